import type { Card, Seat } from '../../game/index.ts';
import type { IncidentName } from '../conduct/incidents.ts';
import type { AnyCall } from './any-call.ts';
import type { InformationSource } from './information-source.ts';

export { INFORMATION_SOURCES } from './information-source.ts';

/**
 * What is not a call or a card but is noticed, said or done around the table, and has a law of its own (Laws 9 to
 * 22 and 40). `seat` is the player it is about; where somebody else has offended, `offender` says who.
 */
export type Report =
  | AttentionDrawn
  /** A player acted over an irregularity of the other side's before the director was called (Law 11A). */
  | { readonly type: 'acted'; readonly seat: Seat; readonly offender: Seat }
  /** Players enforced or waived a rectification among themselves (Law 10). */
  | {
      readonly type: 'rectified-by-players';
      readonly seat: Seat;
      readonly offender: Seat;
      readonly waived?: boolean;
    }
  /** The offender put his irregularity right before the director came (Law 9C). */
  | { readonly type: 'corrected-early'; readonly seat: Seat }
  /** A player consulted his partner about a choice that was his alone (Law 10C2). */
  | { readonly type: 'consulted-partner'; readonly seat: Seat }
  | AdjustmentSought
  | CardsCounted
  | ForeignCard
  /** The player has been calling on the cards of another board (Law 15A; before 2017 Law 17D). */
  | { readonly type: 'wrong-hand'; readonly seat: Seat }
  /** The player now holds, on its own board, the hand he called on elsewhere; that call was cancelled there. */
  | { readonly type: 'hand-met-again'; readonly seat: Seat; readonly cancelled: AnyCall }
  /** The player's side is at a board, or against opponents, not meant for it in this round (Law 15). */
  | { readonly type: 'wrong-board'; readonly seat: Seat; readonly bothSides?: boolean }
  /** The pairs sit the wrong way round (Law 5). */
  | { readonly type: 'wrong-way'; readonly seat: Seat }
  | FromPartner
  /** The side whose call or card was withdrawn is said to have used what it gave away (Law 16C; 2007: 16D). */
  | { readonly type: 'withdrawn-used'; readonly seat: Seat }
  /** The player learnt something about the board by accident (Law 16D; 2007: 16C; 1997: 16B). */
  | { readonly type: 'from-elsewhere'; readonly seat: Seat }
  /** A double or redouble that names the bid, wrongly (Law 19A3, 19B3). */
  | {
      readonly type: 'misstated-double';
      readonly seat: Seat;
      readonly call: 'X' | 'XX';
      readonly said: AnyCall;
    }
  /** The players want the board that was passed out dealt again (Law 22). */
  | { readonly type: 'redeal-wanted'; readonly seat: Seat }
  | RequestMade
  /** The player restated the auction wrongly (Law 20E); who put it right at once, if anybody did. */
  | { readonly type: 'review-wrong'; readonly seat: Seat; readonly correctedBy?: Seat }
  /** The player restated the auction for him who had asked (Law 20D). */
  | { readonly type: 'restated'; readonly seat: Seat; readonly asker: Seat }
  | Explained
  /** The player says that an explanation was wrong: his own, or his partner's (Law 20F4, 20F5). */
  | {
      readonly type: 'corrects';
      readonly seat: Seat;
      readonly whose: 'own' | 'partner';
      /** The place of the call explained among those that stand, as of a misinformation. */
      readonly about?: number;
    }
  | Misinformed
  | Consulted
  /** The player's call was a gross misstatement of his hand, or not what his side had announced (Law 40C). */
  | { readonly type: 'deviated'; readonly seat: Seat; readonly artificial?: boolean }
  /** The side uses a special understanding that the regulations are said to forbid (Law 40B4). */
  | { readonly type: 'special-understanding'; readonly seat: Seat }
  /** The side did not disclose what it had to: in an answer, or by card and alert (Law 40B). */
  | { readonly type: 'not-disclosed'; readonly seat: Seat; readonly where: 'answer' | 'card' }
  /** The same call means one thing from one partner and another from the other (Law 40A4). */
  | { readonly type: 'methods-differ'; readonly seat: Seat }
  /** The side uses other methods than it does otherwise because of something that happened (Law 40B3 of 2007). */
  | { readonly type: 'methods-varied'; readonly seat: Seat; readonly after: (typeof VARIED_AFTER)[number] }
  /** What a call was said to mean behind screens, on both sides (RTP 2.1.8.2, ROP 4.10); the side whose call it is. */
  | {
      readonly type: 'screen-explanations';
      readonly seat: Seat;
      readonly found: (typeof SCREEN_EXPLANATIONS)[number];
    }
  /** Somebody moved the tray or the gate of a screen (RTP 2.1.8.1, ROP 4.10). */
  | { readonly type: 'screen-handled'; readonly seat: Seat; readonly what: (typeof SCREEN_PARTS)[number] }
  | AfterPlay
  | Incident;

