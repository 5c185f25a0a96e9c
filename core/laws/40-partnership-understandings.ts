import { partnerOf, type Seat, sideOf } from '../game/index.ts';
import { forbiddenPsychic } from './40-psychic-calls.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Strength } from './introduction.ts';
import { adjustedScore, note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore } from './ruling/ruling.ts';

/** The score is adjusted, or stands. Answers whether there was damage. */
function* forDamage(seat: Seat, clause: Clause, strength: AdjustedScore['strength']): Telling<boolean> {
  const damaged = yield* judged('damaged', clause, { seat });
  if (damaged) yield adjustedScore(strength, clause);
  else yield note('result-stands', clause);
  return damaged;
}

const deviationIn = editionsOf({
  free: { 1997: '40A', 2007: '40C1', 2017: '40C1' },
  untold: { 1997: '75B', 2007: '40C2', 2017: '40C2' },
  implicit: { 1997: '75B', 2007: '40C1', 2017: '40C1' },
  /** Where the regulations may restrict psychic artificial calls; 1997 lets the organisers regulate conventions. */
  artificially: { 1997: '40D', 2007: '40B2(d)', 2017: '40B2(a)(v)' },
});

/**
 * Law 40C (1997: 40A, 75B): a psychic call or another deviation. It is lawful unless partner had more reason to
 * expect it than the opponents. Whether it was one, and what partner knew, is for the director to find.
 */
export function* deviated({ table, irregularity }: Scene<Irregular<'deviated'>>): Procedure {
  const { seat, artificial = false } = irregularity;
  const { edition, regulation } = table;
  const { free, untold, implicit, artificially } = deviationIn(edition);
  const params = { seat, partner: partnerOf(seat) };
  if (regulation !== undefined && (yield* forbiddenPsychic(regulation, seat, artificial))) {
    yield* forDamage(seat, '12A1', 'may');
    return [];
  }
  if (artificial && regulation === undefined && (yield* judged('regulation-forbids', artificially, params))) {
    yield penaltyPossible(sideOf(seat), artificially);
    yield* forDamage(seat, '12A1', 'may');
    return [];
  }
  if (!(yield* judged('partner-expected-it', implicit, params, free))) {
    yield note('no-infraction', free, params);
    yield note('deviation-need-not-be-told', untold, params);
    return [];
  }
  yield note('implicit-understanding', implicit, params);
  if (regulation === 'RTP') yield note('card-against-them', 'RTP 2.1.3.6', params);
  if (yield* judged('disclosed', implicit, params)) {
    yield note('no-infraction', implicit, params);
    return [];
  }
  yield* undisclosed(edition, seat);
  return [];
}

/** Knowledge that the opponents were not given. */
function* undisclosed(edition: LawsEdition, seat: Seat): Telling<void> {
  if (edition === 1997) {
    yield note('understanding-concealed', '40B', { seat });
    yield* forDamage(seat, '40C', 'may');
    return;
  }
  // Deviations that have become an understanding must be disclosed.
  if (yield* forDamage(seat, '40C1', 'shall')) yield penaltyPossible(sideOf(seat), '40C1', 'must');
}

/** 1997 names no redress for a forbidden convention: Law 12A1. */
const specialIn = byEdition<{ readonly special: Clause; readonly forbids: Clause; readonly damage: Clause }>({
  1997: { special: '40D', forbids: '40D', damage: '12A1' },
  2007: { special: '40B1(b)', forbids: '40B2(a)', damage: '40B5' },
  2017: { special: '40B1(c)', forbids: '40B2(a)(i)', damage: '40B4' },
});

/** Law 40B4 (2007: 40B5): a special understanding that the regulations of the tournament do not allow. */
export function* specialUnderstanding({
  table,
  irregularity,
}: Scene<Irregular<'special-understanding'>>): Procedure {
  const { seat } = irregularity;
  const { edition } = table;
  const { special, forbids, damage } = specialIn(edition);
  const never = table.regulation === 'RTP' && (yield* neverAgreed(seat));
  if (never === 'lawful') {
    yield note('no-infraction', 'RTP 2.1.2.5', { seat });
    return [];
  }
  if (never === 'forbidden') {
    yield* forbiddenUsed(edition, seat, 'RTP 2.1.2.5');
    return [];
  }
  const isForbidden =
    (yield* judged('special', special, { seat })) && (yield* judged('regulation-forbids', forbids, { seat }));
  if (!isForbidden) {
    yield note('no-infraction', forbids, { seat });
    return [];
  }
  yield* forbiddenUsed(edition, seat, edition === 1997 ? '90' : damage);
  return [];
}

/** What the regulations forbid was used: damage is made good, and the side may be penalised under that clause. */
function* forbiddenUsed(edition: LawsEdition, seat: Seat, penalised: Clause): Telling<void> {
  yield* forDamage(seat, specialIn(edition).damage, edition === 1997 ? 'may' : 'shall');
  yield penaltyPossible(sideOf(seat), penalised);
}

/**
 * Where regulations may forbid to agree beforehand on other methods after something that happened. 2017 names what the opponents do
 * wrong; the rest is for its general power over special understandings. 1997 lets the organisers regulate conventions.
 */
