import type { Answered, Input } from '../happening/happening.ts';
import { clauseOfAnswer } from '../ruling/free-answer.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import type { Question } from '../ruling/ruling.ts';
import type { OpenRuling } from '../table/table.ts';

/** Does the open question hear it: as its answer, or as an act that answers it? */
export function isHeard({ question, irregularity }: OpenRuling, input: Input): boolean {
  const { heard, hears, overtakenBy } = question;
  switch (input.type) {
    case 'answer':
      return (
        (input.question === undefined || input.question === question.id) &&
        clauseOfAnswer(question, input.answer) !== undefined
      );
    case 'call':
      return hears === 'call' && heard.includes(input.seat);
    case 'change':
      return hears === 'call' && heard.includes(input.seat) && input.seat === irregularity.offender;
    case 'card':
      return hears === 'card' ? heard.includes(input.seat) : overtakenBy.includes(input.type);
    case 'lead-faced':
    case 'hands-returned':
      return overtakenBy.includes(input.type);
    default:
      return false;
  }
}

/** Declarer begins to spread his hand after an opening lead out of turn and shows a card: he becomes dummy (Law 54A). */
export const isSpreading = ({ question }: OpenRuling, input: Input): boolean =>
  question.id === 'opening-lead' &&
  ((input.type === 'exposed' && input.how === 'shown') ||
    (input.type === 'claim' && input.act === 'shows-cards')) &&
  input.seat === question.answerer;

/**
 * Before declarer has said what he does about penalty cards something else happens: another card comes to light or out
 * of turn, a revoke is noticed, he claims. It is dealt with first, and he is asked afresh if there is anything to ask.
 */
export const isAskedAfresh = ({ irregularity, replies }: OpenRuling, { type }: Input): boolean =>
  replies.length === 0 &&
  (irregularity.type === 'penalty-card-choice' ||
    irregularity.type === 'lead-limit' ||
    (irregularity.type === 'penalty-card-designation' && type !== 'card'));

/** What changes nothing that is asked: remarks, and a lead that lies face down. */
const CHANGES_NOTHING: ReadonlySet<Input['type']> = new Set([
  'dummy-acted',
  'attention',
  'consulted-partner',
  'lead-down',
]);

/** Does what happens wait for the ruling? Who is heard does not. */
export const waits = ({ heard, hears }: Question, { type }: Input): boolean =>
  !CHANGES_NOTHING.has(type) && (heard.length === 0 || hears === 'card');

/** Why it does not answer what is asked. */
export function notAnAnswer(
  question: Question | undefined,
  { answer, question: named }: Answered,
): TableRefusal {
  if (question === undefined) return refused('nothing-asked');
  if (named !== undefined && named !== question.id)
    return refused('not-the-question', { named, question: question.id });
  const answers = [...question.answers.map(({ id }) => id), ...takenBesides(question)].join(', ');
  return refused('not-an-answer', { answer, question: question.id, answers });
}

/** How an answer may look that is not in the list. */
const EXAMPLES: Readonly<Record<NonNullable<Question['takes']>['kind'], string>> = {
  results: '60% 4SN=, 40% 4SN-1',
  poll: 'expert: Pass (3H); club: 3H',
  words: '…',
};

const takenBesides = ({ takes }: Question): readonly string[] =>
  takes === undefined ? [] : [EXAMPLES[takes.kind]];
