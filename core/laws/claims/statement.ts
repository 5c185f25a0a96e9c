import type { Card, Seat, Suit } from '../../game/index.ts';

/** An opponent fails to follow to a suit: the one named, or either of them. */
export interface ShowsOut {
  readonly suit: Suit;
  readonly seat?: Seat;
}

/**
 * One thing the claimer said he would do (Law 68C), in the order he said it. A list of winners or a number of tricks in
 * a suit is not a step: it gives no order of play. "If West shows out, ..." is a step that waits until he has.
 */
export type Step = Action & { readonly when?: ShowsOut };

type Action =
  /** "Drawing trumps": trumps are led while an opponent has one; no more often than that, if he gave a number. */
  | { readonly do: 'draw-trumps'; readonly rounds?: number }
  /** "Now my hearts": the suit is led while the hand on lead has it; top down when he said so. */
  | { readonly do: 'suit'; readonly suit: Suit; readonly topDown?: boolean }
  /** "Top clubs": the suit is led while his side has the highest card of it. */
  | { readonly do: 'tops'; readonly suit: Suit }
  /** "Cross-ruff": cards that the other hand can ruff are led, and ruffed. */
  | { readonly do: 'cross-ruff' }
  /** A named card: led, or played at the first turn at which it can be; its suit is led to it from the other hand. */
  | { readonly do: 'card'; readonly card: Card }
  /** "Ruffing this": the card is led and partner ruffs it, with the named trump or any. */
  | { readonly do: 'ruff'; readonly lead: Card; readonly with?: Card }
  /** "Finessing West": the suit is played as if that opponent held all the cards out. */
  | { readonly do: 'finesse'; readonly suit: Suit; readonly against: Seat }
  /** "Throwing this": the first card to go when its holder must discard. */
  | { readonly do: 'discard'; readonly card: Card };

/** Tricks that the claimer said he counts, in no order: "two spades", "the ace of hearts". */
export type Counted = { readonly suit: Suit; readonly tricks: number } | { readonly card: Card };

/** What a claimer said with his claim (Law 68C). */
export interface Statement {
  readonly steps: readonly Step[];
  /** "Two spades and four diamonds": what he counts as winners; it gives no order of play. */
  readonly counted?: readonly Counted[];
  /** "Dummy is high", "my hand is high": the hands in which every card is to him a winner. */
  readonly high?: readonly Seat[];
  /** Did he mention the outstanding trump? Saying or implying that none is out is no mention (Law 70C1). */
  readonly trumpMentioned: boolean;
}

/** "All mine", or cards shown without a word. */
export const NOTHING_SAID: Statement = { steps: [], trumpMentioned: false };

/**
 * Law 70C1: was anything said about the trump that is out? To say that trumps will be drawn is to say it; but who said in
 * how many rounds has not spoken of what an opponent with more of them than that has left.
 */
export const isTrumpMentioned = ({ steps, trumpMentioned }: Statement, longest: number): boolean =>
  trumpMentioned ||
  steps.some((step) => step.do === 'draw-trumps' && (step.rounds === undefined || step.rounds >= longest));

/** The cards that a statement names, in its order and in what it counts. */
export const cardsSaid = ({ steps, counted = [] }: Statement): readonly Card[] => [
  ...steps.flatMap(cardsNamed),
  ...counted.flatMap((item) => ('card' in item ? [item.card] : [])),
];

/** The cards that a step names. */
export function cardsNamed(step: Step): readonly Card[] {
  switch (step.do) {
    case 'card':
    case 'discard':
      return [step.card];
    case 'ruff':
      return step.with === undefined ? [step.lead] : [step.lead, step.with];
    case 'draw-trumps':
    case 'suit':
    case 'tops':
    case 'cross-ruff':
    case 'finesse':
      return [];
  }
}
