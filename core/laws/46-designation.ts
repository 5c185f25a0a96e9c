import {
  type Card,
  cardsIn,
  cardsOf,
  cardsToFollow,
  type Hand,
  handOf,
  lhoOf,
  outranks,
  PACK,
  type Rank,
  rankOf,
  SEATS,
  type Seat,
  type Suit,
  suitOf,
} from '../game/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { DummyNamed } from './happening/happening.ts';
import { cardWithdrawnBy, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, ask, askOrSee, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer, Answerer } from './ruling/ruling.ts';
import {
  cardsInTrick,
  handLeft,
  isGone,
  playOf,
  suitLed,
  type TablePlay,
  winnersCard,
} from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** What declarer's words amount to. */
type Designated =
  | { readonly kind: 'card'; readonly card: Card; readonly clause: Clause }
  /** More than one card fits: declarer has to say which. */
  | { readonly kind: 'which'; readonly cards: readonly Card[]; readonly clause: Clause }
  /** Dummy does not hold it: declarer names any legal card. */
  | { readonly kind: 'invalid'; readonly clause: Clause }
  /** The words fit no card of dummy's: the director says what they mean. */
  | { readonly kind: 'unclear'; readonly clause: Clause }
  /** Neither suit nor rank: either defender names the card. */
  | { readonly kind: 'defender-names'; readonly clause: Clause };

const card = (found: Card | undefined, clause: Clause): Designated =>
  found === undefined ? { kind: 'invalid', clause: '46B4' } : { kind: 'card', card: found, clause };

/** The clauses of 1997 have no letters under 46B1. */
const letter = (edition: LawsEdition, which: 'a' | 'b' | 'c'): Clause =>
  edition === 1997 ? '46B1' : `46B1(${which})`;

const beats = (one: Card, other: Card, strain: string): boolean =>
  suitOf(one) === suitOf(other) ? outranks(one, other) : suitOf(one) === strain;

function bestOnTable(play: TablePlay): Card | undefined {
  const cards = cardsInTrick(play).map((each) => each.card);
  return cards.reduce<Card | undefined>(
    (best, each) => (best === undefined || beats(each, best, play.contract.strain) ? each : best),
    undefined,
  );
}

/** The lowest card of dummy that is known to win: nothing on the table and nothing still hidden beats it. */
function lowestWinner(play: TablePlay, cards: readonly Card[], hand: Hand): Card | undefined {
  const best = bestOnTable(play);
  const last = cardsInTrick(play).length === SEATS.length - 1;
  const own = cardsOf(hand);
  const hidden = PACK.filter((each) => !isGone(play, each) && !own.includes(each));
  const { strain } = play.contract;
  const isKnown = (each: Card): boolean =>
    (best === undefined || beats(each, best, strain)) &&
    (last || !hidden.some((other) => suitOf(other) === suitOf(each) && outranks(other, each)));
  return cards.filter(isKnown).at(-1);
}

/** What dummy has left, the suit that was led, and what may be played to it. */
function cardsOfDummy(table: Table, dummy: Seat): { hand: Hand; led?: Suit; legal: readonly Card[] } {
  const hand = handLeft(table, dummy) ?? handOf([]);
  const led = suitLed(playOf(table));
  return led === undefined ? { hand, legal: cardsOf(hand) } : { hand, led, legal: cardsToFollow(hand, led) };
}

/** Words that name no card at all. */
const isAnyWord = (word: DummyNamed['word']): boolean =>
  word === undefined || word === 'anything' || word === 'play';

/** Law 46B: what an incomplete designation of dummy's card means, where no other intention is beyond doubt. */
function designatedBy(
  table: Table,
  { suit, rank, word }: Pick<DummyNamed, 'suit' | 'rank' | 'word'>,
  dummy: DummyNamed['seat'],
): Designated {
  const play = playOf(table);
  const { hand, led, legal } = cardsOfDummy(table, dummy);
  const { edition } = table;
  if (suit !== undefined && rank !== undefined) {
    const named: Card = `${suit}${rank}`;
    return card(cardsOf(hand).includes(named) ? named : undefined, '46A');
  }
  if (rank !== undefined) return byRank(play, hand, legal, rank);
  const ofSuit = suit && cardsIn(hand, suit);
  if (ofSuit !== undefined && (ofSuit.length === 0 || isAnyWord(word))) return card(ofSuit.at(-1), '46B2');
  if (isAnyWord(word)) return { kind: 'defender-names', clause: '46B5' };
  if (word === 'win' && (led !== undefined || ofSuit !== undefined)) {
    const winner = lowestWinner(play, ofSuit ?? legal, hand);
    const clause = letter(edition, 'b');
    return winner === undefined ? { kind: 'unclear', clause } : { kind: 'card', card: winner, clause };
  }
  // "High" and "low" speak of the suit named or led; where there is none, or none in dummy, they say nothing.
  const meant = ofSuit ?? (led === undefined ? [] : cardsIn(hand, led));
  const [highest] = meant;
  const lowest = meant.at(-1);
  if (highest === undefined || lowest === undefined) return { kind: 'defender-names', clause: '46B5' };
  return word === 'low'
    ? { kind: 'card', card: lowest, clause: letter(edition, 'c') }
    : { kind: 'card', card: highest, clause: letter(edition, 'a') };
}

