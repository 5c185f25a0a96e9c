import { seededNotForCompetition } from 'naipe/base';
import {
  type Card,
  type Contract,
  cardsOf,
  cardsToFollow,
  type Deal,
  handOf,
  openingLeaderOf,
  randomDeal,
  SEATS,
  type Seat,
  STRAINS,
  seatAfter,
  suitOf,
  TRICKS,
  trickWinner,
  without,
} from 'naipe/game';
import { type CardPlayed, LAWS_EDITIONS, type PlayRecord, ruleRevokes } from 'naipe/laws';
import { measure, type Row } from './measure.ts';

const RECORDS = 20;

/** Numbers below one, the same in every run. */
function numbersFrom(seed: number): () => number {
  const entropy = seededNotForCompetition(seed);
  const bytes = new Uint8Array(4);
  return () => {
    entropy(bytes);
    return new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
  };
}

/** A board played at random by people who forget to follow suit so often. */
function playedBoard(deal: Deal, contract: Contract, carelessness: number, next: () => number): PlayRecord {
  const hands: Record<Seat, Deal[Seat]> = { ...deal };
  const pick = (cards: readonly Card[]): Card => cards[Math.floor(next() * cards.length)] as Card;
  let leader = openingLeaderOf(contract);
  const tricks = Array.from({ length: TRICKS }, () => {
    const cards: Card[] = [];
    const plays = Array.from({ length: 4 }, (_, turn): CardPlayed => {
      const seat = seatAfter(leader, turn);
      const [led] = cards;
      const free = led === undefined || next() < carelessness;
      const card = pick(free ? cardsOf(hands[seat]) : cardsToFollow(hands[seat], suitOf(led)));
      cards.push(card);
      hands[seat] = without(hands[seat], handOf([card]));
      return { seat, card };
    });
    leader = trickWinner({ leader, cards }, contract.strain);
    return { plays };
  });
  return { contract, vulnerability: 'None', hands: deal, tricks };
}

function playedBoards(carelessness: number): readonly PlayRecord[] {
  const next = numbersFrom(1997);
  const entropy = seededNotForCompetition(2017);
  return Array.from({ length: RECORDS }, (_, board) => {
    const strain = STRAINS[board % STRAINS.length] ?? 'NT';
    const contract: Contract = { level: 3, strain, doubling: '', declarer: SEATS[board % 4] ?? 'S' };
    return playedBoard(randomDeal(entropy), contract, carelessness, next);
  });
}

const ruleAll = (records: readonly PlayRecord[]) => () => {
  for (const record of records) for (const edition of LAWS_EDITIONS) ruleRevokes(record, edition);
};

const items = RECORDS * LAWS_EDITIONS.length;

/** Whole boards, each ruled under the three editions. */
export const revokesBench = async (): Promise<Row[]> => [
  await measure('boards of 52 cards searched for revokes, none there', {
    run: ruleAll(playedBoards(0)),
    items,
  }),
  await measure('boards ruled with a revoke or two, tricks transferred and scored', {
    run: ruleAll(playedBoards(0.03)),
    items,
  }),
];
