import { fail, ok, type Result } from '../../base/index.ts';
import { type Card, sideOf } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';

import type { Happening, Input } from '../happening/happening.ts';
import { clauseOfAnswer } from '../ruling/free-answer.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import type { Consequence } from '../ruling/ruling.ts';
import { applied, withoutSpentDuties } from '../table/effects.ts';
import { withPlayBegun } from '../table/play-begun.ts';
import { isDefender } from '../table/play-state.ts';
import {
  finalContract,
  looksPassedOut,
  type OpenRuling,
  type Ruling,
  type Table,
  tableUnder,
  tableWith,
} from '../table/table.ts';
import { settling } from './due.ts';
import { isAskedAfresh, isHeard, isSpreading, notAnAnswer, waits } from './heard.ts';
import { impossible, isLead, takenAt } from './laws.ts';
import { withoutSpentOrders } from './spent-orders.ts';
import { awaiting, goneOn, type Told, told } from './telling.ts';

/** The clauses of a ruling, each once: those of the answers given and of what follows. */
function clausesOf({ answers, consequences }: Told): readonly Clause[] {
  const clauses = new Set<Clause>();
  for (const { question, answer } of answers) {
    // What was done instead of answering has its clause among the consequences; when the director came, it has none.
    if (question.id === 'rule-now') continue;
    const clause = clauseOfAnswer(question, answer);
    if (clause !== undefined) clauses.add(clause);
  }
  for (const { type, clause } of consequences)
    if (type !== 'followed' && type !== 'play-attempted') clauses.add(clause);
  return [...clauses];
}

/** Carries out what a procedure has said since the ruling was heard last, and waits for what it asks. */
function proceed(
  table: Table,
  { irregularity, before }: Pick<Ruling, 'irregularity' | 'before'>,
  said: Told,
  { replies, done }: { readonly replies: readonly Input[]; readonly done: number },
): Table {
  const { question, answers, consequences } = said;
  const carried = consequences.slice(done).reduce(applied, table);
  const clauses = clausesOf(said);
  if (question !== undefined) {
    const asks = { irregularity, before, answers, consequences, clauses, question, replies };
    return heardMeanwhile(tableWith(carried, { open: [...carried.open, awaiting(asks, said)] }));
  }
  const ruling: Ruling = { irregularity, before, answers, consequences, clauses };
  const ruled = tableWith(carried, {
    open: carried.open.filter((each) => isStanding(carried, each)),
    rulings: [...carried.rulings, ruling],
  });
  const has = (what: Consequence['type']): boolean => consequences.some(({ type }) => type === what);
  const accepted = has('accepted') ? acceptedBelow(ruled, irregularity) : ruled;
  const resumed = has('waived') ? waivedBelow(accepted) : accepted;
  return said.afresh.length === 0 ? settled(resumed) : withAfresh(resumed, said.afresh);
}

/** What a ruling has looked at afresh comes before what happened later and still waits. What it has overtaken is left. */
function withAfresh(table: Table, afresh: readonly Happening[]): Table {
  const redone = afresh.reduce(
    (so, each) => (whyNot(so, each) === undefined ? acted(so, each) : so),
    tableWith(table, { meanwhile: [] }),
  );
  const waiting = tableWith(redone, { meanwhile: [...redone.meanwhile, ...table.meanwhile] });
  return waiting.open.length > 0 ? heardMeanwhile(waiting) : settled(waiting);
}

/** Is the call still there that the open ruling is about? A change of call or a later ruling may have removed it. */
const isStanding = ({ calls }: Table, { irregularity }: OpenRuling): boolean =>
  !('made' in irregularity) || calls[irregularity.at]?.call === irregularity.made.call;

/**
 * An irregular call that came over another one of the same side and was accepted: those who accepted it have
 * accepted the one below as well (Law 11A).
 */
function acceptedBelow(table: Table, { offender }: Irregularity): Table {
  const below = table.open.at(-1);
  if (below === undefined || sideOf(below.irregularity.offender) !== sideOf(offender)) return table;
  return below.question.answers.some(({ id }) => id === 'accept')
    ? replied(table, below, { type: 'answer', answer: 'accept' })
    : table;
}

/**
 * Nothing is done about a defender's irregularity that was open: it is taken as accepted, where it can be (Law 43B3).
 * In 1997 it has been put right, without a penalty, and nobody is asked any more.
 */
function waivedBelow(table: Table): Table {
  const below = table.open.at(-1);
  const isDefenders =
    below !== undefined &&
    table.played !== undefined &&
    isDefender(table.played, below.irregularity.offender) &&
    below.question.answers.some(({ id }) => id === 'accept');
  if (!isDefenders) return table;
  return table.edition === 1997
    ? tableWith(table, { open: table.open.slice(0, -1) })
    : replied(table, below, { type: 'answer', answer: 'accept' });
}

