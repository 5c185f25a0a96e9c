import { never } from '../../base/index.ts';
import { TRICKS } from '../../game/index.ts';
import { callAgainstDuty } from '../10-assessment.ts';
import { repeatBroken } from '../15-wrong-board-or-hand.ts';
import { cardExposed, exposedCardsDue } from '../24-card-exposed.ts';
import { changeOfCall } from '../25-change-of-call.ts';
import { leadRestriction } from '../26-lead-restrictions.ts';
import { insufficientBid, insufficientBidReplaced } from '../27-insufficient-bid.ts';
import { passImplied } from '../28-calls-in-rotation.ts';
import {
  callOutOfRotation,
  cancelledCallRepeated,
  cancelledCallReplaced,
} from '../29-call-out-of-rotation.ts';
import { simultaneousCalls } from '../33-simultaneous-calls.ts';
import { rightToCallRetained } from '../34-right-to-call-retained.ts';
import { inadmissibleDouble } from '../36-inadmissible-double.ts';
import { obligationToPass } from '../37-obligation-to-pass.ts';
import { bidOverSeven } from '../38-bid-over-seven.ts';
import { callAfterFinalPass } from '../39-call-after-final-pass.ts';
import { leadFaceDown } from '../41-opening-lead.ts';
import { dummyActed } from '../43-dummys-limits.ts';
import { cardHeld, cardRenamed, dummyMisplaced, earlyLead, fifthCard } from '../45-card-played.ts';
import { dummyNamed } from '../46-designation.ts';
import { misexplainedPlay, misledCard } from '../47-retraction.ts';
import { cardExposedInPlay } from '../49-card-exposed-in-play.ts';
import { penaltyCardChoice, penaltyCardDesignation } from '../50-penalty-cards.ts';
import { penaltyCardNotPlayed } from '../52-penalty-card-not-played.ts';
import { type LeadOutOfTurn, leadToLastTrick } from '../53-lead-out-of-turn-accepted.ts';
import { openingLeadByDeclaringSide, openingLeadOutOfTurn } from '../54-opening-lead-out-of-turn.ts';
import { declarersLeadOutOfTurn } from '../55-declarers-lead-out-of-turn.ts';
import { defendersLeadOutOfTurn } from '../56-defenders-lead-out-of-turn.ts';
import { declarersEarlyCard, playedAtRho, prematurePlay } from '../57-premature-play.ts';
import { severalCards, simultaneousPlays } from '../58-simultaneous-plays.ts';
import { playedBeforeCorrection } from '../60-play-after-illegal-play.ts';
import { revokeAsked } from '../61-revoke-asked.ts';
import { revokeNoticed } from '../61-revoke-noticed.ts';
import { revokeDue } from '../64-revoke-due.ts';
import { claimMade } from '../68-claim-made.ts';
import { agreementWithdrawn } from '../69-agreement-withdrawn.ts';
import { concessionWithdrawn } from '../71-concession-withdrawn.ts';
import { endReview } from '../72-damage-reviewed.ts';
import type { Procedure, Scene } from '../ruling/procedure.ts';
import { isDefender, playOf } from '../table/play-state.ts';
import { isReported, reportProcedureOf } from './report-procedures.ts';
import { isAboutTricks, trickProcedureOf } from './trick-dispatch.ts';

