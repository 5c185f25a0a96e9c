import type { Result } from '../base/index.ts';
import { otherSide, sideOf, TRICKS } from '../game/index.ts';
import { askedFor, contestedInTime, howMany, wonByThen } from './69-agreement-withdrawn.ts';
import {
  type Cancelled,
  CONCESSION_CLAUSES,
  cancelledConcession,
  concededDecidedContract,
} from './71-concession-cancelled.ts';
import { NOTHING_SAID } from './claims/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { claimPosition, type SettledClaim, settledClaim, tricksWon } from './ruling/claim-at-table.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene, Telling } from './ruling/procedure.ts';
import type { Suggestion } from './ruling/ruling.ts';
import { playOf } from './table/play-state.ts';
import { rememberFor } from './table/remember.ts';

/**
 * Law 71: a side wants back what it conceded. While the agreement is not final the later editions contest the whole
 * claim (Laws 68D and 70); the edition of 1997 sends a concession here at once.
 */
export function* concessionWithdrawn({
  table,
  irregularity,
}: Scene<Irregular<'concession-withdrawn'>>): Procedure {
  const { since, offender } = irregularity;
  const { edition } = table;
  const settled = settledClaim(table);
  if (settled === undefined) return [];
  yield* askedFor(irregularity);
  if (since === 'nothing' && edition !== 1997) return yield* contestedInTime(settled, offender, edition);
  if (since === 'period-over') {
    yield note('concession-stands', '79C');
    return [];
  }
  const clauses = CONCESSION_CLAUSES[edition];
  const decided = contractDecided(settled, edition);
  if (decided !== undefined) yield note('contract-decided', decided);
  const won = yield* wonByThen(settled, settled.numbers.ownGiven, clauses.won);
  const { certain, judged } = yield* couldNotBeLost(settled, edition);
  const to = sideOf(settled.claim.seat);
  const parts = [
    { tricks: won, clause: clauses.won },
    { tricks: certain, clause: clauses.anyLegal },
    { tricks: judged, clause: clauses.anyNormal },
  ].filter(({ tricks }) => tricks > 0);
  for (const part of parts) yield { type: 'tricks-moved', to, ...part };
  if (parts.length === 0) yield note('concession-stands', '71');
  return [];
}

/** Did declarer concede defeat of a contract already made, or a defender the making of one already beaten? */
function contractDecided(
  { claim, before, numbers, settled }: SettledClaim,
  edition: LawsEdition,
): Clause | undefined {
  const won = tricksWon(before);
  if (won === undefined || numbers.ownGiven === 0) return undefined;
  const { contract } = playOf(before);
  const declaring = sideOf(contract.declarer);
  const side = sideOf(claim.seat);
  const by = side === declaring ? 'declarer' : 'defender';
  const is = { edition, by, contract } as const;
  const then = concededDecidedContract({
    ...is,
    declarerTricks: won[declaring],
    defenderTricks: won[otherSide(declaring)],
  });
  const agreed = won[side] - numbers.ownGiven + settled.rest[side];
  const conceded = concededDecidedContract({
    ...is,
    declarerTricks: by === 'declarer' ? agreed : TRICKS - agreed,
    defenderTricks: by === 'declarer' ? TRICKS - agreed : agreed,
  });
  return then.cancelled && !conceded.cancelled ? then.clause : undefined;
}

/** Of the tricks conceded, those that no legal play loses, and those that no normal play does by the director's word. */
function* couldNotBeLost(
  { claim, before, settled }: SettledClaim,
  edition: LawsEdition,
): Telling<{ readonly certain: number; readonly judged: number }> {
  const conceded = settled.rest[otherSide(sideOf(claim.seat))];
  if (conceded === 0) return { certain: 0, judged: 0 };
  const position = claimPosition(before);
  const looked =
    position &&
    remembered(before, claim.seat, () =>
      cancelledConcession({
        edition,
        conceder: claim.seat,
        withinCorrectionPeriod: true,
        alreadyWon: 0,
        rest: { position, conceded, statement: claim.statement ?? NOTHING_SAID },
      }),
    );
  const found = looked?.ok ? looked.value : undefined;
  const certain = found?.certain ?? 0;
  if (certain === conceded) return { certain, judged: 0 };
  const suggestion: Suggestion | undefined = found && {
    answer: String(found.returned),
    reason: 'no-normal-play-loses',
  };
  const clause = CONCESSION_CLAUSES[edition].anyNormal;
  const returned = yield* howMany('tricks-not-losable', clause, certain, conceded, suggestion);
  return { certain, judged: returned - certain };
}

const remembered = rememberFor<Result<Cancelled>>();
