import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../game/index.ts';
import type { Reason } from '../swiss/reason.ts';
import { en } from './en.ts';
import { breachText, impossibleText, reasonText } from './reason-text.ts';

const passed: Reason = {
  code: 'passed-over',
  teams: ['1', '4'],
  because: [{ code: 'has-met', teams: ['2', '3'] }],
};

test.each([
  ['en', '1 meets 4: 1 has met 2 and 3'],
  ['pt', '1 defronta 4: 1 já defrontou 2 e 3'],
  ['es', '1 se enfrenta a 4: 1 ya se ha enfrentado a 2 y 3'],
  ['it', '1 incontra 4: 1 ha già incontrato 2 e 3'],
] as const)('%s', (language, text) => expect(reasonText(passed, language)).toBe(text));

test('several grounds, one or more teams', () => {
  const reason: Reason = {
    code: 'bye',
    teams: ['7'],
    because: [
      { code: 'had-bye', teams: ['9'] },
      { code: 'out-blocks-rest', teams: ['8', '6'] },
    ],
  };
  expect(reasonText(reason, 'en')).toBe(
    '7 sits out: the lowest that has not yet; 9 has had a bye; without 8 and 6 the rest could not be drawn',
  );
});

describe.each(LANGUAGES)('%s: every reason has its teams, and nothing is left to fill in', (language) => {
  test.each(Object.keys(en.reasons) as (keyof typeof en.reasons)[])('%s', (code) => {
    const because = (Object.keys(en.because) as (keyof typeof en.because)[]).map((one) => ({
      code: one,
      teams: ['Y', 'Z'],
    }));
    const text = reasonText({ code, teams: ['X', 'W', 'V'], because }, language);
    expect(text).toContain('X');
    expect(text.match(/Y \S+ Z/g)?.length).toBe(because.length);
    expect(text).not.toMatch(/[{}]/);
  });
});

test.each(LANGUAGES)('%s: every breach has words with its teams', (language) => {
  for (const code of Object.keys(en.breaches) as (keyof typeof en.breaches)[]) {
    const text = breachText({ code, teams: ['X', 'Y'] }, language);
    expect(text).toContain('X');
    expect(text).not.toMatch(/[{}]/);
  }
});

test.each([
  [
    'pt',
    'Não há emparelhamento sem repetição: A já não tem com quem jogar. Bastaria uma repetição. Bastaria uma segunda folga para B.',
  ],
  [
    'es',
    'No hay emparejamiento sin repetición: A ya no tiene contra quién jugar. Bastaría una repetición. Bastaría un segundo descanso para B.',
  ],
  [
    'it',
    'Non ci sono abbinamenti senza ripetizioni: A non ha più nessuno da incontrare. Basterebbe una ripetizione. Basterebbe un secondo riposo per B.',
  ],
] as const)('%s: why there is no draw', (language, text) => {
  const deadlock = { groups: [['A']], hubs: [] };
  expect(impossibleText({ deadlock, fewestRematches: 1, secondBye: 'B' }, language)).toBe(text);
});

test.each(LANGUAGES)('%s: groups, hubs and rules are named', (language) => {
  const deadlock = { groups: [['A'], ['B', 'C', 'D']], hubs: ['E'] };
  const text = impossibleText(
    { deadlock, fewestRematches: 3, release: ['club', 'region', 'nation'] },
    language,
  );
  for (const part of ['A', '(B, C ', 'D)', 'E', '3']) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]/);
});
