import type { Entries } from '../entry.ts';
import type { AuctionTerm } from '../terms.ts';

export const auction: Entries<AuctionTerm> = {
  alert: { means: 'A sign to the opponents that a call may need explaining. Regulations give it its form.' },
  'artificial-call': {
    means:
      'A call that tells something other than, or more than, the wish to play where it says. A bid, double or redouble is artificial if it carries news that players do not take for granted; a pass, if it promises more than a set strength, or promises or denies something outside the suit named last.',
    1997: 'Speaks of conventions instead.',
    2007: 'Only news other than the wish to play there counts; what merely comes on top of it does not.',
    2017: 'What comes on top of the wish to play there makes a call artificial too.',
  },
  auction: {
    means: 'The calls, one after the other, by which the contract is found; also all of them together.',
    2007: 'It begins with the first call.',
    2017: 'It begins with the first call.',
  },
  'auction-period': {
    means:
      'The time in which the laws of the auction hold for a side. It lasts until the opening lead is faced.',
    1997: 'It begins when one of the side looks at the faces of his cards, and ends with the fourth pass if nobody bid.',
    2007: 'It begins when one of the side takes his cards from the board, and ends when all hands are back if nobody bid.',
    2017: 'It begins when one of the side takes his cards from the board, and ends when all hands are back if nobody bid.',
  },
  bid: { means: 'An offer to win at least so many tricks above six, in a suit or at no trumps.' },
  call: { means: 'Anything that counts in the auction: a bid, a double, a redouble or a pass.' },
  'clarification-period': {
    means: 'From the last pass until the opening lead is faced: the time for questions about the auction.',
    1997: 'Has the questions, not the name.',
  },
  'comparable-call': {
    means:
      'A call in place of a withdrawn one that means the same or much the same, that only hands shown by the first would make, or that has the same purpose. It leaves partner free.',
    1997: 'Does not know it.',
    2007: 'Does not know it; for an insufficient bid it asks for the same or a more precise meaning.',
  },
  contract: {
    means:
      'What declarer’s side has undertaken: to win the tricks of the last bid in its strain, undoubled, doubled or redoubled.',
  },
  convention: {
    means:
      'A call that by agreement says something other than the wish to play there, or than strength or three cards there; or a defender’s card that speaks by agreement. An agreement on overall strength alone is none.',
    2007: 'Speaks of artificial calls instead.',
    2017: 'Speaks of artificial calls instead.',
  },
  dealer: { means: 'The player who calls first. The board says who it is.' },
  double: {
    means: 'A call over an opponent’s bid that raises what the contract is worth, made or defeated.',
  },
  'insufficient-bid': {
    means: 'A bid that is not higher than the last one.',
    2017: 'Is said to be an infraction.',
  },
  level: { means: 'The number in a bid or contract: how many tricks above six.' },
  misinformation: {
    means:
      'Methods that were not told accurately, in the way and at the time that laws or regulations ask for.',
    1997: 'Rules on it without a definition.',
    2007: 'Rules on it without a definition.',
  },
  'odd-trick': {
    means: 'Each trick above the first six of declarer’s side.',
    1997: 'The six have a name: the book.',
  },
  pass: { means: 'A call that says: this time no bid, no double and no redouble.' },
  'psychic-call': {
    means: 'A call that on purpose and grossly misstates the strength in honours or the length of suits.',
  },
  redouble: { means: 'A call over an opponent’s double that raises what the contract is worth once more.' },
  rotation: { means: 'Clockwise: the order in which players call and play.' },
  slam: { means: 'A contract for twelve tricks (small slam) or for all thirteen (grand slam).' },
  strain: { means: 'What a bid names beside its number: one of the suits, or no trumps.' },
  turn: { means: 'The moment at which it is for a player to call or to play.' },
  withdrawn: {
    means: 'Said of what no longer counts: calls that were cancelled and cards that were taken back.',
    1997: 'Uses the word without a definition.',
  },
};
