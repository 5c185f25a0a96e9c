import { ok, type Result } from '../../base/index.ts';
import { type Deal, parseDeal, printDeal, sameDeal } from '../../game/index.ts';
import { stillSealed } from '../access/director-plays.ts';
import { isDealShown } from '../access/visibility.ts';
import type { BoardDeal } from '../fact.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { boardsInPlay } from '../meetings/schedule.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows } from './decision.ts';
import { findSession } from './find.ts';

/** The same cards in another session of the tournament, unless it is there to replay past deals. */
function playedBefore(
  { sessions, settings }: Tournament,
  session: number,
  board: number,
  deal: Deal,
): Refused | undefined {
  if (settings.pastDeals) return undefined;
  for (const other of sessions.values()) {
    const again = [...other.deals].find(([, cards]) => sameDeal(cards, deal));
    if (other.session === session || again === undefined) continue;
    const message = `Board ${board} has the cards of board ${again[0]} of session ${other.session}: no result may stand on a deal of another session.`;
    return refuse('deal-of-another-session', message, {
      clause: 'Law 6D2',
      params: { board, other: again[0], session: other.session },
    });
  }
  return undefined;
}

/** Hands that people have looked at are replaced by nothing but an undo, which the history shows. */
function shownAlready(tournament: Tournament, session: SessionState, board: number): Refused | undefined {
  if (!session.deals.has(board) || !isDealShown(tournament, session, board)) return undefined;
  const message = `The hands of board ${board} have been shown: undo what attached them before attaching others.`;
  return refuse('deal-shown', message, { params: { board } });
}

/** The deals by board, each of them whole and on a board of its own. */
function readDeals(
  session: SessionState,
  given: readonly BoardDeal[],
): Result<ReadonlyMap<number, Deal>, Refusal> {
  const inPlay = new Set(boardsInPlay(session));
  const deals = new Map<number, Deal>();
  for (const { board, deal: text } of given) {
    if (!inPlay.has(board)) {
      const message = `Board ${board} is not played in session ${session.session}.`;
      return refuse('board-not-in-play', message, { params: { board, session: session.session } });
    }
    if (deals.has(board))
      return refuse('board-twice', `Board ${board} is given twice.`, { params: { board } });
    const deal = parseDeal(text);
    if (!deal.ok) {
      const why = deal.error.message;
      return refuse('not-a-deal', `Board ${board}: ${why}`, { clause: 'Law 6B', params: { board, why } });
    }
    deals.set(board, deal.value);
  }
  return ok(deals);
}

/** Two boards of the session that would hold the same cards. */
function sameCards(deals: ReadonlyMap<number, Deal>): Refused | undefined {
  const seen = new Map<string, number>();
  for (const [board, deal] of deals) {
    const text = printDeal(deal);
    const other = seen.get(text);
    if (other !== undefined) {
      const message = `Boards ${other} and ${board} have the same cards: each board is dealt anew.`;
      return refuse('deal-twice', message, { clause: 'Law 6', params: { board, other } });
    }
    seen.set(text, board);
  }
  return undefined;
}

/** Why no deals can be given to the boards of a session, if they cannot. */
function notDealt(tournament: Tournament, session: SessionState): Refused | undefined {
  if (matchesPhaseOf(tournament, session)?.format.match.deals !== 'own') return undefined;
  const message = 'Each match has deals of its own here: a board is not one deal.';
  return refuse('own-deals', message, { params: { session: session.session } });
}

/** Those of the deals that are new on their boards, all of them as they may be. */
function newDeals(
  tournament: Tournament,
  session: SessionState,
  deals: ReadonlyMap<number, Deal>,
): Result<readonly (readonly [number, Deal])[], Refusal> {
  const news = [...deals].filter(([board, deal]) => {
    const before = session.deals.get(board);
    return before === undefined || !sameDeal(before, deal);
  });
  const twice = sameCards(new Map([...session.deals, ...deals]));
  if (twice !== undefined) return twice;
  for (const [board, deal] of news) {
    const fault =
      playedBefore(tournament, session.session, board, deal) ?? shownAlready(tournament, session, board);
    if (fault !== undefined) return fault;
  }
  return ok(news);
}

const printed = (deals: Iterable<readonly [number, Deal]>): readonly BoardDeal[] =>
  Array.from(deals, ([board, deal]) => ({ board, deal: printDeal(deal) }));

export const attachDeals: Decider<'attach-deals'> = (
  tournament,
  { session: number, deals: given, sealed, opens },
) => {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  if (session.value.sealed !== undefined && opens !== true) return stillSealed();
  if (given.length === 0) return refuse('no-deals', 'There are no deals to attach.');
  const fault = notDealt(tournament, session.value);
  if (fault !== undefined) return fault;
  const deals = readDeals(session.value, given);
  if (!deals.ok) return deals;
  const news = newDeals(tournament, session.value, deals.value);
  if (!news.ok) return news;
  const isOpened = session.value.sealed !== undefined;
  if (news.value.length === 0 && !isOpened) return ALREADY_SO;
  return follows(
    fact('deals-attached', {
      session: number,
      deals: printed(isOpened ? deals.value : news.value),
      ...(sealed === undefined ? {} : { sealed }),
    }),
  );
};

/** The boards of a session that have no cards yet. */
export const boardsToDeal = (session: SessionState): readonly number[] =>
  boardsInPlay(session).filter((board) => !session.deals.has(board));

/**
 * Law 6E4: boards dealt by a program, before the session begins; from then on there are cards in them. They are those of the
 * session that have none: what was dealt is taken back by an undo, which the history shows, and never silently dealt again.
 */
export const dealBoards: Decider<'deal-boards'> = (tournament, { session: number, deals: given = [] }) => {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  if (session.value.sealed !== undefined) return stillSealed();
  const { dealing } = tournament.settings;
  if (dealing !== 'machine') {
    const message = 'The settings say that boards are dealt in another way: change them first (Law 6E).';
    return refuse('dealt-otherwise', message, { clause: 'Law 6E', params: { dealing } });
  }
  if (session.value.status !== 'planned') {
    const message = `Session ${number} has begun: there are cards in its boards.`;
    return refuse('boards-in-use', message, { clause: 'Law 6E', params: { session: number } });
  }
  const fault = notDealt(tournament, session.value);
  if (fault !== undefined) return fault;
  const deals = readDeals(session.value, given);
  if (!deals.ok) return deals;
  const toDeal = new Set(boardsToDeal(session.value));
  if (given.length === 0 || given.some(({ board }) => !toDeal.has(board))) {
    const message = 'The boards have their cards. Undo in the history what dealt them, to deal anew.';
    return refuse('dealt-already', message, { params: { session: number } });
  }
  const news = newDeals(tournament, session.value, deals.value);
  if (!news.ok) return news;
  return follows(fact('deals-attached', { session: number, deals: printed(news.value), dealt: true }));
};
