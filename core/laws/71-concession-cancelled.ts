import { ok, type Result } from '../base/index.ts';
import { type Seat, type Strain, TRICKS } from '../game/index.ts';
import { type ClaimPosition, NOTHING_SAID, type Statement, trickRange, tricksLeft } from './claims/index.ts';
import { tooLong } from './claims/question.ts';
import type { ByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';

/** A concession that has been agreed to, questioned within the correction period or after it. */
export interface Concession {
  readonly edition: LawsEdition;
  readonly conceder: Seat;
  readonly withinCorrectionPeriod: boolean;
  /** Tricks conceded that the side had already won. */
  readonly alreadyWon: number;
  /** The position when it was made, when there were cards left to play, and how many of their tricks it gave away. */
  readonly rest?: {
    readonly position: ClaimPosition;
    readonly conceded: number;
    /** What he said that he would play, if anything. */
    readonly statement?: Statement;
  };
}

/** The tricks that go back to the side that conceded them. */
export interface Cancelled {
  readonly returned: number;
  readonly clauses: readonly Clause[];
  /** Those of them that rest on no judgement: won already, or lost by no legal play. */
  readonly certain: number;
  /** Does part of it rest on what is normal play, which is for the director to confirm? */
  readonly judged: boolean;
}

/** The clauses of Law 71 by edition: tricks won, tricks that no legal play loses, tricks that no normal play loses. */
export const CONCESSION_CLAUSES: ByEdition<Readonly<Record<'won' | 'anyLegal' | 'anyNormal', Clause>>> = {
  1997: { won: '71A', anyLegal: '71A', anyNormal: '71C' },
  2007: { won: '71(1)', anyLegal: '71(2)', anyNormal: '71(2)' },
  2017: { won: '71A', anyLegal: '71B', anyNormal: '71B' },
};

/**
 * Law 71: the director cancels the concession of a trick that the side had won, or could not have lost by any normal
 * play. Only the edition of 1997 names legal play too (71A); a trick that no legal play loses is lost by no normal one
 * either, so in the others it needs no judgement.
 */
export function cancelledConcession(concession: Concession): Result<Cancelled> {
  const { edition, conceder, withinCorrectionPeriod, alreadyWon, rest } = concession;
  if (!withinCorrectionPeriod) return ok({ returned: 0, certain: 0, clauses: ['79C'], judged: false });
  const clauses = CONCESSION_CLAUSES[edition];
  const won = alreadyWon > 0 ? [clauses.won] : [];
  if (rest === undefined)
    return ok({ returned: alreadyWon, certain: alreadyWon, clauses: standsIfNone(won), judged: false });
  const kept = tricksLeft(rest.position) - rest.conceded;
  const fewest = trickRange({
    edition,
    position: rest.position,
    claimer: conceder,
    claimed: kept,
    statement: rest.statement ?? NOTHING_SAID,
    trumpLikelyForgotten: false,
    partnerPlays: 'normal',
  });
  if (!fewest.ok) return fewest;
  const { normal, anyLegal } = fewest.value;
  // A line found that gives no more than was kept is enough: the concession stands.
  if (!normal.complete && normal.tricks > kept) return tooLong();
  const byLegal = anyLegal.complete ? Math.max(0, anyLegal.tricks - kept) : 0;
  const byNormal = Math.max(byLegal, normal.tricks - kept) - byLegal;
  return ok({
    returned: alreadyWon + byLegal + byNormal,
    certain: alreadyWon + byLegal,
    clauses: standsIfNone([
      ...new Set([
        ...won,
        ...(byLegal > 0 ? [clauses.anyLegal] : []),
        ...(byNormal > 0 ? [clauses.anyNormal] : []),
      ]),
    ]),
    judged: byNormal > 0,
  });
}

const standsIfNone = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.length > 0 ? clauses : ['71'];

/** A contract conceded as lost, or as made, with the tricks that each side had won by then. */
export interface ConcededContract {
  readonly edition: LawsEdition;
  readonly by: 'declarer' | 'defender';
  readonly contract: { readonly level: number; readonly strain: Strain };
  readonly declarerTricks: number;
  readonly defenderTricks: number;
}

const BOOK = 6;

/**
 * Declarer concedes defeat of a contract already made, or a defender the making of one already beaten: 1997 cancels that
 * by a clause of its own (71B). In 2007 and 2017 the tricks are simply won already (71(1), 71A).
 */
export function concededDecidedContract({
  edition,
  by,
  contract,
  declarerTricks,
  defenderTricks,
}: ConcededContract): {
  readonly cancelled: boolean;
  readonly clause: Clause;
} {
  const needed = BOOK + contract.level;
  const decided = by === 'declarer' ? declarerTricks >= needed : defenderTricks > TRICKS - needed;
  if (!decided) return { cancelled: false, clause: '71' };
  return { cancelled: true, clause: edition === 1997 ? '71B' : CONCESSION_CLAUSES[edition].won };
}
