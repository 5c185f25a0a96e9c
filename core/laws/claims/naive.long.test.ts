import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  type Card,
  cardsOf,
  handOf,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  type Side,
  type Strain,
  seatAfter,
  sideOf,
  suitOf,
  trickWinner,
} from '../../game/index.ts';
import { Board, cardOfMove } from './board.ts';
import {
  type ClaimPosition,
  type ClaimQuestion,
  judgeClaim,
  judgeLine,
  NOTHING_SAID,
  tricksLeft,
} from './index.ts';
import { Owners } from './memo.ts';
import { prepare, setUp } from './question.ts';
import { type Considered, Search } from './search.ts';
import { endings, PACKS, TWO_SUITS } from './testing/any-ending.ts';
import { anyStatement } from './testing/any-statement.ts';

/*
 * A second reading of the search, kept simple on purpose: lists of cards, every card of every hand, no equals, no
 * memory, no cutting. Which of the claiming side's cards count is asked of the engine, card by card; that the searches
 * for all legal cards agree checks the rest.
 */

type Hands = Readonly<Record<Seat, readonly Card[]>>;
type Counts = (played: readonly Card[], legal: readonly Card[]) => readonly Card[];

interface Game {
  readonly strain: Strain;
  readonly side: Side;
  readonly aim: 'worst' | 'best';
  readonly counts: Counts;
  readonly penaltyCards?: ClaimPosition['penaltyCards'];
}

/** Laws 50C and 50D1: what the penalty cards of a hand leave of its legal cards. */
function besidePenaltyCards(
  { penaltyCards = [] }: Game,
  seat: Seat,
  legal: readonly Card[],
): readonly Card[] {
  const own = penaltyCards.filter((each) => each.seat === seat && legal.includes(each.card));
  const major = own.filter(({ kind }) => kind === 'major').map(({ card }) => card);
  const [minor] = own.map(({ card }) => card);
  if (major.length > 0 || minor === undefined) return major.length > 0 ? major : legal;
  const isSmall = (card: Card) => RANKS.indexOf(rankOf(card)) > RANKS.indexOf('T');
  return legal.filter((card) => card === minor || suitOf(card) !== suitOf(minor) || !isSmall(card));
}

function naive(
  game: Game,
  hands: Hands,
  leader: Seat,
  table: readonly Card[],
  played: readonly Card[],
): number {
  if (table.length === 4) {
    const winner = trickWinner({ leader, cards: table }, game.strain);
    return (sideOf(winner) === game.side ? 1 : 0) + naive(game, hands, winner, [], played);
  }
  const seat = seatAfter(leader, table.length);
  const hand = hands[seat];
  if (hand.length === 0) return 0;
  const [led] = table;
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  const legal = besidePenaltyCards(game, seat, following.length > 0 ? following : hand);
  const ours = sideOf(seat) === game.side;
  const results = (ours ? game.counts(played, legal) : legal).map((card) =>
    naive(
      game,
      { ...hands, [seat]: hands[seat].filter((each) => each !== card) },
      leader,
      [...table, card],
      [...played, card],
    ),
  );
  return ours && game.aim === 'best' ? Math.max(...results) : Math.min(...results);
}

const handsOf = ({ hands }: ClaimPosition): Hands => ({
  N: cardsOf(hands.N),
  E: cardsOf(hands.E),
  S: cardsOf(hands.S),
  W: cardsOf(hands.W),
});

const naiveTricks = (
  position: ClaimPosition,
  claimer: Seat,
  aim: Game['aim'],
  counts: Counts = (_, legal) => legal,
): number =>
  naive(
    { strain: position.strain, side: sideOf(claimer), aim, counts, penaltyCards: position.penaltyCards },
    handsOf(position),
    position.trick.leader,
    position.trick.cards,
    [],
  );

