import { type Fraction, fail, ok, type Result } from '../../base/index.ts';
import { type Deal, printDeal } from '../../game/index.ts';
import { scoringUnder } from '../../regulation/index.ts';
import type {
  ContestantId,
  Method,
  PairsScoringPolicy,
  Penalty,
  TravellerLine,
} from '../../scoring/index.ts';
import { playersOf } from '../contestant.ts';
import { handicapOf } from '../format/pairs/standings.ts';
import { METHODS, profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import { penaltiesOn } from './scores.ts';
import { linesOfSession } from './traveller-lines.ts';

/** A pair of a club, as a simultaneous tournament knows it. */
export interface HandedPair {
  readonly contestant: ContestantId;
  readonly names: readonly string[];
  /** Per cent added to what the pair makes, in lists with handicaps. */
  readonly handicap?: Fraction;
}

/** What a club hands in of a session to be compared with other clubs. */
export interface SessionHandedIn {
  readonly lines: readonly TravellerLine[];
  readonly penalties: readonly Penalty[];
  readonly pairs: readonly HandedPair[];
  /** The cards of its boards, where they are known: all clubs have to have played the same. */
  readonly deals: ReadonlyMap<number, string>;
  readonly method: Method;
  readonly policy: PairsScoringPolicy;
}

/** What a club hands in of one session; a fault when there is nothing that could be compared. */
export function handInOf(tournament: Tournament, session: number): Result<SessionHandedIn> {
  const state = tournament.sessions.get(session);
  if (state === undefined)
    return fail({ code: 'no-session', message: `${tournament.name} has no session ${session}.` });
  const lines = linesOfSession(state);
  if (lines.length === 0)
    return fail({
      code: 'no-results',
      message: `${tournament.name}: session ${session} has no results yet.`,
    });
  const { settings, contestants } = tournament;
  const pairs = Array.from(contestants.values(), (entry): HandedPair => {
    const handicap = handicapOf(tournament, entry.contestant);
    const names = playersOf(entry).map(({ name }) => name);
    return { contestant: entry.contestant, names, ...(handicap === undefined ? {} : { handicap }) };
  });
  return ok({
    lines,
    penalties: penaltiesOn(state.penalties, lines),
    pairs,
    deals: new Map(Array.from(state.deals, ([board, deal]: [number, Deal]) => [board, printDeal(deal)])),
    method: METHODS[settings.method],
    policy: scoringUnder(profileOf(settings), settings.laws),
  });
}
