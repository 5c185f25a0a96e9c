import { SUITS } from '../../game/index.ts';
import { type Board, NO_CARDS } from './board.ts';
import { depthOf, type Ranks } from './ranks.ts';

/*
 * What is known of positions at the start of a trick. An answer usually rests on a few top cards only: the search says
 * which (see ranks.ts), and the entry holds for every position with the same lengths in all hands and the same owners
 * of those top cards, whatever the cards below. Suits in which single cards matter (as long as a stated or marked one
 * is held) are compared card by card.
 */

const SUIT_SETS = 1 << 13;
const EVERY_OWNER = (1 << 26) - 1;
/** Marks the code of a suit that is compared card by card. */
const BY_CARD = 1 << 26;

/** The ranks from the ace to the eight, and those below them: what is known of a suit is put together from the two. */
const UPPER_RANKS = 7;
const UPPER = (1 << UPPER_RANKS) - 1;

/** Who holds the first, second, third ... of the remaining cards of a suit: two bits each, the highest card lowest. */
export class Owners {
  private readonly upper: readonly Int32Array[];
  private readonly lower: readonly Int32Array[];

  constructor(board: Board) {
    const owners = SUITS.map((_, suit) => ownersIn(board, suit));
    this.upper = owners.map((each) => codesOf(each.subarray(0, UPPER_RANKS)));
    this.lower = owners.map((each) => codesOf(each.subarray(UPPER_RANKS)));
  }

  of(suit: number, cards: number): number {
    const high = cards & UPPER;
    const upper = (this.upper[suit] as Int32Array)[high] as number;
    const lower = (this.lower[suit] as Int32Array)[cards >> UPPER_RANKS] as number;
    return upper | (lower << (2 * (BIT_COUNTS[high] as number)));
  }
}

/** The owners in order of every set of some ranks. */
function codesOf(owners: Int8Array): Int32Array {
  const codes = new Int32Array(1 << owners.length);
  for (let cards = 1; cards < codes.length; cards++) {
    const highest = 31 - Math.clz32(cards & -cards);
    codes[cards] = (owners[highest] as number) | ((codes[cards & (cards - 1)] as number) << 2);
  }
  return codes;
}

/** The owners at the start; cards on the table belong to who played them. */
function ownersIn(board: Board, suit: number): Int8Array {
  const owners = new Int8Array(13);
  for (let seat = 0; seat < 4; seat++)
    for (let rank = 0; rank < 13; rank++) if ((board.holding(seat, suit) >> rank) & 1) owners[rank] = seat;
  return owners;
}

/** An entry: the chain, lengths and situation as its key, owners of the top cards, depths and bounds. */
const ENTRY_WORDS = 9;
const FIRST_ENTRIES = 1 << 6;
const FIRST_CHAINS = 1 << 7;

/** Fields of an entry. */
const NEXT = 0;
const KEY = 1; // to 3: lengths and situation
const OWNERS = 4; // to 7
const DEPTHS_AND_BOUNDS = 8;

/** A position as it was read: lengths, situation, codes and cards of the suits. */
const READ_WORDS = 11;
const READ_KEY = 0; // to 2: lengths and situation
const READ_CODES = 3; // to 6
const READ_SETS = 7; // to 10
/** Tricks of a board, and none. */
const DEPTHS = 14;

export class Memo {
  /** After `find` has answered true: the least and most tricks, and the ranks that this rests on. */
  least = 0;
  most = 0;
  private readonly owners: Owners;
  private readonly whole: number;
  private readonly single: Int32Array;
  private entries = new Int32Array(FIRST_ENTRIES * ENTRY_WORDS);
  private used = 1;
  private chains = new Int32Array(FIRST_CHAINS);
  /** The positions looked for, one for each trick: those on the way to an answer come in later ones. */
  private readonly read = new Int32Array(READ_WORDS * DEPTHS);

  /** `whole` has the bit of each suit that is compared card by card, `single` the cards as long as which are held it is. */
  constructor(owners: Owners, whole: number, single: Int32Array = NO_CARDS) {
    this.owners = owners;
    this.whole = whole;
    this.single = single;
  }

  /** Looks for an entry that decides whether `target` tricks are reached. Answers its ranks, or -1. */
  find(board: Board, seen: number, target: number): Ranks {
    const from = this.readIn(board, seen);
    const { entries, chains, read } = this;
    for (
      let at = chains[chainOf(chains, read, from + READ_KEY)] as number;
      at !== 0;
      at = entries[at + NEXT] as number
    ) {
      const last = entries[at + DEPTHS_AND_BOUNDS] as number;
      const least = (last >> 16) & 15;
      const most = (last >> 20) & 15;
      if (target > least && target <= most) continue;
      if (!this.matches(at, last, from)) continue;
      this.least = least;
      this.most = most;
      return this.ranksAt(last, from);
    }
    return -1;
  }

