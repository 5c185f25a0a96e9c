import {
  type Card,
  cardsOf,
  EMPTY_HAND,
  type Hand,
  handOf,
  holds,
  parseHand,
  printHand,
  SEATS,
  type Seat,
  union,
  without,
} from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../desk/parts/field.tsx';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import classes from '../rulings-page.module.css';

type Hands = Readonly<Record<Seat, string>>;

interface RemainingCardsProps {
  readonly hands: Hands;
  readonly onHands: (hands: Hands) => void;
}

const readHand = (text: string): Hand => {
  const hand = parseHand(text);
  return hand.ok ? hand.value : EMPTY_HAND;
};

/** The cards of the four hands, typed as `AK5.Q..T9` or tapped: both say the same. */
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
    <div className={classes.column}>
      <div className={classes.setting}>
        {SEATS.map((each) => (
          <Field
            key={each}
            label={t('handOf', { seat: t(`common:seat.${each}`) })}
            placeholder="AK5.Q..T9"
            autoCapitalize="characters"
            spellCheck={false}
            value={hands[each]}
            onChange={(event) => onHands({ ...hands, [each]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className={classes.sentence}>{t('orTap')}</p>
      <SeatKeys label={t('whose')} seat={seat} onSeat={setSeat} />
      <CardKeys
        label={t('handOf', { seat: t(`common:seat.${seat}`) })}
        isGone={elsewhere}
        chosen={cardsOf(hand)}
        onCard={toggle}
      />
    </div>
  );
}
