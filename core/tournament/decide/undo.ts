import { stillSealed } from '../access/director-plays.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import { sessionOfFact, standingOn, undoneSequences } from '../evolve/undo.ts';
import type { Fact } from '../fact.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, ifScorable } from './decision.ts';

type Refused = { readonly ok: false; readonly error: Refusal };

/** What may be undone in a closed session: what closed it, and what no score rests on. */
const ALSO_WHEN_CLOSED: ReadonlySet<Fact['type']> = new Set([
  'session-closed',
  'results-published',
  'session-reopened',
  'deals-attached',
]);

function closedFault({ sessions }: Tournament, target: Fact): Refused | undefined {
  const number = sessionOfFact(target);
  if (number === undefined) return undefined;
  const status = sessions.get(number)?.status;
  if (ALSO_WHEN_CLOSED.has(target.type) || (status !== 'closed' && status !== 'published')) return undefined;
  const message = `Session ${number} is closed: open it again first, or correct the result.`;
  return refuse('session-closed', message, { params: { session: number } });
}

/** What is sealed is not taken back: the record holds the cards, and would show them. What opened it is not either. */
function sealedFault({ sessions }: Tournament, target: Fact): Refused | undefined {
  if (target.type !== 'deals-attached') return undefined;
  const isSealed =
    target.data.sealed !== undefined || sessions.get(target.data.session)?.sealed !== undefined;
  return isSealed ? stillSealed() : undefined;
}

/** Everything that stands of what one command did, the latest first: it is undone in one step. */
function stepOf(facts: readonly Fact[], undone: ReadonlySet<number>, target: Fact): readonly Fact[] {
  const isOfStep = (fact: Fact | undefined): boolean => fact !== undefined && fact.cause === target.cause;
  let first = target.sequence;
  let last = target.sequence;
  while (isOfStep(facts[first - 2])) first--;
  while (isOfStep(facts[last])) last++;
  return facts
    .slice(first - 1, last)
    .filter(({ sequence }) => !undone.has(sequence))
    .reverse();
}

/** Why a fact, and what else its command did, cannot be undone now. `facts` are all of them, in order. */
export function undoFault(
  tournament: Tournament,
  facts: readonly Fact[],
  undone: ReadonlySet<number>,
  sequence: number,
): Refused | undefined {
  const params = { sequence };
  const target = facts[sequence - 1];
  if (target === undefined) return refuse('no-such-fact', `There is no fact ${sequence}.`, { params });
  if (target.type === 'tournament-created') {
    return refuse('never-undone', 'The tournament itself is not undone.');
  }
  if (target.type === 'person-erased') {
    return refuse('erased-for-good', 'Nobody knows the name any more that was erased here.');
  }
  if (undone.has(sequence))
    return refuse('already-undone', `Fact ${sequence} is undone already.`, { params });
  const step = stepOf(facts, undone, target);
  if (target.type === 'undone' && step[0]?.sequence !== facts.length) {
    return refuse('too-late', 'An undo can only be taken back at once: other things have happened since.');
  }
  const ofStep = new Set(step.map((fact) => fact.sequence));
  const standing = [...new Set(step.flatMap((fact) => standingOn(facts, undone, fact.sequence)))]
    .filter((later) => !ofStep.has(later))
    .sort((a, b) => a - b);
  if (standing.length > 0) {
    const message = `Fact ${sequence} cannot be undone before those that rest on it: ${standing.slice(0, 5).join(', ')}${standing.length > 5 ? ' and more' : ''}.`;
    return refuse('stood-on', message, { facts: standing });
  }
  for (const fact of step) {
    const fault = sealedFault(tournament, fact) ?? closedFault(tournament, fact);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export const undo: Decider<'undo'> = (tournament, data, circumstances) => {
  const facts = factsOf(circumstances.state.log);
  const undone = undoneSequences(facts);
  const target = facts[data.sequence - 1];
  const fault = undoFault(tournament, facts, undone, data.sequence);
  if (fault !== undefined || target === undefined) return fault ?? ALREADY_SO;
  const step = stepOf(facts, undone, target).map(({ sequence }) => fact('undone', { ...data, sequence }));
  return ifScorable(circumstances, ...step);
};