/** Somebody draws attention to an irregularity, or tries to prevent one (Law 9A, 11B). */
export interface AttentionDrawn {
  readonly type: 'attention';
  readonly by: Seat | 'spectator';
  /** Whose irregularity it is, or would be. */
  readonly offender: Seat;
  readonly prevents?: boolean;
}

/** Why an adjusted score is sought (Law 12A). */
export const ADJUSTMENT_GROUNDS = [
  /** A law gives the power: what remains is which kind of score. */
  'empowered',
  'no-rectification',
  'unplayable',
  'wrong-rectification',
  'too-severe',
  /** A ruling has said that there is an adjusted score: which one? */
  'due',
  /** A contestant gets no result on several boards (Law 12C2(d)). */
  'several-boards',
  /** An individual event: whose score is it (Law 12C3; 1997: 89)? */
  'individual',
  /** A knockout match in which the scores of the two sides do not balance (Law 12C4). */
  'knockout',
] as const;

/** The director is asked for an adjusted score, or thinks of one (Law 12). */
export interface AdjustmentSought {
  readonly type: 'adjustment';
  readonly offender: Seat;
  readonly ground: (typeof ADJUSTMENT_GROUNDS)[number];
}

/** The cards that each hand had to begin with, or those it has left (Laws 13 and 14). */
export interface CardsCounted {
  readonly type: 'counted';
  /** The cards left now were counted, not those of the hands as they were dealt. */
  readonly left?: boolean;
  readonly counts: Readonly<Record<Seat, number>>;
  /** The card that a short hand lacks. */
  readonly missing?: Card;
}

/** A surplus card that is no part of the deal (Law 13C; 2007: 13F). */
export interface ForeignCard {
  readonly type: 'foreign-card';
  readonly seat: Seat;
  /** It was played to a trick that has been quitted. */
  readonly quitted?: boolean;
}

/** The player gave his partner information by other means than calls and plays (Law 16B; 1997: 16A). */
export interface FromPartner {
  readonly type: 'from-partner';
  readonly seat: Seat;
  readonly source: InformationSource;
  /** The opponents say that it did not happen, or told nothing. */
  readonly disputed?: boolean;
}

/** What a player may ask the opponents (Law 20). */
export const REQUESTS = [
  'clarification',
  'review',
  'part-review',
  /** To leave off before the restatement is complete. */
  'halt-review',
  'lead',
  'explanation',
  'one-call',
  /** What follows up a question of partner's. */
  'supplementary',
  /** What the contract is, and whether it is doubled or redoubled. */
  'contract',
  /** Who doubled. */
  'who-doubled',
] as const;
/** One of them. */
export type RequestKind = (typeof REQUESTS)[number];

/** A player asks the opponents something (Law 20). */
export interface RequestMade {
  readonly type: 'request';
  readonly seat: Seat;
  readonly what: RequestKind;
  /** It is his turn, or dummy's for declarer: to be said where the table does not know the cards played. */
  readonly atTurn?: boolean;
  /** He has not played a card yet: to be said likewise. */
  readonly firstTurn?: boolean;
  /** Asked only for partner's sake, or only to hear a wrong answer (Law 20G). */
  readonly solely?: 'for-partner' | 'for-wrong-answer';
}

/** Whose call or play a player may explain. */
export const EXPLAINED = ['partner', 'own', 'opponent'] as const;

/** The player answered an opponent's question about a call or play (Law 20F1, 20F2). */
export interface Explained {
  readonly type: 'explained';
  readonly seat: Seat;
  /** Whose it was. */
  readonly whose: (typeof EXPLAINED)[number];
  /** The director had told him to. */
  readonly instructed?: boolean;
}

/** What methods may be agreed to change after; a question stands for its answer too. */
export const VARIED_AFTER = ['opponents-irregularity', 'own-irregularity', 'question'] as const;

/** The other side was told something wrong, or not told what it had to be, by this player (Law 21). */
export interface Misinformed {
  readonly type: 'misinformed';
  readonly seat: Seat;
  /** The place of the call concerned among those that stand; the last one of the player's partner, a pass left aside, if not said. */
  readonly about?: number;
  /** By what; an explanation unless said otherwise. */
  readonly how?: (typeof MISINFORMED_BY)[number];
  /** What is wrong with the convention card of the side. */
  readonly card?: (typeof CARD_FAULTS)[number];
}

