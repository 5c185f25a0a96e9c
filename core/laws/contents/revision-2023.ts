/**
 * The clauses that the revision of 12 December 2023 changed. The rulings are the same by both texts: the one clause of
 * these laws that they cite, 73C2, is in both.
 */
export const REVISED_CLAUSES = ['73A2', '73B', '73C1', '73D1', '73D3', '73E1', '89'] as const;
type RevisedClause = (typeof REVISED_CLAUSES)[number];

/** What a clause said in 2017, and what it says as revised. */
interface Change {
  readonly before: string;
  readonly since: string;
}

export type Revision = Readonly<Record<RevisedClause, Change>>;
