import { type Fault, fail, ok, type Result } from '../base/index.ts';
import { type Frame, furnish } from './frame.ts';
import {
  FEWEST_HOWELL_TABLES,
  MOST_HOWELL_TABLES,
  searchHowell,
  searchThreeQuarterHowell,
} from './howell-search.ts';
import type { PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import type { OfficialMovements } from './official.ts';
import { mostBoardsFault } from './size.ts';

export interface HowellRequest {
  readonly pairs: number;
  readonly boardsPerRound: number;
  /** Fewer rounds than the movement has: a curtailed Howell. */
  readonly rounds?: number;
  readonly barometer?: boolean;
  /** A pair that cannot move needs the fixed seat: with an odd field another number stays vacant (RTP 3.5.5.2). */
  readonly fixedSeatNeeded?: boolean;
}

type Profile = Pick<OfficialMovements, 'neverCutShort'>;

const fault = (code: string, message: string) => fail<Fault>({ code, message });

const completeHowells = new Map<number, Frame>();
const shortHowells = new Map<string, Frame | undefined>();

function keep<K, V>(kept: Map<K, V>, key: K, find: () => V): V {
  if (!kept.has(key)) kept.set(key, find());
  return kept.get(key) as V;
}

/** The tables among which boards pass within a round, by numbers of pairs: no Room square of side 3 or 5 exists. */
const SHARES: Readonly<Record<number, readonly (readonly number[])[]>> = { 4: [[1, 2]], 6: [[1, 2, 3]] };

/** The rounds of a complete Howell: as many as a pair has opponents, the vacant number among them. */
export const howellRounds = (pairs: number): number => 2 * Math.ceil(pairs / 2) - 1;

/**
 * A complete Howell: everyone meets everyone once. The highest number stays at table 1; every other pair follows the
 * pair one number lower, and 1 follows the highest that moves. Of an odd field the fixed number is vacant, so that
 * nobody sits still (RTP 3.5.5.2, ROP 8.1.2).
 */
export function howell(request: HowellRequest, profile?: Profile): Result<PairMovement> {
  const { pairs } = request;
  const tables = Math.ceil(pairs / 2);
  if (!Number.isInteger(pairs) || tables < FEWEST_HOWELL_TABLES || tables > MOST_HOWELL_TABLES) {
    return fault(
      'howell-size',
      `A Howell is for ${2 * FEWEST_HOWELL_TABLES - 1} to ${2 * MOST_HOWELL_TABLES} pairs; ${pairs} need sections or a Mitchell.`,
    );
  }
  const rounds = howellRounds(pairs);
  return finish(request, rounds, profile, () => ({
    frame: keep(completeHowells, tables, () => searchHowell(tables)),
    kind: 'howell',
    shares: SHARES[2 * tables] ?? [],
  }));
}

/**
 * A three-quarter Howell: fewer rounds, several stationary pairs, nobody meets twice. The highest numbers stay:
 * give them to pairs who cannot move, then to those of least value index (RTP 3.5.5.2).
 */
export function threeQuarterHowell(
  request: Omit<HowellRequest, 'rounds'> & { readonly movementRounds: number; readonly rounds?: number },
  profile?: Profile,
): Result<PairMovement> {
  const { pairs, movementRounds } = request;
  const numbers = 2 * Math.ceil(pairs / 2);
  const possible =
    movementRounds > numbers / 2 && movementRounds < numbers - 1 && numbers <= 2 * MOST_HOWELL_TABLES;
  const frame = possible
    ? keep(shortHowells, `${numbers}/${movementRounds}`, () =>
        searchThreeQuarterHowell(numbers, movementRounds),
      )
    : undefined;
  if (frame === undefined) {
    return fault(
      'three-quarter-howell-size',
      `No three-quarter Howell of ${movementRounds} rounds for ${pairs} pairs was found; another number of rounds may have one.`,
    );
  }
  return finish(request, movementRounds, profile, () => ({
    frame,
    kind: 'three-quarter-howell',
    shares: [],
  }));
}

function finish(
  request: Omit<HowellRequest, 'movementRounds'>,
  complete: number,
  profile: Profile | undefined,
  find: () => {
    frame: Frame;
    kind: 'howell' | 'three-quarter-howell';
    shares: readonly (readonly number[])[];
  },
): Result<PairMovement> {
  const { pairs, boardsPerRound, rounds = complete, barometer = false } = request;
  const tooMany = mostBoardsFault(complete, boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > complete) {
    return fault('howell-rounds', `This Howell has ${complete} rounds; ${rounds} cannot be played.`);
  }
  if (rounds < complete && profile?.neverCutShort !== undefined) {
    return fault(
      'howell-cut-short',
      `This Howell has ${complete} rounds and may not be cut short to ${rounds} (${profile.neverCutShort.clause}).`,
    );
  }
  const { frame, kind, shares } = find();
  const highest = frame.numbers;
  const vacant = pairs === highest ? [] : [request.fixedSeatNeeded === true ? highest - 1 : highest];
  const played = { ...frame, meetings: frame.meetings.filter((meeting) => meeting.round <= rounds) };
  const rankings = [range(1, highest).filter((number) => !vacant.includes(number))];
  return ok(furnish(played, { kind, vacant, rankings, shares, boardsPerRound, barometer }));
}
