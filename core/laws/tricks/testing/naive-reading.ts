/**
 * Laws 61 to 64 once more, written from their text for a test and for nothing else: no code of the laws is used, cards
 * are plain text, everything is looked up again each time it is needed.
 */
export type Seat = 'N' | 'E' | 'S' | 'W';
export type Side = 'NS' | 'EW';

export interface Played {
  readonly seat: Seat;
  readonly card: string;
  readonly withdrawn?: string;
  readonly role?: string;
}

interface Must {
  readonly do: string;
  readonly suit?: string;
  readonly suits?: readonly string[];
  readonly cards?: readonly string[];
}

/** What a record of play says, as far as it matters here; with the hands as lists of cards. */
export interface NaiveRecord {
  readonly contract: {
    readonly strain: string;
    readonly declarer: Seat;
    readonly level: number;
    readonly doubling: string;
  };
  readonly vulnerability: string;
  readonly earlier?: Readonly<Record<Side, number>>;
  readonly tricks: readonly { readonly plays: readonly Played[] }[];
  readonly faced?: readonly {
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly as: string;
    readonly from: number;
    readonly to?: number;
  }[];
  readonly requirements?: readonly { readonly trick: number; readonly seat: Seat; readonly must: Must }[];
  readonly named?: readonly { readonly trick: number; readonly by: Seat }[];
  readonly inquiries?: readonly { readonly trick: number; readonly asker: Seat; readonly asked: Seat }[];
  readonly dummyLostRights?: boolean;
  readonly claim?: {
    readonly by: Seat;
    readonly assented: boolean;
    readonly objected: boolean;
    readonly rest?: Readonly<Record<Side, number>>;
  };
  readonly attention?: {
    readonly calledOnNextBoard: readonly Seat[];
    readonly roundEnded: boolean;
    readonly handsReturned: boolean;
  };
}

export interface NaiveOptions {
  readonly literalAssent: boolean;
  readonly bothOnOneTrick: string;
  readonly defendersAsking: string;
  /** Has declarer accepted every card that was played in place of a penalty card (Law 52B1)? */
  readonly lawFiftyTwo: boolean;
  readonly answers: Readonly<Record<string, string>>;
}

export interface Found {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: string;
  readonly kind: string;
  readonly suit: string;
  readonly legal: readonly string[];
  readonly withdrawn: string | undefined;
  readonly order: number;
}

const ORDER = 'AKQJT98765432';
export const ROUND: readonly Seat[] = ['N', 'E', 'S', 'W'];
export const side = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const other = (which: Side): Side => (which === 'NS' ? 'EW' : 'NS');
const partner = (seat: Seat): Seat => ROUND[(ROUND.indexOf(seat) + 2) % 4] as Seat;
export const suit = (card: string): string => card.charAt(0);
export const height = (card: string): number => 13 - ORDER.indexOf(card.charAt(1));

/** Of several cards that one had to play, the suit of the first in the order of the pack. */
const topSuit = (cards: readonly string[]): string =>
  ['S', 'H', 'D', 'C'].find((one) => cards.some((card) => suit(card) === one)) ?? '';

export class Reading {
  readonly record: NaiveRecord;
  readonly dealt: Readonly<Record<Seat, readonly string[]>> | undefined;
  readonly edition: number;
  readonly options: NaiveOptions;
  readonly first: number;
  readonly last: number;
  readonly dummy: Seat;

  constructor(
    record: NaiveRecord,
    dealt: Readonly<Record<Seat, readonly string[]>> | undefined,
    edition: number,
    options: NaiveOptions,
  ) {
    this.record = record;
    this.dealt = dealt;
    this.edition = edition;
    this.options = options;
    this.first = 1 + (record.earlier ? record.earlier.NS + record.earlier.EW : 0);
    this.last = this.first + record.tricks.length - 1;
    this.dummy = partner(record.contract.declarer);
  }

  cards(trick: number): readonly Played[] {
    return this.record.tricks[trick - this.first]?.plays ?? [];
  }

