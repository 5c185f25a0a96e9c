import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IrregularityType } from '../ruling/irregularity.ts';
import type { Laws, Table } from '../table/table.ts';
import { tableUnder } from '../table/table.ts';
import { acted, story } from '../testing/play-stories.ts';
import { happen } from './engine.ts';
import { EVERY_LAW, openTable } from './every-law.ts';
import { lawsOf } from './laws.ts';
import { CALL_AND_CARD_LAWS } from './parts/calls-and-cards.ts';
import { CLAIM_LAWS } from './parts/claims.ts';
import { REPORT_LAWS } from './parts/reports.ts';
import { TRICK_LAWS } from './parts/revokes-and-tricks.ts';

const SETUP = { edition: 2017, dealer: 'N', vulnerability: 'None' } as const;
const PARTS: readonly (readonly [string, Laws])[] = [
  ['calls and cards', CALL_AND_CARD_LAWS],
  ['with revokes', lawsOf(CALL_AND_CARD_LAWS, TRICK_LAWS)],
  ['with claims', lawsOf(CALL_AND_CARD_LAWS, CLAIM_LAWS)],
  ['with reports', lawsOf(CALL_AND_CARD_LAWS, REPORT_LAWS)],
];

test('together the parts are every law', () => {
  const all = lawsOf(CALL_AND_CARD_LAWS, TRICK_LAWS, CLAIM_LAWS, REPORT_LAWS);
  expect(Object.keys(all.rules).toSorted()).toEqual(Object.keys(EVERY_LAW.rules).toSorted());
  expect(Object.keys(all.procedures).toSorted()).toEqual(Object.keys(EVERY_LAW.procedures).toSorted());
});

test('what a table was not given the laws for is refused by name and changes nothing', () => {
  const told = happen(tableUnder(CALL_AND_CARD_LAWS, SETUP), { type: 'wrong-way', seat: 'N' });
  expect(told).toMatchObject({
    ok: false,
    error: {
      code: 'law-not-given',
      params: { happening: 'wrong-way' },
      message: 'This table was not given the Laws that deal with “wrong-way”.',
    },
  });
  expect(happen(openTable(SETUP), { type: 'wrong-way', seat: 'N' })).toMatchObject({ ok: true });
});

/** What stands at a table, but for the laws it is ruled by. */
const standing = ({ calls, played, persists, open, rulings, ended }: Table) => ({
  calls,
  played,
  persists,
  ended,
  asked: open.map(({ question }) => question),
  clauses: rulings.map(({ clauses }) => clauses),
});

/** Has nothing come up there that only laws beside these deal with? */
const isWithin = (laws: Laws, { open, rulings }: Table): boolean =>
  [...open, ...rulings].every(({ irregularity }) => isDealtWith(laws, irregularity.type));
const isDealtWith = ({ procedures }: Laws, type: IrregularityType): boolean => procedures[type] !== undefined;

describe.each(PARTS)('%s', (_, laws) => {
  test('what they deal with is ruled as under every law', () => {
    fc.assert(
      fc.property(story, ([table, acts]) => {
        let [small, whole]: readonly [Table, Table] = [{ ...table, laws }, table];
        for (const each of acts) {
          const [one, other] = [acted(small, each), acted(whole, each)];
          if (one === undefined || other === undefined) continue;
          if (!one.ok && one.error.code === 'law-not-given') continue;
          expect(one.ok).toBe(other.ok);
          if (!one.ok || !other.ok) continue;
          if (!isWithin(laws, other.value)) return;
          [small, whole] = [one.value, other.value];
          expect(standing(small)).toEqual(standing(whole));
        }
      }),
      { numRuns: 15 },
    );
  });
});
