import { leastUnevenness, type OrientedDesign, orientDesign } from './circle.ts';
import { type CyclicDesign, searchCyclic } from './cyclic.ts';
import { perfectDirections } from './directions.ts';
import type { Frame, Meeting } from './frame.ts';
import { modulo, range } from './numbers.ts';
import { orient } from './orientation.ts';
import { type Random, seeded } from './random.ts';

export const FEWEST_HOWELL_TABLES = 2;
export const MOST_HOWELL_TABLES = 20;

/** How much a search does: designs compared, and kicks given to the directions of each. */
const DESIGNS_COMPARED = 12;
const KICKS_BY_TABLE = 200;
const KICKS_BY_MEETING = 3;
const CLIMBS_PER_DIRECTIONS = 2;

/** The frame that a design develops into. The highest number stays at table 1; table 1 starts with set 0 and pair 1. */
export function develop({ rounds, stations }: CyclicDesign): Frame {
  const numbers = rounds + stations.filter((station) => station.ns === undefined).length;
  let stationary = numbers;
  const meetings = stations.flatMap((station, index) => {
    const stays = station.ns === undefined ? stationary-- : undefined;
    return range(1, rounds).map((round): Meeting => {
      const moving = (place: number) => modulo(place + round - 1, rounds) + 1;
      return {
        round,
        table: index + 1,
        ns: stays ?? moving(station.ns ?? 0),
        ew: moving(station.ew),
        set: modulo(station.offset + round - 1, rounds),
        switched: false,
      };
    });
  });
  return { numbers, sets: rounds, meetings };
}

/** A design in which all sit so that everyone competes equally; only some sizes have one. */
function searchPerfect(rounds: number, random: Random): Frame | undefined {
  for (const directions of perfectDirections(rounds)) {
    const [design] = searchCyclic(rounds, 1, random, { climbs: CLIMBS_PER_DIRECTIONS, directions });
    if (design !== undefined) return develop(design);
  }
  return undefined;
}

/**
 * The best of a few designs, each with the directions of its tables chosen. That is enough for a complete Howell; with
 * several stationary pairs, who all sit NS, single meetings turn too: arrow switches, never of a stationary pair.
 */
function searchBalanced(rounds: number, stationary: number, random: Random): Frame | undefined {
  const complete = stationary === 1;
  const goodEnough = complete ? leastUnevenness(rounds, perfectDirections(rounds).length > 0) : 0;
  let best: OrientedDesign | undefined;
  for (const design of searchCyclic(rounds, stationary, random, { wanted: DESIGNS_COMPARED })) {
    const found = orientDesign(design, random, { kicks: KICKS_BY_TABLE, goodEnough });
    if (best === undefined || found.unevenness < best.unevenness) best = found;
    if (best.unevenness <= goodEnough) break;
  }
  if (best === undefined) return undefined;
  const frame = develop(best.design);
  return complete ? frame : orientMeetings(frame, rounds, random);
}

/** Turns single meetings, but none of a stationary pair, for the best balance. */
export function orientMeetings(
  frame: Frame,
  moving: number,
  random: Random,
  kicks = KICKS_BY_MEETING,
): Frame {
  const turns = frame.meetings.flatMap((meeting, index) => (meeting.ns > moving ? [] : [[index]]));
  return orient(frame, { turns, kicks, random });
}

/** No Room square of side 3 exists: the two tables of four pairs share one set in every round. */
const FOUR_PAIRS: CyclicDesign = {
  rounds: 3,
  stations: [
    { ns: undefined, ew: 0, offset: 0 },
    { ns: 1, ew: 2, offset: 0 },
  ],
};

/**
 * No Room square of side 5 exists either. The pairs of six follow one another as in any Howell; the sets are shared out
 * by trying, so that no table shares in the first four rounds. In the fifth all three tables share one set.
 */
function searchSixPairs(): Frame {
  const rounds = range(0, 4).map((round) => [
    [6, round + 1],
    [modulo(round + 1, 5) + 1, modulo(round + 4, 5) + 1],
    [modulo(round + 2, 5) + 1, modulo(round + 3, 5) + 1],
  ]);
  const sets = range(0, 4).map(() => new Set<number>());
  const chosen: number[][] = rounds.map(() => []);
  const apart = (round: number): boolean => round === 4 || new Set(chosen[round]).size === 3;
  const place = (round: number, table: number): boolean => {
    if (round === 5) return true;
    if (table === 3) return apart(round) && place(round + 1, 0);
    const pair = rounds[round]?.[table] ?? [];
    return sets.some((players, set) => {
      if (pair.some((number) => players.has(number))) return false;
      for (const number of pair) players.add(number);
      chosen[round]?.push(set);
      if (place(round, table + 1)) return true;
      chosen[round]?.pop();
      for (const number of pair) players.delete(number);
      return false;
    });
  };
  place(0, 0);
  const meetings = rounds.flatMap((tables, round) =>
    tables.map(([ns = 0, ew = 0], table) => {
      const set = chosen[round]?.[table] ?? 0;
      return { round: round + 1, table: table + 1, ns, ew, set, switched: false };
    }),
  );
  return { numbers: 6, sets: 5, meetings };
}

/**
 * A complete Howell for so many tables: each pair meets each other once and plays each set once. Searched afresh,
 * always with the same outcome. `howell` keeps what was found.
 */
export function searchHowell(tables: number): Frame {
  const pairs = 2 * tables;
  const random = seeded(pairs);
  if (pairs === 4) return develop(FOUR_PAIRS);
  if (pairs === 6) return orientMeetings(searchSixPairs(), 5, random);
  const frame = searchPerfect(pairs - 1, random) ?? searchBalanced(pairs - 1, 1, random);
  if (frame === undefined) throw new Error(`No Howell was found for ${pairs} pairs.`);
  return frame;
}

/** A Howell with fewer rounds and more stationary pairs; `undefined` where none was found. */
export const searchThreeQuarterHowell = (pairs: number, rounds: number): Frame | undefined =>
  searchBalanced(rounds, pairs - rounds, seeded(pairs * 100 + rounds));
