import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  type Card,
  cardsOf,
  SEATS,
  type Seat,
  type Strain,
  seatAfter,
  sideOf,
  suitOf,
  trickWinner,
} from '../../game/index.ts';
import { Believed } from './believed.ts';
import { Board } from './board.ts';
import { type ClaimPosition, judgeClaim, judgeLine, NOTHING_SAID, tricksLeft } from './index.ts';
import { endings, PACKS } from './testing/any-ending.ts';
import { cards, claimOf, ending } from './testing/endings.ts';

/*
 * What is certain, written a second time from its meaning: declarer chooses with both his hands in sight, and whatever
 * he chooses must hold in every way in which the cards that he does not see can be dealt. The ways that agree with
 * the cards played so far are kept as a list, and the list is parted by what the opponents play.
 */

interface Deal {
  readonly E: readonly Card[];
  readonly W: readonly Card[];
}

type Own = Readonly<Record<'N' | 'S', readonly Card[]>>;

const legal = (hand: readonly Card[], table: readonly Card[]): readonly Card[] => {
  const [led] = table;
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
};

const without = (hand: readonly Card[], card: Card): readonly Card[] => hand.filter((each) => each !== card);

function certain(
  strain: Strain,
  own: Own,
  deals: readonly Deal[],
  leader: Seat,
  table: readonly Card[],
): number {
  if (table.length === 4) {
    const winner = trickWinner({ leader, cards: table }, strain);
    return (sideOf(winner) === 'NS' ? 1 : 0) + certain(strain, own, deals, winner, []);
  }
  const seat = seatAfter(leader, table.length);
  if (seat === 'N' || seat === 'S') {
    const cards = legal(own[seat], table);
    if (cards.length === 0) return 0;
    return Math.max(
      ...cards.map((card) =>
        certain(strain, { ...own, [seat]: without(own[seat], card) }, deals, leader, [...table, card]),
      ),
    );
  }
  const possible = new Set(deals.flatMap((deal) => legal(deal[seat], table)));
  if (possible.size === 0) return 0;
  return Math.min(
    ...[...possible].map((card) => {
      const left = deals
        .filter((deal) => legal(deal[seat], table).includes(card))
        .map((deal) => ({ ...deal, [seat]: without(deal[seat], card) }));
      return certain(strain, own, left, leader, [...table, card]);
    }),
  );
}

/** Every way to deal the opponents' cards. */
function dealsOf({ hands }: ClaimPosition): readonly Deal[] {
  const pool = [...cardsOf(hands.E), ...cardsOf(hands.W)];
  const size = pool.length / 2;
  return Array.from({ length: 2 ** pool.length }, (_, bits) => bits)
    .map((bits) => pool.filter((_, index) => (bits >> index) & 1))
    .filter((cards) => cards.length === size)
    .map((E) => ({ E, W: pool.filter((card) => !E.includes(card)) }));
}

const naively = (position: ClaimPosition): number => {
  const { strain, hands, trick } = position;
  const own = { N: cardsOf(hands.N), S: cardsOf(hands.S) };
  return certain(strain, own, dealsOf(position), trick.leader, []);
};

const LIMIT = 100_000;

/** The tricks of which declarer is certain, or a defender, nothing missed. */
function counted(position: ClaimPosition, claimer: Seat = 'S'): number {
  const believed = new Believed(new Board(position, claimer), {
    defender: claimer === 'S' ? -1 : SEATS.indexOf(claimer),
    dummy: 0,
    noticesShowOut: false,
    said: [],
  });
  let tricks = tricksLeft(position);
  while (tricks > 0 && believed.isCertainOf(tricks, LIMIT) !== true) tricks--;
  return tricks;
}

const started = (most: number) =>
  endings(most, PACKS).filter(({ trick, hands }) => trick.cards.length === 0 && cardsOf(hands.N).length > 0);