  stands(play: Played): boolean {
    return !play.withdrawn && !play.role;
  }

  /** All cards a player has at the beginning, as far as anybody knows. */
  start(seat: Seat): string[] {
    if (this.dealt) return [...this.dealt[seat]];
    const seen: string[] = [];
    for (const { plays } of this.record.tricks)
      for (const play of plays) if (play.seat === seat && !seen.includes(play.card)) seen.push(play.card);
    return seen;
  }

  isWhollyKnown(seat: Seat): boolean {
    return this.start(seat).length === 14 - this.first;
  }

  heldBefore(seat: Seat, trick: number): string[] {
    const gone: string[] = [];
    for (let earlier = this.first; earlier < trick; earlier++)
      for (const play of this.cards(earlier))
        if (play.seat === seat && !play.withdrawn && play.role !== 'surplus') gone.push(play.card);
    return this.start(seat).filter((card) => !gone.includes(card));
  }

  /** The suit that the card at that place had to follow. */
  ledBefore(trick: number, place: number): string | undefined {
    const plays = this.cards(trick);
    const mine = plays[place] as Played;
    const before = plays.slice(0, place).filter((play) => play.seat !== mine.seat && !play.role);
    const lead = before.find((play) => !play.withdrawn) ?? (mine.withdrawn ? before[0] : undefined);
    return lead ? suit(lead.card) : undefined;
  }

  facedNow(seat: Seat, trick: number) {
    return (this.record.faced ?? []).filter(
      (one) => one.seat === seat && trick >= one.from && trick <= (one.to ?? 13),
    );
  }

  obeys(card: string, cards: readonly string[], must: Must): boolean {
    const inSuit = cards.filter((one) => suit(one) === must.suit).map(height);
    if (must.do === 'play-suit') return suit(card) === must.suit;
    if (must.do === 'avoid-suits') return !must.suits?.includes(suit(card));
    if (must.do === 'play-one-of') return must.cards?.includes(card) === true;
    const wanted = must.do === 'play-highest' ? Math.max(...inSuit) : Math.min(...inSuit);
    return suit(card) === must.suit && height(card) === wanted;
  }

  /** What a player may play: after following suit and orders, and after his penalty cards as well. */
  freedom(trick: number, seat: Seat, led: string | undefined): { obeying: string[]; legal: string[] } {
    const held = this.heldBefore(seat, trick);
    const follow = held.filter((card) => suit(card) === led);
    let obeying = follow.length > 0 ? follow : held;
    for (const order of this.record.requirements ?? []) {
      if (order.trick !== trick || order.seat !== seat) continue;
      const before = obeying;
      const obedient = before.filter((card) => this.obeys(card, before, order.must));
      if (obedient.length > 0) obeying = obedient;
    }
    if (side(seat) === side(this.dummy)) return { obeying, legal: obeying };
    const faced = this.facedNow(seat, trick);
    const major = faced.filter((one) => one.as === 'major-penalty-card').flatMap((one) => one.cards);
    const duty = obeying.filter((card) => major.includes(card));
    if (duty.length > 0) return { obeying, legal: duty };
    const minor = faced.filter((one) => one.as === 'minor-penalty-card').flatMap((one) => one.cards)[0];
    if (minor === undefined || !obeying.includes(minor)) return { obeying, legal: obeying };
    const legal = obeying.filter(
      (card) => card === minor || suit(card) !== suit(minor) || 'AKQJT'.includes(card.charAt(1)),
    );
    return { obeying, legal };
  }

