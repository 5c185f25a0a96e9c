import type { Input } from '../happening/happening.ts';
import { asCall, type Procedure } from '../ruling/procedure.ts';
import type { Question } from '../ruling/ruling.ts';
import type { MadeCall } from '../table/table.ts';

/**
 * A law told with what is known already: the calls that were made since, the director at the table, and where it is said
 * so, that nobody accepts. What is left of the calls is looked at after it.
 */
export function* withReplies(law: Procedure, calls: readonly MadeCall[], accepts?: 'decline'): Procedure {
  const waiting = [...calls];
  const known = (question: Question): Input | undefined => {
    const next = waiting[0];
    if (next !== undefined && question.hears === 'call' && question.heard.includes(next.seat)) {
      waiting.shift();
      return asCall(next);
    }
    if (question.id === 'rule-now') return { type: 'answer', answer: 'yes' };
    return question.id === 'accept' && accepts !== undefined
      ? { type: 'answer', answer: accepts }
      : undefined;
  };
  let step = law.next();
  while (step.done !== true) {
    const said = step.value;
    const reply = said.type === 'question' ? known(said) : undefined;
    step = law.next(reply ?? (yield said));
  }
  return [...step.value, ...waiting.map(asCall)];
}