test('no more is counted as certain than holds however the unseen cards lie', () => {
  let same = 0;
  let all = 0;
  fc.assert(
    fc.property(started(3), (position) => {
      const count = counted(position);
      const truth = naively(position);
      expect(count).toBeLessThanOrEqual(truth);
      all++;
      if (count === truth) same++;
    }),
    { numRuns: 150 },
  );
  // Squeezes, and what only the number of cards in a hand proves, are not counted: nearly always there is neither.
  expect(same / all).toBeGreaterThan(0.9);
});

test('70A: who has missed nothing gets at least what is certain', () => {
  fc.assert(
    fc.property(started(4), (position) => {
      const claimed = counted(position);
      const { awarded, missed } = orThrow(
        judgeClaim({
          edition: 2017,
          position,
          claimer: 'S',
          claimed,
          statement: NOTHING_SAID,
          trumpLikelyForgotten: false,
          director: { missed: [] },
        }),
      );
      expect(missed).toEqual([]);
      expect(awarded).toBeGreaterThanOrEqual(claimed);
    }),
    { numRuns: 400 },
  );
});

test('70A: an opponent may ruff with a higher trump than he must, before a hand that could overruff a low one', () => {
  // West, out of hearts, leads the nine of trumps: with the jack and king on it the five could be beaten by the eight.
  const hands = { N: 'SJ S5 HQ', E: 'S2 H7 H4', S: 'SK H3 H2', W: 'ST S9 S8' };
  const steps = [{ do: 'discard', card: 'SJ' }] as const;
  for (const statement of [NOTHING_SAID, { steps, trumpMentioned: false }]) {
    const question = claimOf(ending('S', hands, { leader: 'N' }), { claimed: 2, statement });
    expect(orThrow(judgeLine(question, cards('HQ H7 H3 ST S9 SJ'))).normal).toBe(false);
    expect(orThrow(judgeClaim(question)).awarded).toBe(2);
  }
});

test('70A: an opponent may take the trick from his partner, to lead himself', () => {
  // East’s jack of clubs has won: East leads and North ruffs last, or West has taken it and leads before North.
  const hands = { N: 'SK S9', E: 'SQ DJ', S: 'HJ D7 C6', W: 'D9 CK C7' };
  expect(counted(ending('S', hands, { leader: 'N', played: 'C4 CJ' }))).toBe(1);
});

test('70A: what was seen of one trick is not carried over to another question', () => {
  // South leads the heart, the ten loses to the jack, East’s nine and six of spades follow: one trick.
  const hands = { N: 'S7 HK HT', E: 'S9 S6 HJ', S: 'S8 S3 H5', W: 'S5 H7 H6' };
  const question = claimOf(ending('C', hands), { edition: 1997, claimed: 1 });
  expect(orThrow(judgeLine(question, cards('H5 H7 HT HJ S9 S3 S5 S7 S6 S8 H6 HK')))).toMatchObject({
    normal: true,
    tricks: 1,
  });
  expect(orThrow(judgeClaim(question)).awarded).toBe(1);
});

test('70A, 70D2: declarer may lead low to a card of dummy’s, and ruff higher than a defender who claims', () => {
  const low = { N: 'S9 HT', E: 'SA H6', S: 'SJ ST S2', W: 'S8 HA H5' };
  expect(counted(ending('NT', low, { leader: 'N', played: 'S7 S5' }), 'W')).toBe(0);
  const ruffed = { N: 'DA C4', E: 'SA HT', S: 'H6 DJ D3', W: 'S6 D7 C2' };
  expect(counted(ending('D', ruffed, { leader: 'N', played: 'HA HJ' }), 'W')).toBe(0);
});

test('70A: what a defender who claims is certain of is read from his own hand, though his partner is on lead', () => {
  const hands = { N: 'S7 D8', E: 'HA HK', S: 'S8 D5', W: 'D4 C2' };
  expect(counted(ending('NT', hands, { leader: 'E' }), 'W')).toBe(0);
  expect(counted(ending('NT', hands, { leader: 'E' }), 'E')).toBe(2);
});
