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

/** Who holds the first, second, third ... of the remaining cards of a suit: two bits each, the highest card lowest. */
export class Owners {
  private readonly codes: readonly Int32Array[];
  private readonly owners: readonly Int8Array[];

  constructor(board: Board) {
    this.codes = Array.from({ length: 4 }, () => new Int32Array(SUIT_SETS).fill(-1));
    this.owners = Array.from({ length: 4 }, (_, suit) => ownersIn(board, suit));
  }

  of(suit: number, cards: number): number {
    const codes = this.codes[suit] as Int32Array;
    const known = codes[cards] as number;
    if (known >= 0) return known;
    const owners = this.owners[suit] as Int8Array;
    let code = 0;
    let place = 0;
    for (let rank = 0; rank < 13; rank++)
      if ((cards >> rank) & 1) code |= (owners[rank] as number) << (2 * place++);
    codes[cards] = code;
    return code;
  }
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
const FIRST_ENTRIES = 1 << 10;
const FIRST_CHAINS = 1 << 11;

/** Fields of an entry. */
const NEXT = 0;
const LENGTHS = 1; // and 2
const SITUATION = 3;
const OWNERS = 4; // to 7
const DEPTHS_AND_BOUNDS = 8;

export class Memo {
  /** After `find` has answered true: the least and most tricks, and the ranks that this rests on. */
  least = 0;
  most = 0;
  private readonly owners: Owners;
  private readonly whole: number;
  private readonly single: Int32Array;
  /** The suits of the position last read that are compared card by card, as bits. */
  private wholeNow = 0;
  private entries = new Int32Array(FIRST_ENTRIES * ENTRY_WORDS);
  private used = 1;
  private chains = new Int32Array(FIRST_CHAINS);
  private readonly codes = new Int32Array(4);
  private readonly sets = new Int32Array(4);
  private lengths1 = 0;
  private lengths2 = 0;
  private situation = 0;

  /** `whole` has the bit of each suit that is compared card by card, `single` the cards as long as which are held it is. */
  constructor(owners: Owners, whole: number, single: Int32Array = NO_CARDS) {
    this.owners = owners;
    this.whole = whole;
    this.single = single;
  }

  /** Looks for an entry that decides whether `target` tricks are reached. Answers its ranks, or -1. */
  find(board: Board, seen: number, target: number): Ranks {
    this.read(board, seen);
    for (let at = this.chains[this.chain()] as number; at !== 0; at = this.entries[at + NEXT] as number) {
      const last = this.entries[at + DEPTHS_AND_BOUNDS] as number;
      const least = (last >> 16) & 15;
      const most = (last >> 20) & 15;
      if (target > least && target <= most) continue;
      if (!this.matches(at, last)) continue;
      this.least = least;
      this.most = most;
      return this.ranksAt(last);
    }
    return -1;
  }

  keep(board: Board, seen: number, ranks: Ranks, least: number, most: number): void {
    // Growing reads the entries over: the position comes after it.
    if ((this.used + 1) * ENTRY_WORDS > this.entries.length) this.grow();
    this.read(board, seen);
    const { entries } = this;
    const at = this.used++ * ENTRY_WORDS;
    let depths = 0;
    for (let suit = 0; suit < 4; suit++) {
      const depth = (this.wholeNow >> suit) & 1 ? 13 : depthOf(this.sets[suit] as number, ranks, suit);
      entries[at + OWNERS + suit] = (this.codes[suit] as number) & maskOf(depth);
      depths |= depth << (4 * suit);
    }
    entries[at + LENGTHS] = this.lengths1;
    entries[at + LENGTHS + 1] = this.lengths2;
    entries[at + SITUATION] = this.situation;
    entries[at + DEPTHS_AND_BOUNDS] = depths | (least << 16) | (most << 20);
    const chain = this.chain();
    entries[at + NEXT] = this.chains[chain] as number;
    this.chains[chain] = at;
  }

  private read(board: Board, seen: number): void {
    let one = 0;
    let two = 0;
    let whole = 0;
    for (let suit = 0; suit < 4; suit++) {
      let set = 0;
      for (let seat = 0; seat < 4; seat++) {
        const cards = board.holding(seat, suit);
        set |= cards;
        const length = BIT_COUNTS[cards] as number;
        if (seat < 2) one |= length << (4 * (suit * 2 + seat));
        else two |= length << (4 * (suit * 2 + seat - 2));
      }
      this.sets[suit] = set;
      const isWhole = (this.whole >> suit) & 1 || (set & (this.single[suit] as number)) !== 0;
      if (isWhole) whole |= 1 << suit;
      this.codes[suit] = isWhole ? set | BY_CARD : this.owners.of(suit, set);
    }
    this.wholeNow = whole;
    this.lengths1 = one;
    this.lengths2 = two;
    this.situation = board.leader | (seen << 2);
  }

  private chain(): number {
    const mixed =
      Math.imul(this.lengths1, 0x9e3779b1) ^
      Math.imul(this.lengths2, 0x85ebca6b) ^
      Math.imul(this.situation, 0xc2b2ae35);
    return (mixed ^ (mixed >>> 15)) & (this.chains.length - 1);
  }

  private matches(at: number, last: number): boolean {
    const { entries, codes } = this;
    if (entries[at + LENGTHS] !== this.lengths1 || entries[at + LENGTHS + 1] !== this.lengths2) return false;
    if (entries[at + SITUATION] !== this.situation) return false;
    for (let suit = 0; suit < 4; suit++) {
      const depth = (last >> (4 * suit)) & 15;
      if (((codes[suit] as number) & maskOf(depth)) !== entries[at + OWNERS + suit]) return false;
    }
    return true;
  }

  /** The depths of an entry as ranks of the position being looked up. */
  private ranksAt(last: number): Ranks {
    let ranks = 0;
    for (let suit = 0; suit < 4; suit++) {
      let depth = (last >> (4 * suit)) & 15;
      let rest = this.sets[suit] as number;
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
    const { used } = this;
    for (let index = 1; index < used; index++) {
      const at = index * ENTRY_WORDS;
      this.lengths1 = entries[at + LENGTHS] as number;
      this.lengths2 = entries[at + LENGTHS + 1] as number;
      this.situation = entries[at + SITUATION] as number;
      const chain = this.chain();
      entries[at + NEXT] = this.chains[chain] as number;
      this.chains[chain] = at;
    }
  }
}

const maskOf = (depth: number): number => BY_CARD | (depth >= 13 ? EVERY_OWNER : (1 << (2 * depth)) - 1);

const BIT_COUNTS = Int8Array.from({ length: SUIT_SETS }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});
