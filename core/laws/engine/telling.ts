import type { Happening, Input } from '../happening/happening.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Procedure } from '../ruling/procedure.ts';
import type { Consequence, Question } from '../ruling/ruling.ts';
import type { OpenRuling, Ruling, Table } from '../table/table.ts';
import { procedureOf } from './laws.ts';

/** What a procedure has said, told with the replies so far. */
export interface Told {
  readonly consequences: readonly Consequence[];
  readonly answers: Ruling['answers'];
  /** What it asks now; `undefined` when it is over. */
  readonly question: Question | undefined;
  /** What has to be looked at afresh when it is over. */
  readonly afresh: readonly Happening[];
  readonly procedure: Procedure;
}

/** A procedure from its beginning, with the replies that it gets. */
export function told(before: Table, irregularity: Irregularity, replies: readonly Input[]): Told {
  const procedure = procedureOf({ table: before, irregularity });
  const begun = listened(procedure, procedure.next(), [], []);
  return replies.reduce(replied, begun);
}

/** A procedure that has asked, with the reply to it. */
function replied({ procedure, question, consequences, answers, afresh }: Told, reply: Input): Told {
  if (question === undefined) return { procedure, question, consequences, answers, afresh };
  const answer = reply.type === 'answer' ? reply.answer : reply.type;
  return listened(procedure, procedure.next(reply), consequences, [...answers, { question, answer }]);
}

/** Listens to a procedure until it asks or has ended. */
function listened(
  procedure: Procedure,
  begun: ReturnType<Procedure['next']>,
  before: readonly Consequence[],
  answers: Ruling['answers'],
): Told {
  const consequences = [...before];
  let step = begun;
  while (!step.done) {
    const said = step.value;
    if (said.type === 'question') return { procedure, consequences, answers, question: said, afresh: [] };
    consequences.push(said);
    step = procedure.next();
  }
  return { procedure, consequences, answers, question: undefined, afresh: step.value };
}

/** How many procedures are kept at their question: rulings stack, and few tables are told at a time. */
const IN_MIND = 8;

/**
 * Procedures that stand at the question of an open ruling, those that asked last. They only save time: a procedure goes on
 * once, and whoever looks down another answer has it told anew, with the same words (a table is a plain value).
 */
const waiting: ({ readonly open: OpenRuling; readonly so: Told } | undefined)[] = Array.from(
  { length: IN_MIND },
  () => undefined,
);
let last = 0;

/** The open ruling of a procedure that has asked. */
export function awaiting(open: OpenRuling, so: Told): OpenRuling {
  last = (last + 1) % IN_MIND;
  waiting[last] = { open, so };
  return open;
}

/** How an open ruling goes on after a reply. */
export function goneOn(open: OpenRuling, reply: Input): Told {
  const at = waiting.findIndex((each) => each?.open === open);
  const found = waiting[at];
  if (found === undefined) return told(open.before, open.irregularity, [...open.replies, reply]);
  waiting[at] = undefined;
  return replied(found.so, reply);
}
