import type { Fact } from '../fact.ts';

/** The facts of a state, the latest first: adding one copies nothing. */
export interface FactChain {
  readonly fact: Fact;
  readonly before: FactChain | undefined;
}

/** The facts in the order they happened; those after a fact only, when it is told. */
export function factsOf(log: FactChain | undefined, after = 0): readonly Fact[] {
  const facts: Fact[] = [];
  for (let link = log; link !== undefined && link.fact.sequence > after; link = link.before)
    facts.push(link.fact);
  return facts.reverse();
}

export function factAt(log: FactChain | undefined, sequence: number): Fact | undefined {
  let link = log;
  while (link !== undefined && link.fact.sequence > sequence) link = link.before;
  return link?.fact.sequence === sequence ? link.fact : undefined;
}
