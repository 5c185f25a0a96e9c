import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { checkMovement } from './check.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { contestants, tableCount } from './movement.ts';
import { range } from './numbers.ts';
import { inSections, joinSections, sectionSizes, sectionsOf } from './sections.ts';

test.each([
  [40, 2, [20, 20]],
  [38, 2, [20, 18]],
  [37, 2, [20, 17]],
  [70, 3, [24, 24, 22]],
  [69, 3, [24, 24, 21]],
] as const)('%i pairs in %i sections: %j', (pairs, sections, sizes) => {
  expect(sectionSizes(pairs, sections)).toEqual(sizes);
});

describe('two sections', () => {
  const section = (pairs: number, winners: 1 | 2 = 2) =>
    orThrow(mitchell({ pairs, rounds: 9, boardsPerRound: 3, winners }));

  test('are numbered on, play the same boards from two copies, and rank line by line', () => {
    const movement = inSections([section(20), section(18)]);
    expect(movement).toMatchObject({ kind: 'sections', pairs: 38, copies: 2 });
    expect(tableCount(movement)).toBe(19);
    expect(movement.rankings).toEqual([
      [...range(1, 10), ...range(21, 29)],
      [...range(11, 20), ...range(30, 38)],
    ]);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('have one ranking when each has one', () => {
    expect(inSections([section(20, 1), section(18, 1)]).rankings).toEqual([range(1, 38)]);
  });

  test('come apart again as they were, a Mitchell as a Mitchell, whatever lines they were ranked in', () => {
    const [first, second] = [section(20), section(18)];
    const [one, two] = sectionsOf(inSections([first, second]));
    expect([one?.movement, two?.movement]).toEqual([
      { ...first, kind: 'mitchell' },
      { ...second, kind: 'mitchell' },
    ]);
    expect([one?.numbers, two?.numbers]).toEqual([range(1, 20), range(21, 38)]);
  });

  test('keep a vacant number in its place', () => {
    const movement = inSections([section(17), section(18)]);
    expect(movement.vacant).toEqual([18]);
    expect(contestants(movement)).toEqual([...range(1, 17), ...range(19, 36)]);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('of different lengths: the shorter one rests at the end', () => {
    const short = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));
    const movement = inSections([section(18, 1), short]);
    expect(movement.rounds).toHaveLength(9);
    expect(movement.rounds[8]?.sitOuts).toEqual(range(19, 26));
    expect(checkMovement(movement)).toEqual([]);
  });

  test('take the numbers they are given', () => {
    const two = orThrow(howell({ pairs: 4, boardsPerRound: 2 }));
    const movement = joinSections([
      { movement: two, numbers: [1, 3, 5, 7] },
      { movement: two, numbers: [2, 4, 6, 8] },
    ]);
    expect(movement.rounds[0]?.tables.map(({ ns, ew }) => [ns, ew].sort())).toEqual([
      [1, 7],
      [3, 5],
      [2, 8],
      [4, 6],
    ]);
    expect(movement.shares).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(checkMovement(movement)).toEqual([]);
  });
});
