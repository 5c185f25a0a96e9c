import { ok, type Result } from '../../base/index.ts';
import { type Deal, parseDeal, printDeal, sameDeal } from '../../game/index.ts';
import { isDealShown } from '../access/visibility.ts';
import type { BoardDeal } from '../fact.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { boardsInPlay } from '../meetings/schedule.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows } from './decision.ts';
import { findSession } from './find.ts';

/** The same cards in another session of the tournament. */
function playedBefore(
  { sessions }: Tournament,
  session: number,
  board: number,
  deal: Deal,
): Refused | undefined {
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

export const attachDeals: Decider<'attach-deals'> = (tournament, { session: number, deals: given }) => {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  if (given.length === 0) return refuse('no-deals', 'There are no deals to attach.');
  if (matchesPhaseOf(tournament, session.value)?.format.match.deals === 'own') {
    const message = 'Each match has deals of its own here: a board is not one deal.';
    return refuse('own-deals', message, { params: { session: number } });
  }
  const deals = readDeals(session.value, given);
  if (!deals.ok) return deals;
  const { deals: attached } = session.value;
  const news = [...deals.value].filter(([board, deal]) => {
    const before = attached.get(board);
    return before === undefined || !sameDeal(before, deal);
  });
  const twice = sameCards(new Map([...attached, ...deals.value]));
  if (twice !== undefined) return twice;
  for (const [board, deal] of news) {
    const fault =
      playedBefore(tournament, number, board, deal) ?? shownAlready(tournament, session.value, board);
    if (fault !== undefined) return fault;
  }
  if (news.length === 0) return ALREADY_SO;
  return follows(
    fact('deals-attached', {
      session: number,
      deals: news.map(([board, deal]) => ({ board, deal: printDeal(deal) })),
    }),
  );
};
