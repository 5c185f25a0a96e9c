import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { checkMovement } from './check.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { isPlayed, type PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import { type DamageCode, type Replan, replan, type Situation } from './replan.ts';

const HOWELL = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));
const MITCHELL = orThrow(mitchell({ pairs: 18, rounds: 9, boardsPerRound: 3 }));
const SKIP = orThrow(mitchell({ pairs: 20, rounds: 9, boardsPerRound: 3 }));
const ODD = orThrow(howell({ pairs: 9, boardsPerRound: 3 }));

/** The first rounds as they were announced. */
const asPlanned = (movement: PairMovement, rounds: number): Situation['played'] =>
  movement.rounds
    .slice(0, rounds)
    .flatMap(({ round, tables }) =>
      tables.filter((plan) => isPlayed(movement, plan)).map((plan) => ({ round, ...plan })),
    );

const after = (movement: PairMovement, rounds: number, change: Partial<Situation> = {}): Replan =>
  orThrow(replan({ movement, roundsOver: rounds, played: asPlanned(movement, rounds), ...change }));

const damage = ({ damage: list }: Replan, ...codes: DamageCode[]) =>
  list.filter(({ code }) => codes.includes(code));

const seatsOf = (movement: PairMovement, from: number) =>
  movement.rounds
    .slice(from)
    .map(({ tables }) => tables.map(({ table, ns, ew, boards }) => [table, ns, ew, boards]));

test('when nothing happened nothing changes', () => {
  const plan = after(MITCHELL, 3);
  expect(plan.damage).toEqual([]);
  expect(seatsOf(plan.movement, 0)).toEqual(seatsOf(MITCHELL, 0));
});

describe('a late pair', () => {
  test('takes the vacant number: from then on the movement is whole', () => {
    const plan = after(ODD, 1, { arriving: 1 });
    expect(plan.arrived).toEqual([10]);
    expect(plan.damage).toEqual([]);
    expect(plan.movement).toMatchObject({ pairs: 10, vacant: [] });
    expect(plan.movement.rounds[0]?.sitOuts).toEqual([1, 10]);
    expect(checkMovement(plan.movement)).toEqual([]);
  });

  test('who has a number and comes for round 2 only missed round 1', () => {
    const played = asPlanned(HOWELL, 1).filter(({ ns, ew }) => ns !== 3 && ew !== 3);
    const plan = orThrow(replan({ movement: HOWELL, roundsOver: 1, played }));
    expect(plan.damage).toEqual([]);
    expect(seatsOf(plan.movement, 1)).toEqual(seatsOf(HOWELL, 1));
  });
});

describe('a table added in round 2', () => {
  test.each([
    ['Mitchell', MITCHELL],
    ['skip Mitchell', SKIP],
  ])('%s: nobody waits and no board is lost; the new table shares', (_, movement) => {
    const plan = after(movement, 1, { arriving: 2 });
    expect(damage(plan, 'waits', 'board-lost')).toEqual([]);
    expect(plan.movement.shares.flat()).toContain(movement.pairs / 2 + 1);
    expect(checkMovement(plan.movement, { mostMeetings: 2 })).toEqual([]);
    for (const number of plan.arrived) {
      const rounds = plan.movement.rounds.filter(({ tables }) =>
        tables.some(({ ns, ew }) => ns === number || ew === number),
      );
      expect(rounds).toHaveLength(8);
    }
  });
});

describe('a pair that leaves', () => {
  test('lets one pair wait each round, and nothing else changes', () => {
    const plan = after(MITCHELL, 2, { leaving: [5] });
    expect(damage(plan, 'waits')).toHaveLength(7);
    expect(damage(plan, 'board-lost', 'opponents-again', 'moved')).toEqual([]);
    expect(checkMovement(plan.movement)).toEqual([]);
  });
});

