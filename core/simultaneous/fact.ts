import type { SimultaneousId, SimultaneousPlan } from './event.ts';

interface OfEvent {
  readonly simultaneous: SimultaneousId;
}
interface OfClub extends OfEvent {
  readonly club: string;
}

/** Every kind of fact of simultaneous tournaments and what it holds: plain JSON, so that facts outlive the program. */
export interface SimultaneousFactData {
  /** Planned by this director, or otherwise from now on. */
  readonly 'simultaneous-written': OfEvent & { readonly director: string; readonly plan: SimultaneousPlan };
  /** The cards of its boards, from board 1 on. */
  readonly 'deals-sealed': OfEvent & { readonly deals: readonly string[] };
  readonly 'club-joined': OfClub & {
    readonly tournament: string;
    readonly session: number;
    readonly director: string;
  };
  readonly 'club-withdrawn': OfClub & { readonly reason: string };
  readonly 'club-plays-later': OfClub & { readonly until: string };
  readonly 'deals-taken': OfClub;
  readonly 'deals-opened': OfClub;
  /** Who joined for the club, and may know the cards, is entered at this club, or at another. */
  readonly 'director-entered': OfClub & { readonly at: string };
  readonly 'booklet-written': OfEvent & { readonly text: string };
  readonly 'embargo-ended': OfEvent & { readonly reason?: string };
  /** Somebody was erased: in so many of the facts before it, what names him was replaced. It follows from no command. */
  readonly 'person-erased': { readonly facts: number };
}

export type SimultaneousFactType = keyof SimultaneousFactData;

/** What follows from a command, before it is written down. */
export type NewSimultaneousFact = {
  [T in SimultaneousFactType]: { readonly type: T; readonly data: SimultaneousFactData[T] };
}[SimultaneousFactType];

/** A fact as the record holds it. */
export type SimultaneousFact = NewSimultaneousFact & {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly cause: string;
};
