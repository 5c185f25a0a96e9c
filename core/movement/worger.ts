import { fail, ok, type Result } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { searchCyclic } from './cyclic.ts';
import { type Frame, furnish, type Meeting } from './frame.ts';
import { completeHowell } from './howell.ts';
import { develop, MOST_HOWELL_TABLES, orientMeetings } from './howell-search.ts';
import { keep } from './keep.ts';
import type { PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import { seeded } from './random.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

/**
 * Worger's way to a round more: a set that is in no round of a complete movement is played instead of another at one table
 * of all rounds but one, by two pairs each time that have not had it. In a round more they meet again with the set it
 * pushed out; the two that are left play the added set itself. So everybody plays every set, and meets one opponent twice.
 */
export function withExtraSet(frame: Frame, replaced: readonly Meeting[]): Frame | undefined {
  const extra = frame.sets;
  const round = Math.max(...frame.meetings.map((meeting) => meeting.round)) + 1;
  const busy = new Set(replaced.flatMap(({ ns, ew }) => [ns, ew]));
  const left = frame.meetings.find(({ ns, ew }) => !busy.has(ns) && !busy.has(ew));
  if (left === undefined) return undefined;
  const taken = new Set(replaced);
  return {
    ...frame,
    sets: extra + 1,
    meetings: [
      ...frame.meetings.map((meeting) => (taken.has(meeting) ? { ...meeting, set: extra } : meeting)),
      ...atOwnTables([...replaced, { ...left, set: extra }], frame).map((meeting) => ({ ...meeting, round })),
    ],
  };
}

/**
 * Of a complete Howell, the meetings of every second round at one table, in the order in which pairs follow each other there:
 * each pair but one comes once. Only a table whose pairs are all met on one way round has them; the added set stays there.
 */
function alternateMeetings(
  { meetings, numbers }: Frame,
  table: number,
  first: number,
): readonly Meeting[] | undefined {
  const here = meetings.filter((meeting) => meeting.table === table);
  const byNs = new Map(here.map((meeting) => [meeting.ns, meeting]));
  const chosen: Meeting[] = [];
  let next = here[first];
  while (next !== undefined && chosen.length < numbers / 2 - 1 && !chosen.includes(next)) {
    chosen.push(next);
    const skipped = byNs.get(next.ew);
    next = skipped && byNs.get(skipped.ew);
  }
  return new Set(chosen.flatMap(({ ns, ew }) => [ns, ew])).size === numbers - 2 ? chosen : undefined;
}

/** Meetings at a table each: who keeps his table throughout stays there. */
function atOwnTables(meetings: readonly Meeting[], frame: Frame): readonly Meeting[] {
  const places = new Map<number, Set<number>>();
  for (const { ns, ew, table } of frame.meetings)
    for (const number of [ns, ew]) places.set(number, (places.get(number) ?? new Set()).add(table));
  const ownTable = ({ ns, ew }: Meeting): number | undefined => {
    const own = [ns, ew].map((number) => places.get(number)).find((tables) => tables?.size === 1);
    return own === undefined ? undefined : [...own][0];
  };
  const kept = new Set(meetings.flatMap((meeting) => ownTable(meeting) ?? []));
  const free = range(1, meetings.length).filter((table) => !kept.has(table));
  return meetings.map((meeting) => ({
    ...meeting,
    table: ownTable(meeting) ?? free.shift() ?? meeting.table,
  }));
}

export interface WorgerHowellRequest {
  readonly pairs: number;
  readonly boardsPerRound: number;
}

/** Of three tables and fewer the boards are shared already. */
export const FEWEST_WORGER_TABLES = 4;

const found = new Map<number, Frame>();

/** So many Howells are lengthened, so many ways at four tables, fewer as they take longer; the directions of each are shaken. */
const DESIGNS = 8;
const WAYS_COMPARED = 40;
const KICKS_BY_MEETING = 20;

/** The evenest of several ways to lengthen several Howells of so many tables. */
function searchWorger(tables: number): Frame {
  const random = seeded(tables);
  const rounds = 2 * tables - 1;
  const designs = searchCyclic(rounds, 1, random, { wanted: DESIGNS }).map(develop);
  const howells = [completeHowell(tables), ...designs];
  const ways = range(0, rounds - 1).flatMap((first) =>
    range(2, tables).flatMap((table) =>
      howells.flatMap((howell) => {
        const replaced = alternateMeetings(howell, table, first);
        return (replaced && withExtraSet(howell, replaced)) ?? [];
      }),
    ),
  );
  const compared = ways
    .slice(0, Math.ceil(WAYS_COMPARED * (FEWEST_WORGER_TABLES / tables) ** 3))
    .map((way) => orientMeetings(way, rounds, random, KICKS_BY_MEETING))
    .map((frame) => ({ frame, quality: balanceOf(movementOf(frame, [], 1)).quality }))
    .toSorted((a, b) => b.quality - a.quality);
  const [best] = compared;
  if (best === undefined) throw new Error(`No Howell of ${tables} tables can be lengthened.`);
  return best.frame;
}

function movementOf(frame: Frame, vacant: readonly number[], boardsPerRound: number): PairMovement {
  const rankings = [range(1, frame.numbers).filter((number) => !vacant.includes(number))];
  const particulars = { kind: 'worger-howell' as const, vacant, rankings, shares: [] };
  return furnish(frame, { ...particulars, boardsPerRound, barometer: false });
}

/** A complete Howell with a round more, in which everybody meets one opponent again: as many rounds as pairs. */
export function worgerHowell({ pairs, boardsPerRound }: WorgerHowellRequest): Result<PairMovement> {
  const tables = Math.ceil(pairs / 2);
  if (!Number.isInteger(pairs) || tables < FEWEST_WORGER_TABLES || tables > MOST_HOWELL_TABLES) {
    return refuse(
      'worger-size',
      `A Worger Howell is for ${2 * FEWEST_WORGER_TABLES - 1} to ${2 * MOST_HOWELL_TABLES} pairs, not ${pairs}.`,
    );
  }
  const frame = keep(found, tables, () => searchWorger(tables));
  const tooMany = mostBoardsFault(frame.sets, boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);
  return ok(movementOf(frame, pairs === frame.numbers ? [] : [frame.numbers], boardsPerRound));
}