const variedIn = byEdition<{ readonly [After in Irregular<'methods-varied'>['after']]: Clause }>({
  1997: { 'opponents-irregularity': '40D', 'own-irregularity': '40D', question: '40D' },
  2007: { 'opponents-irregularity': '40B3', 'own-irregularity': '40B3', question: '40B3' },
  2017: {
    'opponents-irregularity': '40B2(a)(iv)',
    'own-irregularity': '40B2(a)(i)',
    question: '40B2(a)(i)',
  },
});

/** Law 40B2(a)(iv) (2007: 40B3): other methods, as agreed beforehand, after an irregularity, a question or an answer. */
export function* methodsVaried({ table, irregularity }: Scene<Irregular<'methods-varied'>>): Procedure {
  const { seat, after } = irregularity;
  const { edition, regulation } = table;
  const params = { seat };
  const clause = regulation === 'RTP' ? 'RTP 2.1.2.5' : variedIn(edition)[after];
  if (!(yield* judged('agreed-before', clause, params))) {
    yield note('no-infraction', clause, params);
    return [];
  }
  const lawful =
    regulation === 'RTP'
      ? after !== 'question' && (yield* judged('partner-silenced', clause, params))
      : !(yield* judged('regulation-forbids', clause, params));
  if (lawful) {
    yield note('no-infraction', clause, params);
    return [];
  }
  yield note('may-not-be-agreed', clause, params);
  const penalised = edition === 1997 ? '90' : specialIn(edition).damage;
  yield* forbiddenUsed(edition, seat, regulation === 'RTP' ? clause : penalised);
  return [];
}

/**
 * RTP 2.1.2.5: no agreement opens hands of less than eight points that nothing else defines, changes methods after a question,
 * an answer or an irregularity, or encodes signals; methods may change where partner has been silenced by the Laws.
 */
function* neverAgreed(seat: Seat): Telling<'forbidden' | 'lawful' | 'other'> {
  const clause = 'RTP 2.1.2.5';
  const found = yield* ask({
    id: 'never-agreed',
    answerer: 'director',
    clause,
    params: { seat },
    answers: ['under-eight', 'after-irregularity', 'encrypted', 'another-understanding'].map((id) => ({
      id,
      clause,
    })),
  });
  if (found === 'another-understanding') return 'other';
  if (found === 'after-irregularity' && (yield* judged('partner-silenced', clause, { seat })))
    return 'lawful';
  yield note('never-agreed', clause, { seat });
  return 'forbidden';
}

const disclosureIn = byEdition<{
  readonly duty: Clause;
  readonly failure: Clause;
  readonly answer: Clause;
  readonly crucial: Clause;
  readonly repeated: Clause;
}>({
  1997: { duty: '40B', failure: '40C', answer: '75C', crucial: '40C', repeated: '90' },
  2007: { duty: '40A1(b)', failure: '40B4', answer: '40B6(a)', crucial: '40B6(b)', repeated: '40C3(b)' },
  2017: { duty: '40A1(b)', failure: '40B3(a)', answer: '40B5(a)', crucial: '40B5(b)', repeated: '40B3(b)' },
});

/**
 * Special understandings that were not told: 1997 says that they may not be used (Law 40B), later editions speak of a duty
 * without a word of the ladder. Who explains shall tell everything (Law 40B5(a); 2007: 40B6(a); 1997: 75C).
 */
const untoldIn = byEdition<Strength | undefined>({ 1997: 'may-not', 2007: undefined, 2017: undefined });

/** Law 40B3, 40B5 (2007: 40B4, 40B6; 1997: 40B, 40C, 75C): something was not disclosed as it had to be. */
export function* notDisclosed({ table, irregularity }: Scene<Irregular<'not-disclosed'>>): Procedure {
  const { seat, where } = irregularity;
  const { edition } = table;
  const { duty, failure, answer, crucial, repeated } = disclosureIn(edition);
  const params = { seat };
  const due = where === 'answer' ? answer : duty;
  if (!(yield* judged('had-to-be-disclosed', due, params))) {
    yield note('no-infraction', due, params);
    return [];
  }
  if (where === 'answer' && edition !== 1997 && !(yield* judged('crucial', crucial, params))) {
    yield note('result-stands', crucial);
  } else {
    yield* forDamage(seat, where === 'answer' ? crucial : failure, edition === 1997 ? 'may' : 'shall');
  }
  if (yield* judged('repeated', repeated, params))
    yield penaltyPossible(sideOf(seat), repeated, where === 'answer' ? 'shall' : untoldIn(edition));
  return [];
}

const oneMethodIn = byEdition<Clause>({ 1997: '40E1', 2007: '40B2(a)', 2017: '40A4' });

/** Law 40A4: one method for both partners; style and judgement are each player's own. Before 2017 a regulation. */
export function* methodsDiffer({ table, irregularity }: Scene<Irregular<'methods-differ'>>): Procedure {
  const { seat } = irregularity;
  const clause = oneMethodIn(table);
  if (yield* judged('method-not-style', clause, { seat })) {
    yield note('one-method-for-both', clause, { seat });
    // 2017: it shall not depend on who calls; before that it is for regulations.
    yield penaltyPossible(sideOf(seat), clause, table.edition === 2017 ? 'shall-not' : undefined);
  } else yield note('no-infraction', clause, { seat });
  return [];
}
