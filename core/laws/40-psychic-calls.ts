import { type Seat, sideOf } from '../game/index.ts';
import type { TableRegulation } from './clauses/paragraph.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import { judged, type Telling } from './ruling/procedure.ts';

/** Where regulations say which psychic calls they allow. */
const PSYCHICS = { RTP: 'RTP 2.1.2.4', ROP: 'ROP 4.7' } as const;

/**
 * Every psychic call that the director hears of goes into his report. Both regulations forbid it with a conventional opening;
 * by the ROP it may not be frivolous or a habit either. Answers whether it is forbidden.
 */
export function* forbiddenPsychic(
  regulation: TableRegulation,
  seat: Seat,
  artificial: boolean,
): Telling<boolean> {
  const clause = PSYCHICS[regulation];
  yield note('psychic-reported', clause, { seat });
  const forbidden =
    (artificial && (yield* judged('psychic-opening', clause, { seat }))) ||
    (regulation === 'ROP' && (yield* judged('psychic-for-fun', clause, { seat })));
  if (!forbidden) return false;
  yield note('psychic-forbidden', clause, { seat });
  yield penaltyPossible(sideOf(seat), clause);
  return true;
}
