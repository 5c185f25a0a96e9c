import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMON } from '../../locales/common.ts';
import { explainFault } from './explain-fault.ts';
import { readScoreEntry } from './score-entry.ts';

let english: TFunction;
let portuguese: TFunction;

beforeAll(async () => {
  const interpolation = { escapeValue: false };
  const resources = { en: { common: COMMON.en }, pt: { common: COMMON.pt } };
  await i18next.init({ lng: 'en', defaultNS: 'common', resources, interpolation, initAsync: false });
  english = i18next.getFixedT('en');
  portuguese = i18next.getFixedT('pt');
});

function explain(text: string, t: TFunction) {
  const entry = readScoreEntry(text);
  return entry.ok ? undefined : explainFault(text, entry.error, t);
}

describe('what is still missing is asked for, not called an error', () => {
  test.each([
    ['', 'Type a result to see its score.'],
    ['4', 'Next: a strain, C D H S or NT.'],
    ['4s', 'Next: the declarer, N E S or W.'],
    ['13 4s', 'Next: the declarer, N E S or W.'],
    ['4sn', 'Next: = or +1 to +3 or −1 to −10.'],
    ['4sn+', 'Next: = or +1 to +3 or −1 to −10.'],
    ['7sn', 'Next: = or −1 to −13.'],
  ])('"%s": %s', (text, sentence) => {
    expect(explain(text, english)).toEqual({ unfinished: true, sentence });
  });
});

describe('what is wrong is said', () => {
  test.each([
    ['8s', '“8S” does not fit there. Expected: a level from 1 to 7, or Pass.'],
    ['4q', '“Q” does not fit there. Expected: a strain, C D H S or NT.'],
    ['4sq', '“Q” does not fit there. Expected: the declarer, N E S or W.'],
    ['4sn+4', 'That is too many tricks or too few. Possible: = or +1 to +3 or −1 to −10.'],
    ['7nts-14', 'That is too many tricks or too few. Possible: = or −1 to −13.'],
    ['4sn=q', '“Q” does not fit there. Expected: nothing more.'],
  ])('"%s": %s', (text, sentence) => {
    expect(explain(text, english)).toEqual({ unfinished: false, sentence });
  });
});

test('in the language of the person', () => {
  expect(explain('4s', portuguese)?.sentence).toBe('A seguir: o declarante, N E S ou O.');
  expect(explain('4sn+4', portuguese)?.sentence).toMatch(/Possível: = ou \+1 a \+3 ou −1 a −10\.$/);
});
