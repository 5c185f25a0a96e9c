import {
  embargoEnd,
  isEmbargoOver,
  type JoinedClub,
  type Simultaneous,
  type SimultaneousPlan,
} from './event.ts';
import type { SimultaneousPlace } from './field.ts';
import type { HandedIn } from './handed.ts';

/** How far a club is. */
export const CLUB_STAGES = ['joined', 'playing', 'handed-in', 'too-late', 'withdrawn'] as const;
export type ClubStage = (typeof CLUB_STAGES)[number];

export interface ClubSeen
  extends Pick<
    JoinedClub,
    'club' | 'director' | 'playsUntil' | 'takenAt' | 'openedAt' | 'directorPlaysAt' | 'withdrawn'
  > {
  readonly stage: ClubStage;
  readonly pairs: number;
}

/** What everybody may know of it before the embargo ends, and after. */
export interface SimultaneousSeen {
  readonly simultaneous: string;
  readonly plan: SimultaneousPlan;
  readonly embargoEnd: string;
  readonly isOver: boolean;
  readonly clubs: readonly Pick<ClubSeen, 'club' | 'stage' | 'pairs'>[];
  /** After the embargo: what is written about the boards. */
  readonly booklet?: string;
}

function stageOf(event: Simultaneous, club: JoinedClub, handed: HandedIn, now: string): ClubStage {
  if (club.withdrawn !== undefined) return 'withdrawn';
  if (handed.has(club.club)) return 'handed-in';
  if (club.openedAt !== undefined) return 'playing';
  return isEmbargoOver(event, now) ? 'too-late' : 'joined';
}

/** The clubs and how far each is. */
export const clubsSeen = (event: Simultaneous, handed: HandedIn, now: string): readonly ClubSeen[] =>
  [...event.clubs.values()].map((club) => {
    const { club: name, director, playsUntil, takenAt, openedAt, directorPlaysAt, withdrawn } = club;
    return {
      club: name,
      director,
      ...(playsUntil === undefined ? {} : { playsUntil }),
      ...(takenAt === undefined ? {} : { takenAt }),
      ...(openedAt === undefined ? {} : { openedAt }),
      ...(directorPlaysAt === undefined ? {} : { directorPlaysAt }),
      ...(withdrawn === undefined ? {} : { withdrawn }),
      stage: stageOf(event, club, handed, now),
      pairs: handed.get(name)?.pairs.length ?? 0,
    };
  });

export function simultaneousSeen(event: Simultaneous, handed: HandedIn, now: string): SimultaneousSeen {
  const { simultaneous, plan, booklet } = event;
  const isOver = isEmbargoOver(event, now);
  const clubs = clubsSeen(event, handed, now).filter(({ stage }) => stage !== 'withdrawn');
  return {
    simultaneous,
    plan,
    embargoEnd: embargoEnd(event),
    isOver,
    clubs: clubs.map(({ club, stage, pairs }) => ({ club, stage, pairs })),
    ...(isOver && booklet !== undefined ? { booklet } : {}),
  };
}

/** Decimals of a value in a ranking. */
const PLACES = 2;

/** A place as it is shown: the value rounded once, for people. */
export interface PlaceSeen extends Omit<SimultaneousPlace, 'value'> {
  readonly value: string;
}

export const placeSeen = ({ value, ...place }: SimultaneousPlace): PlaceSeen => ({
  ...place,
  value: value.toDecimal(PLACES),
});

/** How often a score came up on a board over all fields. */
export interface FrequencySeen {
  readonly ns: number;
  readonly count: number;
  /** Where, and how often there. */
  readonly clubs: readonly { readonly club: string; readonly count: number }[];
}

export interface SimultaneousBoardSeen {
  readonly board: number;
  /** The cards, as PBN writes them. */
  readonly deal?: string;
  /** The best for North–South first. */
  readonly frequencies: readonly FrequencySeen[];
  /** Tables with an adjusted score. */
  readonly adjusted: number;
}

/** A board over all fields. */
export function boardSeen(event: Simultaneous, handed: HandedIn, board: number): SimultaneousBoardSeen {
  const byScore = new Map<number, Map<string, number>>();
  let adjusted = 0;
  for (const { club, lines } of handed.values()) {
    if (event.clubs.get(club)?.withdrawn !== undefined) continue;
    for (const { board: on, score } of lines) {
      if (on !== board) continue;
      if (score.kind === 'adjusted') adjusted++;
      if (score.kind !== 'table') continue;
      const clubs = byScore.get(score.ns) ?? new Map<string, number>();
      byScore.set(score.ns, clubs.set(club, (clubs.get(club) ?? 0) + 1));
    }
  }
  const deal = event.deals?.[board - 1];
  return {
    board,
    ...(deal === undefined ? {} : { deal }),
    frequencies: [...byScore]
      .sort(([one], [other]) => other - one)
      .map(([ns, clubs]) => ({
        ns,
        count: [...clubs.values()].reduce((sum, count) => sum + count, 0),
        clubs: Array.from(clubs, ([club, count]) => ({ club, count })),
      })),
    adjusted,
  };
}
