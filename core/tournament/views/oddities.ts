import { parseBoardResult, sideOf } from '../../game/index.ts';
import type { MeetingBoard } from '../meeting.ts';
import { isCancelled, meetingAt } from '../schedule.ts';
import type { BoardState, Play, SessionState, Tournament } from '../state.ts';

export type OddityCode =
  /** The plus is on the other side from nearly everybody's. */
  | 'against-the-field'
  /** A strain and level that others play, declared by the other side. */
  | 'other-declarer'
  /** Far from all other scores. */
  | 'outlier'
  /** Hardly a result at all: many tricks down, or redoubled. */
  | 'unlikely'
  /** Not who was planned sat there. */
  | 'other-pairs'
  | 'disputed';

/** A result that the director should look at (RTP 2.2.7.2). */
export interface Oddity extends MeetingBoard {
  readonly code: OddityCode;
  readonly result: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** When a result is odd enough to look at. */
const ODD = {
  /** Fewer other results than this say nothing. */
  others: 3,
  /** The most that may be on the same side as the odd one, of those that scored. */
  sameSide: { over: 1, under: 5 },
  /** Points beyond the nearest other score. */
  gap: 800,
  tricksDown: 6,
} as const;

interface Recorded extends Play {
  readonly recorded: NonNullable<Play['recorded']>;
}

const hasResult = (play: Play): play is Recorded => play.recorded !== undefined;

type Found = { readonly code: OddityCode; readonly params: Oddity['params'] };

function againstTheField({ recorded }: Recorded, others: readonly Recorded[]): Found[] {
  const scored = others.filter((other) => other.recorded.nsPoints !== 0);
  if (recorded.nsPoints === 0 || scored.length < ODD.others) return [];
  const same = scored.filter(({ recorded: { nsPoints } }) => nsPoints > 0 === recorded.nsPoints > 0).length;
  const { over, under } = ODD.sameSide;
  if (same * under >= scored.length * over) return [];
  return [{ code: 'against-the-field', params: { same, others: scored.length } }];
}

/** `4S`, and the side that plays it. */
function declaredBy({ recorded }: Recorded): { readonly bid: string; readonly side: string } | undefined {
  const read = parseBoardResult(recorded.result);
  if (!read.ok || read.value === 'passed-out') return undefined;
  const { level, strain, declarer } = read.value.contract;
  return { bid: `${level}${strain}`, side: sideOf(declarer) };
}

function otherDeclarer(play: Recorded, others: readonly Recorded[]): Found[] {
  const own = declaredBy(play);
  if (own === undefined) return [];
  const alike = others.map(declaredBy).filter((other) => other?.bid === own.bid);
  const opposite = alike.filter((other) => other?.side !== own.side).length;
  if (opposite < ODD.others || opposite < alike.length) return [];
  return [{ code: 'other-declarer', params: { bid: own.bid, side: own.side, others: opposite } }];
}

function outlier({ recorded }: Recorded, others: readonly Recorded[]): Found[] {
  if (others.length < ODD.others) return [];
  const gap = Math.min(...others.map((other) => Math.abs(other.recorded.nsPoints - recorded.nsPoints)));
  return gap < ODD.gap ? [] : [{ code: 'outlier', params: { gap } }];
}

function unlikely({ recorded }: Recorded): Found[] {
  const read = parseBoardResult(recorded.result);
  if (!read.ok || read.value === 'passed-out') return [];
  const { contract, tricks } = read.value;
  const down = contract.level + 6 - tricks;
  if (down >= ODD.tricksDown) return [{ code: 'unlikely', params: { down } }];
  return contract.doubling === 'XX' ? [{ code: 'unlikely', params: { doubling: 'XX' } }] : [];
}

function otherPairs(tournament: Tournament, session: SessionState, play: Recorded): Found[] {
  const planned = meetingAt(tournament, session, play);
  if (planned === undefined || (planned.ns === play.ns && planned.ew === play.ew)) return [];
  return [{ code: 'other-pairs', params: { ns: play.ns, ew: play.ew } }];
}

const kept = new WeakMap<BoardState, readonly Oddity[]>();

function odditiesOfBoard(
  tournament: Tournament,
  session: SessionState,
  board: BoardState,
): readonly Oddity[] {
  const known = kept.get(board);
  if (known !== undefined) return known;
  const plays = [...board.plays.values()].filter(
    (play): play is Recorded => hasResult(play) && !isCancelled(board, play.section),
  );
  const found = plays.flatMap((play) => {
    const others = plays.filter((other) => other !== play);
    const disputed: Found[] = play.status === 'disputed' ? [{ code: 'disputed', params: {} }] : [];
    // What the director has looked at already is odd no more.
    const isSettled = play.recorded.by === 'director' || play.adjustment !== undefined;
    const odd = isSettled
      ? []
      : [
          ...againstTheField(play, others),
          ...otherDeclarer(play, others),
          ...outlier(play, others),
          ...unlikely(play),
        ];
    const { section, round, table } = play;
    const at = { session: session.session, section, round, table, board: board.board };
    return [...disputed, ...otherPairs(tournament, session, play), ...odd].map(({ code, params }) => ({
      ...at,
      code,
      params,
      result: play.recorded.result,
    }));
  });
  kept.set(board, found);
  return found;
}

/** Everything that looks odd in a session, by board. */
export const oddities = (tournament: Tournament, session: SessionState): readonly Oddity[] =>
  [...session.boards.values()]
    .sort((a, b) => a.board - b.board)
    .flatMap((board) => odditiesOfBoard(tournament, session, board));
