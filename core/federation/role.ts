/** What somebody may do for the federation. Each includes what is needed to see, and none another's work. */
export const ROLES = ['federation', 'club', 'organiser', 'director'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody with an office, by the name he signs in with. */
export interface Officer {
  readonly director: string;
  readonly role: Role;
  /** Whose office it is, of a club's. */
  readonly club?: string;
}

/** As whom somebody acts: with an office, or as anybody. */
export type Acting = Pick<Officer, 'role' | 'club'> | undefined;
