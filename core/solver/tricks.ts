import {
  type Deal,
  RANKS,
  SEATS,
  type Seat,
  type Strain,
  SUITS,
  sideOf,
  suitBits,
  TRICKS,
} from '../game/index.ts';
import { begin, hold, takes } from './kernel/index.ts';

/** The tricks of each declarer in each strain when all four play as if they saw all cards. */
export type DoubleDummyTable = Readonly<Record<Seat, Readonly<Record<Strain, number>>>>;

/** In the order of the kernel's suits, no trumps last. */
const STRAINS_BY_NUMBER: readonly Strain[] = [...SUITS, 'NT'];

/** More than any deal needs. */
const NO_LIMIT = 2 ** 31 - 1;

/** A holding with its ace as the highest bit. */
function aceHighest(holding: number): number {
  let turned = 0;
  for (let place = 0; place < RANKS.length; place++) {
    if ((holding & (1 << place)) !== 0) turned |= 1 << (RANKS.length - 1 - place);
  }
  return turned;
}

/** The most tricks of North–South with a leader, looked for from a guess. */
function tricksOfNorthSouth(leader: number, guess: number): number {
  let [least, most, next] = [0, TRICKS, guess];
  while (least < most) {
    const need = Math.min(Math.max(next, least + 1), most);
    if (takes(TRICKS, leader, need, NO_LIMIT) === 1) [least, next] = [need, need + 1];
    else [most, next] = [need - 1, need - 1];
  }
  return least;
}

/** The twenty results of a deal. */
export function tricks(deal: Deal): DoubleDummyTable {
  for (const [seat, name] of SEATS.entries()) {
    for (const [suit, letter] of SUITS.entries()) hold(seat, suit, aceHighest(suitBits(deal[name], letter)));
  }
  const table = { N: {}, E: {}, S: {}, W: {} } as Record<Seat, Record<Strain, number>>;
  for (const [number, strain] of STRAINS_BY_NUMBER.entries()) {
    begin(number);
    let guess = Math.ceil(TRICKS / 2);
    // Partners one after the other: what one makes is a good guess for the other.
    for (const declarer of ['N', 'S', 'E', 'W'] as const) {
      const northSouth = tricksOfNorthSouth((SEATS.indexOf(declarer) + 1) % SEATS.length, guess);
      guess = northSouth;
      table[declarer][strain] = sideOf(declarer) === 'NS' ? northSouth : TRICKS - northSouth;
    }
  }
  return table;
}
