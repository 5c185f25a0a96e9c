import { contestants, type IndividualMovement } from 'naipe/movement';
import type { CommandData, ContestantId, SectionPlan } from 'naipe/tournament';
import { type Intent, newCommandId } from '../../../../live/index.ts';
import { placeholderPlayer } from '../../entries/placeholder.ts';
import { letterOf, type SetUp } from '../set-up.ts';
import { numbersTo } from '../teams/set-up-matches.ts';

/** Players on the numbers of the sections, in order. */
export function seatPlayers(
  movements: readonly IndividualMovement[],
  players: readonly ContestantId[],
): readonly SectionPlan[] {
  let next = 0;
  return movements.map((movement, index): SectionPlan => {
    const seating = Object.fromEntries(
      contestants(movement).map((number) => [number, players[next++] ?? '']),
    );
    return { section: letterOf(index), movement, seating };
  });
}

/** An individual ready to be opened: its players by number, and session 1. */
export function setUpOfPlayers(
  create: CommandData['create-tournament'],
  count: number,
  movements: readonly IndividualMovement[],
  startsAt: string | undefined,
): SetUp {
  const numbers = numbersTo(count);
  const begins = startsAt === undefined ? {} : { startsAt };
  return {
    createId: newCommandId(),
    create,
    steps: [
      ...numbers.map((player): Intent => {
        const data = { kind: 'player' as const, contestant: player, player: placeholderPlayer(player) };
        return { id: newCommandId(), type: 'enter-contestant', data };
      }),
      {
        id: newCommandId(),
        type: 'plan-session',
        data: { session: 1, sections: seatPlayers(movements, numbers), ...begins },
      },
    ],
  };
}

/** The players in an order drawn by lot. */
export const byLot = (players: readonly ContestantId[], random: () => number): readonly ContestantId[] =>
  players
    .map((player) => ({ player, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ player }) => player);
