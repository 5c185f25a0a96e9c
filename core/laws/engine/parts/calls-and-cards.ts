import { TRICKS } from '../../../game/index.ts';
import { callAgainstDuty } from '../../10-assessment.ts';
import { handsBackEarly } from '../../22-end-of-auction.ts';
import { cardExposed, exposedCardsDue } from '../../24-card-exposed.ts';
import { changeOfCall } from '../../25-change-of-call.ts';
import { leadRestriction } from '../../26-lead-restrictions.ts';
import { insufficientBid, insufficientBidReplaced } from '../../27-insufficient-bid.ts';
import { passImplied } from '../../28-calls-in-rotation.ts';
import {
  callOutOfRotation,
  cancelledCallRepeated,
  cancelledCallReplaced,
} from '../../29-call-out-of-rotation.ts';
import { simultaneousCalls } from '../../33-simultaneous-calls.ts';
import { rightToCallRetained } from '../../34-right-to-call-retained.ts';
import { inadmissibleDouble } from '../../36-inadmissible-double.ts';
import { obligationToPass } from '../../37-obligation-to-pass.ts';
import { bidOverSeven } from '../../38-bid-over-seven.ts';
import { callAfterFinalPass } from '../../39-call-after-final-pass.ts';
import { leadFaceDown } from '../../41-opening-lead.ts';
import { dummyActed } from '../../43-dummys-limits.ts';
import { cardHeld, cardRenamed, dummyMisplaced, earlyLead, fifthCard } from '../../45-card-played.ts';
import { dummyNamed } from '../../46-designation.ts';
import { misexplainedPlay, misledCard } from '../../47-retraction.ts';
import { cardExposedInPlay } from '../../49-card-exposed-in-play.ts';
import { penaltyCardChoice, penaltyCardDesignation } from '../../50-penalty-cards.ts';
import { penaltyCardNotPlayed } from '../../52-penalty-card-not-played.ts';
import { type LeadOutOfTurn, leadToLastTrick } from '../../53-lead-out-of-turn-accepted.ts';
import { openingLeadByDeclaringSide, openingLeadOutOfTurn } from '../../54-opening-lead-out-of-turn.ts';
import { declarersLeadOutOfTurn } from '../../55-declarers-lead-out-of-turn.ts';
import { defendersLeadOutOfTurn } from '../../56-defenders-lead-out-of-turn.ts';
import { declarersEarlyCard, playedAtRho, prematurePlay } from '../../57-premature-play.ts';
import { severalCards, simultaneousPlays } from '../../58-simultaneous-plays.ts';
import { unableToComply } from '../../59-inability.ts';
import { playedBeforeCorrection } from '../../60-play-after-illegal-play.ts';
import type { Procedure } from '../../ruling/procedure.ts';
import { behindTray, changedBehindTray, simultaneousBehindScreen } from '../../screens/calls.ts';
import { behindGate, exposedBehindScreen } from '../../screens/leads.ts';
import { isDefender, playOf } from '../../table/play-state.ts';
import { DIRECTOR, HANDS_RETURNED, LEAD_DUE, LEAD_FACED, PLAY_OVER } from '../happenings/auction-period.ts';
import { CALL, CHANGE, SIMULTANEOUS } from '../happenings/calls.ts';
import { CARD } from '../happenings/card.ts';
import { DUMMY_ACTED, DUMMY_NAMED } from '../happenings/dummy.ts';
import { EXPOSED } from '../happenings/exposed.ts';
import { CARD_HELD, FIFTH_CARD, SEVERAL_CARDS, SIMULTANEOUS_CARDS } from '../happenings/irregular-cards.ts';
import { CARD_RENAMED, DUMMY_MISPLACED, MISEXPLAINED_PLAY } from '../happenings/last-card.ts';
import { LEAD_DOWN } from '../happenings/lead-down.ts';
import { partOfLaws } from '../laws.ts';

/** Laws 17 to 60: calls and cards, in turn and out of it. */
export const CALL_AND_CARD_LAWS = /* @__PURE__ */ partOfLaws({
  rules: {
    call: CALL,
    change: CHANGE,
    simultaneous: SIMULTANEOUS,
    exposed: EXPOSED,
    'lead-due': LEAD_DUE,
    'lead-faced': LEAD_FACED,
    'hands-returned': HANDS_RETURNED,
    'play-over': PLAY_OVER,
    director: DIRECTOR,
    card: CARD,
    'lead-down': LEAD_DOWN,
    'dummy-named': DUMMY_NAMED,
    'card-renamed': CARD_RENAMED,
    'dummy-misplaced': DUMMY_MISPLACED,
    'misexplained-play': MISEXPLAINED_PLAY,
    'dummy-acted': DUMMY_ACTED,
    'several-cards': SEVERAL_CARDS,
    'simultaneous-cards': SIMULTANEOUS_CARDS,
    'card-held': CARD_HELD,
    'fifth-card': FIFTH_CARD,
  },
  procedures: {
    'hands-back-early': handsBackEarly,
    'insufficient-bid': (scene) => behindTray(insufficientBid, 'acceptable', scene),
    'out-of-rotation': (scene) => behindTray(callOutOfRotation, 'acceptable', scene),
    'inadmissible-double': (scene) => behindTray(inadmissibleDouble, 'inadmissible', scene),
    'obliged-to-pass': (scene) => behindTray(obligationToPass, 'inadmissible', scene),
    'over-seven': (scene) => behindTray(bidOverSeven, 'inadmissible', scene),
    'after-final-pass': (scene) => behindTray(callAfterFinalPass, 'inadmissible', scene),
    'against-duty': callAgainstDuty,
    replacement: (scene) =>
      scene.irregularity.replacing.rule.startsWith('27')
        ? insufficientBidReplaced(scene)
        : cancelledCallReplaced(scene),
    'change-of-call': (scene) => changedBehindTray(changeOfCall, scene),
    'pass-implied': passImplied,
    'simultaneous-calls': (scene) => simultaneousBehindScreen(simultaneousCalls, scene),
    'repeat-due': cancelledCallRepeated,
    'skipped-player': rightToCallRetained,
    'lead-limit': leadRestriction,
    exposed: (scene) => exposedBehindScreen(cardExposed, scene),
    'exposed-cards-due': exposedCardsDue,
    'lead-out-of-turn': (scene) => behindGate(leadOutOfTurn, scene),
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
    'early-lead-due': earlyLead,
  },
});

/** Which law a lead out of turn comes under: by who led, and whether it was to the first trick. */
function leadOutOfTurn(scene: LeadOutOfTurn): Procedure {
  const { offender, trick } = scene.irregularity;
  if (trick === TRICKS && scene.table.edition === 2017) return leadToLastTrick(scene);
  const defender = isDefender(playOf(scene.table), offender);
  if (trick === 1) return defender ? openingLeadOutOfTurn(scene) : openingLeadByDeclaringSide(scene);
  return defender ? defendersLeadOutOfTurn(scene) : declarersLeadOutOfTurn(scene);
}
