import { orThrow } from '../../base/index.ts';
import { contestants, type IndividualMovement, individual } from '../../movement/index.ts';
import type { ContestantId } from '../meeting.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { type AnyCommand, after, command } from './given.ts';

export const playerEntry = (contestant: ContestantId): AnyCommand =>
  command('enter-contestant', { kind: 'player', contestant, player: { name: `Player ${contestant}` } });

/** Number n of the movement is player n. */
export const planOfPlayers = (movement: IndividualMovement, session = 1): AnyCommand =>
  command('plan-session', {
    session,
    sections: [
      {
        section: 'A',
        movement,
        seating: Object.fromEntries(contestants(movement).map((number) => [number, `${number}`])),
      },
    ],
  });

/** An individual with its players entered and session 1 planned. */
export const plannedIndividual = (
  movement: IndividualMovement = orThrow(individual({ players: 12, boardsPerRound: 2 })),
  settings: Partial<Settings> = {},
): TournamentState =>
  after(
    command('create-tournament', {
      name: 'Individual',
      date: '2026-03-14',
      settings: { ...settings, contestants: 'player' },
    }),
    ...contestants(movement).map((number) => playerEntry(`${number}`)),
    planOfPlayers(movement),
  );

/** Two tables, two rounds of a board each: partners change, and it can be scored by hand. */
export const TWO_ROUNDS: IndividualMovement = {
  kind: 'individual',
  players: 8,
  rounds: [
    {
      round: 1,
      tables: [
        { table: 1, ns: [1, 2], ew: [3, 4], boards: [1] },
        { table: 2, ns: [5, 6], ew: [7, 8], boards: [1] },
      ],
    },
    {
      round: 2,
      tables: [
        { table: 1, ns: [1, 3], ew: [2, 4], boards: [2] },
        { table: 2, ns: [5, 7], ew: [6, 8], boards: [2] },
      ],
    },
  ],
  vacant: [],
  rankings: [[1, 2, 3, 4, 5, 6, 7, 8]],
  shares: [],
  copies: 2,
  barometer: true,
};
