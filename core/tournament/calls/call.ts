import type { Seat } from '../../game/index.ts';
import type { TableOfSession } from '../fact.ts';

/** What a table calls the director about, as far as a tap says it. */
export const CALL_SUBJECTS = ['auction', 'lead', 'play', 'claim', 'explanation', 'score', 'conduct'] as const;
export type CallSubject = (typeof CALL_SUBJECTS)[number];

/** Who calls, about which board and what. */
export interface CallTold {
  readonly board?: number;
  /** The player who calls. */
  readonly by?: Seat;
  readonly subject?: CallSubject;
  readonly about?: string;
}

/** What becomes of a call between its coming and its answer. */
export interface CallFacts {
  readonly 'director-called': TableOfSession & CallTold;
  /** A director goes there: whoever says so, or the one to whom it is handed over. */
  readonly 'call-taken': TableOfSession & { readonly director?: string };
  /** It waits until the board is over (Laws 9B1, 82A). */
  readonly 'call-postponed': TableOfSession & { readonly note?: string };
  readonly 'director-answered': TableOfSession & { readonly note?: string };
}

/** A table that waits for the director. */
export interface DirectorCall extends CallTold {
  readonly table: number;
  readonly since: string;
  /** The director who goes there, as the record names him. */
  readonly taken?: { readonly by: string; readonly at: string };
  readonly postponed?: { readonly by: string; readonly at: string; readonly note?: string };
}

const DIRECTOR = 'director';
/** What a director is called who gave no name. */
const UNNAMED = 'Director';

/** A director by name, as the record names whoever gave cause for a fact. */
export const directorActor = (name: string): string => (name === UNNAMED ? DIRECTOR : `${DIRECTOR} ${name}`);
