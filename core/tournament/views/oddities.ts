import { orThrow } from '../../base/index.ts';
import {
  type Deal,
  holderOf,
  lhoOf,
  otherSide,
  type PlayedContract,
  parseBoardResult,
  parseCard,
  type Side,
  sideOf,
} from '../../game/index.ts';
import type { DoubleDummyTable } from '../../solver/index.ts';
import { NOTHING_SOLVED, type Solutions } from '../makeable/solutions.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { sidesOn } from '../meetings/mending.ts';
import { playsOn } from '../meetings/plays.ts';
import { isCancelled, meetingAt } from '../meetings/schedule.ts';
import type { BoardState, Play, SessionState, Tournament } from '../state.ts';
import { unlikely } from '../unlikely.ts';

export type OddityCode =
  /** The plus is on the other side from nearly everybody's. */
  | 'against-the-field'
  /** A strain and level that others play, declared by the other side. */
  | 'other-declarer'
  /** Far from all other scores. */
  | 'outlier'
  /** Hardly a result at all: many tricks down or over, or redoubled. */
  | 'unlikely'
  /** Not who was planned sat there. */
  | 'other-pairs'
  /** Declarer or dummy holds the card that was led. */
  | 'lead-of-declarer'
  /** Many more or fewer tricks than the cards give that declarer, and the field does not say the same. */
  | 'not-makeable'
  /** The leader's partner holds the card that was led: out of turn, or another declarer. */
  | 'lead-of-partner'
  | 'disputed'
  /** Both sides had agreed to something else. */
  | 'agreed-then-changed'
  /** The other side cannot have looked at it. */
  | 'agreed-in-seconds';

/** Oddities that say something of the cards. */
const OF_THE_CARDS: ReadonlySet<OddityCode> = new Set([
  'lead-of-declarer',
  'lead-of-partner',
  'not-makeable',
]);

/** Does it tell something of the cards? Then it is for nobody who has still to play the board. */
export const tellsOfCards = ({ code }: Oddity): boolean => OF_THE_CARDS.has(code);

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
  /**
   * The most that may be on the same side as the odd one, of those that scored: up to twenty nobody else. That a
   * contract goes down at two or three of fourteen tables is bridge, not a slip.
   */
  sameSide: { over: 1, under: 20 },
  /** Points beyond the nearest other score. */
  gap: 800,
  /** Tricks more or fewer than the cards give, and how near others must be who then say the same. */
  tricks: { off: 4, near: 2, others: 2 },
  /** Who agrees sooner than this many seconds after the entry has not read it. */
  seconds: 3,
} as const;

/** A result with what the checks look at. */
interface Looked {
  readonly play: Play;
  readonly points: number;
  readonly played: PlayedContract | undefined;
}

function looked(play: Play): Looked[] {
  if (play.recorded === undefined) return [];
  const read = orThrow(parseBoardResult(play.recorded.result));
  return [{ play, points: play.recorded.nsPoints, played: read === 'passed-out' ? undefined : read }];
}

/** What all tables did, counted once. */
interface Field {
  readonly results: number;
  readonly plus: Readonly<Record<Side, number>>;
  /** How often each side plays `4S`. */
  readonly declared: ReadonlyMap<string, Record<Side, number>>;
  readonly points: readonly number[];
}

const bidOf = ({ contract: { level, strain } }: PlayedContract): string => `${level}${strain}`;

function fieldOf(all: readonly Looked[]): Field {
  const plus = { NS: 0, EW: 0 };
  const declared = new Map<string, Record<Side, number>>();
  for (const { points, played } of all) {
    if (points !== 0) plus[points > 0 ? 'NS' : 'EW']++;
    if (played === undefined) continue;
    const counts = declared.get(bidOf(played)) ?? { NS: 0, EW: 0 };
    counts[sideOf(played.contract.declarer)]++;
    declared.set(bidOf(played), counts);
  }
  const points = all.map((one) => one.points).sort((a, b) => a - b);
  return { results: all.length, plus, declared, points };
}

type Found = { readonly code: OddityCode; readonly params: Oddity['params'] };

function againstTheField({ points }: Looked, { plus }: Field): Found[] {
  const others = plus.NS + plus.EW - 1;
  if (points === 0 || others < ODD.others) return [];
  const same = plus[points > 0 ? 'NS' : 'EW'] - 1;
  const { over, under } = ODD.sameSide;
  return same * under < others * over ? [{ code: 'against-the-field', params: { same, others } }] : [];
}

function otherDeclarer({ played }: Looked, { declared }: Field): Found[] {
  if (played === undefined) return [];
  const bid = bidOf(played);
  const side = sideOf(played.contract.declarer);
  const counts = declared.get(bid) ?? { NS: 0, EW: 0 };
  const others = counts[otherSide(side)];
  if (counts[side] > 1 || others < ODD.others) return [];
  return [{ code: 'other-declarer', params: { bid, side, others } }];
}

function outlier({ points: own }: Looked, { results, points }: Field): Found[] {
  if (results <= ODD.others) return [];
  const [first, last] = [points.indexOf(own), points.lastIndexOf(own)];
  if (first !== last) return [];
  const neighbours = [points[first - 1], points[last + 1]].filter((other) => other !== undefined);
  const gap = Math.min(...neighbours.map((other) => Math.abs(other - own)));
  return gap < ODD.gap ? [] : [{ code: 'outlier', params: { gap } }];
}