/** Law 46B3: a rank without a suit. Dummy leading goes on with the suit it won the last trick with: trumps after a ruff. */
function byRank(play: TablePlay, hand: Hand, legal: readonly Card[], rank: Rank): Designated {
  const of = (suit: Suit | undefined): Card | undefined =>
    cardsOf(hand).find((each) => rankOf(each) === rank && suitOf(each) === suit);
  if (cardsInTrick(play).length === 0) {
    const won = winnersCard(play);
    const same = won && of(suitOf(won));
    if (same !== undefined) return card(same, '46B3(a)');
  }
  const fitting = legal.filter((each) => rankOf(each) === rank);
  const [only, ...more] = fitting;
  if (only !== undefined && more.length > 0) return { kind: 'which', cards: fitting, clause: '46B3(b)' };
  return card(only, '46B3(b)');
}

/** Law 46: declarer has named dummy's card in too few words. */
export function* dummyNamed({ table, irregularity }: Scene<Irregular<'dummy-named'>>): Procedure {
  const { offender: declarer, dummy, named } = irregularity;
  const found = designatedBy(table, named, dummy);
  if (found.kind === 'card' && found.clause === '46A') {
    if (named.pointing === true) yield note('gesture-completes', found.clause, { card: found.card });
    return [{ type: 'card', seat: dummy, card: found.card }];
  }
  if (found.kind === 'defender-names') {
    const meant = yield* ask({
      id: 'card-meant',
      answerer: 'director',
      clause: '46B',
      params: { seat: declarer },
      answers: [
        { id: 'no', clause: found.clause },
        ...answersTo(table, found, named, dummy).map(beyondDoubt),
      ],
    });
    if (meant !== 'no') return [{ type: 'card', seat: dummy, card: meant as Card }];
  }
  const { id, answerer } = asking(found.kind, declarer, dummy);
  const asked = {
    id,
    answerer,
    clause: found.clause,
    params: { seat: declarer, ...(found.kind === 'card' ? { card: found.card } : {}) },
    answers: answersTo(table, found, named, dummy),
  };
  const chosen =
    found.kind === 'invalid' ? yield* namedAgain(table, asked, { declarer, dummy }) : yield* ask(asked);
  const meant = chosen === 'as-said' && found.kind === 'card' ? found.card : (chosen as Card);
  return [{ type: 'card', seat: dummy, card: meant }];
}

/** Law 46B, its first words: what declarer meant beyond doubt goes before what his words amount to. */
const beyondDoubt = ({ id }: Answer): Answer => ({ id, clause: '46B' });

/**
 * Dummy has no such card. An opponent who played on the words has played to nothing: his card goes back, free, and he
 * plays to the card that is named now (Law 47D).
 */
function* namedAgain(
  table: Table,
  asked: Asked,
  { declarer, dummy }: { readonly declarer: Seat; readonly dummy: Seat },
): Telling<string> {
  const reply = yield* askOrSee({ ...asked, heard: [lhoOf(dummy)] });
  if ('answer' in reply) return reply.answer;
  const { seat, card: fell } = reply.card;
  yield note('card-goes-back', '47D', { offender: seat, cards: fell });
  yield cardWithdrawnBy(declarer, { seat, card: fell }, table.edition);
  return yield* ask(asked);
}

/** What is asked, and of whom. Either defender may name the card; the one to dummy's left is asked. */
function asking(
  kind: Designated['kind'],
  declarer: Seat,
  dummy: Seat,
): { readonly id: string; readonly answerer: Answerer } {
  switch (kind) {
    case 'card':
      return { id: 'intended-card', answerer: 'director' };
    case 'unclear':
      return { id: 'unclear-card', answerer: 'director' };
    case 'which':
      return { id: 'which-card', answerer: declarer };
    case 'invalid':
      return { id: 'name-another', answerer: declarer };
    case 'defender-names':
      return { id: 'defender-names', answerer: lhoOf(dummy) };
  }
}

/** The cards that may be meant. In 1997 "high" in fourth hand may be ruled to be the lowest card that wins. */
function answersTo(table: Table, found: Designated, named: DummyNamed, dummy: Seat): readonly Answer[] {
  const { hand, legal } = cardsOfDummy(table, dummy);
  if (found.kind !== 'card') {
    const { clause } = found;
    return (found.kind === 'which' ? found.cards : legal).map((id) => ({ id, clause }));
  }
  const play = playOf(table);
  const fourth = cardsInTrick(play).length === SEATS.length - 1;
  const winner =
    table.edition === 1997 && named.word === 'high' && fourth ? lowestWinner(play, legal, hand) : undefined;
  return [
    { id: 'as-said', clause: found.clause },
    ...legal.map((id): Answer => ({ id, clause: id === winner ? '46B1' : '46B' })),
  ];
}
