import { Fraction, ZERO } from '../../base/index.ts';
import { parseBoardResult, parseCard, type Side } from '../../game/index.ts';
import type { ScoredSession } from '../../scoring/index.ts';
import { type Par, parOf } from '../../solver/index.ts';
import { formatOf, type ScoreUnit } from '../format/index.ts';
import {
  averageOf,
  type ReviewedBoard,
  type ReviewParts,
  type ReviewRole,
  reviewParts,
  roleIn,
  type WorthOf,
  worthAgainst,
} from '../makeable/review.ts';
import type { Solutions } from '../makeable/solutions.ts';
import { type ContestantId, meetingKey, type SessionNumber } from '../meeting.ts';
import { conditionsOf } from '../meetings/marking.ts';
import { playAt } from '../meetings/schedule.ts';
import type { Play, SessionState, Tournament } from '../state.ts';
import { type ContestantName, contestantName, unitOf } from './shared.ts';

/** The steps of a board or a session, in whole per cent or IMPs: no finer than the way they are found. */
export interface ReviewPartsView {
  readonly field: number;
  readonly bidding: number;
  readonly lead?: number;
  readonly play: number;
}

/** One board of a pair: what it was worth, and by which steps. */
export interface ReviewLine {
  readonly board: number;
  readonly side: Side;
  readonly role: ReviewRole;
  readonly result: string;
  readonly lead?: string;
  /** The tricks that could be made in the contract, and after the lead. */
  readonly makeable?: number;
  readonly afterLead?: number;
  readonly par: Par;
  /** In whole per cent, or IMPs. */
  readonly worth: number;
  readonly parts: ReviewPartsView;
}

/** The boards of a role together: how much each of them gave or took on average in per cent, in all in IMPs. */
export interface ReviewTotals {
  readonly field: number;
  readonly bidding: number;
  /** As declarers: the opponents' leads, and the play after them. */
  readonly theirLeads: number;
  readonly declaring: number;
  /** As defenders: the pair's own leads, and the defence after them. */
  readonly ownLeads: number;
  readonly defending: number;
}

export interface SessionReview {
  readonly session: SessionNumber;
  /** Of so many boards scored, these are looked at: cards shown, table worked out, no adjusted score. */
  readonly scored: number;
  readonly lines: readonly ReviewLine[];
  readonly totals?: ReviewTotals;
}

/** Where a pair won and lost its score, board by board. */
export interface ReviewView {
  readonly contestant: ContestantName;
  readonly unit: ScoreUnit;
  readonly sessions: readonly SessionReview[];
}

/** May the cards of a board be seen by whoever asks? */
export type DealShown = (session: SessionState, board: number) => boolean;

const whole = (value: Fraction): number => Number(value.rounded('half-away-from-zero'));

const partsView = ({ field, bidding, lead, play }: ReviewParts): ReviewPartsView => ({
  field: whole(field),
  bidding: whole(bidding),
  ...(lead === undefined ? {} : { lead: whole(lead) }),
  play: whole(play),
});

interface Reviewed {
  readonly line: ReviewLine;
  readonly parts: ReviewParts;
}

/** The board as a pair met it, when all is known that a review rests on. */
function boardOf(
  solutions: Solutions,
  session: SessionState,
  play: Play,
  side: Side,
): ReviewedBoard | undefined {
  const { recorded, adjustment, board } = play;
  const deal = session.deals.get(board);
  const state = session.boards.get(board);
  // Who played it in another form, or has an adjusted score, did not play these cards to the end.
  if (recorded === undefined || adjustment !== undefined || deal === undefined) return undefined;
  if (state?.groups.has(meetingKey(play)) === true) return undefined;
  const result = parseBoardResult(recorded.result);
  const tricks = solutions.table(deal);
  if (!result.ok || tricks === undefined) return undefined;
  const { dealer, vulnerable: marked } = conditionsOf(board, state);
  const vulnerable = play.vulnerable ?? marked;
  const lead = parseCard(recorded.lead ?? '');
  const contract = result.value === 'passed-out' ? undefined : result.value.contract;
  const leads = contract === undefined ? undefined : solutions.leads(deal, contract);
  return {
    side,
    result: result.value,
    vulnerable,
    tricks,
    par: parOf(tricks, vulnerable, dealer),
    ...(lead.ok ? { lead: lead.value } : {}),
    ...(leads === undefined ? {} : { leads }),
  };
}

