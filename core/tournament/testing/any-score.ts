import type { Player } from '../contestant.ts';
import type { PenaltyAmount, SideScoreData, WeightedResult } from '../score-data.ts';
import type { Dice } from './dice.ts';
import { SOME_RESULTS } from './evening.ts';

const SOME_NUMBERS = ['60', '57.5', '0', '1/3', '100', '12', '2', '-3', '-10', '1/7', '40'] as const;

/** Outcomes that might have been, with their weights. */
const anyOutcomes = (dice: Dice): readonly WeightedResult[] =>
  Array.from({ length: dice.below(3) + 1 }, () => ({
    result: dice.pick(SOME_RESULTS),
    weight: dice.pick(['100', '1/3', '50', '33.3', '0', '1/7']),
  }));

/** An adjusted score of any kind, whether or not it has a meaning in the tournament's method. */
export function anySideScore(dice: Dice): SideScoreData {
  const kinds = [
    'kept',
    'assigned',
    'self-inflicted',
    'named',
    'percent',
    'imps',
    'points',
    'no-score',
  ] as const;
  const kind = dice.pick(kinds);
  switch (kind) {
    case 'kept':
    case 'no-score':
      return { kind };
    case 'assigned':
      return { kind, outcomes: anyOutcomes(dice) };
    case 'self-inflicted':
      return {
        kind,
        table: anyOutcomes(dice),
        withoutInfraction: anyOutcomes(dice),
        withoutError: anyOutcomes(dice),
      };
    case 'named':
      return {
        kind,
        name: dice.pick(['A+', 'A', 'A-', 'late', 'own-average', 'omitted', 'suspended'] as const),
      };
    case 'percent':
      return { kind, percent: dice.pick(SOME_NUMBERS) };
    case 'imps':
      return { kind, imps: dice.pick(SOME_NUMBERS) };
    case 'points':
      return { kind, points: dice.pick(SOME_NUMBERS) };
  }
}

export const anyAmount = (dice: Dice): PenaltyAmount => ({
  unit: dice.pick(['percent-of-top', 'percent-of-top', 'matchpoints', 'imps', 'vps'] as const),
  value: dice.pick(SOME_NUMBERS),
});

export const anyPlayer = (dice: Dice): Player => ({
  name: `Player ${dice.below(50)}`,
  ...(dice.chance(3) ? { id: `${dice.below(30)}` } : {}),
  ...(dice.chance(3) ? { tier: dice.pick([1, 2, 3] as const) } : {}),
  ...(dice.chance(5) ? { category: dice.pick([0, 3, 8] as const) } : {}),
});
