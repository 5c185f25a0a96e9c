import type { Entries } from '../entry.ts';
import type { PlayTerm } from '../terms.ts';

export const play: Entries<PlayTerm> = {
  claim: {
    means:
      'Saying that one’s side will win so many of the tricks left, proposing to stop the play, or showing one’s cards unless it was plainly not meant so. Speaking of the trick on the table alone is none.',
  },
  concession: {
    means:
      'Saying that one’s side will lose so many of the tricks left. Claiming fewer than all concedes the rest.',
  },
  declarer: {
    means:
      'Of the side that made the last bid, the player who was first to bid its strain. He is declarer once the opening lead is faced.',
  },
  defender: { means: 'Each of the two opponents of declarer, or of who will be declarer.' },
  dummy: {
    means:
      'Declarer’s partner, from the moment the opening lead is faced; also his cards, once they lie on the table.',
    2017: 'He is dummy until the play ends.',
  },
  'established-revoke': {
    means:
      'A revoke that can no longer be put right: the offending side has played or named a card to the next trick, has claimed or conceded, or has agreed to a claim.',
  },
  'follow-suit': { means: 'To play a card of the suit that was led.' },
  honour: { means: 'An ace, king, queen, jack or ten.' },
  lead: { means: 'The first card of a trick.' },
  'major-penalty-card': {
    means:
      'Any honour that became a penalty card, any card played on purpose, and each of several of one defender. He plays it at the first chance, and while it lies there declarer may have a say in his partner’s lead.',
  },
  'minor-penalty-card': {
    means:
      'One card below the ten that a defender showed by accident. He may not play another small card of that suit before it, but may play an honour; his partner’s lead is free.',
  },
  'opening-lead': { means: 'The card led to the first trick.' },
  'penalty-card': {
    means: 'A card of a defender that stays face up on the table because it was shown too early.',
    1997: 'Says so in the law of penalty cards alone.',
  },
  play: {
    means:
      'Putting a card to a trick, the lead included; all that were put; the time in which it is done; or everything called and played on a board.',
  },
  'play-period': {
    means:
      'From the facing of the opening lead until the cards of the next board are taken out, or the last board of the round is over. Single rights in it end sooner.',
    1997: 'The time in which the cards are played, with no more said of its end.',
  },
  'presumed-declarer': {
    means: 'Who will be declarer if nothing irregular happens.',
    1997: 'Uses the words without a definition.',
    2007: 'Uses the words without a definition.',
  },
  revoke: {
    means:
      'Not following suit though one could; also not leading or playing what a law or an opponent’s lawful order asks for.',
    1997: 'The definition speaks of following suit and of lead penalties.',
    2007: 'The definition speaks of following suit and of ordered leads.',
    2017: 'Law 61 says what it is.',
  },
  suit: { means: 'One of four groups of thirteen cards: spades ♠, hearts ♥, diamonds ♦, clubs ♣.' },
  trick: { means: 'Four cards, one from each player in turn, the lead first: what a result is counted in.' },
  trump: { means: 'Each card of the suit that the contract names.' },
  'visible-card': {
    means: 'A card held so that an opponent or partner could see its face, whether he did or not.',
    1997: 'Has no such word.',
    2007: 'Has no such word.',
  },
};
