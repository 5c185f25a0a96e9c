import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, SEATS, type Seat } from '../../game/index.ts';
import { readReport } from '../case-format/report-file.ts';
import { isClauseOf } from '../clauses/is-clause.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import type { Happening } from '../happening/happening.ts';
import {
  ADJUSTMENT_GROUNDS,
  EXPLAINED,
  INFORMATION_SOURCES,
  REQUESTS,
  type Report,
  VARIED_AFTER,
} from '../happening/report.ts';
import type { Table } from '../table/table.ts';
import { answer, happen, openRuling, undo } from './engine.ts';
import { openTable } from './every-law.ts';

const seat = fc.constantFrom<Seat>(...SEATS);
const flag = fc.boolean();
const call = fc.constantFrom<Call>('Pass', 'Pass', 'Pass', '1C', '1S', '2H', '3NT', 'X', 'XX');
const count = fc.constantFrom(12, 13, 13, 14);

const of = <Type extends Report['type']>(
  type: Type,
  fields: { readonly [name: string]: fc.Arbitrary<unknown> },
): fc.Arbitrary<Report> =>
  fc.record({ type: fc.constant(type), ...fields }).map((each) => each as unknown as Report);

const report: fc.Arbitrary<Report> = fc.oneof(
  of('attention', { by: fc.oneof(seat, fc.constant('spectator')), offender: seat, prevents: flag }),
  of('acted', { seat, offender: seat }),
  of('rectified-by-players', { seat, offender: seat, waived: flag }),
  of('corrected-early', { seat }),
  of('consulted-partner', { seat }),
  of('adjustment', { offender: seat, ground: fc.constantFrom(...ADJUSTMENT_GROUNDS) }),
  of('counted', {
    counts: fc.record({ N: count, E: count, S: count, W: count }),
    missing: fc.constant('C9'),
  }),
  of('foreign-card', { seat, quitted: flag }),
  of('wrong-hand', { seat }),
  of('hand-met-again', { seat, cancelled: call }),
  of('wrong-board', { seat, bothSides: flag }),
  of('wrong-way', { seat }),
  of('from-partner', { seat, source: fc.constantFrom(...INFORMATION_SOURCES) }),
  of('withdrawn-used', { seat }),
  of('from-elsewhere', { seat }),
  of('misstated-double', { seat, call: fc.constantFrom('X', 'XX'), said: call }),
  of('redeal-wanted', { seat }),
  of('request', { seat, what: fc.constantFrom(...REQUESTS), atTurn: flag, firstTurn: flag }),
  of('review-wrong', { seat, correctedBy: fc.option(seat, { nil: undefined }) }),
  of('restated', { seat, asker: seat }),
  of('explained', { seat, whose: fc.constantFrom(...EXPLAINED), instructed: flag }),
  of('corrects', { seat, whose: fc.constantFrom('own', 'partner') }),
  of('misinformed', { seat }),
  of('consulted', {
    seat,
    what: fc.constantFrom('own-card', 'opponents-card', 'memory-aid'),
    toExplain: flag,
  }),
  of('deviated', { seat, artificial: flag }),
  of('special-understanding', { seat }),
  of('not-disclosed', { seat, where: fc.constantFrom('answer', 'card') }),
  of('methods-differ', { seat }),
  of('methods-varied', { seat, after: fc.constantFrom(...VARIED_AFTER) }),
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: report },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('call' as const), seat, call }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('lead-faced' as const), seat }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'play-over' }) },
);

/** Either something happens, or the open question gets its nth answer. */
interface Step {
  readonly happening: Happening;
  readonly nth: number;
}

const step: fc.Arbitrary<Step> = fc.record({ happening, nth: fc.nat(9) });

/** The tables that a board goes through, in any order of things that happen. */
function tablesOf(edition: LawsEdition, dealer: Seat, steps: readonly Step[]): readonly Table[] {
  const tables: Table[] = [openTable({ edition, dealer, vulnerability: 'None' })];
  for (const { happening: next, nth } of steps) {
    const table = tables.at(-1);
    if (table === undefined) break;
    const answers = openRuling(table)?.question.answers ?? [];
    const chosen = answers[nth % Math.max(answers.length, 1)];
    const after = chosen === undefined ? happen(table, next) : answer(table, chosen.id);
    if (after.ok) tables.push(after.value);
    else expect(after.error.message).not.toBe('');
  }
  return tables;
}

const edition = fc.constantFrom<LawsEdition>(...LAWS_EDITIONS);

describe('whatever is reported', () => {
  test('every ruling cites clauses that its edition has', () => {
    fc.assert(
      fc.property(edition, seat, fc.array(step, { maxLength: 14 }), (year, dealer, steps) => {
        const last = tablesOf(year, dealer, steps).at(-1);
        const rulings = [...(last?.rulings ?? []), ...(last?.open ?? [])];
        const cited = rulings.flatMap(({ clauses }) => clauses);
        expect(cited.filter((clause) => !isClauseOf(year, clause))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('the last thing that happened, or was answered, can be undone', () => {
    fc.assert(
      fc.property(edition, seat, fc.array(step, { maxLength: 10 }), (year, dealer, steps) => {
        const tables = tablesOf(year, dealer, steps);
        const [before, after] = tables.slice(-2);
        if (before === undefined || after === undefined) return;
        expect(undo(after)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  test('it is read back from its JSON', () => {
    fc.assert(
      fc.property(report, (each) => {
        expect(readReport(JSON.parse(JSON.stringify(each)))).toEqual(each);
      }),
    );
  });

  test('a report with a field too many, or one missing, is not read', () => {
    expect(readReport({ type: 'wrong-hand', seat: 'N', wholly: true })).toBeUndefined();
    expect(readReport({ type: 'wrong-hand' })).toBeUndefined();
    expect(readReport({ type: 'counted', counts: { N: 13, E: 13, S: 13 } })).toBeUndefined();
    expect(readReport({ type: 'no-such-report', seat: 'N' })).toBeUndefined();
  });
});
