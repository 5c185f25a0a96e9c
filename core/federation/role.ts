/** What somebody may do for the federation. Each includes what is needed to see, and none another's work. */
export const ROLES = ['federation', 'club', 'organiser', 'director'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody with an office, by the name he signs in with. */
export interface Officer {
  readonly director: string;
  readonly role: Role;
  /** Whose office it is, of a club's. */
  readonly club?: string;
  /** Who he is in the register: a director's events are those for which he is appointed there. */
  readonly person?: number;
}

/** A player of the register, for himself. */
export interface Member {
  readonly role: 'member';
  readonly person: number;
}

/** As whom somebody acts: with an office, as a member for himself, or as anybody. */
export type Acting = (Omit<Officer, 'director'> & Partial<Pick<Officer, 'director'>>) | Member | undefined;
