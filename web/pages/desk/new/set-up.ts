import { contestants, type PairMovement, sectionsOf } from 'naipe/movement';
import type { CommandData, ContestantId, SectionPlan } from 'naipe/tournament';
import { type Intent, newCommandId } from '../../../live/index.ts';
import { placeholderPlayers } from '../entries/placeholder.ts';

/** The section of a field that is not divided. */
const SECTION = 'A';

/** What sections and groups are called, in order: A, B... */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Pairs on the numbers of a movement, in order; what is vacant stays so. */
export function seatInOrder(movement: PairMovement, pairs: readonly ContestantId[]): SectionPlan {
  const numbers = contestants(movement);
  const seating = Object.fromEntries(numbers.map((number, index) => [number, pairs[index] ?? '']));
  return { section: SECTION, movement, seating };
}

/**
 * A field divided into sections (RTP 3.5.5.1, ROP 8.1.3): each with its letter, tables and boards of its own, so that the
 * organiser can have them compared and ranked as one field or each for itself.
 */
export function sectionPlans(movement: PairMovement, pairs: readonly ContestantId[]): readonly SectionPlan[] {
  const whole = seatInOrder(movement, pairs);
  const sections = sectionsOf(movement);
  if (sections.length === 1) return [whole];
  return sections.map(({ movement: own, numbers }, index) => ({
    section: letterOf(index),
    movement: own,
    seating: Object.fromEntries(
      contestants(own).map((number) => [number, whole.seating[numbers[number - 1] ?? 0] ?? '']),
    ),
  }));
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
  // The mixed scheme is one field, whose groups change from session to session.
  const plans = (movement: PairMovement) =>
    movements.length === 1 ? sectionPlans(movement, numbers) : [seatInOrder(movement, numbers)];
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
        const data = { session: index + 1, sections: plans(movement), ...begins };
        return { id: newCommandId(), type: 'plan-session', data };
      }),
    ],
  };
}
