import {
  type Card,
  type Deal,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  type Strain,
  SUITS,
  sideOf,
  suitBits,
  suitOf,
} from '../game/index.ts';
import { kernel } from './engine.ts';
import { type Position, tricksLeft } from './position.ts';
import type { Progress, Steps } from './steps.ts';

/** How many tricks the kernel looks at before a pause: some hundredths of a second. */
const AT_A_TIME = 20_000;

/** What is asked of one deal in one strain, one position after another: what is learnt of one serves the next. */
export interface StrainSearch {
  /** The most tricks of North–South among those left, looked for from a guess; in the pauses it says how far the whole has come. */
  readonly northSouth: (position: Position, guess: number, progress: Progress) => Steps<number>;
}

/** The kernel remembers one deal in one strain: this one, unless another search came between. */
let loaded: StrainSearch | undefined;

/** A search of what follows from these hands, of equal length, in a strain. */
export function strainSearch(deal: Deal, strain: Strain): StrainSearch {
  const search: StrainSearch = { northSouth };
  return search;

  function* isTaken(position: Position, need: number, progress: Progress): Steps<boolean> {
    const left = tricksLeft(position);
    const { begin, lay, takes } = kernel();
    for (let most = AT_A_TIME; ; most *= 2) {
      if (loaded !== search) {
        holdAll(deal);
        begin(strain === 'NT' ? SUITS.length : SUITS.indexOf(strain));
        loaded = search;
      }
      holdAll(position.hands);
      for (const [place, card] of position.trick.entries()) lay(left, place, numberOf(card));
      const found = takes(left, SEATS.indexOf(position.leader), position.trick.length, need, most);
      if (found >= 0) return found === 1;
      yield progress;
    }
  }

  function* northSouth(position: Position, guess: number, progress: Progress): Steps<number> {
    let [least, most, next] = [0, tricksLeft(position), guess];
    while (least < most) {
      const need = Math.min(Math.max(next, least + 1), most);
      if (yield* isTaken(position, need, progress)) [least, next] = [need, need + 1];
      else [most, next] = [need - 1, need - 1];
    }
    return least;
  }
}

/** The tricks of a seat's side, when North–South take so many of those left. */
export const tricksOf = (seat: Seat, northSouth: number, left: number): number =>
  sideOf(seat) === 'NS' ? northSouth : left - northSouth;

function holdAll(hands: Position['hands']): void {
  const { hold } = kernel();
  for (const [seat, name] of SEATS.entries()) {
    for (const [suit, letter] of SUITS.entries()) hold(seat, suit, aceHighest(suitBits(hands[name], letter)));
  }
}

/** A holding with its ace as the highest bit. */
function aceHighest(holding: number): number {
  let turned = 0;
  for (let place = 0; place < RANKS.length; place++) {
    if ((holding & (1 << place)) !== 0) turned |= 1 << (RANKS.length - 1 - place);
  }
  return turned;
}

/** A card as the kernel numbers it: sixteen to a suit, the two lowest. */
const numberOf = (card: Card): number =>
  SUITS.indexOf(suitOf(card)) * 16 + RANKS.length - 1 - RANKS.indexOf(rankOf(card));
