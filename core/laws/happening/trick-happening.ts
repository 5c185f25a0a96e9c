import type { Card, Seat } from '../../game/index.ts';

/** What concerns tricks that are finished, or taken to be (Laws 65 to 67). */
export type TrickHappening =
  | CardOmitted
  | CardTucked
  | DefectNoticed
  | CardStrayed
  | CardPointedOut
  | TricksDisturbed
  | Inspected
  | CardsMixed;

/** A hand puts no card to the trick, and the trick goes on without it. Nobody has noticed (Law 67). */
export interface CardOmitted {
  readonly type: 'card-omitted';
  readonly seat: Seat;
}

/** A further card went along with the last card of the hand. Nobody has noticed (Laws 58B4 and 67). */
export interface CardTucked {
  readonly type: 'card-tucked';
  readonly seat: Seat;
  readonly card: Card;
}

/** Attention is drawn to a defective trick, or somebody has too few cards or too many (Law 67). */
export interface DefectNoticed {
  readonly type: 'defect-noticed';
  readonly by: Seat;
}

/** A card that was played to a trick is not among the player's played cards (Law 67B3 of 2017). */
export interface CardStrayed {
  readonly type: 'card-strayed';
  readonly seat: Seat;
  readonly card: Card;
  /** It went back to the hand and was played once more. */
  readonly again?: boolean;
}

/** Somebody says that a card of a finished trick lies the wrong way (Law 65B). */
export interface CardPointedOut {
  readonly type: 'card-pointed-out';
  readonly by: Seat;
  /** Whose card it is. */
  readonly seat: Seat;
  /** The last trick unless said otherwise. */
  readonly trick?: number;
}

/** A player has changed the order of his played cards before the result is agreed (Law 65D). */
export interface TricksDisturbed {
  readonly type: 'tricks-disturbed';
  readonly seat: Seat;
}

/** A player wants to see cards of a finished trick, or has looked (Law 66). */
export interface Inspected {
  readonly type: 'inspection';
  readonly by: Seat;
  readonly what: InspectionKind;
  /** The last trick unless said otherwise. */
  readonly trick?: number;
  /** He has turned his own card over. */
  readonly turned?: boolean;
  /** He looked without asking. */
  readonly looked?: boolean;
  /** Because, he says, somebody has revoked. */
  readonly alleging?: boolean;
}

/** What a player may want to see of finished tricks (Law 66). */
export const INSPECTIONS = ['whole-trick', 'own-card', 'quitted-trick'] as const;
type InspectionKind = (typeof INSPECTIONS)[number];

/** Players have mixed their cards, and a revoke or the number of tricks is in dispute (Law 66D). */
export interface CardsMixed {
  readonly type: 'cards-mixed';
  readonly seats: readonly Seat[];
}

/** The same as their laws get them. */
export type TrickIrregularity =
  | { readonly type: 'defective-trick'; readonly offender: Seat }
  | {
      readonly type: 'card-strayed';
      readonly offender: Seat;
      readonly card: Card;
      readonly again: boolean;
    }
  | {
      readonly type: 'card-pointed-out';
      readonly offender: Seat;
      readonly by: Seat;
      readonly trick: number;
    }
  | { readonly type: 'tricks-disturbed'; readonly offender: Seat }
  | {
      readonly type: 'inspection';
      readonly offender: Seat;
      readonly what: InspectionKind;
      readonly trick: number;
      readonly turned: boolean;
      readonly looked: boolean;
      readonly alleging: boolean;
    }
  | { readonly type: 'cards-mixed'; readonly offender: Seat; readonly seats: readonly Seat[] };
