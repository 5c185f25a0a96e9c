import { fail, ok, type Result } from '../base/index.ts';
import { asBarometer, type Frame, furnish } from './frame.ts';
import { type HowellDesign, howellDesign } from './howell-design.ts';
import {
  FEWEST_HOWELL_TABLES,
  MOST_HOWELL_TABLES,
  orientMeetings,
  searchHowell,
  searchThreeQuarterHowell,
} from './howell-search.ts';
import { keep } from './keep.ts';
import type { PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import type { OfficialMovements } from './official.ts';
import { seeded } from './random.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

export interface HowellRequest {
  readonly pairs: number;
  readonly boardsPerRound: number;
  /** Fewer rounds than the movement has: a curtailed Howell. */
  readonly rounds?: number;
  readonly barometer?: boolean;
  /** A pair that cannot move needs a fixed seat: with an odd field a moving number stays vacant (RTP 3.5.5.2). */
  readonly fixedSeatNeeded?: boolean;
}

type Profile = Pick<OfficialMovements, 'neverCutShort'>;

const completeHowells = new Map<number, Frame>();
const barometers = new Map<string, Frame>();
const shortHowells = new Map<string, Frame | undefined>();

/** The tables among which boards pass within a round, by numbers of pairs: no Room square of side 3 or 5 exists. */
const SHARES: Readonly<Record<number, readonly (readonly number[])[]>> = { 4: [[1, 2]], 6: [[1, 2, 3]] };

/** In a barometer others sit beside each other on a board than in the Howell it came from: directions are chosen anew. */
const inBarometer = (frame: Frame, moving: number): Frame =>
  orientMeetings(asBarometer(frame), moving, seeded(frame.numbers));

/** The rounds of a complete Howell: as many as a pair has opponents, the vacant number among them. */
export const howellRounds = (pairs: number): number => 2 * Math.ceil(pairs / 2) - 1;

/** The complete Howell of so many tables, before its boards are numbered. */
export const completeHowell = (tables: number): Frame =>
  keep(completeHowells, tables, () => searchHowell(tables));

/**
 * A complete Howell: everyone meets everyone once. The highest number stays at table 1; every other pair follows the
 * pair one number lower, and 1 follows the highest that moves. Of an odd field the fixed number is vacant, so that
 * nobody sits still (RTP 3.5.5.2, ROP 8.1.2).
 */
export function howell(request: HowellRequest, profile?: Profile): Result<PairMovement> {
  const { pairs } = request;
  const tables = Math.ceil(pairs / 2);
  if (!Number.isInteger(pairs) || tables < FEWEST_HOWELL_TABLES || tables > MOST_HOWELL_TABLES) {
    return refuse(
      'howell-size',
      `A Howell is for ${2 * FEWEST_HOWELL_TABLES - 1} to ${2 * MOST_HOWELL_TABLES} pairs; ${pairs} need sections or a Mitchell.`,
    );
  }
  const rounds = howellRounds(pairs);
  return finish(request, rounds, profile, () => ({
    frame:
      request.barometer === true
        ? keep(barometers, `${tables}`, () => inBarometer(completeHowell(tables), rounds))
        : completeHowell(tables),
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
  const design = possible ? shortHowell(numbers, movementRounds) : undefined;
  if (design === undefined) {
    return refuse(
      'three-quarter-howell-size',
      `No three-quarter Howell of ${movementRounds} rounds for ${pairs} pairs was found; another number of rounds may have one.`,
    );
  }
  const frame = () =>
    request.barometer === true
      ? keep(barometers, `${numbers}/${movementRounds}`, () => inBarometer(design.frame, movementRounds))
      : design.frame;
  return finish(request, movementRounds, profile, () => ({
    frame: frame(),
    shares: design.shares,
    kind: 'three-quarter-howell',
  }));
}

/** As it is kept; larger ones are searched for, with nobody sharing. */
function shortHowell(numbers: number, rounds: number): HowellDesign | undefined {
  const kept = howellDesign(numbers, rounds);
  if (kept !== undefined) return kept;
  const frame = keep(shortHowells, `${numbers}/${rounds}`, () => searchThreeQuarterHowell(numbers, rounds));
  return frame === undefined ? undefined : { frame, shares: [] };
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
    return refuse('howell-rounds', `This Howell has ${complete} rounds; ${rounds} cannot be played.`);
  }
  if (rounds < complete && profile?.neverCutShort !== undefined) {
    return refuse(
      'howell-cut-short',
      `This Howell has ${complete} rounds and may not be cut short to ${rounds} (${profile.neverCutShort.clause}).`,
    );
  }
  const { frame, kind, shares } = find();
  const highest = frame.numbers;
  // The moving numbers come first: the last of them is as many as the movement has rounds.
  const vacant = pairs === highest ? [] : [request.fixedSeatNeeded === true ? complete : highest];
  const played = { ...frame, meetings: frame.meetings.filter((meeting) => meeting.round <= rounds) };
  const rankings = [range(1, highest).filter((number) => !vacant.includes(number))];
  return ok(furnish(played, { kind, vacant, rankings, shares, boardsPerRound, barometer }));
}
