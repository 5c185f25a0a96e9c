import type { GuideCardsView } from 'naipe/tournament';

/** The boards of a session, in order: those that anybody is to play. */
export const boardsOf = ({ cards }: Pick<GuideCardsView, 'cards'>): readonly number[] =>
  [
    ...new Set(
      cards.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'plays' ? line.boards : []))),
    ),
  ].sort((a, b) => a - b);
