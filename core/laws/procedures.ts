import { never } from '../base/index.ts';
import { repeatBroken } from './15-wrong-board-or-hand.ts';
import { cardExposed, exposedCardsDue } from './24-card-exposed.ts';
import { changeOfCall } from './25-change-of-call.ts';
import { leadRestriction } from './26-lead-restrictions.ts';
import { insufficientBid } from './27-insufficient-bid.ts';
import { callOutOfRotation } from './29-call-out-of-rotation.ts';
import { rightToCallRetained } from './34-right-to-call-retained.ts';
import { inadmissibleDouble } from './36-inadmissible-double.ts';
import { obligationToPass } from './37-obligation-to-pass.ts';
import { bidOverSeven } from './38-bid-over-seven.ts';
import { callAfterFinalPass } from './39-call-after-final-pass.ts';
import type { Procedure, Scene } from './procedure.ts';
import { replacementJudged } from './replacement.ts';
import { isReported, reportProcedureOf } from './report-procedures.ts';
import { endReview } from './review.ts';

/** The law that deals with an irregularity. */
export function procedureOf({ table, irregularity }: Scene): Procedure {
  if (isReported(irregularity)) return reportProcedureOf({ table, irregularity });
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
    case 'replacement':
      return replacementJudged({ table, irregularity });
    case 'change-of-call':
      return changeOfCall({ table, irregularity });
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
    case 'review':
      return endReview({ table, irregularity });
    default:
      return never(irregularity);
  }
}
