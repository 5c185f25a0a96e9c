import { ok, type Result } from '../base/index.ts';
import { otherSide, type Seat, sideOf } from '../game/index.ts';
import { claimOrConcession } from './68-claim-or-concession.ts';
import { contestedClaim } from './70-contested-claim.ts';
import { type ClaimPosition, NOTHING_SAID, trickRange, tricksLeft } from './claims/index.ts';
import { tooLong } from './claims/question.ts';
import type { ByEdition, ClauseByEdition } from './clauses/by-edition.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { SinceAgreement } from './happening/happening.ts';
import { type SettledClaim, settledClaim, wonTricksMoved } from './ruling/claim-at-table.ts';
import type { ClaimQuestionId, ClaimTelling } from './ruling/claim-question.ts';
import { type ClaimScene, howMany, shared, wonByThen } from './ruling/claim-scene.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene, Telling } from './ruling/procedure.ts';
import { rememberFor } from './table/remember.ts';

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
  if (!mayBeWithdrawn(edition, agreedTo)) return { returned: 0, clauses: ['69B'] };
  const further = edition === 1997 ? withdrawal.notLosable : withdrawal.likelyWon;
  const clauses: readonly Clause[] = edition === 1997 ? ['69B'] : clausesOf(alreadyWon, further);
  return { returned: alreadyWon + further, clauses };
}

/** The edition of 1997 speaks of an opponent's claim alone. */
const mayBeWithdrawn = (edition: LawsEdition, agreedTo: Withdrawal['agreedTo']): boolean =>
  edition !== 1997 || agreedTo === 'claim';

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

/** The agreement that a side wants to withdraw: of whom, to what, and the tricks that it gave away. */
export interface Agreement {
  readonly objector: Seat;
  readonly agreedTo: 'claim' | 'concession';
  readonly withinCorrectionPeriod: boolean;
  /** Tricks given away that had been won, as far as the play is known. */
  readonly alreadyWon: number;
  /** Tricks of those left that went to the other side. */
  readonly lost: number;
}

const WON: ClauseByEdition = { 1997: '69B', 2007: '69B1', 2017: '69B1' };

/** Law 69B: what the side brings up against its agreement, by the play, the cards and the director's judgement. */
export function* withdrawalOf(scene: ClaimScene, agreement: Agreement): ClaimTelling<Withdrawal> {
  const { edition } = scene;
  const { agreedTo, withinCorrectionPeriod } = agreement;
  const open = withinCorrectionPeriod && mayBeWithdrawn(edition, agreedTo);
  const alreadyWon = open ? yield* wonByThen(scene, agreement.alreadyWon, WON[edition]) : 0;
  const further = open ? yield* wouldHaveWon(scene, agreement) : 0;
  return {
    edition,
    agreedTo,
    withinCorrectionPeriod,
    alreadyWon,
    notLosable: further,
    likelyWon: further,
  };
}

/** What gives tricks back beyond those already won. */
const FURTHER: ByEdition<{ readonly id: ClaimQuestionId; readonly clause: Clause; readonly reason: string }> =
  {
    1997: { id: 'tricks-not-losable', clause: '69B', reason: 'no-normal-play-loses' },
    2007: { id: 'tricks-likely', clause: '69B2', reason: 'double-dummy' },
    2017: { id: 'tricks-likely', clause: '69B2', reason: 'double-dummy' },
  };

/** Of the tricks that the side agreed to lose, those it would not lose (1997) or likely have won. */
function* wouldHaveWon(scene: ClaimScene, agreement: Agreement): ClaimTelling<number> {
  const { edition } = scene;
  const { lost } = agreement;
  if (lost === 0) return 0;
  const { id, clause, reason } = FURTHER[edition];
  const evidence = evidenceAgainst(scene, agreement);
  const found = evidence?.ok ? evidence.value : undefined;
  const answer = edition === 1997 ? found?.notLosable : found?.doubleDummy;
  const suggestion = answer === undefined ? undefined : { answer: String(answer), reason };
  return yield* howMany(id, clause, 0, lost, suggestion);
}

