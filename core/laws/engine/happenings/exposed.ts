import { isCard, type Seat } from '../../../game/index.ts';
import { isAuctionPeriod, phaseOf } from '../../17-auction-period.ts';
import type { Exposed } from '../../happening/happening.ts';
import { cardsRefusal } from './cards-there.ts';
import type { Rule, Step } from './definition.ts';

/** In the auction period Law 24 deals with a card exposed, in the play Law 49. */
export const EXPOSED: Rule<Exposed> = {
  // A card that lies there may still be led too soon.
  refusal: (table, { seat, cards, led }) => cardsRefusal(table, seat, cards, led !== true),
  taken: (table, exposed) => {
    const { seat, cards, how = 'dropped' } = exposed;
    return {
      table,
      irregularity:
        table.played === undefined || isAuctionPeriod(phaseOf(table))
          ? { ...exposed, offender: seat }
          : { type: 'exposed-in-play', offender: seat, cards, how },
    };
  },
};

const VERBS: Readonly<Record<NonNullable<Exposed['how']>, string>> = {
  dropped: 'drops',
  shown: 'shows',
  named: 'names',
};

const reading =
  (way: Pick<Exposed, 'led' | 'how'>) =>
  (seat: Seat, said: readonly string[]): Exposed | undefined => {
    const cards = said.filter(isCard);
    return cards.length > 0 && cards.length === said.length
      ? { type: 'exposed', seat, cards, ...way }
      : undefined;
  };

export const EXPOSED_STEP: Step<Exposed> = {
  forms: [
    { example: 'E drops D7', tells: 'cards come to light by accident' },
    { example: 'E shows D7', tells: 'cards are shown' },
    { example: 'E names D7', tells: 'a card is named' },
    { example: 'E leads D7', tells: 'a card is put on the table as a lead while the auction goes on' },
  ],
  verbs: {
    drops: reading({ led: false, how: 'dropped' }),
    shows: reading({ led: false, how: 'shown' }),
    names: reading({ led: false, how: 'named' }),
    leads: reading({ led: true }),
  },
  // A card of which nobody said how it came to light was dropped.
  write: ({ seat, cards, led, how = 'dropped' }) =>
    `${seat} ${led === true ? 'leads' : VERBS[how]} ${cards.join(' ')}`,
};
