import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';

/** How a clause is dealt with. */
export type Dealt =
  /** A function carries it out. */
  | { readonly how: 'code'; readonly function: string }
  /** A function asks the director or a player, and what follows is recorded. */
  | { readonly how: 'asked'; readonly function: string }
  /** It says something and rules nothing, or rules what other parts of the program do. */
  | { readonly how: 'told'; readonly reason: string };

/** Clauses of some editions that are dealt with in the same way, apart by blanks. */
export interface CoverageRow<Clauses extends string = string, Edition extends LawsEdition = LawsEdition> {
  readonly editions: readonly Edition[];
  readonly clauses: Clauses;
  readonly dealt: Dealt;
}

export const ALL = LAWS_EDITIONS;
export const BEFORE_2017 = [1997, 2007] as const;
export const SINCE_2007 = [2007, 2017] as const;
export const IN_1997 = [1997] as const;
export const IN_2007 = [2007] as const;
export const IN_2017 = [2017] as const;

/** Clauses that a function carries out. */
export const code = <Clauses extends string, Edition extends LawsEdition>(
  editions: readonly Edition[],
  clauses: Clauses,
  name: string,
): CoverageRow<Clauses, Edition> => ({
  editions,
  clauses,
  dealt: { how: 'code', function: name },
});

/** Clauses that rest on a judgement or a choice, which a function asks for. */
export const asked = <Clauses extends string, Edition extends LawsEdition>(
  editions: readonly Edition[],
  clauses: Clauses,
  name: string,
): CoverageRow<Clauses, Edition> => ({
  editions,
  clauses,
  dealt: { how: 'asked', function: name },
});

/** Clauses that leave nothing to carry out here, and why. */
export const told = <Clauses extends string, Edition extends LawsEdition>(
  editions: readonly Edition[],
  clauses: Clauses,
  reason: string,
): CoverageRow<Clauses, Edition> => ({
  editions,
  clauses,
  dealt: { how: 'told', reason },
});
