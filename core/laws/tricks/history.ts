import {
  type Card,
  type Deal,
  dummyOf,
  type Hand,
  handOf,
  handSize,
  outranks,
  partnerOf,
  type Seat,
  type Side,
  type Strain,
  type Suit,
  sideOf,
  suitOf,
  TRICKS,
  without,
} from '../../game/index.ts';
import { type Attention, type CardPlayed, IN_TIME, type PlayRecord, type TrickCount } from './record.ts';

/** A trick with what can be worked out of it. */
export interface TrickHistory {
  readonly number: number;
  readonly plays: readonly CardPlayed[];
  /** The suit led, by the card that stands. */
  readonly led: Suit | undefined;
  /** Who won it and with which card; nobody yet while it is being played. */
  readonly won: CardPlayed | undefined;
  /** What each player is known to have held when the trick began. */
  readonly before: Deal;
}

/** A record of play with what can be worked out of it, once, for all the laws that ask. */
export interface History {
  readonly record: PlayRecord;
  readonly dummy: Seat;
  readonly tricks: readonly TrickHistory[];
  /** Is every card of that hand known? */
  readonly known: Readonly<Record<Seat, boolean>>;
  /** What each player is known to hold at the end of the record. */
  readonly left: Deal;
  /** The tricks won by play, before and in the record. */
  readonly won: TrickCount;
}

const NO_TRICKS: TrickCount = { NS: 0, EW: 0 };

/** How many tricks were won before the record begins. */
export const earlierTricks = ({ earlier = NO_TRICKS }: PlayRecord): number => earlier.NS + earlier.EW;

/** Does the card stand as one that was played in the ordinary way, so that it can win the trick? */
export const decides = ({ withdrawn, role }: CardPlayed): boolean =>
  withdrawn === undefined && role === undefined;

/** Has the card left the hand? A surplus card is deemed never to have left it, once it is found (Law 67B2). */
const hasLeft = ({ withdrawn, role, unnoticed }: CardPlayed): boolean =>
  withdrawn === undefined && (role !== 'surplus' || unnoticed === true);

/** Does the player defend? */
export const isDefender = ({ record }: History, seat: Seat): boolean =>
  sideOf(seat) !== sideOf(record.contract.declarer);

/** Who plays the cards of a hand: declarer plays dummy's (Law 45B). */
export const playerOf = ({ dummy }: History, seat: Seat): Seat => (seat === dummy ? partnerOf(seat) : seat);

const beats = (card: Card, best: Card, strain: Strain): boolean =>
  suitOf(card) === suitOf(best) ? outranks(card, best) : suitOf(card) === strain;

/** The card that wins, of those that stand (Law 44E, F). */
export function bestOf(plays: readonly CardPlayed[], strain: Strain): CardPlayed | undefined {
  let best: CardPlayed | undefined;
  for (const play of plays)
    if (decides(play) && (best === undefined || beats(play.card, best.card, strain))) best = play;
  return best;
}

/** The hand as the record gives it, or all that was seen of it. */
const handAtStart = ({ hands, tricks }: PlayRecord, seat: Seat): Hand =>
  hands[seat] ??
  handOf(tricks.flatMap(({ plays }) => plays.filter((play) => play.seat === seat).map(({ card }) => card)));

const isComplete = (plays: readonly CardPlayed[]): boolean =>
  plays.reduce((count, play) => (decides(play) || play.role === 'placed' ? count + 1 : count), 0) >= 4;

/** Has a player taken back his card and not played another? */
const isPlayedAgain = (plays: readonly CardPlayed[]): boolean =>
  plays.some(
    ({ seat, withdrawn }) =>
      withdrawn !== undefined && !plays.some((other) => other.seat === seat && other.withdrawn === undefined),
  );

/** Works out who held what when, what was led and who won. The record must be one that `checkRecord` accepts. */
export function historyOf(record: PlayRecord): History {
  const start = (seat: Seat): Hand => handAtStart(record, seat);
  const hands = { N: start('N'), E: start('E'), S: start('S'), W: start('W') };
  const size = TRICKS - earlierTricks(record);
  const known = (seat: Seat): boolean => handSize(hands[seat]) >= size;
  const allKnown = { N: known('N'), E: known('E'), S: known('S'), W: known('W') };
  const won: Record<Side, number> = { ...(record.earlier ?? NO_TRICKS) };
  const tricks: TrickHistory[] = [];
  // Cards led to the next trick that have all gone back do not end one that is played again.
  const latest = record.tricks.findLastIndex(({ plays }) => plays.some(({ withdrawn }) => !withdrawn));
  for (const [index, { plays }] of record.tricks.entries()) {
    const wentOn = index < record.tricks.length - 1 && !(index >= latest && isPlayedAgain(plays));
    const over = wentOn || isComplete(plays);
    const lead = plays.find(decides);
    const best = over ? bestOf(plays, record.contract.strain) : undefined;
    tricks.push({
      number: TRICKS - size + index + 1,
      plays,
      led: lead && suitOf(lead.card),
      won: best,
      before: { ...hands },
    });
    for (const play of plays)
      if (hasLeft(play)) hands[play.seat] = without(hands[play.seat], handOf([play.card]));
    if (best !== undefined) won[sideOf(best.seat)]++;
  }
  return { record, dummy: dummyOf(record.contract), tricks, known: allKnown, left: hands, won };
}

/** The trick of that number, if the record holds it. */
export const trickOf = ({ record, tricks }: History, number: number): TrickHistory | undefined =>
  tricks[number - earlierTricks(record) - 1];

/**
 * Has a card been played from a hand of that side to the trick, legally or not? One taken back counts, unless an
 * opponent's mistake had caused it (Law 47E1).
 */
export const hasPlayedTo = (history: History, side: Side, trick: number): boolean =>
  (trickOf(history, trick)?.plays ?? []).some(
    ({ seat, role, withdrawn }) => role === undefined && withdrawn !== '47E1' && sideOf(seat) === side,
  ) ||
  (history.record.attempted ?? []).some(
    (each) => each.trick === trick && each.clause !== '47E1' && sideOf(each.by) === side,
  );

/** The suit that a card had to follow when it fell; `undefined` when it was a lead. */
export function suitToFollow(trick: TrickHistory, place: number): Suit | undefined {
  const play = trick.plays[place];
  if (play === undefined) return undefined;
  const [lead] = trick.plays;
  if (place > 0 && lead !== undefined && decides(lead) && lead.seat !== play.seat) return suitOf(lead.card);
  const earlier = trick.plays
    .slice(0, place)
    .filter(({ seat, role }) => seat !== play.seat && role === undefined);
  const inForce = earlier.find(decides) ?? (play.withdrawn === undefined ? undefined : earlier[0]);
  return inForce && suitOf(inForce.card);
}

/** Is the play over, with every trick won by somebody? */
export const isOver = ({ record, won }: History): boolean =>
  won.NS + won.EW === TRICKS || record.claim?.rest !== undefined;

/** The tricks of each side as they came about: by play, and by a claim or concession once it is settled. */
export function tricksTaken({ record, won }: History): TrickCount {
  const rest = record.claim?.rest ?? NO_TRICKS;
  return { NS: won.NS + rest.NS, EW: won.EW + rest.EW };
}

/** What had happened when attention was drawn to that revoke. */
export const attentionTo = (
  { record }: History,
  { trick, seat }: { readonly trick: number; readonly seat: Seat },
): Attention =>
  record.attentionTo?.find((drawn) => drawn.trick === trick && drawn.seat === seat) ??
  record.attention ??
  IN_TIME;
