import { ok, type Result } from '../base/index.ts';
import { type Seat, sideOf } from '../game/index.ts';
import { type ClaimPosition, NOTHING_SAID, trickRange, tricksLeft } from './claims/index.ts';
import { tooLong } from './claims/question.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';

/** What has happened since a side assented to an opponent's claim or concession. */
export interface SinceAssent {
  /** Has the assenting side objected, and had it by then called on a later board, or had the round ended? */
  readonly objection: 'none' | 'in-time' | 'late';
  readonly calledOnNextBoard: boolean;
  readonly roundEnded: boolean;
}

/** How far an agreement to a claim has become final (Law 69A). */
export type AgreementState =
  /** The objection came in time: the claim is contested. */
  | { readonly kind: 'contested'; readonly clause: '70' }
  /** Nothing is final yet. */
  | { readonly kind: 'open'; readonly clause: '69A' }
  /** The board is scored as if the tricks had been won or lost in play; only Laws 69B and 71 remain. */
  | { readonly kind: 'established'; readonly clause: '69A' };

/** Law 69A, the same in all editions: agreement takes time to become final. */
export function agreementState({ objection, calledOnNextBoard, roundEnded }: SinceAssent): AgreementState {
  if (objection === 'in-time') return { kind: 'contested', clause: '70' };
  return calledOnNextBoard || roundEnded
    ? { kind: 'established', clause: '69A' }
    : { kind: 'open', clause: '69A' };
}

/** What a side that agreed to lose tricks brings up against its agreement. */
export interface Withdrawal {
  readonly edition: LawsEdition;
  readonly agreedTo: 'claim' | 'concession';
  /** Is the correction period of Law 79C still running? */
  readonly withinCorrectionPeriod: boolean;
  /** Tricks that it agreed to lose although it had won them. */
  readonly alreadyWon: number;
  /** Of the others it agreed to lose, those that it would lose by no normal play. */
  readonly notLosable: number;
  /** Of the others it agreed to lose, those that it would likely have won; the director's judgement. */
  readonly likelyWon: number;
}

/** The tricks that go back to the side that withdrew its agreement. */
export interface WithdrawalRuling {
  readonly returned: number;
  readonly clauses: readonly Clause[];
}

/**
 * Law 69B: until the correction period ends, tricks go back to the side that agreed to lose them if it had won them,
 * or would not lose them by any normal play (1997), or would likely have won them (2007, 2017).
 */
export function withdrawnAgreement(withdrawal: Withdrawal): WithdrawalRuling {
  const { edition, agreedTo, withinCorrectionPeriod, alreadyWon } = withdrawal;
  if (!withinCorrectionPeriod) return { returned: 0, clauses: ['79C'] };
  // The edition of 1997 speaks of an opponent's claim alone.
  if (edition === 1997 && agreedTo === 'concession') return { returned: 0, clauses: ['69B'] };
  const further = edition === 1997 ? withdrawal.notLosable : withdrawal.likelyWon;
  const clauses: readonly Clause[] = edition === 1997 ? ['69B'] : clausesOf(alreadyWon, further);
  return { returned: alreadyWon + further, clauses };
}

const clausesOf = (alreadyWon: number, likelyWon: number): readonly Clause[] => {
  const clauses = [...clausesIf(alreadyWon > 0, '69B1'), ...clausesIf(likelyWon > 0, '69B2')];
  return clauses.length > 0 ? clauses : ['69B'];
};

/** What the cards say about an agreement that a side wants to withdraw. */
export interface AgreementEvidence {
  /** Tricks that the side agreed to lose and would lose by no normal play. */
  readonly notLosable: number;
  /** Tricks that it agreed to lose and wins when all four players play double dummy. */
  readonly doubleDummy: number;
}

/**
 * Evidence for Law 69B from the position at the claim: how far the side that agreed to it would have done better.
 * `objector` is the player who agreed; whether a trick was likely remains the director's judgement.
 */
export function agreementEvidence(
  edition: LawsEdition,
  position: ClaimPosition,
  objector: Seat,
  claimed: number,
): Result<AgreementEvidence> {
  const agreed = tricksLeft(position) - claimed;
  const claimer = sideOf(objector) === sideOf(position.declarer) ? position.declarer : objector;
  const range = trickRange({
    edition,
    position,
    claimer,
    claimed: agreed,
    statement: NOTHING_SAID,
    trumpLikelyForgotten: false,
    partnerPlays: 'normal',
  });
  if (!range.ok) return range;
  const { normal, best } = range.value;
  if (!best.complete || (!normal.complete && normal.tricks > agreed)) return tooLong();
  const more = ({ tricks }: { readonly tricks: number }): number => Math.max(0, tricks - agreed);
  return ok({ notLosable: more(normal), doubleDummy: more(best) });
}
