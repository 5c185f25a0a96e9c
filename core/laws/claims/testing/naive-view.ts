import {
  type Card,
  partnerOf,
  RANKS,
  rankOf,
  type Seat,
  SUITS,
  type Suit,
  seatAfter,
  sideOf,
  suitOf,
  trickWinner,
} from '../../../game/index.ts';
import type { ClaimQuestion, PlayClass, Step } from '../index.ts';
import { type Belief, certainTricks, leadFrom } from './naive-certain.ts';

export type Hands = Readonly<Record<Seat, readonly Card[]>>;

/** A moment of the play: the cards held, and the trick so far. */
export interface Moment {
  readonly hands: Hands;
  readonly leader: Seat;
  readonly table: readonly Card[];
  /** Suits that an opponent has shown to be out of: `E S`. */
  readonly shown: ReadonlySet<string>;
  /** Suits that the claiming side has led since the claim and won the trick with. */
  readonly begun: ReadonlySet<Suit>;
  /** How often the claiming side has led trumps since the claim. */
  readonly trumpsLed: number;
  /** Tricks that the claiming side has won since the claim. */
  readonly won: number;
}

/** What the claim is about: what was missed, and which classes are not normal. */
export interface Claimed {
  readonly question: ClaimQuestion;
  readonly missed: readonly Card[];
  readonly notNormal: ReadonlySet<PlayClass>;
  readonly trumpForgotten: boolean;
  /** The hands when the claim was made, and how many tricks were left. */
  readonly start: Hands;
  readonly tricks: number;
  /** Tricks that he sees how to get, where he claims fewer than he could be certain of; 0 where that says nothing. */
  readonly promised: number;
  /** Does he give up a trick that he need not lose, and say that a trump is out? */
  readonly fearsTrump: boolean;
  /** Who had shown out when the claim was made. */
  readonly shownAtStart: ReadonlySet<string>;
}

export const rank = (card: Card): number => RANKS.indexOf(rankOf(card));
export const inSuit = (cards: readonly Card[], suit: Suit): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit).toSorted((a, b) => rank(a) - rank(b));
export const isHigher = (one: Card, two: Card): boolean => rank(one) < rank(two);

/** The moment as it looks to the claimer. */
export class View {
  protected readonly claimed: Claimed;
  protected readonly moment: Moment;
  readonly seat: Seat;
  protected readonly trump: Suit | undefined;
  protected readonly opponents: readonly Seat[];

  constructor(claimed: Claimed, moment: Moment) {
    this.claimed = claimed;
    this.moment = moment;
    this.seat = seatAfter(moment.leader, moment.table.length);
    const { strain } = claimed.question.position;
    this.trump = strain === 'NT' ? undefined : strain;
    const { claimer } = claimed.question;
    this.opponents = [seatAfter(claimer, 1), seatAfter(claimer, 3)];
  }

  get isDeclarer(): boolean {
    const { question } = this.claimed;
    return question.claimer === question.position.declarer;
  }

  own(suit: Suit): readonly Card[] {
    return inSuit(this.moment.hands[this.seat], suit);
  }

  /** Partner's cards where they can be seen. */
  partners(suit: Suit): readonly Card[] {
    return this.isDeclarer ? inSuit(this.moment.hands[partnerOf(this.seat)], suit) : [];
  }

  realOut(suit: Suit): readonly Card[] {
    return inSuit(
      this.opponents.flatMap((seat) => this.moment.hands[seat]),
      suit,
    );
  }

  /** The cards of a suit that he takes to be out. */
  out(suit: Suit): readonly Card[] {
    const notices = this.claimed.notNormal.has('overlooks-show-out');
    const hasShown = this.opponents.some((seat) => this.moment.shown.has(`${seat} ${suit}`));
    if (notices && hasShown) return this.realOut(suit);
    return this.realOut(suit).filter((card) => !this.claimed.missed.includes(card));
  }

  isSure(card: Card): boolean {
    return !this.out(suitOf(card)).some((each) => isHigher(each, card));
  }

  /** The opponent known to hold all that is out of a suit. */
  holder(suit: Suit): Seat | undefined {
    if (this.realOut(suit).length === 0) return undefined;
    const [first, second] = this.opponents as [Seat, Seat];
    if (this.moment.shown.has(`${first} ${suit}`)) return second;
    if (this.moment.shown.has(`${second} ${suit}`)) return first;
    return this.saidHolder(suit);
  }

  /** The opponent whom the claimer said he would finesse in a suit. */
  private saidHolder(suit: Suit): Seat | undefined {
    const { steps } = this.claimed.question.statement;
    const said = steps.find((step) => step.do === 'finesse' && step.suit === suit && this.isDue(step));
    return said?.do === 'finesse' ? said.against : undefined;
  }

