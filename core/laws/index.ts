export { attentionRight, preventionRight, type Right } from './9-procedure-after-irregularity.ts';
export { scoreDue } from './12-adjusted-score.ts';
export { WAS_A_CARD } from './12-assigned-score.ts';
export { PHASES, type Phase, phaseOf, ROLES, type Role, roleOf } from './17-auction-period.ts';
export {
  type Asking,
  type CorrectionTime,
  correctionTime,
  requestRight,
} from './20-review-and-explanation.ts';
export { comparability } from './23-comparable-call.ts';
export { consultingRight, type Looking } from './40-system-card.ts';
export { legalCards, penaltyCardsOf } from './44-sequence-of-play.ts';
export * from './61-failure-to-follow-suit.ts';
export * from './62-correction-of-revoke.ts';
export * from './63-establishment-of-revoke.ts';
export * from './64-after-establishment.ts';
export {
  atRiskWhenDisturbed,
  directionOf,
  mayPointOut,
  type TrickRight,
} from './65-arrangement-of-tricks.ts';
export {
  ALLEGATION_CLAUSE,
  type FactsLost,
  type Inspection,
  mayInspect,
  ruledFor,
} from './66-inspection-of-tricks.ts';
export * from './67-defective-trick.ts';
export {
  type AfterClaim,
  afterClaim,
  type Claiming,
  type ClaimOrConcession,
  claimOrConcession,
  type Response,
} from './68-claim-or-concession.ts';
export {
  type AgreementEvidence,
  type AgreementState,
  agreementEvidence,
  agreementState,
  type SinceAssent,
  type Withdrawal,
  type WithdrawalRuling,
  withdrawnAgreement,
} from './69-agreed-claim.ts';
export {
  CONTESTED_CLAIM_PROCEDURE,
  type LaterPlayRuling,
  type ProcedureStep,
  withLaterPlay,
} from './70-contested-claim.ts';
export {
  type Cancelled,
  type ConcededContract,
  type Concession,
  type ConcessionEvidence,
  cancelledConcession,
  concededDecidedContract,
  concessionEvidence,
} from './71-concession-cancelled.ts';
export { isAppealTold, rulingClause } from './85-disputed-facts.ts';
export * from './case-format/check.ts';
export * from './case-format/claim.ts';
export * from './case-format/claim-run.ts';
export type { AskedOfClaim } from './case-format/claim-scene.ts';
export * from './case-format/file.ts';
export * from './case-format/kinds.ts';
export * from './case-format/record.ts';
export * from './case-format/record-answers.ts';
export * from './case-format/record-outcome.ts';
export * from './case-format/run.ts';
export * from './case-format/write.ts';
export * from './claims/index.ts';
export type { ByEdition } from './clauses/by-edition.ts';
export type { Clause } from './clauses/clause.ts';
export { isParagraph, TABLE_REGULATIONS, type TableRegulation } from './clauses/paragraph.ts';
export { INCIDENT_NAMES, INCIDENTS, type IncidentName } from './conduct/incidents.ts';
export * from './editions.ts';
export * from './engine/engine.ts';
export { EVERY_LAW, openTable } from './engine/every-law.ts';
export { isHeard } from './engine/heard.ts';
export { lawsOf, type PartOfLaws } from './engine/laws.ts';
export { CALL_AND_CARD_LAWS } from './engine/parts/calls-and-cards.ts';
export { CLAIM_LAWS } from './engine/parts/claims.ts';
export { REPORT_LAWS } from './engine/parts/reports.ts';
export { TRICK_LAWS } from './engine/parts/revokes-and-tricks.ts';
export * from './happening/any-call.ts';
export type * from './happening/claiming-act.ts';
export * from './happening/happening.ts';
export * from './happening/meaning.ts';
export * from './happening/report.ts';
export type * from './happening/trick-happening.ts';
export { INSPECTIONS } from './happening/trick-happening.ts';
export { BANS, CENSURE, type Censure, DUTIES, type Strength } from './introduction.ts';
export * from './outcome/case-outcome.ts';
export * from './outcome/poll.ts';
export * from './outcome/weighted-results.ts';
export * from './revokes/index.ts';
export type * from './revokes/standing.ts';
export { clauseOfAnswer, isFreeAnswer } from './ruling/free-answer.ts';
export * from './ruling/irregularity.ts';
export * from './ruling/refused.ts';
export * from './ruling/ruling.ts';
export { screenMateOf, screenRules, trayVisits, trayWith } from './screens/tray.ts';
export * from './table/duties.ts';
export * from './table/lasting-now.ts';
export * from './table/lasting-text.ts';
export {
  cardsInTrick,
  handLeft,
  isGone,
  isHandWhole,
  isPlayFinished,
  type PlaySetup,
  type TablePlay,
  trickNumber,
  trickWinners,
  turnToPlay,
} from './table/play-state.ts';
export * from './table/record.ts';
export * from './table/table.ts';
export { type FaultCode, type ToldFault, toldFault } from './texts/told-fault.ts';
export * from './tricks/index.ts';
