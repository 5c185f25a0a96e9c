import { never } from '../../base/index.ts';
import { SEATS, type Seat } from '../../game/index.ts';
import { wrongWay } from '../5-seats.ts';
import { attentionDrawn, correctedEarly } from '../9-procedure-after-irregularity.ts';
import { consultedPartner, rectifiedByPlayers } from '../10-assessment.ts';
import { actedBeforeDirector } from '../11-forfeiture.ts';
import { adjustmentSought } from '../12-adjusted-score.ts';
import { cardsCounted, foreignCard, wrongHands } from '../13-wrong-number-of-cards.ts';
import { handMetAgain, wrongBoard, wrongHand } from '../15-wrong-board-or-hand.ts';
import { fromElsewhere, fromPartner, withdrawnUsed } from '../16-unauthorised-information.ts';
import { misstatedDouble } from '../19-doubles.ts';
import { explanationCorrected, requestMade, reviewWrong } from '../20-review-and-explanation.ts';
import { misinformed } from '../21-misinformation.ts';
import { redealWanted } from '../22-end-of-auction.ts';
import {
  deviated,
  methodsDiffer,
  notDisclosed,
  specialUnderstanding,
} from '../40-partnership-understandings.ts';
import { consulted } from '../40-system-card.ts';
import { isReportType, type Report, type Reported } from '../happening/report.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Procedure, Scene } from '../ruling/procedure.ts';

export const isReported = (irregularity: Irregularity): irregularity is Reported =>
  isReportType(irregularity.type);

/** A report as its law gets it. */
export const reported = (report: Report): Reported => ({ ...report, offender: offenderOf(report) });

function offenderOf(report: Report): Seat {
  if (report.type === 'counted') return wrongHands(report)[0] ?? SEATS[0];
  return 'offender' in report ? report.offender : report.seat;
}

/** The law that deals with what was reported (Laws 9 to 22 and 40). */
export function reportProcedureOf({ table, irregularity }: Scene<Reported>): Procedure {
  switch (irregularity.type) {
    case 'attention':
      return attentionDrawn({ table, irregularity });
    case 'acted':
      return actedBeforeDirector({ table, irregularity });
    case 'rectified-by-players':
      return rectifiedByPlayers({ table, irregularity });
    case 'corrected-early':
      return correctedEarly({ table, irregularity });
    case 'consulted-partner':
      return consultedPartner({ table, irregularity });
    case 'adjustment':
      return adjustmentSought({ table, irregularity });
    case 'counted':
      return cardsCounted({ table, irregularity });
    case 'foreign-card':
      return foreignCard({ table, irregularity });
    case 'wrong-hand':
      return wrongHand({ table, irregularity });
    case 'hand-met-again':
      return handMetAgain({ table, irregularity });
    case 'wrong-board':
      return wrongBoard({ table, irregularity });
    case 'wrong-way':
      return wrongWay({ table, irregularity });
    case 'from-partner':
      return fromPartner({ table, irregularity });
    case 'withdrawn-used':
      return withdrawnUsed({ table, irregularity });
    case 'from-elsewhere':
      return fromElsewhere({ table, irregularity });
    case 'misstated-double':
      return misstatedDouble({ table, irregularity });
    case 'redeal-wanted':
      return redealWanted({ table, irregularity });
    case 'request':
      return requestMade({ table, irregularity });
    case 'review-wrong':
      return reviewWrong({ table, irregularity });
    case 'corrects':
      return explanationCorrected({ table, irregularity });
    case 'misinformed':
      return misinformed({ table, irregularity });
    case 'consulted':
      return consulted({ table, irregularity });
    case 'deviated':
      return deviated({ table, irregularity });
    case 'special-understanding':
      return specialUnderstanding({ table, irregularity });
    case 'not-disclosed':
      return notDisclosed({ table, irregularity });
    case 'methods-differ':
      return methodsDiffer({ table, irregularity });
    default:
      return never(irregularity);
  }
}