/** The cards that the engine says count, at the position after the cards played. */
function countingIn(question: ClaimQuestion): Counts {
  const { board, normal } = setUp(orThrow(prepare(question)));
  return (played, legal) => {
    for (const card of played) board.play(moves.get(card) as number);
    const verdictOn = normal.verdictsOn(legal.map((each) => moves.get(each) as number));
    const counting = legal.filter((card) => verdictOn(moves.get(card) as number).counts);
    for (const _ of played) board.undo();
    return counting;
  };
}

const moves = new Map<Card, number>(
  Array.from({ length: 64 }, (_, move) => move)
    .filter((move) => (move & 15) < 13)
    .map((move) => [cardOfMove(move), move]),
);

const searched = (position: ClaimPosition, claimer: Seat, aim: 'worst' | 'best'): number | undefined => {
  const board = new Board(position, claimer);
  const all: Considered = { whole: 0 };
  return new Search(board, aim, new Owners(board), all).tricks();
};

test.each([
  { most: 3, packs: PACKS, runs: 1200 },
  { most: 4, packs: PACKS, runs: 120 },
  { most: 5, packs: TWO_SUITS, runs: 4 },
])('the fewest and the most tricks by legal cards, up to $most cards each', ({ most, packs, runs }) => {
  fc.assert(
    fc.property(endings(most, packs), fc.constantFrom<Seat>('S', 'W'), (position, claimer) => {
      expect(searched(position, claimer, 'worst')).toBe(naiveTricks(position, claimer, 'worst'));
      expect(searched(position, claimer, 'best')).toBe(naiveTricks(position, claimer, 'best'));
    }),
    { numRuns: runs },
  );
});

/** Claims of those endings, with and without a statement, by declarer and by a defender. */
const claims = (most: number, packs = PACKS): fc.Arbitrary<ClaimQuestion> =>
  endings(most, packs).chain((position) => {
    return fc.record<ClaimQuestion>({
      edition: fc.constantFrom(1997, 2007, 2017),
      position: fc.constant(position),
      claimer: fc.constant('S'),
      claimed: fc.integer({ min: 0, max: tricksLeft(position) }),
      statement: anyStatement(position),
      trumpLikelyForgotten: fc.boolean(),
      director: fc.constantFrom(
        {},
        { classes: { 'gives-up-trick': 'normal' } } as const,
        { classes: { 'not-top-down': 'not-normal', 'discards-winner': 'normal' } } as const,
      ),
    });
  });

test.each([
  { most: 3, packs: PACKS, runs: 1200 },
  { most: 4, packs: PACKS, runs: 150 },
  { most: 5, packs: TWO_SUITS, runs: 12 },
])('the ruling, up to $most cards each, against a play-out of all normal lines', ({ most, packs, runs }) => {
  fc.assert(
    fc.property(claims(most, packs), fc.boolean(), (question, byDefender) => {
      const asked: ClaimQuestion = byDefender
        ? { ...question, claimer: 'W', statement: NOTHING_SAID }
        : question;
      const expected = naiveTricks(asked.position, asked.claimer, 'worst', countingIn(asked));
      expect(orThrow(judgeClaim(asked)).awarded).toBe(expected);
    }),
    { numRuns: runs },
  );
});

test('penalty cards bind the play that is looked at (Laws 50C, 50D1)', () => {
  fc.assert(
    fc.property(
      claims(3),
      fc.nat(),
      fc.boolean(),
      fc.constantFrom<Seat>('S', 'W'),
      (question, place, isMinor, claimer) => {
        const of = (seat: 'E' | 'W', kind: 'major' | 'minor') => {
          const cards = cardsOf(question.position.hands[seat]);
          return cards.slice(place % 3, (place % 3) + 1).map((card) => ({ seat, card, kind }));
        };
        const penaltyCards = [...of('W', isMinor ? 'minor' : 'major'), ...of('E', 'major')];
        const position = { ...question.position, penaltyCards };
        const statement = claimer === 'W' ? NOTHING_SAID : question.statement;
        const asked: ClaimQuestion = { ...question, position, claimer, statement };
        const expected = naiveTricks(position, claimer, 'worst', countingIn(asked));
        expect(ruled(asked).awarded).toBe(expected);
      },
    ),
    { numRuns: 600 },
  );
});

