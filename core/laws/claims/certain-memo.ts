import { bitCount } from './board.ts';

/*
 * What is known of the certain tricks at the start of a trick. Only the order of the cards counts, and whose they are:
 * suits are kept as the owners of their cards from the top down, so positions that differ in names are one.
 */

/** What a claimer takes the remaining cards to be. */
export interface BelievedCards {
  /** Bits by `hand * 4 + suit`; the hand of a seat is `seat >> 1`. Empty where the claimer does not see it. */
  readonly own: Int32Array;
  /** By suit, the cards against him, and those of them that lie in dummy for all to see. */
  readonly pool: Int32Array;
  readonly open: Int32Array;
  /** By suit, the only opponent who can hold its cards; -1 when either may. */
  readonly holder: Int8Array;
}

const WORDS = 6;
const KEY_WORDS = 5;
const META = 4;
const BOUNDS = 5;
const FIRST_SLOTS = 1 << 8;
/** Tricks left, and none. */
const DEPTHS = 14;

/** How many of the remaining cards of a suit are above a card. */
export function placeIn({ own, pool }: BelievedCards, suit: number, bit: number): number {
  const all = (own[suit] as number) | (own[4 + suit] as number) | (pool[suit] as number);
  return bitCount(all & (bit - 1));
}

export class CertainMemo {
  private slots = new Int32Array(FIRST_SLOTS * WORDS);
  private used = 0;
  /** What the positions asked about are known by, one for each number of tricks left: what is asked on the way has fewer. */
  private readonly keys = new Int32Array(KEY_WORDS * DEPTHS);

  /** Takes the position as the one asked about with so many tricks left. */
  read({ own, pool, open, holder }: BelievedCards, leader: number, left: number): void {
    const { keys } = this;
    const key = left * KEY_WORDS;
    let meta = leader | 64;
    for (let suit = 0; suit < 4; suit++) {
      const first = own[suit] as number;
      const second = own[4 + suit] as number;
      const out = pool[suit] as number;
      const visible = open[suit] as number;
      let code = 1;
      for (let rest = first | second | out; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const owner = (first & bit) !== 0 ? 0 : (second & bit) !== 0 ? 1 : (visible & bit) !== 0 ? 3 : 2;
        code = (code << 2) | owner;
      }
      keys[key + suit] = code;
      const only = holder[suit] as number;
      if (only >= 0 && out !== 0) meta |= (1 + (only >> 1)) << (8 + 2 * suit);
    }
    keys[key + META] = meta;
  }

  /** The codes of the suits, whoever is to play. */
  codesOf(cards: BelievedCards, left: number): readonly number[] {
    this.read(cards, 0, left);
    return [...this.keys.subarray(left * KEY_WORDS, (left + 1) * KEY_WORDS)];
  }

  /** Is the answer known for the position read with so many tricks left? */
  find(left: number, target: number): boolean | undefined {
    const at = this.slot(this.keys, left * KEY_WORDS);
    const bounds = this.slots[at + BOUNDS] as number;
    if (this.slots[at + META] === 0) return undefined;
    if (target <= (bounds & 15)) return true;
    return target > bounds >> 4 ? false : undefined;
  }

  keep(left: number, target: number, reached: boolean): void {
    if (this.used * 2 > this.slots.length / WORDS) this.grow();
    const { slots, keys } = this;
    const key = left * KEY_WORDS;
    const at = this.slot(keys, key);
    const isNew = slots[at + META] === 0;
    if (isNew) {
      this.used++;
      for (let word = 0; word < KEY_WORDS; word++) slots[at + word] = keys[key + word] as number;
    }
    const known = isNew ? left << 4 : (slots[at + BOUNDS] as number);
    slots[at + BOUNDS] = reached
      ? (known & ~15) | Math.max(target, known & 15)
      : (known & 15) | (Math.min(target - 1, known >> 4) << 4);
  }

  /** Where the position stands that is known by the words from there on, or would stand. */
  private slot(words: Int32Array, from: number): number {
    const { slots } = this;
    const count = slots.length / WORDS;
    let hash = 0;
    for (let word = 0; word < KEY_WORDS; word++)
      hash = Math.imul(hash ^ (words[from + word] as number), 0x9e3779b1);
    let index = (hash ^ (hash >>> 15)) & (count - 1);
    for (;;) {
      const at = index * WORDS;
      if (slots[at + META] === 0 || isSame(slots, at, words, from)) return at;
      index = (index + 1) & (count - 1);
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += WORDS) {
      if (old[at + META] === 0) continue;
      this.slots.set(old.subarray(at, at + WORDS), this.slot(old, at));
    }
  }
}

/** Are the same words at both places? */
function isSame(slots: Int32Array, at: number, words: Int32Array, from: number): boolean {
  for (let word = 0; word < KEY_WORDS; word++) if (slots[at + word] !== words[from + word]) return false;
  return true;
}
