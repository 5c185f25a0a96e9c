import {
  type Card,
  cardsIn,
  cardsOf,
  cardText,
  type Hand,
  holds,
  rankOf,
  rankText,
  SEATS,
  type Seat,
  SUITS,
} from 'naipe/game';
import { handLeft, isGone, isHandWhole, legalCards, type Table, type TablePlay } from 'naipe/laws';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyPad } from '../../../components/key-pad.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { SuitShape } from '../../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { CardKeys } from '../parts/card-keys.tsx';
import classes from './cards-to-play.module.css';

interface CardsToPlayProps {
  readonly table: Table;
  readonly play: TablePlay;
  readonly seat: Seat;
  readonly onCard: (card: Card) => void;
}

/** The cards of a hand as far as they are known, the legal ones marked; any other card where some are not known. */
export function CardsToPlay({ table, play, seat, onCard }: CardsToPlayProps) {
  const { t } = useTranslation('rulings');
  const [others, setOthers] = useState(false);
  const hand = handLeft(table, seat);
  const isKnown = hand !== undefined && cardsOf(hand).length > 0;
  const isElsewhere = (card: Card): boolean =>
    isGone(play, card) || SEATS.some((other) => other !== seat && isIn(handLeft(table, other), card));
  return (
    <>
      {isKnown && <HandKeys hand={hand} legal={legalCards(table, seat) ?? []} onCard={onCard} />}
      {isKnown && !others && !isHandWhole(table, seat) && (
        <QuietButton onClick={() => setOthers(true)}>{t('play.other')}</QuietButton>
      )}
      {(!isKnown || others) && <CardKeys label={t('cards')} isGone={isElsewhere} onCard={onCard} />}
    </>
  );
}

const isIn = (hand: Hand | undefined, card: Card): boolean => hand !== undefined && holds(hand, card);

interface HandKeysProps {
  readonly hand: Hand;
  readonly legal: readonly Card[];
  readonly onCard: (card: Card) => void;
}

/** A card in one tap: a line a suit. What is not legal can be tapped as well. */
function HandKeys({ hand, legal, onCard }: HandKeysProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const id = useId();
  return (
    <KeyPad label={t('cards')}>
      {SUITS.filter((suit) => cardsIn(hand, suit).length > 0).map((suit) => (
        <div key={suit} className={classes.suit}>
          {cardsIn(hand, suit).map((card) => (
            <button
              key={card}
              type="button"
              className={classes.card}
              aria-label={cardText(card, style)}
              data-legal={legal.includes(card)}
              {...(legal.includes(card) ? { 'aria-describedby': id } : {})}
              onClick={() => onCard(card)}
            >
              <SuitShape suit={suit} />
              {rankText(rankOf(card), style)}
            </button>
          ))}
        </div>
      ))}
      <p id={id} className={classes.legend}>
        {t('play.legal')}
      </p>
    </KeyPad>
  );
}
