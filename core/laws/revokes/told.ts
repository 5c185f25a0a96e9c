import { equityClauses } from '../64-after-establishment.ts';
import type { ClauseByEdition } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';

/*
 * Laws 62 to 64 for one revoke of which nobody enters the cards: what a director asks at a table, in the order in which
 * it is asked, and the tricks that follow.
 */

/** What is asked, each with its answers. */
const ANSWERS = {
  /** Law 63A: has the offending side played on, or claimed, conceded or agreed? */
  established: ['yes', 'no'],
  /** By the hand that revoked; a trick that dummy wins is not won by declarer (note to Law 64A). */
  winner: ['offender', 'partner', 'others'],
  /** Tricks of the offending side after the revoke trick. */
  later: ['none', 'some'],
  laterCounted: ['none', 'one', 'more'],
  /** Law 64A2 of 1997: did the offender win a later trick with a card that he could have played to the revoke trick? */
  ownCard: ['yes', 'no'],
} as const;

/** What is asked about a revoke whose cards nobody enters. */
export type RevokeQuestion = 'established' | 'winner' | 'later' | 'ownCard';

/** Why an established revoke transfers nothing by itself (Law 64B, all but B1). */
export const REVOKE_EXCEPTIONS = [
  'seen-card',
  'same-suit',
  'next-board',
  'round-over',
  'twelfth-trick',
  'both-sides',
] as const;
/** One of the reasons of Law 64B. */
export type RevokeException = (typeof REVOKE_EXCEPTIONS)[number];

/** What was answered so far. */
export interface ToldRevoke {
  readonly established?: 'yes' | 'no';
  readonly winner?: 'offender' | 'partner' | 'others';
  readonly later?: 'none' | 'some' | 'one' | 'more';
  readonly ownCard?: 'yes' | 'no';
  readonly exception?: RevokeException;
}

/** What is asked next, or what the revoke costs. */
export type ToldRevokeRuling =
  | { readonly ask: RevokeQuestion; readonly clause: Clause; readonly answers: readonly string[] }
  | {
      readonly tricks: 0 | 1 | 2;
      /** What the number rests on. */
      readonly clause: Clause;
      /** Where the director looks whether it is enough; nothing for a revoke that is corrected. */
      readonly equity: Clause | undefined;
    };

const ask = (question: RevokeQuestion, clause: Clause, edition: LawsEdition): ToldRevokeRuling => ({
  ask: question,
  clause,
  answers: ANSWERS[question === 'later' && edition === 1997 ? 'laterCounted' : question],
});

const EXCEPTION_CLAUSES: Readonly<Record<RevokeException, ClauseByEdition>> = {
  'same-suit': { 1997: '64B2', 2007: '64B2', 2017: '64B2' },
  'seen-card': { 1997: '64B3', 2007: '64B3', 2017: '64B3' },
  'next-board': { 1997: '64B4', 2007: '64B4', 2017: '64B4' },
  'round-over': { 1997: '64B5', 2007: '64B5', 2017: '64B5' },
  'twelfth-trick': { 1997: '64B6', 2007: '64B6', 2017: '64B6' },
  // 1997 has no such clause: revokes of both sides on one trick are looked at as if neither had revoked.
  'both-sides': { 1997: '64C', 2007: '64B7', 2017: '64B7' },
};

/** The clause under which that exception stands. */
export const exceptionClause = (exception: RevokeException, edition: LawsEdition): Clause =>
  EXCEPTION_CLAUSES[exception][edition];

function costs(tricks: 0 | 1 | 2, clause: Clause, edition: LawsEdition): ToldRevokeRuling {
  const [equity] = equityClauses(edition, [clause]);
  return { tricks, clause, equity };
}

/** What has to be asked next about a revoke, or what it costs. */
export function ruleToldRevoke(told: ToldRevoke, edition: LawsEdition): ToldRevokeRuling {
  const { established, winner, later, ownCard, exception } = told;
  if (established === undefined) return ask('established', '63A', edition);
  if (established === 'no') return { tricks: 0, clause: '62A', equity: undefined };
  if (exception !== undefined) return costs(0, exceptionClause(exception, edition), edition);
  if (winner === undefined) return ask('winner', '64A', edition);
  if (later === undefined) return ask('later', '64A', edition);
  const hasLater = later !== 'none';
  if (winner === 'offender') return costs(hasLater ? 2 : 1, '64A1', edition);
  if (winner === 'others' && !hasLater) return costs(0, '64B1', edition);
  // One more trick must be there to be given (Law 64A2 of 1997, "an additional trick").
  const isAnother = winner === 'partner' ? hasLater : later === 'more';
  if (edition !== 1997 || !isAnother) return costs(1, '64A2', edition);
  if (ownCard === undefined) return ask('ownCard', '64A2', edition);
  return costs(ownCard === 'yes' ? 2 : 1, '64A2', edition);
}