/** What the cards say, where they are known. */
export function evidenceAgainst(
  { edition, position, memory }: ClaimScene,
  { objector, lost }: Pick<Agreement, 'objector' | 'lost'>,
): Result<AgreementEvidence> | undefined {
  const cards = position();
  return (
    cards && remembered(memory, `${objector}${lost}`, () => agreementEvidence(edition, cards, objector, lost))
  );
}

const remembered = rememberFor<Result<AgreementEvidence>>();

/** Law 69: a side takes back its agreement to a claim or concession. In time it is contested, later Law 69B decides. */
export function* agreementWithdrawn({
  table,
  irregularity,
}: Scene<Irregular<'agreement-withdrawn'>>): Procedure {
  const { since, offender } = irregularity;
  const settled = settledClaim(table);
  if (settled === undefined) return [];
  yield* askedFor(irregularity);
  if (stateAfter(since) === 'contested') return yield* contestedInTime(settled, offender);
  const side = sideOf(settled.claim.seat);
  const withdrawal = yield* withdrawalOf(settled.scene, {
    objector: offender,
    agreedTo: kindOf(settled),
    withinCorrectionPeriod: since !== 'period-over',
    alreadyWon: settled.numbers.othersTaken,
    lost: settled.settled.rest[side],
  });
  const parts = [
    withdrawnAgreement({ ...withdrawal, notLosable: 0, likelyWon: 0 }),
    withdrawnAgreement({ ...withdrawal, alreadyWon: 0 }),
  ];
  for (const { returned, clauses } of parts)
    if (returned > 0)
      yield { type: 'tricks-moved', to: otherSide(side), tricks: returned, clause: clauses[0] ?? '69B' };
  if (parts.every(({ returned }) => returned === 0))
    yield note('agreement-stands', parts[0]?.clauses[0] ?? '69B');
  return [];
}

/** What the player himself says that he should have had; the director is not bound by it. */
export function* askedFor({
  type,
  offender,
  tricks,
}: Irregular<'agreement-withdrawn' | 'concession-withdrawn'>): Telling<void> {
  if (tricks === undefined) return;
  const clause = type === 'agreement-withdrawn' ? '69B' : '71';
  yield note('asks-for-tricks', clause, { seat: offender, tricks: String(tricks) });
}

/** Law 69A: is the agreement final by now? */
const stateAfter = (since: SinceAgreement) =>
  agreementState({
    objection: since === 'nothing' ? 'in-time' : 'late',
    calledOnNextBoard: since === 'next-board',
    roundEnded: since === 'round-over' || since === 'period-over',
  }).kind;

const DOUBTED: ClauseByEdition = { 1997: '68D', 2007: '68D', 2017: '68D2(a)' };

/** The agreement was not final: the claim is contested after all (Laws 68D and 70). */
export function* contestedInTime(
  { claim, scene, numbers, settled, later }: SettledClaim,
  by: Seat,
): Procedure {
  const side = sideOf(claim.seat);
  // Law 69A speaks of the side that agreed; any player may doubt a claim (Law 68D).
  yield note('objection-in-time', sideOf(by) === side ? DOUBTED[scene.edition] : '69A');
  yield* wonTricksMoved({ claim, numbers }, '69A', true);
  const { left } = numbers;
  const { awarded } = yield* contestedClaim(scene, { claimed: settled.rest[side], left, later });
  yield { type: 'claim-settled', by: claim.seat, rest: shared(side, awarded, left), clause: '70A' };
  return [];
}

/** Was it a claim that was agreed to, or a concession and no more? */
function kindOf({ scene, numbers }: SettledClaim): 'claim' | 'concession' {
  const { edition, by, contract } = scene;
  const { act, left: tricksLeft } = numbers;
  const { declarer } = contract;
  const is = claimOrConcession({ edition, act, by, declarer, tricksLeft, partnerObjects: false });
  return is.kind === 'concession' ? 'concession' : 'claim';
}