  /** Keeps what was found of the position that was last looked for at this trick. */
  keep(board: Board, ranks: Ranks, least: number, most: number): void {
    if ((this.used + 1) * ENTRY_WORDS > this.entries.length) this.grow();
    const { entries, read } = this;
    const from = (board.ply >> 2) * READ_WORDS;
    const at = this.used++ * ENTRY_WORDS;
    let depths = 0;
    for (let suit = 0; suit < 4; suit++) {
      const code = read[from + READ_CODES + suit] as number;
      const isByCard = (code & BY_CARD) !== 0;
      const depth = isByCard ? 13 : depthOf(read[from + READ_SETS + suit] as number, ranks, suit);
      entries[at + OWNERS + suit] = code & maskOf(depth);
      depths |= depth << (4 * suit);
    }
    for (let word = 0; word < 3; word++) entries[at + KEY + word] = read[from + READ_KEY + word] as number;
    entries[at + DEPTHS_AND_BOUNDS] = depths | (least << 16) | (most << 20);
    this.link(at);
  }

  private link(at: number): void {
    const chain = chainOf(this.chains, this.entries, at + KEY);
    this.entries[at + NEXT] = this.chains[chain] as number;
    this.chains[chain] = at;
  }

  /** Reads the position; answers where it stands among those read. */
  private readIn(board: Board, seen: number): number {
    const { read, owners, single } = this;
    const from = (board.ply >> 2) * READ_WORDS;
    let one = 0;
    let two = 0;
    for (let suit = 0; suit < 4; suit++) {
      let set = 0;
      for (let seat = 0; seat < 4; seat++) {
        const cards = board.holding(seat, suit);
        set |= cards;
        const length = (BIT_COUNTS[cards] as number) << (4 * (suit * 2 + (seat & 1)));
        if (seat < 2) one |= length;
        else two |= length;
      }
      const isWhole = (this.whole >> suit) & 1 || (set & (single[suit] as number)) !== 0;
      read[from + READ_SETS + suit] = set;
      read[from + READ_CODES + suit] = isWhole ? set | BY_CARD : owners.of(suit, set);
    }
    read[from + READ_KEY] = one;
    read[from + READ_KEY + 1] = two;
    read[from + READ_KEY + 2] = board.leader | (seen << 2);
    return from;
  }

  private matches(at: number, last: number, from: number): boolean {
    const { entries, read } = this;
    for (let word = 0; word < 3; word++)
      if (entries[at + KEY + word] !== read[from + READ_KEY + word]) return false;
    for (let suit = 0; suit < 4; suit++) {
      const depth = (last >> (4 * suit)) & 15;
      if (((read[from + READ_CODES + suit] as number) & maskOf(depth)) !== entries[at + OWNERS + suit])
        return false;
    }
    return true;
  }

  /** The depths of an entry as ranks of the position being looked up. */
  private ranksAt(last: number, from: number): Ranks {
    let ranks = 0;
    for (let suit = 0; suit < 4; suit++) {
      let depth = (last >> (4 * suit)) & 15;
      let rest = this.read[from + READ_SETS + suit] as number;
      if (depth === 0 || rest === 0) continue;
      let lowest = 0;
      for (; depth > 0 && rest !== 0; depth--, rest &= rest - 1) lowest = rest & -rest;
      ranks |= (32 - Math.clz32(lowest)) << (4 * suit);
    }
    return ranks;
  }

  private grow(): void {
    const entries = new Int32Array(this.entries.length * 2);
    entries.set(this.entries);
    this.entries = entries;
    this.chains = new Int32Array(this.chains.length * 2);
    for (let index = 1; index < this.used; index++) this.link(index * ENTRY_WORDS);
  }
}

/** The chain of a position whose lengths and situation stand there. */
function chainOf(chains: Int32Array, words: Int32Array, from: number): number {
  const mixed =
    Math.imul(words[from] as number, 0x9e3779b1) ^
    Math.imul(words[from + 1] as number, 0x85ebca6b) ^
    Math.imul(words[from + 2] as number, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) & (chains.length - 1);
}

const maskOf = (depth: number): number => BY_CARD | (depth >= 13 ? EVERY_OWNER : (1 << (2 * depth)) - 1);

const BIT_COUNTS = Int8Array.from({ length: SUIT_SETS }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});
