import { otherSide, type Seat, type Side, sideOf } from '../../game/index.ts';
import { assignedScore } from '../12-adjusted-score.ts';
import type { ByEdition } from '../editions.ts';
import { note } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import type { Consequence, Params } from '../ruling/ruling.ts';
import type { Table } from '../table/table.ts';
import type { Answers, Judgement } from '../tricks/judgement.ts';
import { revokeReport } from './at-table.ts';
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
  yield* damageLookedAt(table, [equityOf(table, ruling, irregularity), ...changed.map(ownEquity)].flat());
  return [];
}

/** What only the director knows of tricks that were claimed or conceded, by the clause that asks. */
const ABOUT_CLAIMED: Readonly<Record<string, string>> = {
  '64A': 'revoke-trick-winner',
  '64A2': 'won-with-own-card',
};

/** Answers given at this table to what the rulings on revokes ask. */
const answersGiven = ({ rulings }: Table): Answers =>
  Object.fromEntries(
    rulings.flatMap(({ answers }) =>
      answers.flatMap(({ question, answer }) => {
        const { judgement } = question.params;
        return judgement === undefined ? [] : [[judgement, answer]];
      }),
    ),
  );

/** The rulings, once all is known of which tricks were won by whom and with what. */
function* tricksKnown(table: Table): Telling<RevokeReport | undefined> {
  let answers = answersGiven(table);
  for (;;) {
    const report = revokeReport(table, answers);
    const asked = report?.judgements.find(({ clause }) => ABOUT_CLAIMED[clause] !== undefined);
    if (asked === undefined) return report;
    const { id, clause } = asked;
    const answer = yield* ask({
      id: ABOUT_CLAIMED[clause] ?? id,
      answerer: 'director',
      clause,
      params: { judgement: id, ...aboutRevoke(report, id) },
      facts: asked.facts,
      answers: asked.answers.map((each) => ({ id: each, clause })),
    });
    answers = { ...answers, [id]: answer };
  }
}

/** Whose revoke a question is about, in which trick. */
function aboutRevoke(report: RevokeReport | undefined, id: string): Params {
  const ruling = report?.rulings.find(({ revoke }) => id.endsWith(`:T${revoke.trick}${revoke.seat}`));
  return ruling === undefined ? {} : { seat: ruling.revoke.seat, trick: String(ruling.revoke.trick) };
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
export const pricesReopened = (table: Table, clause: string): readonly Consequence[] =>
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

const DAMAGE: ByEdition<string> = { 1997: '64C', 2007: '64C', 2017: '64C1' };
const BOTH_SIDES = '64C2(b)';
/** A question of its own for repeated revokes. */
const DAMAGE_QUESTIONS: Readonly<Record<string, string>> = {
  '64C2(a)': 'repeated-revoke-damage',
};

/** A look at the damage, and whose revoke it is about. */
interface Look extends Pick<Judgement, 'clause' | 'facts'> {
  readonly seat: Seat;
  readonly trick: number;
  /** Both sides have revoked, and the damage is looked at as if neither had. */
  readonly both: boolean;
}

/** Where that both sides revoked leaves no automatic trick: 1997 on one trick, by the WBF's minute of 2001. */
const BOTH_REVOKED: ReadonlySet<string> = new Set(['64B7', '64C']);

const ownEquity = ({ revoke: { seat, trick }, equity, rectification }: RevokeRuling): readonly Look[] => {
  const both =
    rectification.kind === 'no-transfer' && rectification.clauses.some((clause) => BOTH_REVOKED.has(clause));
  return equity.map(({ clause, facts }) => ({
    seat,
    trick,
    clause,
    facts,
    both: clause === BOTH_SIDES || (both && clause === DAMAGE[1997]),
  }));
};

/** A revoke that was corrected under Law 62C3, or that the record does not show, is looked at too. */
function equityOf(
  { edition }: Table,
  ruling: RevokeRuling | undefined,
  { offender: seat, trick }: RevokeDue,
): readonly Look[] {
  const own = ruling === undefined ? [] : ownEquity(ruling);
  return own.length > 0 ? own : [{ seat, trick, clause: DAMAGE[edition], facts: [], both: false }];
}

/** Law 64C: was what the law gave enough? */
function* damageLookedAt(table: Table, looks: readonly Look[]): Telling<void> {
  for (const [at, { seat, trick, clause, facts, both }] of looks.entries()) {
    // One question for the revokes of both sides together.
    if (both && (wasAskedOfBoth(table) || looks.slice(0, at).some((other) => other.both))) continue;
    // 2007 compares with nothing: that neither had revoked is a reading.
    if (both && table.edition === 2007) yield note('as-if-neither-revoked', clause);
    const damaged = yield* isSo({
      id: both ? OF_BOTH : (DAMAGE_QUESTIONS[clause] ?? 'revoke-damage'),
      answerer: 'director',
      clause,
      params: { seat, trick: String(trick) },
      facts,
    });
    if (damaged) yield* assignedScore(table, clause, 'shall', facts);
  }
}

const OF_BOTH = 'both-revoked-damage';

const wasAskedOfBoth = ({ rulings }: Table): boolean =>
  rulings.some(({ answers }) => answers.some(({ question }) => question.id === OF_BOTH));
