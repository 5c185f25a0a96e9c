import type { Card } from '../game/index.ts';
import type { Statement } from './claims/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';

/** One step of the director's procedure at the table. */
export interface ProcedureStep {
  readonly clause: Clause;
  readonly step: 'repeat-statement' | 'face-cards' | 'hear-objections';
  /** Must the step be taken, or may it be? */
  readonly force: 'required' | 'optional';
}

const required = (clause: Clause, step: ProcedureStep['step']): ProcedureStep => ({
  clause,
  step,
  force: 'required',
});

/** Law 70B. In 2007 and 2017 objections come before the cards, and the director is not limited to them. */
export const CONTESTED_CLAIM_PROCEDURE: Readonly<Record<LawsEdition, readonly ProcedureStep[]>> = {
  1997: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'face-cards'),
    required('70B3', 'hear-objections'),
  ],
  2007: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'hear-objections'),
    { clause: '70B3', step: 'face-cards', force: 'optional' },
  ],
  2017: [
    required('70B1', 'repeat-statement'),
    required('70B2', 'hear-objections'),
    { clause: '70B3', step: 'face-cards', force: 'optional' },
  ],
};

/** What cards played after the claim do to the ruling. */
export interface LaterPlayRuling {
  readonly clauses: readonly Clause[];
  /** The statement with those cards as its continuation, where the edition lets the director take them so. */
  readonly statement: Statement;
}

/**
 * Cards played after a claim. In 2007 the director may take them as part of the statement and as evidence of how play
 * would have gone (70D3); in 1997 they are void (68D), and 2017 gives them no standing (68D, 70D3 having been removed)
 * unless all four had agreed to play on, when there is nothing left to rule on.
 */
export function withLaterPlay(
  edition: LawsEdition,
  statement: Statement,
  ownCards: readonly Card[],
  takenAsEvidence: boolean,
): LaterPlayRuling {
  if (edition !== 2007 || ownCards.length === 0) return { clauses: ['68D'], statement };
  if (!takenAsEvidence) return { clauses: ['68D', '70D3'], statement };
  const steps = [...statement.steps, ...ownCards.map((card) => ({ do: 'card', card }) as const)];
  return { clauses: ['68D', '70D3'], statement: { ...statement, steps } };
}
