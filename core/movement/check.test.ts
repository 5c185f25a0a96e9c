import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { checkMovement, type FindingCode } from './check.ts';
import { howell } from './howell.ts';
import { individual } from './individual.ts';
import type { Movement, PairMovement, TablePlan } from './movement.ts';

const sound = orThrow(howell({ pairs: 8, boardsPerRound: 2 }));

/** The movement with one table of one round (from 0) changed. */
function withTable(round: number, table: number, change: Partial<TablePlan<number>>): PairMovement {
  const rounds = sound.rounds.map((plan, at) =>
    at !== round
      ? plan
      : {
          ...plan,
          tables: plan.tables.map((item, index) => (index === table ? { ...item, ...change } : item)),
        },
  );
  return { ...sound, rounds };
}

const plan = (round: number, table: number) => sound.rounds[round]!.tables[table]!;

const codes = (movement: Movement, mostMeetings = 1): FindingCode[] => [
  ...new Set(checkMovement(movement, { mostMeetings }).map((finding) => finding.code)),
];

test('a sound movement has no findings', () => {
  expect(checkMovement(sound)).toEqual([]);
});

describe('findings', () => {
  test('a number that does not exist, and one left without a seat', () => {
    expect(codes(withTable(0, 1, { ns: 99 }))).toEqual(expect.arrayContaining(['unknown-number', 'no-seat']));
  });

  test('somebody in two places', () => {
    const movement = withTable(0, 1, { ns: plan(0, 0).ew });
    expect(checkMovement(movement).map((finding) => finding.message)).toContain(
      `Round 1: pair ${plan(0, 0).ew} has 2 seats.`,
    );
  });

  test('a table used twice', () => {
    expect(codes(withTable(0, 1, { table: 1 }))).toContain('table-twice');
  });

  test('boards that lie elsewhere, unless there is a copy or the tables share', () => {
    const movement = withTable(0, 1, { boards: plan(0, 0).boards });
    expect(codes(movement)).toContain('boards-elsewhere');
    expect(codes({ ...movement, copies: 2 })).not.toContain('boards-elsewhere');
    expect(codes({ ...movement, shares: [[1, 2]] })).not.toContain('boards-elsewhere');
    expect(codes({ ...movement, shares: [[1, 3]] })).toContain('boards-elsewhere');
  });

  test('a board that somebody plays again', () => {
    const movement = withTable(1, 0, { boards: plan(0, 0).boards });
    expect(checkMovement(movement).map((finding) => finding.message)).toContain(
      'Pair 8 plays board 1 in round 1 and again in round 2.',
    );
  });

  test('opponents who meet more often than allowed', () => {
    const movement = withTable(1, 0, { ew: plan(0, 0).ew });
    expect(codes(movement)).toContain('opponents-again');
    expect(codes(movement, 2)).not.toContain('opponents-again');
  });

  test('a barometer with different boards', () => {
    expect(codes({ ...sound, barometer: true })).toContain('barometer-boards');
  });

  test('somebody ranked twice or nowhere', () => {
    expect(codes({ ...sound, rankings: [[1, 1, 2, 3, 4, 5, 6, 7]] })).toEqual(['not-ranked']);
  });

  test('whoever faces a vacant number plays nothing, and needs no boards', () => {
    const odd = orThrow(howell({ pairs: 7, boardsPerRound: 2 }));
    expect(checkMovement(odd)).toEqual([]);
  });

  test('partners of an individual play together once', () => {
    const movement = orThrow(individual({ players: 8, boardsPerRound: 1 }));
    const [first, second, ...rest] = movement.rounds;
    const again = { ...movement, rounds: [first!, { ...first!, round: 2, tables: second!.tables }, ...rest] };
    expect(codes(again, 2)).toEqual([]);
    const repeated = { ...movement, rounds: [first!, { ...first!, round: 2 }, ...rest] };
    expect(codes(repeated, 9)).toContain('partners-again');
  });
});