function replied(table: Table, ruling: OpenRuling, reply: Input): Table {
  const rest = tableWith(table, { open: table.open.slice(0, -1) });
  const replies = [...ruling.replies, reply];
  return proceed(rest, ruling, goneOn(ruling, reply), { replies, done: ruling.consequences.length });
}

const opened = (table: Table, irregularity: Irregularity): Table =>
  proceed(table, { irregularity, before: table }, told(table, irregularity, []), { replies: [], done: 0 });

/** Deals with what is due when nothing is open: duties fulfilled, replacements to judge, a skipped player. */
function settled(table: Table): Table {
  if (table.open.length > 0) return table;
  const next = settling(withoutSpentOrders(withoutSpentDuties(table)));
  return next.due === undefined ? withMeanwhile(next.table) : opened(next.table, next.due);
}

/** Looks at what happened while a question was open, now that it is ruled on. What a ruling has overtaken is left. */
function withMeanwhile(table: Table): Table {
  const [first, ...later] = table.meanwhile;
  if (first === undefined) return table;
  const rest = tableWith(table, { meanwhile: later });
  if (whyNot(rest, first) !== undefined) return withMeanwhile(rest);
  const after = acted(rest, first);
  return after === rest ? withMeanwhile(rest) : after;
}

/** What happened while an earlier question was open may be what the next one hears. */
function heardMeanwhile(table: Table): Table {
  const [first, ...later] = table.meanwhile;
  const current = table.open.at(-1);
  if (first === undefined || current === undefined) return table;
  const rest = tableWith(table, { meanwhile: later });
  if (isSpreading(current, first)) return replied(rest, current, { type: 'answer', answer: 'spread' });
  // A card that has gone to a trick since does not fall a second time.
  const overtaken = first.type === 'card' && impossible(rest, first) !== undefined;
  if (isHeard(current, first)) return overtaken ? heardMeanwhile(rest) : replied(rest, current, first);
  return isAskedAfresh(current, first) && whyNot(rest, first) === undefined
    ? settled(taken(withdrawnQuestion(rest, current), first))
    : table;
}

/** Why something that happened cannot be looked at. What kind of score a board gets is looked at when it is over. */
const whyNot = (table: Table, happening: Happening): TableRefusal | undefined =>
  table.ended === 'board-over' && happening.type !== 'adjustment'
    ? refused('board-over')
    : impossible(table, happening);

/** What happens to the table when somebody acts: the open ruling hears it, or it is looked at by itself. */
function acted(table: Table, happening: Happening): Table {
  const current = table.open.at(-1);
  return current !== undefined && isHeard(current, happening)
    ? replied(table, current, happening)
    : taken(table, happening);
}

/** Nobody said that a lead was due, and somebody leads: what has to be asked before the lead comes first. */
const dueBeforeLead = (table: Table): Table =>
  table.leadDue || table.played !== undefined || table.open.length > 0 || finalContract(table) === undefined
    ? table
    : settled(withPlayBegun(tableWith(table, { leadDue: true })));

/** The lead answers what is asked before it, comes first, or waits for the answer. */
function keptOrHeard(table: Table, happening: Happening): Table {
  const current = table.open.at(-1);
  if (current === undefined || isHeard(current, happening)) return acted(table, happening);
  return isAskedAfresh(current, happening)
    ? settled(taken(withdrawnQuestion(table, current), happening))
    : tableWith(table, { meanwhile: [...table.meanwhile, happening] });
}

/** What happens to the table when somebody acts and no open ruling hears it. */
function taken(table: Table, happening: Happening): Table {
  const due = isLead(table, happening) ? dueBeforeLead(table) : table;
  if (due.open.length > table.open.length) return keptOrHeard(due, happening);
  // What was ruled before the lead stands; where there was nothing to rule, the lead begins the play by itself.
  const before = due.rulings.length > table.rulings.length ? due : table;
  const { table: ready, irregularity, instead } = takenAt(before, happening);
  if (instead !== undefined) return taken(ready, instead);
  if (irregularity !== undefined) return opened(ready, irregularity);
  return ready === table ? table : settled(ready);
}

