import {
  type Card,
  DOUBLINGS,
  handOf,
  LEVELS,
  PACK,
  partnerOf,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  STRAINS,
  type Strain,
  SUITS,
  seatAfter,
  suitOf,
  VULNERABILITIES,
} from '../../../game/index.ts';
import type { Attention, CardPlayed, FacedCards, Inquiry, Must, PlayRecord, Requirement } from '../index.ts';

/** A board played by people who follow suit most of the time, and what was dealt to them. */
export interface RandomRecord {
  readonly record: PlayRecord;
  readonly dealt: Readonly<Record<Seat, readonly Card[]>>;
}

type Numbers = () => number;

/** Marsaglia's xorshift: the same boards in every run. */
export function numbersFrom(seed: number): Numbers {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Mutable = { -readonly [Key in keyof CardPlayed]: CardPlayed[Key] };

class Dice {
  private readonly next: Numbers;

  constructor(next: Numbers) {
    this.next = next;
  }

  below = (count: number): number => Math.floor(this.next() * count);
  often = (chance: number): boolean => this.next() < chance;
  pick = <T>(from: readonly T[]): T => from[this.below(from.length)] as T;

  shuffled<T>(from: readonly T[]): T[] {
    const cards = [...from];
    for (let at = cards.length - 1; at > 0; at--) {
      const to = this.below(at + 1);
      [cards[at], cards[to]] = [cards[to] as T, cards[at] as T];
    }
    return cards;
  }
}

function winnerOf(plays: readonly CardPlayed[], strain: Strain): Seat {
  const standing = plays.filter(({ withdrawn, role }) => withdrawn === undefined && role === undefined);
  const led = suitOf((standing[0] as CardPlayed).card);
  const worth = ({ card }: CardPlayed) =>
    (suitOf(card) === strain ? 100 : suitOf(card) === led ? 50 : 0) - RANKS.indexOf(rankOf(card));
  return standing.reduce((best, play) => (worth(play) > worth(best) ? play : best)).seat;
}

class Board {
  private readonly dice: Dice;
  private readonly strain: Strain;
  private readonly hands: Record<Seat, Card[]>;
  private readonly carelessness: number;
  readonly tricks: Mutable[][] = [];
  private omission: { readonly trick: number; readonly seat: Seat } | undefined;

  constructor(dice: Dice, strain: Strain, dealt: Readonly<Record<Seat, readonly Card[]>>) {
    this.dice = dice;
    this.strain = strain;
    this.hands = { N: [...dealt.N], E: [...dealt.E], S: [...dealt.S], W: [...dealt.W] };
    this.carelessness = dice.pick([0.01, 0.05, 0.2]);
  }

  private choose(seat: Seat, led: Card | undefined): Card {
    const hand = this.hands[seat];
    const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
    const careless = following.length === 0 || this.dice.often(this.carelessness);
    return this.dice.pick(careless ? hand : following);
  }

  private put(plays: Mutable[], play: Mutable): void {
    plays.push(play);
    if (play.withdrawn === undefined && play.role !== 'surplus')
      this.hands[play.seat] = this.hands[play.seat].filter((card) => card !== play.card);
  }

  /** A card out of turn before the trick, taken back. */
  private outOfTurn(plays: Mutable[], leader: Seat): void {
    const seat = seatAfter(leader, 1 + this.dice.below(3));
    const withdrawn = this.dice.pick(['47E1', '56', '55B1'] as const);
    this.put(plays, { seat, card: this.choose(seat, undefined), withdrawn });
  }

  private correct(plays: Mutable[]): void {
    const led = plays.find(({ withdrawn }) => withdrawn === undefined) as Mutable;
    for (const play of [...plays]) {
      const following = this.hands[play.seat].filter((card) => suitOf(card) === suitOf(led.card));
      if (play === led || play.withdrawn !== undefined || play.role !== undefined) continue;
      if (suitOf(play.card) === suitOf(led.card) || following.length === 0 || !this.dice.often(0.3)) continue;
      play.withdrawn = this.dice.pick(['62A', '62A', '62C3', '62D1']);
      this.hands[play.seat].push(play.card);
      this.put(plays, { seat: play.seat, card: this.dice.pick(following) });
    }
  }

  /** One trick, or its first cards. Answers who leads to the next. */
  play(leader: Seat, cards = 4): Seat {
    const plays: Mutable[] = [];
    this.tricks.push(plays);
    if (cards === 4 && this.dice.often(0.03)) this.outOfTurn(plays, leader);
    for (let turn = 0; turn < cards; turn++) {
      const seat = seatAfter(leader, turn);
      const led = plays.find(({ withdrawn }) => withdrawn === undefined)?.card;
      if (turn > 0 && this.omission === undefined && this.dice.often(0.002)) {
        this.omission = { trick: this.tricks.length - 1, seat };
        continue;
      }
      this.put(plays, { seat, card: this.choose(seat, led) });
      if (this.hands[seat].length > 1 && this.dice.often(0.002))
        this.put(plays, { seat, card: this.dice.pick(this.hands[seat]), role: 'surplus' });
    }
    if (cards === 4) this.correct(plays);
    return cards === 0 ? leader : winnerOf(plays, this.strain);
  }

  /** The director finds the missing card, and has one placed. */
  placeMissing(): void {
    if (this.omission === undefined || this.omission.trick >= this.tricks.length - 1 || this.dice.often(0.4))
      return;
    const { trick, seat } = this.omission;
    const plays = this.tricks[trick] as Mutable[];
    const led = plays.find(({ withdrawn, role }) => withdrawn === undefined && role === undefined) as Mutable;
    const seen = new Set(this.tricks.flatMap((cards) => cards.map(({ card }) => card)));
    const unseen = this.hands[seat].filter((card) => !seen.has(card));
    const suited = unseen.filter((card) => suitOf(card) === suitOf(led.card));
    const from = suited.length > 0 ? suited : unseen;
    if (from.length > 0) this.put(plays, { seat, card: this.dice.pick(from), role: 'placed' });
  }
}

function someFaced(dice: Dice, dealt: RandomRecord['dealt']): FacedCards[] {
  const seat = dice.pick(SEATS);
  const as = dice.pick(['major-penalty-card', 'minor-penalty-card', 'faced'] as const);
  const from = 1 + dice.below(12);
  const cards = dice.shuffled(dealt[seat]).slice(0, as === 'minor-penalty-card' ? 1 : 1 + dice.below(3));
  return [{ seat, as, cards, from, ...(dice.often(0.5) ? { to: from + dice.below(4) } : {}) }];
}

function someMust(dice: Dice): Must {
  const suit = dice.pick(SUITS);
  return dice.pick<Must>([
    { do: 'play-suit', suit },
    { do: 'avoid-suits', suits: [suit, dice.pick(SUITS)] },
    { do: 'play-highest', suit },
    { do: 'play-lowest', suit },
    { do: 'play-one-of', cards: dice.shuffled(PACK).slice(0, 20) },
  ]);
}

const someRequirements = (dice: Dice): Requirement[] =>
  Array.from({ length: 1 + dice.below(3) }, () => ({
    trick: 1 + dice.below(13),
    seat: dice.pick(SEATS),
    clause: '50D2(a)',
    must: someMust(dice),
  }));

/** Mostly among those who may be concerned: questions about cards that did not follow suit. */
function someInquiries(dice: Dice, tricks: readonly (readonly CardPlayed[])[], first: number): Inquiry[] {
  return tricks.flatMap((plays, index) => {
    const led = plays.find(({ withdrawn }) => withdrawn === undefined);
    const odd = plays.filter(({ card }) => led !== undefined && suitOf(card) !== suitOf(led.card));
    if (odd.length === 0 || dice.often(0.7)) return [];
    const { seat } = dice.pick(odd);
    const others = SEATS.filter((other) => other !== seat);
    const asker = dice.often(0.6) ? partnerOf(seat) : dice.pick(others);
    return [{ trick: first + index, asker, asked: seat }];
  });
}

const someAttention = (dice: Dice): Attention => ({
  calledOnNextBoard: SEATS.filter(() => dice.often(0.25)),
  roundEnded: dice.often(0.2),
  handsReturned: dice.often(0.5),
});

function someClaim(dice: Dice, over: number): NonNullable<PlayRecord['claim']> {
  const NS = dice.below(over + 1);
  const settled = dice.often(0.9) ? { rest: { NS, EW: over - NS } } : {};
  return { by: dice.pick(SEATS), assented: dice.often(0.5), objected: dice.often(0.3), ...settled };
}

/** Cards left over from thirteen make the tricks that the record does not hold. */
function someHands(dice: Dice, size: number): RandomRecord['dealt'] {
  const cards = dice.shuffled(PACK);
  const hand = (place: number) => cards.slice(place * size, (place + 1) * size);
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
}

export function randomRecord(next: Numbers): RandomRecord {
  const dice = new Dice(next);
  const size = dice.often(0.8) ? 13 : 3 + dice.below(10);
  const dealt = someHands(dice, size);
  const before = dice.below(14 - size);
  const contract = {
    level: dice.pick(LEVELS),
    strain: dice.pick(STRAINS),
    doubling: dice.pick(DOUBLINGS),
    declarer: dice.pick(SEATS),
  };
  const board = new Board(dice, contract.strain, dealt);
  const claims = dice.often(0.3);
  const stops = claims || dice.often(0.1);
  const whole = stops ? 1 + dice.below(size - 1) : size;
  let leader = seatAfter(contract.declarer, 1);
  for (let trick = 0; trick < whole; trick++) leader = board.play(leader);
  const begun = stops ? dice.below(4) : 0;
  if (begun > 0) board.play(leader, begun);
  board.placeMissing();
  const { tricks } = board;
  const contributed = (tricks.at(-1) ?? []).filter(
    ({ withdrawn, role }) => withdrawn === undefined && role !== 'surplus',
  ).length;
  const completed = tricks.length - (contributed < 4 ? 1 : 0);
  const over = size - completed;
  const known = dice.often(0.8);
  const first = 14 - size;
  const sides = { NS: before, EW: 13 - size - before };
  const record: PlayRecord = {
    contract,
    vulnerability: dice.pick(VULNERABILITIES),
    hands: known ? { N: handOf(dealt.N), E: handOf(dealt.E), S: handOf(dealt.S), W: handOf(dealt.W) } : {},
    tricks: tricks.map((plays) => ({ plays })),
    ...(size < 13 ? { earlier: sides } : {}),
    ...(dice.often(0.2) ? { faced: someFaced(dice, dealt) } : {}),
    ...(dice.often(0.2) ? { requirements: someRequirements(dice) } : {}),
    ...(dice.often(0.1) ? { named: [{ trick: first + dice.below(size), by: dice.pick(SEATS) }] } : {}),
    ...(dice.often(0.3) ? { inquiries: someInquiries(dice, tricks, first) } : {}),
    ...(dice.often(0.3) ? { dummyLostRights: true } : {}),
    ...(claims && over > 0 ? { claim: someClaim(dice, over) } : {}),
    ...(dice.often(0.4) ? { attention: someAttention(dice) } : {}),
  };
  return { record, dealt };
}