/** The law that deals with an irregularity. */
export function procedureOf({ table, irregularity }: Scene): Procedure {
  if (isReported(irregularity)) return reportProcedureOf({ table, irregularity });
  if (isAboutTricks(irregularity)) return trickProcedureOf({ table, irregularity });
  switch (irregularity.type) {
    case 'insufficient-bid':
      return insufficientBid({ table, irregularity });
    case 'out-of-rotation':
      return callOutOfRotation({ table, irregularity });
    case 'inadmissible-double':
      return inadmissibleDouble({ table, irregularity });
    case 'obliged-to-pass':
      return obligationToPass({ table, irregularity });
    case 'over-seven':
      return bidOverSeven({ table, irregularity });
    case 'after-final-pass':
      return callAfterFinalPass({ table, irregularity });
    case 'against-duty':
      return callAgainstDuty({ table, irregularity });
    case 'replacement':
      return irregularity.replacing.rule.startsWith('27')
        ? insufficientBidReplaced({ table, irregularity })
        : cancelledCallReplaced({ table, irregularity });
    case 'change-of-call':
      return changeOfCall({ table, irregularity });
    case 'pass-implied':
      return passImplied({ table, irregularity });
    case 'simultaneous-calls':
      return simultaneousCalls({ table, irregularity });
    case 'repeat-due':
      return cancelledCallRepeated({ table, irregularity });
    case 'skipped-player':
      return rightToCallRetained({ table, irregularity });
    case 'lead-limit':
      return leadRestriction({ table, irregularity });
    case 'exposed':
      return cardExposed({ table, irregularity });
    case 'exposed-cards-due':
      return exposedCardsDue({ table, irregularity });
    case 'repeat-broken':
      return repeatBroken({ table, irregularity });
    case 'lead-out-of-turn':
      return leadOutOfTurn({ table, irregularity });
    case 'premature-play':
      return prematurePlay({ table, irregularity });
    case 'declarers-early-card':
      return declarersEarlyCard({ table, irregularity });
    case 'fifth-card':
      return fifthCard({ table, irregularity });
    case 'dummy-named':
      return dummyNamed({ table, irregularity });
    case 'card-renamed':
      return cardRenamed({ table, irregularity });
    case 'dummy-misplaced':
      return dummyMisplaced({ table, irregularity });
    case 'misled-card':
      return misledCard({ table, irregularity });
    case 'misexplained-play':
      return misexplainedPlay({ table, irregularity });
    case 'several-cards':
      return severalCards({ table, irregularity });
    case 'played-before-correction':
      return playedBeforeCorrection({ table, irregularity });
    case 'lead-face-down':
      return leadFaceDown({ table, irregularity });
    case 'dummy-acted':
      return dummyActed({ table, irregularity });
    case 'played-at-rho':
      return playedAtRho({ table, irregularity });
    case 'penalty-card-not-played':
      return penaltyCardNotPlayed({ table, irregularity });
    case 'penalty-card-choice':
      return penaltyCardChoice({ table, irregularity });
    case 'penalty-card-designation':
      return penaltyCardDesignation({ table, irregularity });
    case 'simultaneous-plays':
      return simultaneousPlays({ table, irregularity });
    case 'card-held':
      return cardHeld({ table, irregularity });
    case 'exposed-in-play':
      return cardExposedInPlay({ table, irregularity });
    case 'revoke-noticed':
      return revokeNoticed({ table, irregularity });
    case 'revoke-asked':
      return revokeAsked({ table, irregularity });
    case 'revoke-due':
      return revokeDue({ table, irregularity });
    case 'claim':
      return claimMade({ table, irregularity });
    case 'agreement-withdrawn':
      return agreementWithdrawn({ table, irregularity });
    case 'concession-withdrawn':
      return concessionWithdrawn({ table, irregularity });
    case 'early-lead-due':
      return earlyLead({ table, irregularity });
    case 'review':
      return endReview({ table, irregularity });
    default:
      return never(irregularity);
  }
}

/** Which law a lead out of turn comes under: by who led, and whether it was to the first trick. */
function leadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { offender, trick } = scene.irregularity;
  if (trick === TRICKS && scene.table.edition === 2017) return leadToLastTrick(scene);
  const defender = isDefender(playOf(scene.table), offender);
  if (trick === 1) return defender ? openingLeadOutOfTurn(scene) : openingLeadByDeclaringSide(scene);
  return defender ? defendersLeadOutOfTurn(scene) : declarersLeadOutOfTurn(scene);
}
