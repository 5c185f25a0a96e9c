import { TRICKS } from '../../game/index.ts';
import { wrongWay } from '../5-seats.ts';
import { misdealt } from '../6-shuffle-and-deal.ts';
import { attentionDrawn, correctedEarly } from '../9-procedure-after-irregularity.ts';
import { callAgainstDuty, consultedPartner, rectifiedByPlayers } from '../10-assessment.ts';
import { actedBeforeDirector } from '../11-forfeiture.ts';
import { adjustmentSought } from '../12-adjusted-score.ts';
import { cardsCounted, foreignCard } from '../13-wrong-number-of-cards.ts';
import { handMetAgain, repeatBroken, wrongBoard, wrongHand } from '../15-wrong-board-or-hand.ts';
import { fromElsewhere, fromPartner, withdrawnUsed } from '../16-unauthorised-information.ts';
import { misstatedDouble } from '../19-doubles.ts';
import { explanationCorrected, requestMade, reviewWrong } from '../20-review-and-explanation.ts';
import { misinformed } from '../21-misinformation.ts';
import { handsBackEarly, redealWanted } from '../22-end-of-auction.ts';
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
import {
  deviated,
  methodsDiffer,
  notDisclosed,
  specialUnderstanding,
} from '../40-partnership-understandings.ts';
import { consulted } from '../40-system-card.ts';
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
import { unableToComply } from '../59-inability.ts';
import { playedBeforeCorrection } from '../60-play-after-illegal-play.ts';
import { cardPointedOut, tricksDisturbed } from '../65-arrangement-of-tricks.ts';
import { cardsMixed, trickInspected } from '../66-inspection-of-tricks.ts';
import { claimMade } from '../68-claim-or-concession.ts';
import { agreementWithdrawn } from '../69-agreed-claim.ts';
import { concessionWithdrawn } from '../71-concession-cancelled.ts';
import { endReview } from '../72-damage-reviewed.ts';
import { scoreMiswritten, tricksDisputed } from '../79-tricks-won.ts';
import { boardRescheduled, matterReferred, rulingMistaken, waiverAsked } from '../82-directors-error.ts';
import { factsDisputed } from '../85-disputed-facts.ts';
import { boardFouled } from '../87-fouled-board.ts';
import { appealMade } from '../92-appeals.ts';
import { disciplineSought, incidentReported } from '../conduct/reported.ts';
import { cardStrayed, defectNoticed } from '../defects/noticed.ts';
import { revokeAsked } from '../revokes/asked.ts';
import { revokeDue } from '../revokes/due.ts';
import { revokeNoticed } from '../revokes/noticed.ts';
import type { Irregular, IrregularityType } from '../ruling/irregularity.ts';
import type { Procedure, Scene } from '../ruling/procedure.ts';
import { isDefender, playOf } from '../table/play-state.ts';

type Irregularities = { readonly [Type in IrregularityType]: Irregular<Type> };
type Procedures = { readonly [Type in IrregularityType]: (scene: Scene<Irregularities[Type]>) => Procedure };

