import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readCase } from '../case-format/file.ts';
import { runCase } from '../case-format/run.ts';
import type { LawsEdition } from '../editions.ts';
import { outcomeOf } from './case-outcome.ts';

/** What comes of a case of the files, by the beginning of its name. */
function outcome(file: string, name: string, edition: LawsEdition) {
  const url = new URL(`../cases/${file}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(url, 'utf8')) as readonly { readonly name: string }[];
  const one = cases.find((each) => each.name.startsWith(name));
  return outcomeOf(runCase(orThrow(readCase(one)), edition).table);
}

const UI = '16-unauthorised-information';
const SCORE = '12-adjusted-score';

describe('what a case leaves to be done', () => {
  test('Law 12C1(c): an assigned score says its results and weights for each side', () => {
    const { score, penalties, later } = outcome(UI, '16B3, 16B1(b) five players', 2017);
    const both = [
      { result: '2HN=', weight: '3/5' },
      { result: '2HN-1', weight: '2/5' },
    ];
    expect(score).toEqual({
      kind: 'assigned',
      strength: 'shall',
      results: { NS: both, EW: both },
      clauses: ['16B3'],
    });
    expect([penalties, later]).toEqual([[], []]);
  });

  test('Law 12C1(e): what a side did to itself stands beside it', () => {
    expect(outcome(UI, '12C1(e) (2007: 12C1(b)) the damaged side gambled', 2017).score).toMatchObject({
      selfInflicted: { side: 'NS', withoutError: [{ result: '3SW-1', weight: '1' }] },
    });
  });

  test('Law 12C2(a): artificial scores, for each side its own', () => {
    expect(outcome(SCORE, '12A2 the board cannot be played', 2017).score).toEqual({
      kind: 'artificial',
      strength: 'shall',
      awards: { NS: 'average-plus', EW: 'average-minus' },
      clauses: ['12C2(a)'],
    });
  });

  test('Law 86B2(b): the better of average plus and what is assigned', () => {
    expect(outcome(SCORE, '86B2(b) one side at fault', 2017).score).toMatchObject({
      kind: 'assigned',
      atLeast: { side: 'NS', award: 'average-plus' },
    });
  });

  test('Law 86B2(a): a board that is replaced', () => {
    const { board, score } = outcome(SCORE, '86B2(a) another board', 2017);
    expect([board, score.kind]).toEqual(['replaced', 'stands']);
  });

  test('Law 16B2: what is looked at when the board is over, and penalties with their strength', () => {
    const { later, score } = outcome(UI, '16B1 (1997: 16A) no alert', 2017);
    expect(later).toMatchObject([{ offender: 'S', clause: '16B3' }]);
    expect(score).toEqual({ kind: 'stands' });
    expect(outcome(UI, '75A (1997: 75D2) South hears', 2017).penalties).toEqual([
      { kind: 'procedural', side: 'NS', strength: 'must', clause: '73C2' },
    ]);
  });

  test('Law 64A: tricks that went over', () => {
    const { score } = outcome(
      '61-to-64-revokes-at-the-table',
      '64A2: two defenders revoke in one suit',
      2017,
    );
    expect(score).toMatchObject({ kind: 'tricks', moved: { NS: 2, EW: 0 }, clauses: ['64A2'] });
  });
});
