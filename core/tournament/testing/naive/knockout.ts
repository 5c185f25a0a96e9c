import { naiveImps } from './match.ts';

/*
 * A knockout of teams reckoned a second time, by RTP 3.6.10.3 and ROP 6.16 alone: plain numbers and loops that share nothing
 * with the program.
 */

/** What the two rooms of a board made, both from North–South's side. */
export type NaiveRooms = readonly [open: number, closed: number];

/** A match: its own boards, then what was played after a tie, part by part; penalties in IMPs. */
export interface NaiveKnockoutMatch {
  readonly parts: readonly (readonly NaiveRooms[])[];
  readonly off?: { readonly home?: number; readonly away?: number };
}

interface Figures {
  imps: [number, number];
  points: [number, number];
  boards: [number, number];
}

function figuresOf(boards: readonly NaiveRooms[]): Figures {
  const sum: Figures = { imps: [0, 0], points: [0, 0], boards: [0, 0] };
  for (const [open, closed] of boards) {
    const difference = open - closed;
    const side = difference > 0 ? 0 : 1;
    sum.imps[side] += Math.abs(naiveImps(difference));
    sum.points[side] += Math.abs(difference);
    if (difference !== 0) sum.boards[side] += 1;
  }
  return sum;
}

export type NaiveVerdict =
  | { readonly winner: 'home' | 'away'; readonly by: 'imps' | 'points' | 'boardsWon'; readonly part: number }
  | { readonly playOn: number };

/**
 * Who goes on: by IMPs, by total points, by boards won, each part for itself; else four boards, then one after the other.
 * In a final of the RTP only IMPs count, in sets of four.
 */
export function naiveVerdict(
  { parts, off = {} }: NaiveKnockoutMatch,
  { onlyImps }: { readonly onlyImps: boolean },
): NaiveVerdict {
  for (const [part, boards] of parts.entries()) {
    const { imps, points, boards: won } = figuresOf(boards);
    if (part === 0) {
      imps[0] -= off.home ?? 0;
      imps[1] -= off.away ?? 0;
    }
    const ladder = [
      ['imps', imps],
      ['points', points],
      ['boardsWon', won],
    ] as const;
    for (const [by, [home, away]] of onlyImps ? ladder.slice(0, 1) : ladder) {
      if (home > away) return { winner: 'home', by, part };
      if (away > home) return { winner: 'away', by, part };
    }
  }
  return { playOn: parts.length === 1 || onlyImps ? 4 : 1 };
}

/** The IMPs of a match itself, after penalties. */
export function naiveKnockoutImps({ parts, off = {} }: NaiveKnockoutMatch): readonly [number, number] {
  const { imps } = figuresOf(parts[0] ?? []);
  return [imps[0] - (off.home ?? 0), imps[1] - (off.away ?? 0)];
}

/**
 * Who meets whom in a round: in each the best place against the last, the second against the last but one; a winner takes
 * the better place of the two, and a place without a team is a bye.
 */
export function naivePairs(
  seeds: readonly string[],
  winners: readonly (readonly string[])[],
): readonly (readonly [string, string])[] {
  let size = 1;
  while (size < seeds.length) size *= 2;
  let places: (string | undefined)[] = Array.from({ length: size }, (_, at) => seeds[at]);
  for (const won of winners) {
    const next: (string | undefined)[] = [];
    for (let at = 0; at < places.length / 2; at++) {
      const two = [places[at], places[places.length - 1 - at]].filter((team) => team !== undefined);
      next.push(two.length === 1 ? two[0] : two.find((team) => won.includes(team)));
    }
    places = next;
  }
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at < places.length / 2; at++) {
    const [one, other] = [places[at], places[places.length - 1 - at]];
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  return pairs;
}
