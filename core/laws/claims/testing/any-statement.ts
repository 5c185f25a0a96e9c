import fc from 'fast-check';
import { type Card, cardsOf, type Suit } from '../../../game/index.ts';
import { type ClaimPosition, NOTHING_SAID, type Statement, type Step } from '../index.ts';

/** Statements of a declarer in South, of up to three steps, some of which wait until somebody shows out. */
export function anyStatement({ hands }: ClaimPosition): fc.Arbitrary<Statement> {
  const held = [...cardsOf(hands.N), ...cardsOf(hands.S)];
  const suit = fc.constantFrom<Suit>('S', 'H', 'D', 'C');
  const ofCard = (step: (card: Card) => Step): readonly fc.Arbitrary<Step>[] =>
    held.length === 0 ? [] : [fc.constantFrom(...held).map(step)];
  const always: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<Step>({ do: 'draw-trumps' }, { do: 'draw-trumps', rounds: 1 }, { do: 'cross-ruff' }),
    suit.map((each): Step => ({ do: 'suit', suit: each, topDown: each < 'H' })),
    suit.map((each): Step => ({ do: 'tops', suit: each })),
    suit.map((each): Step => ({ do: 'finesse', suit: each, against: 'W' })),
    ...ofCard((card) => ({ do: 'card', card })),
    ...ofCard((card) => ({ do: 'discard', card })),
    ...ofCard((card) => ({ do: 'ruff', lead: card })),
  );
  const step = fc
    .tuple(always, fc.option(fc.constantFrom<Suit>('S', 'H'), { nil: undefined }), fc.boolean())
    .map(([said, out, ofWest]): Step => {
      if (out === undefined) return said;
      return { ...said, when: ofWest ? { suit: out, seat: 'W' } : { suit: out } };
    });
  return fc.oneof(
    fc.constant(NOTHING_SAID),
    fc.record({ steps: fc.array(step, { maxLength: 3 }), trumpMentioned: fc.boolean() }),
  );
}
