import {
  type Card,
  cardsOf,
  EMPTY_HAND,
  type Hand,
  handOf,
  handSize,
  holds,
  parseHand,
  parsePartialDeal,
  printHand,
  ranksIn,
  rankText,
  SEATS,
  type Seat,
  SUITS,
  union,
  without,
} from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { SuitSymbol } from '../../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { CardKeys } from '../parts/card-keys.tsx';
import { More } from '../parts/more.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import classes from './remaining-cards.module.css';

type Hands = Readonly<Record<Seat, string>>;

interface RemainingCardsProps {
  readonly hands: Hands;
  readonly onHands: (hands: Hands) => void;
}

const readHand = (text: string): Hand => {
  const hand = parseHand(text);
  return hand.ok ? hand.value : EMPTY_HAND;
};

/** The hands after something was typed for one of them: a deal as PBN writes it, `N:… … … …`, fills all four. */
function typed(hands: Hands, seat: Seat, text: string): Hands {
  const deal = /^\s*[NESW]:/i.test(text) ? parsePartialDeal(text.toUpperCase()) : undefined;
  if (deal?.ok !== true) return { ...hands, [seat]: text };
  const written = (each: Seat): string => {
    const hand = deal.value[each];
    return hand === undefined ? '' : printHand(hand);
  };
  return { N: written('N'), E: written('E'), S: written('S'), W: written('W') };
}

/** The cards of the four hands, tapped, or typed as `AK5.Q..T9`: both say the same. */
export function RemainingCards({ hands, onHands }: RemainingCardsProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [seat, setSeat] = useState<Seat>('N');
  const hand = readHand(hands[seat]);
  const elsewhere = (card: Card): boolean =>
    SEATS.some((each) => each !== seat && holds(readHand(hands[each]), card));
  const toggle = (card: Card): void => {
    const one = handOf([card]);
    const next = holds(hand, card) ? without(hand, one) : union(hand, one);
    onHands({ ...hands, [seat]: printHand(next) });
  };
  return (
    <section className={parts.part} aria-labelledby="remaining">
      <h2 id="remaining" className={parts.heading}>
        {t('claim.remaining')}
      </h2>
      <SeatKeys label={t('whose')} chosen={[seat]} onSeat={setSeat} />
      <CardKeys
        label={t('handOf', { seat: t(`common:seat.${seat}`) })}
        isGone={elsewhere}
        chosen={cardsOf(hand)}
        onCard={toggle}
      />
      <HandsSoFar hands={hands} />
      <More label={t('claim.asText')}>
        <div className={parts.fields}>
          {SEATS.map((each) => (
            <Field
              key={each}
              label={t('handOf', { seat: t(`common:seat.${each}`) })}
              placeholder="AK5.Q..T9"
              autoCapitalize="characters"
              spellCheck={false}
              value={hands[each]}
              onChange={(event) => onHands(typed(hands, each, event.currentTarget.value))}
            />
          ))}
        </div>
        <p className={parts.hint}>{t('claim.asTextHint')}</p>
      </More>
    </section>
  );
}

/** What has been entered for each player, and how many cards that is. */
function HandsSoFar({ hands }: { readonly hands: Hands }) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  return (
    <dl className={classes.hands}>
      {SEATS.map((seat) => {
        const hand = readHand(hands[seat]);
        return (
          <div key={seat} className={classes.hand}>
            <dt className={classes.seat}>
              {t(`common:seat.${seat}`)} <span className={classes.count}>{handSize(hand)}</span>
            </dt>
            <dd className={classes.cards}>
              {SUITS.filter((suit) => ranksIn(hand, suit).length > 0).map((suit) => (
                <span key={suit} className={classes.suit}>
                  <SuitSymbol suit={suit} />
                  {ranksIn(hand, suit)
                    .map((rank) => rankText(rank, style))
                    .join(' ')}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
