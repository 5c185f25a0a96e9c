import { otherSide, type Seat, type Side, sideOf } from '../../game/index.ts';
import { assignedScore } from '../12-assigned-score.ts';
import { askDamage, equityClauses, isOfBoth } from '../64-after-establishment.ts';
import type { Clause } from '../clauses/clause.ts';
import { note } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import type { Consequence } from '../ruling/ruling.ts';
import type { Table } from '../table/table.ts';
import { type Answers, questionKey, type TrickQuestion } from '../tricks/question.ts';
import { questionsAnswered, revokeReport } from './at-table.ts';
import type { RevokeReport, RevokeRuling } from './report.ts';

type RevokeDue = Irregular<'revoke-due'>;

/** Law 64: the play is over, and the revoke has its price. What others cost may change with it. */
export function* revokeDue({ table, irregularity }: Scene<RevokeDue>): Procedure {
  const { offender, trick } = irregularity;
  const report = yield* tricksKnown(table);
  const ruling = report?.rulings.findLast(({ revoke }) => revoke.seat === offender && revoke.trick === trick);
  yield* priced(ruling, irregularity);
  const changed: RevokeRuling[] = [];
  for (const other of report?.rulings ?? [])
    if (other !== ruling && (yield* pricedAgain(table, other))) changed.push(other);
  yield* damageLookedAt(table, [
    ...equityOf(table, ruling, irregularity),
    ...changed.flatMap(({ equity }) => equity),
  ]);
  return [];
}

/** What only the director knows of tricks that were claimed or conceded. */
const ABOUT_CLAIMED: ReadonlySet<Clause> = new Set(['64A', '64A2']);

/** The rulings, once all is known of which tricks were won by whom and with what. */
function* tricksKnown(table: Table): Telling<RevokeReport | undefined> {
  let answers: Answers = {};
  for (;;) {
    const report = revokeReport(table, answers);
    const asked = report?.judgements.find(({ clause }) => ABOUT_CLAIMED.has(clause));
    if (asked === undefined) return report;
    answers = { ...answers, [questionKey(asked)]: yield* ask(asked) };
  }
}

const tricksOf = ({ rectification }: RevokeRuling): number =>
  rectification.kind === 'transfer' ? rectification.tricks.length : 0;

/** Laws 64A and 64B: the tricks that go over, or why none do by themselves. */
function* priced(ruling: RevokeRuling | undefined, { offender: seat, trick }: RevokeDue): Telling<void> {
  const to = otherSide(sideOf(seat));
  const { kind, clauses } = ruling?.rectification ?? { kind: 'pending', clauses: ['64A'] };
  if (ruling === undefined || kind === 'pending') {
    const tricks = yield* tricksByDirector(seat, trick);
    if (tricks > 0) yield { type: 'tricks-moved', to, tricks, seat, trick, clause: '64A' };
    else yield note('no-transfer', '64B', { seat });
    return;
  }
  if (kind === 'transfer') {
    const clause = clauses.at(-1) ?? '64A';
    yield { type: 'tricks-moved', to, tricks: tricksOf(ruling), seat, trick, clause };
    return;
  }
  const { asIfEstablished, correctedBy } = ruling.standing;
  const grounds =
    kind === 'correction' ? clauses.slice(-1) : clauses.filter((each) => each !== asIfEstablished);
  for (const clause of grounds) yield note('no-transfer', correctedBy === '62C3' ? '64B8' : clause, { seat });
}

/** The end of the play is not on record: the director says what the revoke costs. */
function* tricksByDirector(seat: Seat, trick: number): Telling<number> {
  const answer = yield* ask({
    id: 'revoke-tricks',
    answerer: 'director',
    clause: '64A',
    params: { seat, trick: String(trick) },
    answers: [
      { id: '0', clause: '64B' },
      { id: '1', clause: '64A' },
      { id: '2', clause: '64A1' },
    ],
  });
  return Number(answer);
}

