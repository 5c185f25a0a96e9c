import type { Fact } from './fact.ts';

/** The facts that count as not having happened. An undo can itself be undone. */
export function undoneSequences(facts: readonly Fact[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const fact of facts.toReversed()) {
    if (fact.type === 'undone' && !undone.has(fact.sequence)) undone.add(fact.data.sequence);
  }
  return undone;
}
