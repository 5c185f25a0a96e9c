import type { Result } from '../base/index.ts';
import { otherSide, type Seat, sideOf } from '../game/index.ts';
import { claimOrConcession } from './68-claim-or-concession.ts';
import {
  type AgreementEvidence,
  agreementEvidence,
  agreementState,
  withdrawnAgreement,
} from './69-agreed-claim.ts';
import { contestedClaim } from './70-claim-contested.ts';
import type { ByEdition, ClauseByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { SinceAgreement } from './happening/happening.ts';
import {
  claimPosition,
  type SettledClaim,
  settledClaim,
  shared,
  wonTricksMoved,
} from './ruling/claim-at-table.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Suggestion } from './ruling/ruling.ts';
import { playOf } from './table/play-state.ts';
import { rememberFor } from './table/remember.ts';

/** What gives tricks back beyond those already won. */
const FURTHER: ByEdition<{ readonly id: string; readonly clause: Clause; readonly reason: string }> = {
  1997: { id: 'tricks-not-losable', clause: '69B', reason: 'no-normal-play-loses' },
  2007: { id: 'tricks-likely', clause: '69B2', reason: 'double-dummy' },
  2017: { id: 'tricks-likely', clause: '69B2', reason: 'double-dummy' },
};

const DOUBTED: ClauseByEdition = { 1997: '68D', 2007: '68D', 2017: '68D2(a)' };

const WON: ClauseByEdition = { 1997: '69B', 2007: '69B1', 2017: '69B1' };

/** Law 69: a side takes back its agreement to a claim or concession. In time it is contested, later Law 69B decides. */
export function* agreementWithdrawn({
  table,
  irregularity,
}: Scene<Irregular<'agreement-withdrawn'>>): Procedure {
  const { since, offender } = irregularity;
  const settled = settledClaim(table);
  if (settled === undefined) return [];
  yield* askedFor(irregularity);
  if (stateAfter(since) === 'contested') return yield* contestedInTime(settled, offender, table.edition);
  const { edition } = table;
  if (since === 'period-over') {
    yield note('agreement-stands', '79C');
    return [];
  }
  const agreedTo = kindOf(settled, edition);
  // The edition of 1997 lets only the agreement to a claim be withdrawn.
  const open = edition !== 1997 || agreedTo === 'claim';
  const alreadyWon = open ? yield* wonByThen(settled, settled.numbers.othersTaken, WON[edition]) : 0;
  const further = open ? yield* wouldHaveWon(settled, offender, edition) : 0;
  const given = {
    edition,
    agreedTo,
    withinCorrectionPeriod: true,
    alreadyWon: 0,
    notLosable: 0,
    likelyWon: 0,
  };
  const parts = [
    withdrawnAgreement({ ...given, alreadyWon }),
    withdrawnAgreement({ ...given, notLosable: further, likelyWon: further }),
  ];
  const to = otherSide(sideOf(settled.claim.seat));
  for (const { returned, clauses } of parts)
    if (returned > 0) yield { type: 'tricks-moved', to, tricks: returned, clause: clauses[0] ?? '69B' };
  if (parts.every(({ returned }) => returned === 0)) yield note('agreement-stands', '69B');
  return [];
}

/** What the player himself says that he should have had; the director is not bound by it. */
export function* askedFor({
  type,
  offender,
  tricks,
}: Irregular<'agreement-withdrawn' | 'concession-withdrawn'>): Telling<void> {
  if (tricks === undefined) return;
  const clause = type === 'agreement-withdrawn' ? '69B' : '71';
  yield note('asks-for-tricks', clause, { seat: offender, tricks: String(tricks) });
}

/** Law 69A: is the agreement final by now? */
const stateAfter = (since: SinceAgreement) =>
  agreementState({
    objection: since === 'nothing' ? 'in-time' : 'late',
    calledOnNextBoard: since === 'next-board',
    roundEnded: since === 'round-over' || since === 'period-over',
  }).kind;

/** The agreement was not final: the claim is contested after all (Laws 68D and 70). */
export function* contestedInTime(
  { claim, before, numbers, settled, later }: SettledClaim,
  by: Seat,
  edition: LawsEdition,
): Procedure {
  // Law 69A speaks of the side that agreed; any player may doubt a claim (Law 68D).
  const own = sideOf(by) === sideOf(claim.seat);
  yield note('objection-in-time', own ? DOUBTED[edition] : '69A');
  yield* wonTricksMoved({ claim, numbers }, '69A', true);
  const side = sideOf(claim.seat);
  const claimed = settled.rest[side];
  const awarded = yield* contestedClaim(before, { claim, numbers, claimed, later });
  yield { type: 'claim-settled', by: claim.seat, rest: shared(side, awarded, numbers.left), clause: '70A' };
  return [];
}

/** Was it a claim that was agreed to, or a concession and no more? */
function kindOf({ claim, before, numbers }: SettledClaim, edition: LawsEdition): 'claim' | 'concession' {
  const { declarer } = playOf(before).contract;
  const { act, left: tricksLeft } = numbers;
  const is = claimOrConcession({ edition, act, by: claim.seat, declarer, tricksLeft, partnerObjects: false });
  return is.kind === 'concession' ? 'concession' : 'claim';
}

/** Tricks given away that had been won: known from the play, or asked where its beginning is not known. */
export function* wonByThen({ before }: SettledClaim, known: number, clause: Clause): Telling<number> {
  const { firstTrick } = playOf(before);
  if (firstTrick === 1) return known;
  return yield* howMany('tricks-already-won', clause, 0, firstTrick - 1);
}

/** A number of tricks that the director judges. */
export function* howMany(
  id: string,
  clause: Clause,
  least: number,
  most: number,
  suggestion?: Suggestion,
): Telling<number> {
  const answers = Array.from({ length: most - least + 1 }, (_, more) => ({
    id: String(least + more),
    clause,
  }));
  return Number(yield* ask({ id, answerer: 'director', clause, answers, suggestion }));
}

/** Of the tricks that the side agreed to lose, those it would not lose (1997) or likely have won. */
function* wouldHaveWon(
  { claim, before, settled }: SettledClaim,
  by: Seat,
  edition: LawsEdition,
): Telling<number> {
  const agreed = settled.rest[sideOf(claim.seat)];
  if (agreed === 0) return 0;
  const { id, clause, reason } = FURTHER[edition];
  const position = claimPosition(before);
  const evidence =
    position && remembered(before, `${by}${agreed}`, () => agreementEvidence(edition, position, by, agreed));
  const found = evidence?.ok ? evidence.value : undefined;
  const answer = edition === 1997 ? found?.notLosable : found?.doubleDummy;
  return yield* howMany(
    id,
    clause,
    0,
    agreed,
    answer === undefined ? undefined : { answer: String(answer), reason },
  );
}

const remembered = rememberFor<Result<AgreementEvidence>>();
