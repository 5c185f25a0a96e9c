import { PLAY_CLASSES, type PlayClass } from './play-classes.ts';

/** Sets of play classes as bits, for the search. */
export const bitOfClass = (kind: PlayClass): number => 1 << PLAY_CLASSES.indexOf(kind);

export const GIVES_UP_TRICK = bitOfClass('gives-up-trick');
export const LOW_BEFORE_HONOURS = bitOfClass('low-before-honours');
export const SMALL_CARDS_IN_ANY_ORDER = bitOfClass('small-cards-in-any-order');
export const LOSER_BEFORE_WINNERS = bitOfClass('loser-before-winners');
export const SIDE_SUIT_BEFORE_TRUMPS = bitOfClass('side-suit-before-trumps');
export const DISCARDS_WINNER = bitOfClass('discards-winner');
export const WINNERS_ON_ONE_TRICK = bitOfClass('winners-on-one-trick');
export const RUFFS_OWN_WINNER = bitOfClass('ruffs-own-winner');
export const REFUSES_MARKED_PLAY = bitOfClass('refuses-marked-play');
export const STRANDS_WINNER = bitOfClass('strands-winner');
export const LEAVES_WINNER_BEHIND = bitOfClass('leaves-winner-behind');
export const LEAVES_SUITS_UNFINISHED = bitOfClass('leaves-suits-unfinished');
export const TRUMP_INTO_HIGHER = bitOfClass('trump-into-higher');
export const RUFFS_HIGH = bitOfClass('ruffs-high');
export const PARTNER_WASTES_ACE = bitOfClass('partner-wastes-ace');
export const NOT_TOP_DOWN = bitOfClass('not-top-down');

export const classesOfBits = (bits: number): readonly PlayClass[] =>
  PLAY_CLASSES.filter((kind) => (bits & bitOfClass(kind)) !== 0);