const ruled = (question: ClaimQuestion) => orThrow(judgeClaim(question));

test('the tricks left are shared out, and the award lies between the worst and the best legal play', () => {
  fc.assert(
    fc.property(claims(6), (question) => {
      const { tricks, awarded, anyLegal, best } = ruled(question);
      expect(tricks.NS + tricks.EW).toBe(tricksLeft(question.position));
      expect(awarded).toBeGreaterThanOrEqual(anyLegal);
      expect(best === undefined || best >= awarded).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('70A: a contested claim gets no fewer tricks than the other side does not dispute', () => {
  fc.assert(
    fc.property(claims(5), fc.nat({ max: 5 }), (question, undisputed) => {
      fc.pre(undisputed <= tricksLeft(question.position));
      const { awarded, tricks } = ruled({ ...question, undisputed });
      expect(awarded).toBe(Math.max(undisputed, ruled(question).awarded));
      expect(tricks.NS).toBe(awarded);
    }),
    { numRuns: 150 },
  );
});

test('the deciding line is legal to the end and gives the claiming side what it is awarded', () => {
  fc.assert(
    fc.property(claims(6), (question) => {
      const { line, awarded } = ruled(question);
      const { trick } = question.position;
      const cards = line.flatMap(({ plays }) => plays.map(({ card }) => card));
      expect(cards.slice(0, trick.cards.length)).toEqual(trick.cards);
      const again = orThrow(judgeLine(question, cards.slice(trick.cards.length)));
      expect(again).toMatchObject({ normal: true, tricks: awarded });
      expect(line.filter(({ winner }) => sideOf(winner) === 'NS')).toHaveLength(awarded);
    }),
    { numRuns: 300 },
  );
});

test('a fuller statement leaves fewer lines open: the worst is no worse, the best no better', () => {
  fc.assert(
    fc.property(claims(5), (question) => {
      const { steps } = question.statement;
      const shorter = { ...question, statement: { ...question.statement, steps: steps.slice(0, -1) } };
      const [full, part] = [ruled(question), ruled(shorter)];
      expect(full.anyLegal).toBeGreaterThanOrEqual(part.anyLegal);
      expect((full.best ?? 0) <= (part.best ?? 13)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('whoever has all winners and the lead gets everything', () => {
  fc.assert(
    fc.property(endings(5), (position) => {
      const all = SEATS.flatMap((seat) => cardsOf(position.hands[seat])).toSorted(
        (a, b) => rankPlace(a) - rankPlace(b),
      );
      fc.pre(position.trick.cards.length === 0 && all.length > 0);
      const half = all.length / 2;
      const deal = (from: number, step: number) =>
        handOf(all.slice(from, from + half).filter((_, at) => at % 2 === step));
      const hands = { N: deal(0, 0), S: deal(0, 1), E: deal(half, 0), W: deal(half, 1) };
      fc.pre(tricksLeft({ ...position, hands }) * 4 === all.length && half % 2 === 0);
      const question: ClaimQuestion = {
        edition: 2017,
        position: { strain: 'NT', declarer: 'S', hands, trick: { leader: 'S', cards: [] } },
        claimer: 'S',
        claimed: half / 2,
        statement: NOTHING_SAID,
        trumpLikelyForgotten: false,
      };
      expect(ruled(question).awarded).toBe(half / 2);
    }),
    { numRuns: 200 },
  );
});

/** By rank first: two cards of one rank never fight, so the upper half of the cards left wins every trick. */
const rankPlace = (card: Card): number => RANKS.indexOf(rankOf(card));
