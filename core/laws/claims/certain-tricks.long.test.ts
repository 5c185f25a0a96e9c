import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { cardsOf, SEATS, type Seat, seatAfter, sideOf } from '../../game/index.ts';
import { type ClaimQuestion, NOTHING_SAID, tricksLeft } from './index.ts';
import { prepare, setUp } from './question.ts';
import { endings, PACKS } from './testing/any-ending.ts';
import { type Hands, View } from './testing/naive-view.ts';

/*
 * What a claimer is certain of against the same count made a second time from its meaning (testing/naive-certain.ts): by
 * declarer and by a defender, with cards that he has missed.
 */

const claims: fc.Arbitrary<ClaimQuestion> = endings(3, PACKS)
  .filter((position) => tricksLeft(position) > 0)
  .chain((position) =>
    fc.constantFrom<Seat>('S', 'W').chain((claimer) => {
      const out = SEATS.filter((seat) => sideOf(seat) !== sideOf(claimer)).flatMap((seat) =>
        cardsOf(position.hands[seat]),
      );
      return fc.record<ClaimQuestion>({
        edition: fc.constant(2017),
        position: fc.constant(position),
        claimer: fc.constant(claimer),
        claimed: fc.constant(0),
        statement: fc.constant(NOTHING_SAID),
        trumpLikelyForgotten: fc.constant(false),
        director: fc.record({ missed: fc.subarray(out) }),
      });
    }),
  );

/** As many tricks as he is certain of, counted by the search. */
function counted(question: ClaimQuestion): number {
  const { believed } = setUp(orThrow(prepare(question)));
  let tricks = tricksLeft(question.position);
  while (tricks > 0 && believed.isCertainOf(tricks, Number.POSITIVE_INFINITY) !== true) tricks--;
  return tricks;
}

/** The same, by the meaning of it. */
function meant(question: ClaimQuestion): number {
  const { position, claimer } = question;
  const { trick } = position;
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, cardsOf(position.hands[seat])])) as Hands;
  const shown = new Set(
    trick.cards.flatMap((card, index) => {
      const seat = seatAfter(trick.leader, index);
      const [led] = trick.cards;
      return led !== undefined && card[0] !== led[0] && sideOf(seat) !== sideOf(claimer)
        ? [`${seat} ${led[0]}`]
        : [];
    }),
  );
  const view = new View(
    {
      question,
      missed: question.director?.missed ?? [],
      notNormal: new Set(),
      trumpForgotten: false,
      start: hands,
      tricks: tricksLeft(position),
      promised: 0,
      fearsTrump: false,
      shownAtStart: shown,
    },
    {
      hands,
      leader: trick.leader,
      table: trick.cards,
      shown,
      begun: new Set(),
      trumpsLed: 0,
      won: 0,
    },
  );
  return view.certainNow();
}

test('70A: what a claimer is certain of, counted a second time', () => {
  fc.assert(
    fc.property(claims, (question) => {
      expect(counted(question)).toBe(meant(question));
    }),
    { numRuns: 3000 },
  );
});
