import type { Card, Played } from 'naipe/game';
import type { DoubleDummyTable, PlayCosts, PlayValue, Progress } from 'naipe/solver';

/** What the solver is asked: all of a deal, or where a play of it stands. */
export type Asked =
  | { readonly kind: 'table'; readonly deal: string }
  | {
      readonly kind: 'play';
      readonly deal: string;
      readonly contract: Played;
      readonly cards: readonly Card[];
    };

/** What it answers; `of` is the question as a text. */
export type Answered =
  | { readonly kind: 'progress'; readonly of: string; readonly progress: Progress }
  | { readonly kind: 'table'; readonly of: string; readonly tricks: DoubleDummyTable }
  | {
      readonly kind: 'play';
      readonly of: string;
      readonly costs: PlayCosts;
      /** Every card that may be played now, with the tricks that its side then takes. */
      readonly values: readonly PlayValue[];
    };
