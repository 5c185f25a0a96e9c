import {
  adjusted,
  type LineScore,
  type Sitting as ScoredSitting,
  type TravellerLine,
  tableScore,
} from '../../scoring/index.ts';
import { meetingKey, type Sitting, sittersOf } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { isCancelled } from '../meetings/schedule.ts';
import type { BoardState, Play, SessionState } from '../state.ts';
import { sideScoreOf } from './side-score.ts';

function lineScore(play: Play, cancelled: boolean): LineScore {
  const { recorded, adjustment } = play;
  if (cancelled) return { kind: 'no-score', why: 'cancelled' };
  if (adjustment !== undefined) {
    const { ns, ew } = adjustment;
    return adjusted(sideScoreOf(ns, play), sideScoreOf(ew, play));
  }
  return recorded === undefined ? { kind: 'no-score', why: 'not-played' } : tableScore(recorded.nsPoints);
}

/** Both players of an individual have what their side made (Law 12C3). */
function scoredFor(sitting: Sitting): ScoredSitting {
  const [first, second] = sittersOf(sitting);
  return first === undefined || second === undefined ? sitting : [first, second];
}

/** A line, and what it was made from. */
interface Kept {
  readonly play: Play;
  readonly group: string | undefined;
  readonly cancelled: boolean;
  readonly line: TravellerLine;
}

/** By what was written down, which outlives agreements and disputes: a line stays the same as long as its score does. */
const kept = new WeakMap<object, Kept>();

const isSameScore = (one: Play, other: Play): boolean =>
  one.recorded === other.recorded &&
  one.adjustment === other.adjustment &&
  one.vulnerable === other.vulnerable &&
  one.ns === other.ns &&
  one.ew === other.ew;

/** The line of a board's traveller for what stands at a table. The same object until its score changes. */
export function lineOf(board: BoardState, play: Play): TravellerLine {
  const key = play.recorded ?? play.adjustment;
  const group = board.groups.get(meetingKey(play));
  const cancelled = isCancelled(board, play);
  const known = key === undefined ? undefined : kept.get(key);
  const isSame = known !== undefined && known.group === group && known.cancelled === cancelled;
  if (isSame && isSameScore(known.play, play)) return known.line;
  const { section, round, table, ns, ew } = play;
  const score = lineScore(play, cancelled);
  const sides = { ns: scoredFor(ns), ew: scoredFor(ew) };
  const bare = { board: board.board, section, round, table: `${table}`, ...sides, score };
  const line = group === undefined ? bare : { ...bare, group };
  if (key !== undefined) kept.set(key, { play, group, cancelled, line });
  return line;
}

/** The lines of a session, one for each table with a result or an adjusted score. */
export const linesOfSession = ({ boards }: Pick<SessionState, 'boards'>): readonly TravellerLine[] =>
  Array.from(boards.values(), (board) => Array.from(playsOn(board), (play) => lineOf(board, play))).flat();
