import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  type Card,
  cardsOf,
  SEATS,
  type Seat,
  type Suit,
  seatAfter,
  sideOf,
  suitOf,
  trickWinner,
} from '../../game/index.ts';
import {
  type ClaimPosition,
  type ClaimQuestion,
  type ClassStanding,
  judgeClaim,
  NOTHING_SAID,
  PLAYER_CLASSES,
  tricksLeft,
} from './index.ts';
import { endings, PACKS, TWO_SUITS } from './testing/any-ending.ts';
import { anyStatement } from './testing/any-statement.ts';
import { normalCards } from './testing/naive-normal.ts';
import { type Claimed, type Hands, type Moment, View } from './testing/naive-view.ts';

/*
 * The ruling against a play-out of every line in which the claiming side plays normally, with normal play written a second
 * time, naively, from its principles (testing/naive-normal.ts): nothing of the search or of its classes is used.
 */

const handsOf = ({ hands }: ClaimPosition): Hands =>
  Object.fromEntries(SEATS.map((seat) => [seat, cardsOf(hands[seat])])) as Hands;

function fewest(claimed: Claimed, moment: Moment): number {
  const { position, claimer } = claimed.question;
  const { hands, leader, table, shown } = moment;
  if (table.length === 4) {
    const winner = trickWinner({ leader, cards: table }, position.strain);
    const won = sideOf(winner) === sideOf(claimer) ? 1 : 0;
    return (
      won +
      fewest(claimed, {
        hands,
        leader: winner,
        won: moment.won + won,
        table: [],
        shown,
        begun: begunAfter(claimed, moment, winner),
        trumpsLed: moment.trumpsLed + (ledTrumps(claimed, moment) ? 1 : 0),
      })
    );
  }
  const seat = seatAfter(leader, table.length);
  const hand = hands[seat];
  if (hand.length === 0) return 0;
  const [led] = table;
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  const legal = following.length > 0 ? following : hand;
  const ours = sideOf(seat) === sideOf(claimer);
  const results = (ours ? normalCards(claimed, moment, legal) : legal).map((card) =>
    fewest(claimed, {
      hands: { ...hands, [seat]: hand.filter((each) => each !== card) },
      leader,
      begun: moment.begun,
      trumpsLed: moment.trumpsLed,
      won: moment.won,
      table: [...table, card],
      shown:
        !ours && led !== undefined && suitOf(card) !== suitOf(led)
          ? new Set([...shown, `${seat} ${suitOf(led)}`])
          : shown,
    }),
  );
  return Math.min(...results);
}

/** The suits begun, with that of a trick led since the claim by the claiming side and won with a card of it. */
function begunAfter({ question, tricks }: Claimed, moment: Moment, winner: Seat): ReadonlySet<Suit> {
  const { leader, table, hands, begun } = moment;
  const side = sideOf(question.claimer);
  const [led] = table;
  const card = table.find((_, index) => seatAfter(leader, index) === winner);
  const isOfClaim = hands[leader].length === tricks - 1 && question.position.trick.cards.length > 0;
  if (led === undefined || card === undefined || isOfClaim) return begun;
  const isOwn = sideOf(leader) === side && sideOf(winner) === side && suitOf(card) === suitOf(led);
  return isOwn ? new Set([...begun, suitOf(led)]) : begun;
}

/** Has a trick been led with trumps by the claiming side since the claim? */
function ledTrumps({ question, tricks }: Claimed, { leader, table, hands }: Moment): boolean {
  const { strain, trick } = question.position;
  const [led] = table;
  const isOfClaim = hands[leader].length === tricks - 1 && trick.cards.length > 0;
  return (
    led !== undefined && !isOfClaim && sideOf(leader) === sideOf(question.claimer) && suitOf(led) === strain
  );
}

/** The moment of the claim; who has not followed to the trick on the table has shown out. */
function startOf({ position, claimer }: ClaimQuestion): Moment {
  const { leader, cards } = position.trick;
  const [led] = cards;
  const shown = cards.flatMap((card, index) => {
    const seat = seatAfter(leader, index);
    const isOut = led !== undefined && suitOf(card) !== suitOf(led) && sideOf(seat) !== sideOf(claimer);
    return isOut ? [`${seat} ${suitOf(led)}`] : [];
  });
  return {
    hands: handsOf(position),
    leader,
    table: cards,
    shown: new Set(shown),
    begun: new Set(),
    trumpsLed: 0,
    won: 0,
  };
}

const claims = (most: number, packs: readonly (readonly Card[])[]): fc.Arbitrary<ClaimQuestion> =>
  endings(most, packs).chain((position) => {
    const out = (claimer: Seat): readonly Card[] =>
      SEATS.filter((seat) => sideOf(seat) !== sideOf(claimer)).flatMap((seat) =>
        cardsOf(position.hands[seat]),
      );
    return fc.constantFrom<Seat>('S', 'W').chain((claimer) =>
      fc.record<ClaimQuestion>({
        edition: fc.constantFrom(1997, 2007, 2017),
        position: fc.constant(position),
        claimer: fc.constant(claimer),
        claimed: fc.integer({ min: 0, max: tricksLeft(position) }),
        statement: claimer === 'S' ? anyStatement(position) : fc.constant(NOTHING_SAID),
        trumpLikelyForgotten: fc.boolean(),
        player: fc.constantFrom(...PLAYER_CLASSES),
        director: fc.oneof(fc.constant({}), fc.record({ missed: fc.subarray([...out(claimer)]) })),
      }),
    );
  });

/** A stronger player than a weak one who claims fewer than he could be certain of, and states nothing, sees those he claims. */
const promisedBy = (question: ClaimQuestion, classes: readonly ClassStanding[]): number =>
  question.player !== 'weak' &&
  question.statement.steps.length === 0 &&
  classes.some(({ kind, standing }) => kind === 'strands-winner' && standing === 'normal')
    ? question.claimed
    : 0;

/** He says that a trump is out, and gives up a trick that he could be certain of, had he missed nothing. */
function fearsTrump(seen: Omit<Claimed, 'missed' | 'fearsTrump'>, start: Moment): boolean {
  const { question, tricks } = seen;
  if (!question.statement.trumpMentioned || question.claimed === tricks) return false;
  return new View({ ...seen, missed: [], fearsTrump: false }, start).certainNow() > question.claimed;
}

test.each([
  { most: 3, packs: PACKS, runs: 1500 },
  { most: 4, packs: PACKS, runs: 10 },
  { most: 4, packs: TWO_SUITS, runs: 10 },
])(
  '70A, 70D: the ruling, up to $most cards each, against normal play read a second time',
  ({ most, packs, runs }) => {
    fc.assert(
      fc.property(claims(most, packs), (question) => {
        const { awarded, missed, classes, trumps } = orThrow(judgeClaim(question));
        const start = startOf(question);
        const seen = {
          question,
          notNormal: new Set(
            classes.filter(({ standing }) => standing === 'not-normal').map(({ kind }) => kind),
          ),
          trumpForgotten: trumps.cards.length > 0 && trumps.unmentioned && trumps.likelyUnaware,
          promised: promisedBy(question, classes),
          start: start.hands,
          tricks: tricksLeft(question.position),
          shownAtStart: start.shown,
        };
        const claimed: Claimed = { ...seen, missed, fearsTrump: fearsTrump(seen, start) };
        expect(awarded).toBe(fewest(claimed, start));
      }),
      { numRuns: runs },
    );
  },
);