describe('a mistake', () => {
  test('two pairs sat at each other’s table: nobody replays a board, and people are told what is lost', () => {
    const played = asPlanned(SKIP, 2).map((plan) => {
      if (plan.round !== 2 || plan.table > 2) return plan;
      return { ...plan, ew: SKIP.rounds[1]!.tables[2 - plan.table]!.ew };
    });
    const plan = orThrow(replan({ movement: SKIP, roundsOver: 2, played }));
    expect(checkMovement(plan.movement, { mostMeetings: 2 })).toEqual([]);
    expect(damage(plan, 'board-lost', 'waits')).toEqual([]);
  });

  test('a table played the boards of the next round: they are not played again', () => {
    const played = asPlanned(MITCHELL, 1).map((plan) =>
      plan.table === 9 ? { ...plan, boards: [1, 2, 3] } : plan,
    );
    const plan = orThrow(replan({ movement: MITCHELL, roundsOver: 1, played }));
    const replays = checkMovement(plan.movement, { mostMeetings: 9 }).filter(
      ({ code }) => code === 'board-replayed',
    );
    expect(replays).toEqual([]);
  });
});

test('nobody is ever made to replay a board, and boards and people are in one place', () => {
  const situations = fc.record({
    movement: fc.constantFrom(
      HOWELL,
      ODD,
      SKIP,
      orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 3 })),
    ),
    roundsOver: fc.integer({ min: 0, max: 4 }),
    leaving: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
    arriving: fc.integer({ min: 0, max: 2 }),
    mixUp: fc.array(fc.tuple(fc.nat(50), fc.nat(50), fc.boolean()), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(situations, ({ movement, roundsOver, leaving, arriving, mixUp }) => {
      const played = mixUp.reduce(
        (tables, [a, b, people]) => exchange(tables, a, b, people),
        asPlanned(movement, roundsOver),
      );
      const plan = orThrow(replan({ movement, roundsOver, played, leaving, arriving }));
      const findings = checkMovement(plan.movement, { mostMeetings: 20 });
      expect(findings.filter(({ round }) => round === undefined || round > roundsOver)).toEqual([]);
      const seated = plan.movement.rounds
        .slice(roundsOver)
        .flatMap(({ tables }) => tables.flatMap(({ ns, ew }) => [ns, ew]));
      for (const number of leaving) expect(seated).not.toContain(number);
    }),
    { numRuns: 30 },
  );
});

/** Two tables of the same round exchanged their EW pairs, or their boards. */
function exchange(played: Situation['played'], a: number, b: number, people: boolean): Situation['played'] {
  const one = played[a % Math.max(1, played.length)];
  const same = played.filter((plan) => plan.round === one?.round);
  const other = same[b % Math.max(1, same.length)];
  if (one === undefined || other === undefined) return played;
  const swapped = (plan: typeof one, from: typeof one) =>
    people ? { ...plan, ew: from.ew } : { ...plan, boards: from.boards };
  return played.map((plan) =>
    plan === one ? swapped(one, other) : plan === other ? swapped(other, one) : plan,
  );
}

describe('refusals', () => {
  test.each([
    [{ roundsOver: 7 }, 'rounds-over'],
    [{ roundsOver: -1 }, 'rounds-over'],
    [{ roundsOver: 1 }, 'rounds-over'],
    [{ leaving: [99] }, 'unknown-number'],
    [{ arriving: -1 }, 'arriving'],
  ])('%j: %s', (change, code) => {
    const situation = { movement: HOWELL, roundsOver: 2, played: asPlanned(HOWELL, 2), ...change };
    expect(replan(situation)).toMatchObject({ ok: false, error: { code } });
  });
});

test('the same situation gives the same plan', () => {
  const situation = { leaving: [2, 3], arriving: 1 };
  expect(after(SKIP, 3, situation)).toEqual(after(SKIP, 3, situation));
  expect(range(1, 9)).toEqual(after(SKIP, 3, situation).movement.rounds.map(({ round }) => round));
});