/** How opponents come to know the wrong thing (Law 21). */
export const MISINFORMED_BY = ['explanation', 'no-alert', 'late-alert', 'needless-alert', 'card'] as const;

/** What makes a convention card count against the pair (RTP 2.1.3.6, ROP 4.6). */
export const CARD_FAULTS = ['missing', 'incomplete', 'wrong-place', 'contradicted'] as const;

/** What comes of comparing the explanations on both sides of a screen with each other, the card and the hand. */
export const SCREEN_EXPLANATIONS = ['differ', 'not-as-card', 'as-card'] as const;
/** What of a screen is moved. */
export const SCREEN_PARTS = ['tray', 'gate'] as const;

/** What a player may look at (Law 40B2). */
export const CONSULTED = ['own-card', 'opponents-card', 'memory-aid'] as const;

/** A player looks at a system card or at an aid to his memory (Law 40B2; 1997: 40E2). */
export interface Consulted {
  readonly type: 'consulted';
  readonly seat: Seat;
  readonly what: (typeof CONSULTED)[number];
  /** To explain a call or play of partner's, having been asked. */
  readonly toExplain?: boolean;
  /** It is his turn: to be said where the table does not know the cards played. */
  readonly atTurn?: boolean;
}

/** A report as its law gets it: with the player who has offended, if anybody has. */
export type Reported = Report & { readonly offender: Seat };

/** What is told of the score, the board, the director and appeals (Laws 6, 79 to 93). */
type AfterPlay =
  /** The players do not agree how many tricks were won (Law 79B). */
  | {
      readonly type: 'tricks-disputed';
      readonly seat: Seat;
      readonly since: (typeof DISPUTED_SINCE)[number];
      /** Somebody had claimed or conceded. */
      readonly claimed?: boolean;
    }
  /** What was agreed was written or added up wrongly (Law 79C). */
  | {
      readonly type: 'score-miswritten';
      readonly seat: Seat;
      readonly since: (typeof MISWRITTEN_SINCE)[number];
    }
  /** The director finds that his ruling was wrong (Law 82C); the player to whom it was given. */
  | { readonly type: 'ruling-mistaken'; readonly seat: Seat }
  /** A player of the innocent side asks for a rectification to be waived (Law 81C5). */
  | { readonly type: 'waiver-asked'; readonly seat: Seat }
  /** The players tell different stories (Law 85). */
  | { readonly type: 'facts-disputed'; readonly seat: Seat }
  /** The director sends a matter on (Law 81C7). */
  | { readonly type: 'matter-referred'; readonly to: (typeof REFERRED_TO)[number] }
  /** Copies of the board differ (Law 87). */
  | { readonly type: 'board-fouled'; readonly what: (typeof FOULED_BY)[number] }
  /** The board is required, postponed or cancelled (Law 82B2). */
  | { readonly type: 'board-rescheduled'; readonly what: (typeof RESCHEDULED)[number] }
  /** The cards were not dealt as they should be, or somebody saw one (Law 6D); who saw it. */
  | { readonly type: 'misdealt'; readonly what: (typeof MISDEALT)[number]; readonly seat: Seat }
  /** A contestant appeals (Laws 92 and 93). */
  | { readonly type: 'appeal'; readonly seat: Seat; readonly event: (typeof APPEAL_EVENTS)[number] }
  /** The director keeps order (Law 91). */
  | { readonly type: 'discipline'; readonly seat: Seat };

/** When tricks come to be disputed. */
export const DISPUTED_SINCE = ['round-open', 'round-over'] as const;
/** When a wrongly written score comes to light. */
export const MISWRITTEN_SINCE = ['period-open', 'period-over'] as const;
/** To whom a director sends a matter. */
export const REFERRED_TO = ['chief-director', 'committee', 'authority', 'organiser'] as const;
/** In what copies of a board may differ. */
export const FOULED_BY = ['cards', 'dealer', 'vulnerability'] as const;
/** What a director may do with the play of a board. */
export const RESCHEDULED = ['postponed', 'required', 'cancelled'] as const;
/** What may be wrong with a deal. */
export const MISDEALT = [
  'wrongly-dealt',
  'card-seen',
  'not-shuffled',
  'played-before',
  'director-orders',
] as const;
/** In what kind of event somebody appeals: it decides who has to agree. */
export const APPEAL_EVENTS = ['pairs', 'individual', 'teams'] as const;

/** Something about the conduct of a player or a spectator (Laws 7, 72 to 76, 79A, 89 and 90B). */
export interface Incident {
  readonly type: 'incident';
  readonly by: Seat | 'spectator';
  readonly what: IncidentName;
}
