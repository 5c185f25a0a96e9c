import { range } from './numbers.ts';
import type { Length } from './official.ts';

/** What the director has to work with, and wants. */
export interface Wishes {
  /** The minutes that a board takes: 7, with screens 8 (RTP 2.2.5). */
  readonly minutesPerBoard: number;
  /** The minutes between two rounds, when they are counted apart. */
  readonly minutesPerMove?: number;
  /** The minutes there are for play. */
  readonly minutes?: number;
  /** About how many boards a pair should play. */
  readonly boards?: number;
  readonly winners?: 1 | 2;
  /** How many pairs cannot move. */
  readonly fixedSeats?: number;
  /** How many copies of each board can be made, when that is limited. */
  readonly copies?: number;
  /** Everybody plays the same boards at the same time, from a copy for each table. */
  readonly barometer?: boolean;
  /** Two or three sessions let in the schemes of Mitchells and Howells in which everybody meets everybody. */
  readonly sessions?: number;
}

/** Boards in a session of three hours or a little more, when nobody says. */
const USUAL_BOARDS = 26;

/** The boards asked for; else those the time allows; else the usual number. */
export function wantedBoards(wishes: Wishes): number {
  if (wishes.boards !== undefined) return wishes.boards;
  if (wishes.minutes !== undefined) return Math.floor(wishes.minutes / wishes.minutesPerBoard);
  return USUAL_BOARDS;
}

export const minutesOf = ({ rounds, boardsPerRound }: Length, wishes: Wishes): number =>
  rounds * boardsPerRound * wishes.minutesPerBoard + (rounds - 1) * (wishes.minutesPerMove ?? 0);

/** Boards a round that players put up with. */
const BOARDS_PER_ROUND = { fewest: 2, most: 9 } as const;
const FEWEST_ROUNDS = 3;
/** A movement of about the right length: so many boards off at most, or where its rounds are given. */
const BOARDS_OFF = 4;
const BOARDS_OFF_COMPLETE = 8;

/** Boards more or fewer than are wanted. */
export const boardsOff = ({ rounds, boardsPerRound }: Length, wishes: Wishes): number =>
  Math.abs(rounds * boardsPerRound - wantedBoards(wishes));

/** Whether a length comes near to what is wanted. */
export const isNear = (length: Length, wishes: Wishes): boolean => boardsOff(length, wishes) <= BOARDS_OFF;

/** Of all lengths with up to so many rounds, the one nearest to what is wanted; of those alike, with most rounds. */
export function bestLength(mostRoundsPlayed: number, wishes: Wishes): Length | undefined {
  const lengths = range(FEWEST_ROUNDS, mostRoundsPlayed)
    .flatMap((rounds) =>
      range(BOARDS_PER_ROUND.fewest, BOARDS_PER_ROUND.most).map((boardsPerRound) => ({
        rounds,
        boardsPerRound,
      })),
    )
    .filter((length) => fits(length, wishes));
  // Two boards more or fewer matter less than meeting more opponents.
  const grade = (length: Length) => Math.floor(boardsOff(length, wishes) / 3);
  return lengths.sort((a, b) => grade(a) - grade(b) || b.rounds - a.rounds)[0];
}

function fits(length: Length, wishes: Wishes): boolean {
  const boards = length.rounds * length.boardsPerRound;
  if (wishes.minutes !== undefined && minutesOf(length, wishes) > wishes.minutes) return false;
  return wishes.boards === undefined || Math.abs(boards - wishes.boards) <= BOARDS_OFF;
}

/** As many boards a round as come nearest to what is wanted, when the number of rounds is given. */
export function boardsFor(rounds: number, wishes: Wishes): Length | undefined {
  const off = (length: Length) => boardsOff(length, wishes);
  return range(BOARDS_PER_ROUND.fewest, BOARDS_PER_ROUND.most)
    .map((boardsPerRound) => ({ rounds, boardsPerRound }))
    .filter((length) => fits(length, wishes) && off(length) <= BOARDS_OFF_COMPLETE)
    .sort((a, b) => off(a) - off(b))[0];
}

/** What the request for a movement says where a barometer is wanted. */
export const barometerOf = ({ barometer = false }: Wishes): { readonly barometer?: true } =>
  barometer ? { barometer } : {};

export const fixedSeatNeeded = (wishes: Wishes): boolean => (wishes.fixedSeats ?? 0) > 0;
