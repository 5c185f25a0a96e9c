import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesAt } from './replan-changes.ts';
import { Assessor } from './replan-cost.ts';
import { couple, type DraftRound, type Room } from './replan-draft.ts';

const SETS = [[1, 2], [3, 4], [5, 6], [7, 8], [9]] as const;

/** Three tables, eight numbers and a seat or two that nobody takes, in any order. */
const round: fc.Arbitrary<DraftRound> = fc
  .tuple(
    fc.shuffledSubarray([0, 0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
    fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
  )
  .map(([seats, sets]) => ({
    tables: sets.map((set, at) => ({
      table: at + 1,
      ns: seats[2 * at] ?? 0,
      ew: seats[2 * at + 1] ?? 0,
      set,
    })),
    waiting: seats.slice(6),
  }));

const plan = fc.array(round, { minLength: 1, maxLength: 5 });

const roomOf = (original: readonly DraftRound[], twoLines: boolean, copies: number): Room => ({
  sets: SETS,
  copies,
  mayShare: (a, b) => a + b === 3,
  playedBoards: new Set(['1/3', '1/4', '6/3', '6/4']),
  meetings: new Map([[couple(1, 6), 1]]),
  stays: new Set([2]),
  line: new Map(twoLines ? [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, number < 5 ? 'NS' : 'EW']) : []),
  original,
});

const copyOf = (rounds: readonly DraftRound[]): DraftRound[] => structuredClone(rounds) as DraftRound[];

test('what a change costs is the same whether all rounds are reckoned or only what it touches', () => {
  fc.assert(
    fc.property(
      plan,
      plan,
      fc.nat(),
      fc.integer({ min: -1, max: 2 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 2 }),
      (start, original, which, at, twoLines, copies) => {
        const room = roomOf(original, twoLines, copies);
        const assessor = new Assessor(room);
        const rounds = copyOf(start);
        const index = which % rounds.length;
        const changing = rounds[index] as DraftRound;
        const reckon = assessor.whileChanging(rounds, index);
        for (const change of changesAt(changing, at, room)) {
          const undo = change();
          const whole = new Assessor(room).assess(rounds);
          expect(reckon(Number.POSITIVE_INFINITY)).toBe(whole);
          // It may give up at what it must stay below, and never before.
          expect(reckon(whole + 1)).toBe(whole);
          expect(reckon(whole)).toBe(whole);
          expect(reckon(whole - 1)).toBe(whole - 1);
          undo();
        }
      },
    ),
  );
});
