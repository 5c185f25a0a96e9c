import { type Card, handOf, isCard, SEATS, type Seat, type Strain } from '../../../game/index.ts';
import { type ClaimPosition, type ClaimQuestion, NOTHING_SAID, tricksLeft } from '../index.ts';

/** Cards between spaces: `S2 H2`. */
export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (!isCard(word)) throw new Error(`Not a card: ${word}`);
      return word;
    });

/** An ending with South declarer and on lead unless said otherwise. */
export function ending(
  strain: Strain,
  texts: Readonly<Record<Seat, string>>,
  { leader = 'S', played = '', declarer = 'S' }: { leader?: Seat; played?: string; declarer?: Seat } = {},
): ClaimPosition {
  const [N, E, S, W] = SEATS.map((seat) => handOf(cards(texts[seat])));
  if (!N || !E || !S || !W) throw new Error('Four hands are needed.');
  return { strain, declarer, hands: { N, E, S, W }, trick: { leader, cards: cards(played) } };
}

/** A claim of every trick by South, nothing said, in 2017; what is given replaces that. */
export const claimOf = (position: ClaimPosition, more: Partial<ClaimQuestion> = {}): ClaimQuestion => ({
  edition: 2017,
  position,
  claimer: 'S',
  claimed: tricksLeft(position),
  statement: NOTHING_SAID,
  trumpLikelyForgotten: false,
  ...more,
});