function lineOf(board: number, played: ReviewedBoard, text: string, worth: Fraction, parts: ReviewParts) {
  const { result, lead, leads, tricks } = played;
  const contract = result === 'passed-out' ? undefined : result.contract;
  const afterLead = lead === undefined ? undefined : leads?.[lead];
  const line: ReviewLine = {
    board,
    side: played.side,
    role: roleIn(played),
    result: text,
    ...(lead === undefined ? {} : { lead }),
    ...(contract === undefined ? {} : { makeable: tricks[contract.declarer][contract.strain] }),
    ...(afterLead === undefined ? {} : { afterLead }),
    par: played.par,
    worth: whole(worth),
    parts: partsView(parts),
  };
  return line;
}

function reviewed(
  tournament: Tournament,
  session: SessionState,
  scores: ScoredSession,
  contestant: ContestantId,
  solutions: Solutions,
  isShown: DealShown,
): readonly Reviewed[] {
  const { method } = scores.session;
  if (method.kind === 'total-points' || tournament.settings.contestants === 'team') return [];
  return scores.linesOf(contestant).flatMap(({ line, side }): Reviewed[] => {
    const { board, section = '', round = 0, table = '' } = scores.lines[line] ?? { board: 0 };
    const play = playAt(session, { section, round, table: Number(table), board });
    if (play === undefined || !isShown(session, board)) return [];
    const met = boardOf(solutions, session, play, side);
    const explained = scores.explain(contestant, board);
    const worth: WorthOf | undefined = explained && worthAgainst(method, explained);
    if (met === undefined || worth === undefined) return [];
    const parts = reviewParts(met, worth, averageOf(method));
    const points = side === 'NS' ? play.recorded?.nsPoints : 0 - (play.recorded?.nsPoints ?? 0);
    const text = play.recorded?.result ?? '';
    return [{ parts, line: lineOf(board, met, text, worth(points ?? 0), parts) }];
  });
}

function totalsOf(all: readonly Reviewed[], unit: ScoreUnit): ReviewTotals | undefined {
  if (all.length === 0) return undefined;
  const over = unit === 'percent' ? all.length : 1;
  const sum = (part: (each: Reviewed) => Fraction | undefined): number =>
    whole(Fraction.sum(all.map((each) => part(each) ?? ZERO)).over(over));
  const as =
    (role: ReviewRole, part: 'lead' | 'play') =>
    ({ line, parts }: Reviewed): Fraction | undefined =>
      line.role === role ? parts[part] : undefined;
  return {
    field: sum(({ parts }) => parts.field),
    bidding: sum(({ parts }) => parts.bidding),
    theirLeads: sum(as('declaring', 'lead')),
    declaring: sum(as('declaring', 'play')),
    ownLeads: sum(as('defending', 'lead')),
    defending: sum(as('defending', 'play')),
  };
}

/** Where a contestant of pairs or players won and lost, on the boards whose cards may be seen. */
export function reviewView(
  tournament: Tournament,
  contestant: ContestantId,
  solutions: Solutions,
  isShown: DealShown,
): ReviewView {
  const unit = unitOf(tournament);
  const sessions = [...tournament.sessions.values()].sort((a, b) => a.session - b.session);
  return {
    contestant: contestantName(tournament, contestant),
    unit,
    sessions: sessions.flatMap((session): SessionReview[] => {
      const scores = formatOf(tournament).scores(tournament, session);
      const scored = scores.linesOf(contestant).length;
      if (scored === 0) return [];
      const all = reviewed(tournament, session, scores, contestant, solutions, isShown);
      const totals = totalsOf(all, unit);
      return [
        {
          session: session.session,
          scored,
          lines: all.map(({ line }) => line).sort((a, b) => a.board - b.board),
          ...(totals === undefined ? {} : { totals }),
        },
      ];
    }),
  };
}