  /** Law 61A, and Law 67B1. */
  revokes(): Found[] {
    const found: Found[] = [];
    for (let trick = this.first; trick <= this.last; trick++) {
      this.cards(trick).forEach((play, order) => {
        if (play.role) return;
        const led = this.ledBefore(trick, order);
        const { obeying, legal } = this.freedom(trick, play.seat, led);
        if (legal.includes(play.card)) return;
        const hadSuit =
          led !== undefined && this.heldBefore(play.seat, trick).some((card) => suit(card) === led);
        const base = { trick, seat: play.seat, card: play.card, legal, withdrawn: play.withdrawn, order };
        if (hadSuit && suit(play.card) !== led) found.push({ ...base, kind: 'follow', suit: led });
        else if (obeying.includes(play.card)) found.push({ ...base, kind: 'card', suit: topSuit(legal) });
        else found.push({ ...base, kind: 'suit', suit: this.suitOfOrder(trick, play, legal) });
      });
      const deemed = this.deemed(trick);
      if (deemed) found.push(deemed);
    }
    return found;
  }

  suitOfOrder(trick: number, play: Played, legal: readonly string[]): string {
    const order = this.record.requirements?.find(
      (one) => one.trick === trick && one.seat === play.seat && !this.obeys(play.card, [play.card], one.must),
    );
    if (order?.must.do === 'avoid-suits') return suit(play.card);
    return order?.must.suit ?? topSuit(legal);
  }

  deemed(trick: number): Found | undefined {
    const seat = ROUND.find(
      (one) => !this.cards(trick).some((play) => play.seat === one && this.stands(play)),
    );
    const bothPlayedOn = (['NS', 'EW'] as const).every((which) =>
      this.cards(trick + 1).some((play) => side(play.seat) === which && !play.role),
    );
    if (seat === undefined || !bothPlayedOn) return undefined;
    const led = suit((this.cards(trick).find((play) => this.stands(play)) as Played).card);
    const placed = this.cards(trick).find((play) => play.seat === seat && play.role === 'placed');
    const left = this.heldBefore(seat, this.last + 1);
    const inHand = placed ? suit(placed.card) === led : left.some((card) => suit(card) === led);
    if (this.edition === 1997 && (inHand || !(placed || this.isWhollyKnown(seat)))) return undefined;
    const card = '--';
    return { trick, seat, card, kind: 'deemed', suit: led, legal: [], withdrawn: undefined, order: 9 };
  }

  hasPlayed(which: Side, trick: number): boolean {
    return this.cards(trick).some(
      (play) => side(play.seat) === which && !play.role && play.withdrawn !== '47E1',
    );
  }

  /** Law 63A: the clause and who. */
  established(one: Found): string | undefined {
    const ours = side(one.seat);
    const named = this.record.named?.find((card) => card.trick === one.trick + 1 && side(card.by) === ours);
    if (named) return `63A2 ${named.by}`;
    const next = this.cards(one.trick + 1).filter((play) => side(play.seat) === ours && !play.role);
    const counted = this.edition === 2017 ? next.filter((play) => play.withdrawn !== '47E1') : next;
    if (counted[0]) return `63A1 ${counted[0].seat}`;
    const claim = this.record.claim;
    if (!claim) return undefined;
    if (side(claim.by) === ours) return `63A3 ${claim.by}`;
    const by = one.seat === this.dummy ? this.record.contract.declarer : one.seat;
    const late = this.record.attention;
    const silent =
      late !== undefined && (late.roundEnded || late.calledOnNextBoard.some((seat) => side(seat) === ours));
    if (claim.objected) return undefined;
    if (this.edition === 2017) return silent ? `63A4 ${by}` : undefined;
    return silent || (claim.assented && this.options.literalAssent) ? `63A3 ${by}` : undefined;
  }

  asIf(one: Found): string | undefined {
    if (one.seat === this.dummy || one.kind === 'deemed') return undefined;
    const asked = this.record.inquiries?.find((ask) => ask.trick === one.trick && ask.asked === one.seat);
    if (!asked) return undefined;
    if (one.seat === this.record.contract.declarer)
      return asked.asker === this.dummy && this.record.dummyLostRights ? '43B2(b)' : undefined;
    const defenders = asked.asker === partner(one.seat);
    return this.edition === 1997 && defenders && this.options.defendersAsking !== 'allowed'
      ? '63B'
      : undefined;
  }
}
