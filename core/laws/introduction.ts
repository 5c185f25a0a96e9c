/** What a player may leave undone, or has to do: the words of the Laws, the weakest first (Introduction). */
export const DUTIES = ['may', 'does', 'should', 'shall', 'must'] as const;

/** What a player has to leave, the weakest first: `may not` is a ban, just short of `must not` (Introduction). */
export const BANS = ['should-not', 'shall-not', 'may-not', 'must-not'] as const;

/** How strongly a law binds. The introductions of 1997, 2007 and 2017 use the same words in the same order. */
export type Strength = (typeof DUTIES)[number] | (typeof BANS)[number];

/**
 * What the introduction says of a breach. None of it is automatic: a procedural penalty is the director's to give
 * (Law 90A).
 */
export type Censure =
  /** Leaving it is not wrong. */
  | 'not-wrong'
  /** Procedure, with no hint that a breach be penalised. */
  | 'not-penalised'
  /** An infraction that puts rights at risk, seldom penalised. */
  | 'seldom'
  /** Penalised more often than not. */
  | 'often'
  /** Between the two: stronger than `shall not`, just short of `must not`. */
  | 'nearly-serious'
  /** A serious matter. */
  | 'serious';

/** What a breach of each is worth. */
export const CENSURE: Readonly<Record<Strength, Censure>> = {
  may: 'not-wrong',
  does: 'not-penalised',
  should: 'seldom',
  shall: 'often',
  must: 'serious',
  'should-not': 'seldom',
  'shall-not': 'often',
  'may-not': 'nearly-serious',
  'must-not': 'serious',
};
