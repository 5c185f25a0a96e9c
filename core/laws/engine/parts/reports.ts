import { wrongWay } from '../../5-seats.ts';
import { misdealt } from '../../6-shuffle-and-deal.ts';
import { attentionDrawn, correctedEarly } from '../../9-procedure-after-irregularity.ts';
import { consultedPartner, rectifiedByPlayers } from '../../10-assessment.ts';
import { actedBeforeDirector } from '../../11-forfeiture.ts';
import { adjustmentSought } from '../../12-adjusted-score.ts';
import { cardsCounted, foreignCard } from '../../13-wrong-number-of-cards.ts';
import { handMetAgain, repeatBroken, wrongBoard, wrongHand } from '../../15-wrong-board-or-hand.ts';
import { fromElsewhere, fromPartner, withdrawnUsed } from '../../16-unauthorised-information.ts';
import { misstatedDouble } from '../../19-doubles.ts';
import { auctionRestated, explanationGiven } from '../../20-answers.ts';
import { explanationCorrected, requestMade, reviewWrong } from '../../20-review-and-explanation.ts';
import { misinformed } from '../../21-misinformation.ts';
import { redealWanted } from '../../22-end-of-auction.ts';
import {
  deviated,
  methodsDiffer,
  methodsVaried,
  notDisclosed,
  specialUnderstanding,
} from '../../40-partnership-understandings.ts';
import { consulted } from '../../40-system-card.ts';
import { endReview } from '../../72-damage-reviewed.ts';
import { scoreMiswritten, tricksDisputed } from '../../79-tricks-won.ts';
import { boardRescheduled, matterReferred, rulingMistaken, waiverAsked } from '../../82-directors-error.ts';
import { factsDisputed } from '../../85-disputed-facts.ts';
import { boardFouled } from '../../87-fouled-board.ts';
import { appealMade } from '../../92-appeals.ts';
import { disciplineSought, incidentReported } from '../../conduct/reported.ts';
import { explanationsCompared, screenHandled } from '../../screens/told.ts';
import { REPORTS } from '../happenings/reports.ts';
import { partOfLaws } from '../laws.ts';
import { TRICK_LAWS } from './revokes-and-tricks.ts';

/**
 * Laws 5 to 16, 20 to 22, 40 and 72 to 93: what is reported to the director around the table, and what he looks into,
 * then or when the play is over. With Laws 61 to 67: a card that was missing may have been a revoke (Law 14).
 */
export const REPORT_LAWS = /* @__PURE__ */ partOfLaws({
  rules: { ...TRICK_LAWS.rules, ...REPORTS },
  procedures: {
    ...TRICK_LAWS.procedures,
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
    'from-partner': fromPartner,
    'withdrawn-used': withdrawnUsed,
    'from-elsewhere': fromElsewhere,
    'misstated-double': misstatedDouble,
    'redeal-wanted': redealWanted,
    request: requestMade,
    'review-wrong': reviewWrong,
    restated: auctionRestated,
    explained: explanationGiven,
    corrects: explanationCorrected,
    misinformed: misinformed,
    consulted: consulted,
    deviated: deviated,
    'special-understanding': specialUnderstanding,
    'not-disclosed': notDisclosed,
    'methods-differ': methodsDiffer,
    'methods-varied': methodsVaried,
    'screen-explanations': explanationsCompared,
    'screen-handled': screenHandled,
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
    'repeat-broken': repeatBroken,
    review: endReview,
  },
});