interface About {
  readonly seat?: Seat;
  readonly trick?: number;
}

const isAbout = (each: About, seat: Seat, trick: number): boolean =>
  each.seat === seat && each.trick === trick;

/**
 * The play goes on after it had seemed over: tricks that went over for other revokes come back, and what those cost is
 * told when the play is over again.
 */
export const pricesReopened = (table: Table, clause: Clause): readonly Consequence[] =>
  revokeReport(table)?.rulings.flatMap(({ revoke: { seat, trick }, standing }): Consequence[] => {
    if (!wasPriced(table, seat, trick)) return [];
    const tricks = movedFor(table, seat, trick);
    const again = standing.established?.clause ?? standing.asIfEstablished ?? '64B8';
    return [
      ...(tricks === 0
        ? []
        : [{ type: 'tricks-moved', to: sideOf(seat), tricks, seat, trick, clause } as const]),
      { type: 'revoke', seat, trick, clause: again },
    ];
  }) ?? [];

/** The tricks that have gone over for a revoke so far. */
function movedFor({ rulings }: Table, seat: Seat, trick: number): number {
  const moved = rulings
    .flatMap(({ consequences }) => consequences)
    .flatMap((each) => (each.type === 'tricks-moved' && isAbout(each, seat, trick) ? [each] : []));
  return moved.reduce((sum, { to, tricks }) => sum + (to === sideOf(seat) ? -tricks : tricks), 0);
}

const wasPriced = ({ rulings }: Table, seat: Seat, trick: number): boolean =>
  rulings.some(
    ({ irregularity: each }) => each.type === 'revoke-due' && each.offender === seat && each.trick === trick,
  );

/** A revoke whose price was told before: another that has come to light since may change it. Answers whether it does. */
function* pricedAgain(table: Table, ruling: RevokeRuling): Telling<boolean> {
  const { seat, trick } = ruling.revoke;
  const side: Side = sideOf(seat);
  const awaited = table.persists.some((each) => each.type === 'revoke' && isAbout(each, seat, trick));
  if (awaited || !wasPriced(table, seat, trick) || ruling.rectification.kind === 'pending') return false;
  const more = tricksOf(ruling) - movedFor(table, seat, trick);
  const clause = ruling.rectification.clauses.at(-1) ?? '64A';
  if (more === 0) return false;
  const to = more > 0 ? otherSide(side) : side;
  yield { type: 'tricks-moved', to, tricks: Math.abs(more), seat, trick, clause };
  return true;
}

/** A revoke that was corrected under Law 62C3, or that the record does not show, is looked at too. */
function equityOf(
  { edition }: Table,
  ruling: RevokeRuling | undefined,
  { offender: seat, trick }: RevokeDue,
): readonly TrickQuestion[] {
  if (ruling !== undefined && ruling.equity.length > 0) return ruling.equity;
  return equityClauses(edition, []).map((clause) => askDamage(clause, { seat, trick }, []));
}

/** Law 64C: was what the law gave enough? What concerns the revokes of both sides together is asked once. */
function* damageLookedAt(table: Table, looks: readonly TrickQuestion[]): Telling<void> {
  const asked: TrickQuestion[] = questionsAnswered(table).filter(isOfBoth);
  for (const question of looks) {
    if (isOfBoth(question) && asked.some((other) => isSameLook(other, question, table))) continue;
    asked.push(question);
    const { clause, facts, reading } = question;
    if (reading !== undefined) yield note(reading, clause);
    if ((yield* ask(question)) === 'yes') yield* assignedScore(table, clause, 'shall', facts);
  }
}

/** Since 2007 the board is looked at as a whole; in 1997 the trick on which both sides revoked. */
const isSameLook = (one: TrickQuestion, other: TrickQuestion, { edition }: Table): boolean =>
  isOfBoth(one) && (edition !== 1997 || one.about.trick === other.about.trick);
