import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPbn, readUsebio, resultsOfPbn } from '../../format/index.ts';
import { PBN_RESULTS } from '../../format/testing/pbn-results.ts';
import { INDIVIDUAL, MATCHPOINT_PAIRS, SWISS_PAIRS, TEAMS } from '../../format/testing/usebio-samples.ts';
import { differencesIn, element, rescored } from '../testing/results-texts.ts';
import { rescore } from './rescore.ts';

describe('several sessions', () => {
  const pair = (number: string, percentage: string): string =>
    element('PAIR', element('PAIR_NUMBER', number) + element('PERCENTAGE', percentage));
  const line = (ns: string, ew: string, score: number): string =>
    element(
      'TRAVELLER_LINE',
      element('NS_PAIR_NUMBER', ns) + element('EW_PAIR_NUMBER', ew) + element('SCORE', score),
    );
  const session = (id: string, pairs: string, scores: readonly [number, number]): string =>
    `<SESSION SESSION_ID="${id}"><SECTION SECTION_ID="A"><PARTICIPANTS>${pairs}</PARTICIPANTS>
<BOARD>${element('BOARD_NUMBER', 1)}${line('1', '3', scores[0])}${line('2', '4', scores[1])}</BOARD></SECTION></SESSION>`;
  const event = (overall: string): string => `<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS">
<PARTICIPANTS>${overall}</PARTICIPANTS>
${session('1', pair('1', '100') + pair('2', '0') + pair('3', '0') + pair('4', '100'), [420, 170])}
${session('2', pair('1', '50') + pair('2', '50') + pair('3', '50') + pair('4', '50'), [100, 100])}</EVENT></USEBIO>`;

  test('boards of different sessions are not compared; the overall total is over both', () => {
    const result = rescored(event(pair('1', '75') + pair('2', '25') + pair('3', '25') + pair('4', '75')));
    expect(result).toMatchObject({ boards: 2, results: 4, checked: { totals: 12 } });
    expect(result.differences).toEqual([]);
  });

  test('a wrong overall total', () => {
    expect(differencesIn(rescored(event(pair('1', '70'))))).toEqual(['pair 1: percentage 70, not 75 (none)']);
  });

  test('a number that two sections have is not guessed at', () => {
    const section = (id: string, ew: string): string =>
      `<SECTION SECTION_ID="${id}"><PARTICIPANTS>${pair('1', '50')}${pair(ew, '50')}</PARTICIPANTS>
<BOARD>${element('BOARD_NUMBER', 1)}${line('1', ew, 100)}</BOARD></SECTION>`;
    const result = rescored(`<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><SESSION>
<PARTICIPANTS>${pair('1', '99')}</PARTICIPANTS>${section('A', '2')}${section('B', '3')}</SESSION></EVENT></USEBIO>`);
    expect(result.findings.map(({ code }) => code)).toEqual(['rescore-ambiguous']);
    expect(result.differences).toEqual([]);
  });
});

test('an individual whose score the director split (Law 12C1(f)) is read and counted', () => {
  expect(rescored(INDIVIDUAL)).toMatchObject({ boards: 1, results: 1, checked: { table: 0 } });
});

describe('whatever a file says, it is scored or refused, never thrown at', () => {
  const damage = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom('0', '9', '-', '.', 'A', 'S', '', '=', '99999')),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  const damaged = (text: string, changes: readonly (readonly [number, string])[]): string => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return changes.reduce((now, [at, by]) => {
      const index = digits[at % digits.length] ?? 0;
      return now.slice(0, index) + by + now.slice(index + 1);
    }, text);
  };

  test.each([
    ['pairs', MATCHPOINT_PAIRS],
    ['teams', TEAMS],
    ['swiss pairs', SWISS_PAIRS],
    ['individual', INDIVIDUAL],
  ])('USEBIO: %s', (_, text) => {
    fc.assert(
      fc.property(damage, (changes) => {
        const read = readUsebio(damaged(text, changes));
        if (read.ok) expect(rescore(read.value.file).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('PBN', () => {
    fc.assert(
      fc.property(damage, (changes) => {
        const read = resultsOfPbn(readPbn(damaged(PBN_RESULTS, changes)).file);
        if (read.ok) expect(rescore(read.value.file).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