function hardlyAResult({ played }: Looked): Found[] {
  const found = played === undefined ? undefined : unlikely(played);
  return found === undefined ? [] : [{ code: 'unlikely', params: { ...found } }];
}

/** What was done to a result, whatever it is: changed after both had agreed, or agreed to unread (RTP 2.1.9). */
function hasty({ play }: Looked): Found[] {
  const { recorded, agreedBefore, agreedAfter } = play;
  const isChanged = agreedBefore !== undefined && agreedBefore !== recorded?.result;
  const isUnread = agreedAfter !== undefined && agreedAfter < ODD.seconds;
  return [
    ...(isChanged ? [{ code: 'agreed-then-changed', params: { before: agreedBefore } } as const] : []),
    ...(isUnread
      ? [{ code: 'agreed-in-seconds', params: { seconds: Math.max(0, Math.floor(agreedAfter)) } } as const]
      : []),
  ];
}

function otherPairs(tournament: Tournament, session: SessionState, play: Play): Found[] {
  const meeting = meetingAt(tournament, session, play);
  if (meeting === undefined) return [];
  const { ns, ew } = sidesOn(meeting, play.board);
  if (ns === play.ns && ew === play.ew) return [];
  return [{ code: 'other-pairs', params: { ns: play.ns, ew: play.ew } }];
}

/** A lead that the hand record denies. It does not tell what those hold who played the board in another form. */
function leadElsewhere({ play, played }: Looked, board: BoardState, deal: Deal | undefined): Found[] {
  const card = parseCard(play.recorded?.lead ?? '');
  if (deal === undefined || played === undefined || !card.ok) return [];
  if (board.groups.has(meetingKey(play))) return [];
  const { declarer } = played.contract;
  const leader = lhoOf(declarer);
  const holder = holderOf(deal, card.value);
  if (holder === undefined || holder === leader) return [];
  const code = sideOf(holder) === sideOf(declarer) ? 'lead-of-declarer' : 'lead-of-partner';
  return [{ code, params: { card: card.value, leader, holder } }];
}

/** Far from everything that the cards give: another declarer, strain or board comes to mind (RTP 2.2.7.2). */
function notMakeable(
  { play, played }: Looked,
  all: readonly Looked[],
  board: BoardState,
  tricks: DoubleDummyTable | undefined,
): Found[] {
  if (played === undefined || tricks === undefined || board.groups.has(meetingKey(play))) return [];
  const { strain, declarer } = played.contract;
  const makes = tricks[declarer][strain];
  if (Math.abs(played.tricks - makes) < ODD.tricks.off) return [];
  const isAlike = (other: Looked): boolean =>
    other.play !== play &&
    other.played?.contract.strain === strain &&
    sideOf(other.played.contract.declarer) === sideOf(declarer) &&
    Math.abs(other.played.tricks - played.tricks) <= ODD.tricks.near;
  if (all.filter(isAlike).length >= ODD.tricks.others) return [];
  return [{ code: 'not-makeable', params: { made: played.tricks, makes, declarer, strain } }];
}

interface Kept {
  readonly deal: Deal | undefined;
  readonly tricks: DoubleDummyTable | undefined;
  readonly oddities: readonly Oddity[];
}

const kept = new WeakMap<BoardState, Kept>();

function odditiesOfBoard(
  tournament: Tournament,
  session: SessionState,
  board: BoardState,
  solutions: Solutions,
): readonly Oddity[] {
  const deal = session.deals.get(board.board);
  const tricks = deal === undefined ? undefined : solutions.table(deal);
  const known = kept.get(board);
  if (known !== undefined && known.deal === deal && known.tricks === tricks) return known.oddities;
  const plays = [...playsOn(board)].filter((play) => !isCancelled(board, play));
  const all = plays.flatMap(looked);
  const field = fieldOf(all);
  const found = all.flatMap((one) => {
    const { play } = one;
    const disputed: Found[] = play.status === 'disputed' ? [{ code: 'disputed', params: {} }] : [];
    // What the director has looked at already is odd no more.
    const isSettled = play.recorded?.by === 'director' || play.adjustment !== undefined;
    const odd = isSettled
      ? []
      : [
          ...againstTheField(one, field),
          ...otherDeclarer(one, field),
          ...outlier(one, field),
          ...hardlyAResult(one),
          ...leadElsewhere(one, board, deal),
          ...notMakeable(one, all, board, tricks),
          ...hasty(one),
        ];
    const { section, round, table } = play;
    const at = { session: session.session, section, round, table, board: board.board };
    return [...disputed, ...otherPairs(tournament, session, play), ...odd].map(({ code, params }) => ({
      ...at,
      code,
      params,
      result: play.recorded?.result ?? '',
    }));
  });
  kept.set(board, { deal, tricks, oddities: found });
  return found;
}

/** Everything that looks odd in a session, by board. */
export const oddities = (
  tournament: Tournament,
  session: SessionState,
  solutions: Solutions = NOTHING_SOLVED,
): readonly Oddity[] =>
  [...session.boards.values()]
    .sort((a, b) => a.board - b.board)
    .flatMap((board) => odditiesOfBoard(tournament, session, board, solutions));
