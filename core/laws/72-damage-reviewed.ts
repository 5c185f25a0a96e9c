import { partnerOf, type Seat } from '../game/index.ts';
import { informationUsed, withdrawnReviewed } from './16-unauthorised-information.ts';
import { byEdition, CLAUSES, type UnderClauses } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { adjustedScore, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, isSo, type Procedure, type Scene } from './ruling/procedure.ts';
import type { AdjustedScore } from './ruling/ruling.ts';

/** Clauses under which the offender is asked what he could have known; the others ask what the help was worth. */
const KNOWING: ReadonlySet<Clause> = new Set([
  ...Object.values(CLAUSES.couldHaveKnown),
  ...Object.values(CLAUSES.couldHaveKnownPass),
  // Who opened the gate on a lead out of turn that helped him.
  'RTP 2.1.8.4',
]);

/** Clauses with one question of their own, which is all that counts. */
interface Look {
  readonly id: string;
  readonly strength: AdjustedScore['strength'];
}

const AFFECTED: Look = { id: 'information-affected', strength: 'shall' };
/** Dummy had no right to speak up: what the defenders gained is taken from them, in 2017 from them alone. */
const DUMMY_SPOKE_UP = '43B3';
const GAINED: Look = { id: 'defenders-gained', strength: 'shall' };

const LOOKS: UnderClauses<Look> = {
  1997: new Map([
    ['21B2', { id: 'withdrawn-call-damaged', strength: 'may' }],
    [DUMMY_SPOKE_UP, GAINED],
  ]),
  2007: new Map([
    ['13A', { id: 'outcome-affected', strength: 'may' }],
    ['13D2(a)', AFFECTED],
    ['16C2(c)', AFFECTED],
    ['16C3', AFFECTED],
    ['21B2', { id: 'withdrawn-call-damaged', strength: 'shall' }],
    [DUMMY_SPOKE_UP, GAINED],
    ['50E3', { id: 'exposed-card-damaged', strength: 'shall' }],
  ]),
  2017: new Map([
    ['13A2', AFFECTED],
    ['13B1', { id: 'outcome-affected', strength: 'may' }],
    ['16D2(c)', AFFECTED],
    ['16D3', AFFECTED],
    [DUMMY_SPOKE_UP, GAINED],
  ]),
};

/** Clauses that let the director adjust the score; under all others he does. */
const mayAdjustIn = byEdition<readonly Clause[]>({
  1997: ['21B3', '40C', '45F', '55C'],
  2007: ['47E2(b)', '55C'],
  2017: ['47E2(b)'],
});

const whoseScoreIn = byEdition<string>({
  1997: 'both-scores-adjusted',
  2007: 'both-scores-adjusted',
  2017: 'defenders-score-alone',
});

/** Where the inquiry into information from partner is taken up again. */
const fromPartnerIn = byEdition<Clause>({ 1997: '16A2', 2007: '16B3', 2017: '16B3' });

/** Where 1997 keeps from partner what a penalty card shows. It has no redress of its own but that of Law 16A. */
const FROM_PENALTY_CARD: ReadonlySet<string> = new Set(['50C', '50D1']);

/** Where an inquiry into a concession to which partner objected is. In 1997 it is that into information from partner. */
const fromConcessionIn = byEdition<Clause | undefined>({ 1997: undefined, 2007: '16A4', 2017: '16C3' });

/** What the director looks back at when the play is over: was the other side damaged after all? */
export function* endReview({ table, irregularity }: Scene<Irregular<'review'>>): Procedure {
  const { offender, clause } = irregularity;
  if (clause === fromPartnerIn(table)) return yield* informationUsed(table, offender);
  if (FROM_PENALTY_CARD.has(clause)) return yield* informationUsed(table, partnerOf(offender), 'card');
  if (clause === fromConcessionIn(table)) return yield* withdrawnReviewed(table, offender);
  return yield* damageReviewed(table.edition, clause, offender);
}

/** With what the innocent side is compared: it had a right to the agreement, not to know of a misunderstanding (2017, Law 75D3). */
const toldRight = (edition: LawsEdition, clause: Clause): Pick<Asked, 'facts'> =>
  clause === '21B3' && edition === 2017 ? { facts: [{ code: 'right-information-only', params: {} }] } : {};

/** The questions of a clause that lead to an adjusted score, asked at the end of the play. */
export function* damageReviewed(edition: LawsEdition, clause: Clause, offender: Seat): Procedure {
  const looks: ReadonlyMap<Clause, Look> = LOOKS[edition];
  const look = looks.get(clause);
  const params = { offender };
  const id = look?.id ?? (KNOWING.has(clause) ? 'could-have-known' : 'outcome-different');
  const so = yield* isSo({ id, answerer: 'director', clause, params, ...toldRight(edition, clause) });
  const damaged =
    so && (look !== undefined || (yield* isSo({ id: 'damaged', answerer: 'director', clause, params })));
  if (!damaged) {
    yield note('result-stands', clause);
    return [];
  }
  const mayAdjust: readonly Clause[] = mayAdjustIn(edition);
  const strength = look?.strength ?? (mayAdjust.includes(clause) ? 'may' : 'shall');
  yield adjustedScore(strength, clause);
  if (clause === '21B3' && edition === 2017) yield note('as-if-told-right', '75D3');
  if (clause === DUMMY_SPOKE_UP) yield note(whoseScoreIn(edition), clause);
  return [];
}