  /** Has it come to what a step of the statement waits for? */
  isDue({ when }: Step): boolean {
    if (when === undefined) return true;
    const seats = when.seat === undefined ? this.opponents : [when.seat];
    return seats.some((seat) => this.moment.shown.has(`${seat} ${when.suit}`));
  }

  belief(): Belief {
    const { question } = this.claimed;
    const { hands } = this.moment;
    const { declarer, strain } = question.position;
    const missedNow = SUITS.flatMap((suit) => {
      const known = this.out(suit);
      return this.realOut(suit).filter((card) => !known.includes(card));
    });
    const pool = this.opponents
      .flatMap((seat) => hands[seat])
      .filter((card) => !(missedNow.includes(card) && suitOf(card) === this.trump));
    const dummy = partnerOf(declarer);
    return {
      strain,
      claimer: question.claimer,
      own: this.isDeclarer
        ? { [declarer]: hands[declarer], [dummy]: hands[dummy] }
        : { [question.claimer]: hands[question.claimer] },
      pool,
      missed: missedNow,
      holder: Object.fromEntries(
        SUITS.flatMap((suit) => (this.holder(suit) ? [[suit, this.holder(suit)]] : [])),
      ),
      ...(this.isDeclarer
        ? { open: [] }
        : { dummy, open: hands[dummy].filter((card) => pool.includes(card)) }),
    };
  }

  /** How many tricks are certain as the cards lie on the table. */
  certainNow(): number {
    const { hands, leader, table } = this.moment;
    const trick = table.map((card, index) => ({ seat: seatAfter(leader, index), card }));
    const belief = this.belief();
    const from = trick.length === 0 ? leadFrom(belief, leader) : leader;
    return certainTricks(belief, hands[this.seat].length, from, trick);
  }

  /** A defender leads, or has neither a card of the suit led nor a trump and throws something. */
  private get isLedOrThrown(): boolean {
    const [led] = this.moment.table;
    if (this.isDeclarer) return false;
    if (led === undefined) return true;
    return !this.moment.hands[this.seat].some(
      (card) => suitOf(card) === suitOf(led) || suitOf(card) === this.trump,
    );
  }

  /** Whatever he cannot see might be against him. */
  private withPartnersHidden(belief: Belief): Belief {
    return { ...belief, pool: [...belief.pool, ...this.moment.hands[partnerOf(this.seat)]] };
  }

  /** How many tricks are certain after each of these cards. */
  private certainAfter(legal: readonly Card[]): readonly number[] {
    const { hands, leader, table } = this.moment;
    const belief = this.isLedOrThrown ? this.withPartnersHidden(this.belief()) : this.belief();
    const trick = table.map((card, index) => ({ seat: seatAfter(leader, index), card }));
    const left = hands[this.seat].length;
    return legal.map((card) => {
      const own = {
        ...belief.own,
        [this.seat]: (belief.own[this.seat] ?? []).filter((each) => each !== card),
      };
      const from = table.length === 0 ? this.seat : leader;
      return certainTricks({ ...belief, own }, left, from, [...trick, { seat: this.seat, card }]);
    });
  }

  /** Does he lead a trump, which he means to lose? */
  losesTrump(card: Card): boolean {
    return this.claimed.fearsTrump && this.moment.table.length === 0 && suitOf(card) === this.trump;
  }

  /** Does this card leave him the tricks that he sees how to get? */
  keepsPromise(card: Card): boolean {
    const needed = this.claimed.promised - this.moment.won;
    return this.claimed.promised === 0 || this.certainAfter([card]).every((tricks) => tricks >= needed);
  }

  /** The cards among these after which most tricks are certain. */
  keeping(legal: readonly Card[]): readonly Card[] {
    const counts = this.certainAfter(legal);
    const most = Math.max(...counts);
    return legal.filter((_, index) => counts[index] === most);
  }

  protected get winning(): Seat | undefined {
    const { leader, table } = this.moment;
    return table.length === 0
      ? undefined
      : trickWinner({ leader, cards: table }, this.claimed.question.position.strain);
  }

  /** Would the card win the trick as it stands? */
  beats(card: Card): boolean {
    const { leader, table } = this.moment;
    return (
      trickWinner({ leader, cards: [...table, card] }, this.claimed.question.position.strain) === this.seat
    );
  }

  get isOurTrick(): boolean {
    return this.winning !== undefined && sideOf(this.winning) === sideOf(this.seat);
  }
}
