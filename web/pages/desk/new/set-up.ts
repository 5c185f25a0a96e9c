import { contestants, type PairMovement } from 'naipe/movement';
import type { CommandData, ContestantId, SectionPlan } from 'naipe/tournament';
import { type Intent, newCommandId } from '../../../live/index.ts';
import { placeholderPlayers } from '../entries/placeholder.ts';

/** The only section of a session that the guided set-up plans; a movement in sections numbers its tables on. */
const SECTION = 'A';

/** What sections and groups are called, in order: A, B... */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Pairs on the numbers of a movement, in order; what is vacant stays so. */
export function seatInOrder(movement: PairMovement, pairs: readonly ContestantId[]): SectionPlan {
  const numbers = contestants(movement);
  const seating = Object.fromEntries(numbers.map((number, index) => [number, pairs[index] ?? '']));
  return { section: SECTION, movement, seating };
}

/** Pairs 1 to so many, by number only. */
const numberedPairs = (count: number): readonly ContestantId[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

/** Everything that makes a new tournament ready to be opened. Made once, so that sending it again changes nothing. */
export interface SetUp {
  readonly createId: string;
  readonly create: CommandData['create-tournament'];
  readonly steps: readonly Intent[];
}

export function setUpOf(
  create: CommandData['create-tournament'],
  pairs: number,
  movements: readonly PairMovement[],
  startsAt: string | undefined,
): SetUp {
  const numbers = numberedPairs(pairs);
  return {
    createId: newCommandId(),
    create,
    steps: [
      ...numbers.map((pair): Intent => {
        const data = { kind: 'pair' as const, contestant: pair, players: placeholderPlayers(pair) };
        return { id: newCommandId(), type: 'enter-contestant', data };
      }),
      ...movements.map((movement, index): Intent => {
        const begins = index === 0 && startsAt !== undefined ? { startsAt } : {};
        const data = { session: index + 1, sections: [seatInOrder(movement, numbers)], ...begins };
        return { id: newCommandId(), type: 'plan-session', data };
      }),
    ],
  };
}
