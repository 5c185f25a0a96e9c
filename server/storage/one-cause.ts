import type { UnnumberedFact } from '../facts/fact-log.ts';

/** The command that facts follow from which are appended together; none when there are no facts. */
export function causeOf(facts: readonly UnnumberedFact[]): string | undefined {
  const cause = facts[0]?.cause;
  if (facts.some((fact) => fact.cause !== cause)) {
    throw new Error('Facts that are appended together follow from one command.');
  }
  return cause;
}
