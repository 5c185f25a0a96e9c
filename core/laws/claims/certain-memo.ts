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
const META = 4;
const BOUNDS = 5;
const FIRST_SLOTS = 1 << 12;

export class CertainMemo {
  private slots = new Int32Array(FIRST_SLOTS * WORDS);
  private used = 0;
  private readonly key = new Int32Array(5);

  /** Takes the position as the one asked about. */
  read({ own, pool, open, holder }: BelievedCards, leader: number): void {
    const { key } = this;
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
      key[suit] = code;
      const only = holder[suit] as number;
      if (only >= 0 && out !== 0) meta |= (1 + (only >> 1)) << (8 + 2 * suit);
    }
    key[META] = meta;
  }

  /** Is the answer known? */
  find(target: number): boolean | undefined {
    const at = this.slot();
    const bounds = this.slots[at + BOUNDS] as number;
    if (this.slots[at + META] === 0) return undefined;
    if (target <= (bounds & 15)) return true;
    return target > bounds >> 4 ? false : undefined;
  }

  keep(target: number, left: number, reached: boolean): void {
    if (this.used * 2 > this.slots.length / WORDS) this.grow();
    const at = this.slot();
    const { slots, key } = this;
    const isNew = slots[at + META] === 0;
    if (isNew) {
      this.used++;
      for (let word = 0; word < 5; word++) slots[at + word] = key[word] as number;
    }
    const known = isNew ? left << 4 : (slots[at + BOUNDS] as number);
    slots[at + BOUNDS] = reached
      ? (known & ~15) | Math.max(target, known & 15)
      : (known & 15) | (Math.min(target - 1, known >> 4) << 4);
  }

  /** Where the position stands, or would stand. */
  private slot(): number {
    const { slots, key } = this;
    const count = slots.length / WORDS;
    let hash = 0;
    for (let word = 0; word < 5; word++) hash = Math.imul(hash ^ (key[word] as number), 0x9e3779b1);
    let index = (hash ^ (hash >>> 15)) & (count - 1);
    for (;;) {
      const at = index * WORDS;
      if (slots[at + META] === 0 || this.isAt(at)) return at;
      index = (index + 1) & (count - 1);
    }
  }

  private isAt(at: number): boolean {
    for (let word = 0; word < 5; word++) if (this.slots[at + word] !== this.key[word]) return false;
    return true;
  }

  private grow(): void {
    const old = this.slots;
    const kept = this.key.slice();
    this.slots = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += WORDS) {
      if (old[at + META] === 0) continue;
      this.key.set(old.subarray(at, at + 5));
      this.slots.set(old.subarray(at, at + WORDS), this.slot());
    }
    this.key.set(kept);
  }
}