function take(table: Table, input: Input): Result<Table, TableRefusal> {
  const current = table.open.at(-1);
  const noSuchCard = input.type === 'card' ? impossible(table, input) : undefined;
  if (noSuchCard !== undefined) return fail(noSuchCard);
  if (current !== undefined && isHeard(current, input)) return ok(replied(table, current, input));
  if (input.type === 'answer') return fail(notAnAnswer(current?.question, input));
  if (current !== undefined && isSpreading(current, input))
    return ok(replied(table, current, { type: 'answer', answer: 'spread' }));
  if (current !== undefined && input.type === 'director') {
    const rules = { type: 'answer', answer: 'yes' } as const;
    return ok(current.question.id === 'rule-now' ? replied(table, current, rules) : table);
  }
  const afresh = current !== undefined && isAskedAfresh(current, input);
  if (current !== undefined && !afresh && (waits(current.question, input) || endsTooEarly(table, input)))
    return keptForLater(table, input);
  const ready = afresh ? withdrawnQuestion(table, current) : table;
  // That a card can be there was seen above, as long as no question was withdrawn since.
  const isSeen = input.type === 'card' && ready === table && table.ended !== 'board-over';
  const refusal = isSeen ? undefined : whyNot(ready, input);
  if (refusal !== undefined) return fail(refusal);
  const after = taken(ready, input);
  return ok(afresh ? settled(after) : after);
}

/**
 * The hands go back as if the board were passed out, and the open question about a call is not heard to end by it (1997):
 * it is answered, and then they are back too early.
 */
const endsTooEarly = (table: Table, { type }: Input): boolean =>
  type === 'hands-returned' && looksPassedOut(table);

/** The table before the question came up: what it is about is due again when the other matter is over. */
const withdrawnQuestion = (table: Table, { irregularity }: OpenRuling): Table =>
  tableWith(table, {
    open: table.open.slice(0, -1),
    persists: irregularity.type === 'lead-limit' ? [...table.persists, irregularity.limit] : table.persists,
  });

/** Nobody should act before the ruling (Law 9B2). Who does has acted all the same, and that is looked at after it. */
function keptForLater(table: Table, happening: Happening): Result<Table, TableRefusal> {
  const notYet = whyNot(table, happening);
  const cannot = notYet !== undefined && !isPossibleThen(table, happening) ? notYet : undefined;
  const refusal = cannot ?? cardKept(table, happening);
  return refusal === undefined
    ? ok(tableWith(table, { meanwhile: [...table.meanwhile, happening] }))
    : fail(refusal);
}

/** Can it have happened once the question is answered, one way or another? What it rests on may wait as well. */
function isPossibleThen(table: Table, happening: Happening): boolean {
  const current = table.open.at(-1);
  return (current?.question.answers ?? []).some(({ id }) => {
    const then = take(table, { type: 'answer', answer: id });
    return then.ok && whyNot(then.value, happening) === undefined;
  });
}

/** A card that has fallen while the question was open does not fall again. */
function cardKept({ meanwhile }: Table, happening: Happening): TableRefusal | undefined {
  const gone = new Set(meanwhile.flatMap(cardsFallen));
  const card = cardsFallen(happening).find((each) => gone.has(each));
  return card === undefined ? undefined : refused('card-gone', { card });
}

/** The cards that leave their hands by what happens. */
function cardsFallen(happening: Happening): readonly Card[] {
  switch (happening.type) {
    case 'card':
    case 'fifth-card':
    case 'card-tucked':
      return [happening.card];
    case 'several-cards':
      return happening.cards;
    case 'simultaneous-cards':
      return happening.cards.map(({ card }) => card);
    default:
      return [];
  }
}

/** The table after something happened at it, legal or not. */
export function happen(table: Table, happening: Happening): Result<Table, TableRefusal> {
  return recorded(table, happening);
}

/**
 * The table after the open question was answered, by the director or by the player who chooses. The table given
 * stays as it is, so the director can look down each answer before one is taken.
 */
export function answer(table: Table, id: string, question?: string): Result<Table, TableRefusal> {
  return recorded(table, {
    type: 'answer',
    answer: id,
    ...(question === undefined ? {} : { question }),
  });
}

function recorded(table: Table, input: Input): Result<Table, TableRefusal> {
  const next = take(table, input);
  return next.ok ? ok(tableWith(next.value, { inputs: [...table.inputs, input] })) : next;
}

/** The ruling that waits for an answer, the latest first. */
export const openRuling = (table: Table): OpenRuling | undefined => table.open.at(-1);

/** What became of a table that was told things in order. */
export interface ToldInOrder {
  /** The table after all of it, or up to what was refused. */
  readonly table: Table;
  /** What was refused, by its place in the order, and why; what came after it was not looked at. */
  readonly refused?: { readonly at: number; readonly why: TableRefusal };
}

/** Tells a table what happened at it and what was answered, one after another. */
export function tell(table: Table, inputs: readonly Input[]): ToldInOrder {
  let so = table;
  for (const [at, input] of inputs.entries()) {
    const next = recorded(so, input);
    if (!next.ok) return { table: so, refused: { at, why: next.error } };
    so = next.value;
  }
  return { table: so };
}

/** The table before the last thing that happened or was answered; the same table if nothing did. */
export const undo = (table: Table): Table =>
  tell(tableUnder(table.laws, table), table.inputs.slice(0, -1)).table;
