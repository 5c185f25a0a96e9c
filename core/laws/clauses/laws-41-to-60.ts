import type { CoverageRow } from './coverage.ts';
import { ALL, asked, BEFORE_2017, code, IN_1997, IN_2007, IN_2017, SINCE_2007, told } from './rows.ts';

/** Laws 41 to 60. */
export const LAWS_41_TO_60: readonly CoverageRow[] = [
  code(ALL, '41A', 'leadFaceDown'),
  code(ALL, '41B', 'reviewRight'),
  code(ALL, '41C', 'contractRight'),
  told(ALL, '41D', 'how dummy lays out his cards'),

  told(ALL, '42A1 42A2 42A3', 'what dummy may always do, so nothing to rule'),
  code(ALL, '42B1 42B2', 'rightUsed'),
  code(ALL, '42B3', 'attentionRight'),

  code(ALL, '43A1(a) 43A1(b) 43A1(c) 43A2(a) 43A2(b) 43A2(c) 43B1', 'dummyActed'),
  code(IN_2017, '43A3', 'dummyActed'),
  asked(ALL, '43B2(a)', 'handChosen'),
  asked(ALL, '43B2(b)', 'askedDeclarer'),
  asked(ALL, '43B3', 'endReview'),

  code(ALL, '44A 44C 44D', 'legalCards'),
  code(ALL, '44B', 'turnToPlay'),
  code(ALL, '44E 44F', 'winnerOf'),
  code(ALL, '44G', 'properLeader'),

  told(ALL, '45A 45B', 'how a card is played'),
  asked(ALL, '45C1 45C2 45C3', 'cardHeld'),
  asked(SINCE_2007, '45C2(a) 45C2(b)', 'cardHeld'),
  told(ALL, '45C4(a)', 'a card named is entered as played'),
  asked(ALL, '45C4(b)', 'cardRenamed'),
  code(ALL, '45C5', 'legalCards'),
  asked(BEFORE_2017, '45D', 'dummyMisplaced'),
  asked(IN_2017, '45D1', 'dummyMisplaced'),
  code(IN_2017, '45D2', 'dummyMisplaced'),
  asked(ALL, '45E1 45E2', 'fifthCard'),
  asked(ALL, '45F', 'endReview'),
  told(ALL, '45G', 'when a card is turned over'),

  code(ALL, '46A', 'designatedBy'),
  asked(ALL, '46B', 'dummyNamed'),
  code(IN_1997, '46B1', 'designatedBy'),
  code(SINCE_2007, '46B1(a) 46B1(b) 46B1(c)', 'designatedBy'),
  code(ALL, '46B2 46B3(a)', 'designatedBy'),
  asked(ALL, '46B3(b) 46B4 46B5', 'dummyNamed'),

  told(ALL, '47A 47B', 'the law that rectifies or corrects takes the card back'),
  code(ALL, '47C', 'cardRenamed'),
  asked(ALL, '47D', 'keptOrChanged'),
  asked(IN_1997, '47E1', 'misledCard'),
  code(SINCE_2007, '47E1', 'misledCard'),
  asked(ALL, '47E2 47E2(a) 47E2(b)', 'misexplainedPlay'),
  code(IN_1997, '47F', 'cardRenamed'),
  code(SINCE_2007, '47F1', 'takenBack'),
  code(SINCE_2007, '47F2', 'cardRenamed'),

  code(ALL, '48A', 'byDeclaringSide'),
  told(ALL, '48B1', 'points to Law 54'),
  asked(ALL, '48B2', 'byDeclaringSide'),

  asked(ALL, '49 50', 'cardExposedInPlay'),
  told(ALL, '50A', 'where a penalty card lies'),
  code(ALL, '50B', 'kindOf'),
  code(IN_1997, '50C', 'besideMinor'),
  code(SINCE_2007, '50C', 'besideMinor'),
  code(IN_1997, '50D1', 'playableMajors'),
  code(SINCE_2007, '50D1(a) 50D1(b)', 'playableMajors'),
  code(ALL, '50D2', 'choiceDue'),
  asked(ALL, '50D2(a) 50D2(b)', 'penaltyCardChoice'),
  told(SINCE_2007, '50E1', 'what may be used, so nothing to rule'),
  code(IN_2007, '50E2', 'becomePenaltyCards'),
  code(IN_2017, '50E2', 'pickedUp'),
  code(IN_2017, '50E3', 'onceItIsPlayed'),
  asked(IN_2007, '50E3', 'endReview'),
  asked(IN_2017, '50E4', 'endReview'),

  asked(ALL, '51A', 'penaltyCardDesignation'),
  asked(ALL, '51B1(a) 51B1(b) 51B2(a) 51B2(b)', 'penaltyCardChoice'),
  asked(IN_2017, '51B2(c)', 'penaltyCardChoice'),

  code(ALL, '52A 52B1(b) 52B1(c) 52B2', 'penaltyCardNotPlayed'),
  asked(ALL, '52B1(a)', 'penaltyCardNotPlayed'),

  asked(ALL, '53A', 'askAfterLead'),
  code(BEFORE_2017, '53B', 'cardOver'),
  asked(BEFORE_2017, '53C', 'meantBy'),
  asked(IN_2017, '53B', 'meantBy'),
  code(IN_2017, '53C', 'cardOver'),

  asked(ALL, '54 54A 54B 54C 54D', 'openingLeadOutOfTurn'),
  code(ALL, '54B1 54B2', 'openingLeadOutOfTurn'),
  code(SINCE_2007, '54E', 'openingLeadByDeclaringSide'),

  asked(ALL, '55A', 'declarersLeadOutOfTurn'),
  code(ALL, '55B1 55B2', 'retracted'),
  asked(ALL, '55C', 'endReview'),

  asked(BEFORE_2017, '56', 'defendersLeadOutOfTurn'),
  asked(IN_2017, '56A 56B', 'defendersLeadOutOfTurn'),

  asked(ALL, '57A 57A1 57A2 57A3', 'prematureCard'),
  asked(IN_2017, '57A4', 'prematureCard'),
  code(ALL, '57B', 'legalCards'),
  asked(IN_1997, '57C', 'excuseFor'),
  asked(IN_2007, '57C1', 'excuseFor'),
  code(IN_2007, '57C2', 'inTheMeantime'),
  code(IN_2017, '57C1', 'excuseFor'),
  asked(IN_2017, '57C2', 'excuseFor'),
  code(IN_2017, '57C3', 'inTheMeantime'),
  asked(IN_2017, '57D', 'playedAtRho'),

  code(ALL, '58A', 'simultaneousPlays'),
  code(ALL, '58B1', 'severalCards'),
  asked(ALL, '58B2', 'designated'),
  asked(ALL, '58B3', 'keptOrChanged'),
  code(ALL, '58B4', 'surplusRestored'),

  code(ALL, '59', 'legalCards'),

  code(ALL, '60A1 60A2', 'playedAtRho'),
  code(ALL, '60A3', 'withoutSpentOrders'),
  code(ALL, '60B', 'playedBeforeCorrection'),
  code(ALL, '60C', 'inTheMeantime'),
];
