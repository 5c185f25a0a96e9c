import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '../../base/index.ts';
import { answer, openRuling, undo } from '../engine/engine.ts';
import type { TableRefusal } from '../ruling/refused.ts';
import type { Table } from '../table/table.ts';

type Story<Act> = fc.Arbitrary<readonly [Table, readonly Act[]]>;

/** What may happen at a table, one thing after another. */
interface Stories<Act> {
  readonly story: Story<Act>;
  /** Comparing whole tables takes long after many rulings: each keeps the table before it. */
  readonly shortStory: Story<Act>;
  readonly act: fc.Arbitrary<Act>;
  /** The table after the act, why it is refused, or nothing where there is no occasion for it. */
  readonly acted: (table: Table, act: Act) => Result<Table, TableRefusal> | undefined;
}

/** The table after all that; what was refused left it as it was. */
export const afterAll =
  <Act>(acted: Stories<Act>['acted']) =>
  (table: Table, acts: readonly Act[]): Table =>
    acts.reduce((so, what) => {
      const next = acted(so, what);
      return next?.ok ? next.value : so;
    }, table);

/** A story told: the table after it, and after one thing more, if that was not refused. */
interface AfterStory {
  readonly start: Table;
  readonly after: Table;
  readonly next: Result<Table, TableRefusal> | undefined;
  /** Numbers by which a check chooses. */
  readonly choices: fc.Stream<number>;
}

/** What holds of every table after any story. */
export interface HoldsAfter {
  readonly says: string;
  readonly holds: (story: AfterStory) => void;
}

const OF_ANY_TABLE: readonly HoldsAfter[] = [
  {
    says: 'whatever happens is taken, asked about or refused with a sentence, and never breaks',
    holds: ({ next }) => {
      if (next?.ok === false) expect(next.error.message).toMatch(/\.$/);
      else if (next !== undefined) {
        const question = openRuling(next.value)?.question;
        if (question !== undefined) expect(question.answers.length).toBeGreaterThan(0);
      }
    },
  },
  {
    says: 'an open question can be answered with each of its answers',
    holds: ({ after }) => {
      for (const { id } of openRuling(after)?.question.answers ?? [])
        expect([id, answer(after, id).ok]).toEqual([id, true]);
    },
  },
  {
    says: 'every consequence and every answer names a clause',
    holds: ({ after: { rulings, open } }) => {
      for (const { consequences, answers } of [...rulings, ...open]) {
        for (const { clause } of consequences) expect(clause).toMatch(/^\d/);
        for (const { question } of answers) expect(question.clause).toMatch(/^\d/);
      }
    },
  },
];

/** Looks at one thing that holds; what fails says which it was. */
function looked({ says, holds }: HoldsAfter, story: AfterStory): void {
  try {
    holds(story);
  } catch (cause) {
    throw new Error(`Does not hold: ${says}.`, { cause });
  }
}

/** What holds for any table, whatever happens there, and what more is said of these: each story is told once for all of it. */
export function testAnyTable<Act>(
  { story, shortStory, act, acted }: Stories<Act>,
  numRuns: number,
  more: readonly HoldsAfter[] = [],
): void {
  const tableAfter = afterAll(acted);
  const runs = { numRuns };
  const all = [...OF_ANY_TABLE, ...more];

  test(all.map(({ says }) => says).join('; '), () => {
    fc.assert(
      fc.property(story, act, fc.infiniteStream(fc.nat(60)), ([start, acts], last, choices) => {
        const after = tableAfter(start, acts);
        const told: AfterStory = { start, after, next: acted(after, last), choices };
        for (const each of all) looked(each, told);
      }),
      runs,
    );
  });

  test('an answer looked down a second time, and told anew for it, gives the same table', () => {
    fc.assert(
      fc.property(shortStory, ([table, acts]) => {
        const after = tableAfter(table, acts);
        for (const { id } of openRuling(after)?.question.answers ?? [])
          expect(answer(after, id)).toEqual(answer(after, id));
      }),
      runs,
    );
  });

  test('taking back the last thing gives the table as it was', () => {
    fc.assert(
      fc.property(shortStory, act, ([table, acts], last) => {
        const before = tableAfter(table, acts);
        const next = acted(before, last);
        if (next?.ok) expect(undo(next.value)).toEqual(before);
      }),
      runs,
    );
  });
}
