import type { Fact } from '../fact.ts';
import { factsOf } from '../fact-chain.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { sessionOfFact, standingOn, undoneSequences } from '../undo.ts';
import { type Decider, fact, ifScorable } from './decision.ts';

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

/** Why a fact cannot be undone now, if it cannot. `facts` are all of them, in order. */
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
  if (undone.has(sequence))
    return refuse('already-undone', `Fact ${sequence} is undone already.`, { params });
  if (target.type === 'undone' && sequence !== facts.length) {
    return refuse('too-late', 'An undo can only be taken back at once: other things have happened since.');
  }
  const standing = standingOn(facts, undone, sequence);
  if (standing.length > 0) {
    const message = `Fact ${sequence} cannot be undone before those that rest on it: ${standing.slice(0, 5).join(', ')}${standing.length > 5 ? ' and more' : ''}.`;
    return refuse('stood-on', message, { facts: standing });
  }
  return closedFault(tournament, target);
}

export const undo: Decider<'undo'> = (tournament, data, circumstances) => {
  const facts = factsOf(circumstances.state.log);
  return (
    undoFault(tournament, facts, undoneSequences(facts), data.sequence) ??
    ifScorable(circumstances, fact('undone', data))
  );
};
