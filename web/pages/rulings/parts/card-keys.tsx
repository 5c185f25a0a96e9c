import { type Card, cardText, RANKS, rankText, SUITS, type Suit } from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../components/key.tsx';
import { KeyPad, KeyRow } from '../../../components/key-pad.tsx';
import { SuitSymbol } from '../../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';

interface CardKeysProps {
  readonly label: string;
  /** Cards shown as pressed. */
  readonly chosen?: readonly Card[];
  /** Cards that cannot be meant: they are elsewhere. */
  readonly isGone?: (card: Card) => boolean;
  readonly onCard: (card: Card) => void;
}

/** A card in two taps: its suit, which stays, then its rank. */
export function CardKeys({ label, chosen = [], isGone = () => false, onCard }: CardKeysProps) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  const [suit, setSuit] = useState<Suit>('S');
  return (
    <KeyPad label={label}>
      <KeyRow columns={4}>
        {SUITS.map((each) => (
          <Key key={each} pressed={each === suit} onPress={() => setSuit(each)} name={t(`suit.${each}`)}>
            <SuitSymbol suit={each} />
          </Key>
        ))}
      </KeyRow>
      <KeyRow columns={7}>
        {RANKS.map((rank) => {
          const card: Card = `${suit}${rank}`;
          return (
            <Key
              key={rank}
              pressed={chosen.includes(card)}
              disabled={isGone(card)}
              onPress={() => onCard(card)}
              name={cardText(card, style)}
            >
              {rankText(rank, style)}
            </Key>
          );
        })}
      </KeyRow>
    </KeyPad>
  );
}