/** Which law deals with what. */
const PROCEDURES: Procedures = {
  // Laws 9 to 22 and 40, as reported
  attention: attentionDrawn,
  acted: actedBeforeDirector,
  'rectified-by-players': rectifiedByPlayers,
  'corrected-early': correctedEarly,
  'consulted-partner': consultedPartner,
  adjustment: adjustmentSought,
  counted: cardsCounted,
  'foreign-card': foreignCard,
  'wrong-hand': wrongHand,
  'hand-met-again': handMetAgain,
  'wrong-board': wrongBoard,
  'wrong-way': wrongWay,
  'hands-back-early': handsBackEarly,
  'from-partner': fromPartner,
  'withdrawn-used': withdrawnUsed,
  'from-elsewhere': fromElsewhere,
  'misstated-double': misstatedDouble,
  'redeal-wanted': redealWanted,
  request: requestMade,
  'review-wrong': reviewWrong,
  corrects: explanationCorrected,
  misinformed: misinformed,
  consulted: consulted,
  deviated: deviated,
  'special-understanding': specialUnderstanding,
  'not-disclosed': notDisclosed,
  'methods-differ': methodsDiffer,

  // Laws 6, 72 to 93, as reported
  misdealt: misdealt,
  incident: incidentReported,
  discipline: disciplineSought,
  'tricks-disputed': tricksDisputed,
  'score-miswritten': scoreMiswritten,
  'ruling-mistaken': rulingMistaken,
  'waiver-asked': waiverAsked,
  'matter-referred': matterReferred,
  'board-rescheduled': boardRescheduled,
  'facts-disputed': factsDisputed,
  'board-fouled': boardFouled,
  appeal: appealMade,

  // Laws 24 to 39
  'insufficient-bid': insufficientBid,
  'out-of-rotation': callOutOfRotation,
  'inadmissible-double': inadmissibleDouble,
  'obliged-to-pass': obligationToPass,
  'over-seven': bidOverSeven,
  'after-final-pass': callAfterFinalPass,
  'against-duty': callAgainstDuty,
  replacement: (scene) =>
    scene.irregularity.replacing.rule.startsWith('27')
      ? insufficientBidReplaced(scene)
      : cancelledCallReplaced(scene),
  'change-of-call': changeOfCall,
  'pass-implied': passImplied,
  'simultaneous-calls': simultaneousCalls,
  'repeat-due': cancelledCallRepeated,
  'skipped-player': rightToCallRetained,
  'lead-limit': leadRestriction,
  exposed: cardExposed,
  'exposed-cards-due': exposedCardsDue,
  'repeat-broken': repeatBroken,

  // Laws 41 to 71
  'lead-out-of-turn': leadOutOfTurn,
  'premature-play': prematurePlay,
  'declarers-early-card': declarersEarlyCard,
  'fifth-card': fifthCard,
  'dummy-named': dummyNamed,
  'card-renamed': cardRenamed,
  'dummy-misplaced': dummyMisplaced,
  'misled-card': misledCard,
  'misexplained-play': misexplainedPlay,
  'several-cards': severalCards,
  'played-before-correction': playedBeforeCorrection,
  'lead-face-down': leadFaceDown,
  'dummy-acted': dummyActed,
  'played-at-rho': playedAtRho,
  'penalty-card-not-played': penaltyCardNotPlayed,
  'penalty-card-choice': penaltyCardChoice,
  'penalty-card-designation': penaltyCardDesignation,
  'simultaneous-plays': simultaneousPlays,
  'unable-to-comply': unableToComply,
  'card-held': cardHeld,
  'exposed-in-play': cardExposedInPlay,
  'revoke-noticed': revokeNoticed,
  'revoke-asked': revokeAsked,
  'revoke-due': revokeDue,
  claim: claimMade,
  'agreement-withdrawn': agreementWithdrawn,
  'concession-withdrawn': concessionWithdrawn,
  'early-lead-due': earlyLead,
  review: endReview,
  'defective-trick': defectNoticed,
  'card-strayed': cardStrayed,
  'card-pointed-out': cardPointedOut,
  'tricks-disturbed': tricksDisturbed,
  inspection: trickInspected,
  'cards-mixed': cardsMixed,
};

const ofType = <Type extends IrregularityType>(type: Type, scene: Scene<Irregularities[Type]>): Procedure =>
  PROCEDURES[type](scene);

/** The law that deals with an irregularity. */
export const procedureOf = (scene: Scene): Procedure => ofType(scene.irregularity.type, scene);

/** Which law a lead out of turn comes under: by who led, and whether it was to the first trick. */
function leadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { offender, trick } = scene.irregularity;
  if (trick === TRICKS && scene.table.edition === 2017) return leadToLastTrick(scene);
  const defender = isDefender(playOf(scene.table), offender);
  if (trick === 1) return defender ? openingLeadOutOfTurn(scene) : openingLeadByDeclaringSide(scene);
  return defender ? defendersLeadOutOfTurn(scene) : declarersLeadOutOfTurn(scene);
}
