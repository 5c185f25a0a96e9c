import { ok, type Result } from '../base/index.ts';
import { otherSide, type Seat, type Strain, sideOf, TRICKS } from '../game/index.ts';
import { askedFor, contestedInTime } from './69-agreed-claim.ts';
import { type ClaimPosition, NOTHING_SAID, type Statement, trickRange, tricksLeft } from './claims/index.ts';
import { tooLong } from './claims/question.ts';
import type { ByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { type SettledClaim, settledClaim, tricksWon } from './ruling/claim-at-table.ts';
import type { ClaimTelling } from './ruling/claim-question.ts';
import { type Circumstances, type ClaimScene, howMany, wonByThen } from './ruling/claim-scene.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import type { Suggestion } from './ruling/ruling.ts';
import { rememberFor } from './table/remember.ts';

/** What speaks against a concession that has been agreed to. */
export interface Concession {
  readonly edition: LawsEdition;
  /** Is the correction period of Law 79C still running? */
  readonly withinCorrectionPeriod: boolean;
  /** Tricks conceded that the side had already won. */
  readonly alreadyWon: number;
  /** Of the others, those that no legal play loses … */
  readonly byLegal: number;
  /** … and those beside them that no normal play loses; the director's judgement. */
  readonly byNormal: number;
}

/** The tricks that go back to the side that conceded them. */
export interface Cancelled {
  readonly returned: number;
  readonly clauses: readonly Clause[];
  /** How many by each clause. */
  readonly parts: readonly { readonly tricks: number; readonly clause: Clause }[];
  /** Does part of it rest on what is normal play, which is for the director to confirm? */
  readonly judged: boolean;
}

/** The clauses of Law 71 by edition: tricks won, tricks that no legal play loses, tricks that no normal play loses. */
const CONCESSION_CLAUSES: ByEdition<Readonly<Record<'won' | 'anyLegal' | 'anyNormal', Clause>>> = {
  1997: { won: '71A', anyLegal: '71A', anyNormal: '71C' },
  2007: { won: '71(1)', anyLegal: '71(2)', anyNormal: '71(2)' },
  2017: { won: '71A', anyLegal: '71B', anyNormal: '71B' },
};

/**
 * Law 71: the director cancels the concession of a trick that the side had won, or could not have lost by any normal
 * play. Only the edition of 1997 names legal play too (71A); a trick that no legal play loses is lost by no normal one
 * either, so in the others it needs no judgement.
 */
export function cancelledConcession(concession: Concession): Cancelled {
  const { edition, withinCorrectionPeriod, alreadyWon, byLegal, byNormal } = concession;
  if (!withinCorrectionPeriod) return { returned: 0, clauses: ['79C'], parts: [], judged: false };
  const { won, anyLegal, anyNormal } = CONCESSION_CLAUSES[edition];
  const parts = [
    { tricks: alreadyWon, clause: won },
    { tricks: byLegal, clause: anyLegal },
    { tricks: byNormal, clause: anyNormal },
  ].filter(({ tricks }) => tricks > 0);
  return {
    returned: alreadyWon + byLegal + byNormal,
    clauses: standsIfNone([...new Set(parts.map(({ clause }) => clause))]),
    parts,
    judged: byNormal > 0,
  };
}

const standsIfNone = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.length > 0 ? clauses : ['71'];

/** Of the tricks conceded, those that no legal play loses and those beside them that no normal play does. */
export type ConcessionEvidence = Pick<Concession, 'byLegal' | 'byNormal'>;

/** What the cards say about tricks conceded of those left. */
export function concessionEvidence(
  edition: LawsEdition,
  position: ClaimPosition,
  conceder: Seat,
  conceded: number,
  statement: Statement = NOTHING_SAID,
  circumstances: Circumstances = {},
): Result<ConcessionEvidence> {
  const kept = tricksLeft(position) - conceded;
  const fewest = trickRange({
    ...circumstances,
    edition,
    position,
    claimer: conceder,
    claimed: kept,
    statement,
    trumpLikelyForgotten: false,
    partnerPlays: 'normal',
  });
  if (!fewest.ok) return fewest;
  const { normal, anyLegal } = fewest.value;
  // A line found that gives no more than was kept is enough: the concession stands.
  if (!normal.complete && normal.tricks > kept) return tooLong();
  const byLegal = anyLegal.complete ? Math.max(0, anyLegal.tricks - kept) : 0;
  return ok({ byLegal, byNormal: Math.max(byLegal, normal.tricks - kept) - byLegal });
}

/** A concession that its side wants back: the tricks it had won, as far as the play is known, and those of the rest. */
export interface Conceded {
  readonly withinCorrectionPeriod: boolean;
  readonly alreadyWon: number;
  readonly conceded: number;
}

/** Law 71: what speaks against the concession, by the play, the cards and the director's judgement. */
export function* concessionOf(scene: ClaimScene, given: Conceded): ClaimTelling<Concession> {
  const { edition } = scene;
  const { withinCorrectionPeriod } = given;
  const none = { edition, withinCorrectionPeriod, alreadyWon: 0, byLegal: 0, byNormal: 0 };
  if (!withinCorrectionPeriod) return none;
  const alreadyWon = yield* wonByThen(scene, given.alreadyWon, CONCESSION_CLAUSES[edition].won);
  return { ...none, alreadyWon, ...(yield* couldNotBeLost(scene, given.conceded)) };
}

/** Of the tricks conceded, those that no legal play loses, and those that no normal play does by the director's word. */
function* couldNotBeLost(scene: ClaimScene, conceded: number): ClaimTelling<ConcessionEvidence> {
  if (conceded === 0) return { byLegal: 0, byNormal: 0 };
  const evidence = evidenceOfConceded(scene, conceded);
  const found = evidence?.ok ? evidence.value : undefined;
  const byLegal = found?.byLegal ?? 0;
  if (byLegal === conceded) return { byLegal, byNormal: 0 };
  const suggestion: Suggestion | undefined = found && {
    answer: String(byLegal + found.byNormal),
    reason: 'no-normal-play-loses',
  };
  const { anyNormal } = CONCESSION_CLAUSES[scene.edition];
  const returned = yield* howMany('tricks-not-losable', anyNormal, byLegal, conceded, suggestion);
  return { byLegal, byNormal: returned - byLegal };
}

/** What the cards say, where they are known. */
export function evidenceOfConceded(
  { edition, by, statement, position, circumstances, memory }: ClaimScene,
  conceded: number,
): Result<ConcessionEvidence> | undefined {
  const cards = position();
  const find = (known: ClaimPosition) =>
    concessionEvidence(edition, known, by, conceded, statement, circumstances(known));
  return cards && remembered(memory, `${by}${conceded}`, () => find(cards));
}

const remembered = rememberFor<Result<ConcessionEvidence>>();

/** A contract conceded as lost, or as made, with the tricks that each side had won by then. */
export interface ConcededContract {
  readonly edition: LawsEdition;
  readonly by: 'declarer' | 'defender';
  readonly contract: { readonly level: number; readonly strain: Strain };
  readonly declarerTricks: number;
  readonly defenderTricks: number;
}

const BOOK = 6;

/**
 * Declarer concedes defeat of a contract already made, or a defender the making of one already beaten: 1997 cancels that
 * by a clause of its own (71B). In 2007 and 2017 the tricks are simply won already (71(1), 71A).
 */
export function concededDecidedContract({
  edition,
  by,
  contract,
  declarerTricks,
  defenderTricks,
}: ConcededContract): {
  readonly cancelled: boolean;
  readonly clause: Clause;
} {
  const needed = BOOK + contract.level;
  const decided = by === 'declarer' ? declarerTricks >= needed : defenderTricks > TRICKS - needed;
  if (!decided) return { cancelled: false, clause: '71' };
  return { cancelled: true, clause: edition === 1997 ? '71B' : CONCESSION_CLAUSES[edition].won };
}

/**
 * Law 71: a side wants back what it conceded. While the agreement is not final the later editions contest the whole
 * claim (Laws 68D and 70); the edition of 1997 sends a concession here at once.
 */
export function* concessionWithdrawn({
  table,
  irregularity,
}: Scene<Irregular<'concession-withdrawn'>>): Procedure {
  const { since, offender } = irregularity;
  const settled = settledClaim(table);
  if (settled === undefined) return [];
  yield* askedFor(irregularity);
  if (since === 'nothing' && table.edition !== 1997) return yield* contestedInTime(settled, offender);
  const withinCorrectionPeriod = since !== 'period-over';
  const decided = withinCorrectionPeriod ? contractDecided(settled) : undefined;
  if (decided !== undefined) yield note('contract-decided', decided);
  const to = sideOf(settled.claim.seat);
  const concession = yield* concessionOf(settled.scene, {
    withinCorrectionPeriod,
    alreadyWon: settled.numbers.ownGiven,
    conceded: settled.settled.rest[otherSide(to)],
  });
  const { parts, clauses } = cancelledConcession(concession);
  for (const part of parts) yield { type: 'tricks-moved', to, ...part };
  if (parts.length === 0) yield note('concession-stands', clauses[0] ?? '71');
  return [];
}

/** Did declarer concede defeat of a contract already made, or a defender the making of one already beaten? */
function contractDecided({ scene, before, numbers, settled }: SettledClaim): Clause | undefined {
  const won = tricksWon(before);
  if (won === undefined || numbers.ownGiven === 0) return undefined;
  const { edition, contract } = scene;
  const declaring = sideOf(contract.declarer);
  const side = sideOf(scene.by);
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
