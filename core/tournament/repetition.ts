import type { Result } from '../base/index.ts';
import type { Command } from './command.ts';
import { factsOf } from './evolve/fact-chain.ts';
import { replay } from './evolve/index.ts';
import type { Fact, NewFact } from './fact.ts';
import type { Refusal } from './refusal.ts';
import { NOTHING, type TournamentState } from './state.ts';

/** Facts without what the record adds to them, in one way of writing. */
const written = (facts: readonly NewFact[]): string =>
  JSON.stringify(facts.map(({ type, data }) => [type, inOrder(data)]));

/** The same whatever order the parts were given in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}

/**
 * Is a command whose id was heard before the same command? It is when the same facts would have followed from it then,
 * which the record itself tells, however long ago that was.
 */
export function isRepetition(
  { log }: TournamentState,
  command: Command,
  decideAnew: (state: TournamentState, command: Command) => Result<readonly NewFact[], Refusal>,
): boolean {
  const all = factsOf(log);
  const heard = all.filter(({ cause }) => cause === command.id);
  const [first] = heard;
  if (first === undefined) return true;
  const before: readonly Fact[] = all.slice(0, first.sequence - 1);
  const decision = decideAnew(replay(before, NOTHING), { ...command, time: first.time, actor: first.actor });
  return decision.ok && written(decision.value) === written(heard);
}
