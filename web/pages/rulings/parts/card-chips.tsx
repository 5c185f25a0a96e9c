import { VisuallyHidden } from '@mantine/core';
import { type Card, cardText } from 'naipe/game';
import { CardNotation } from '../../../components/card-notation.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Key } from '../../table/key.tsx';
import classes from './keys.module.css';

interface CardChipsProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly chosen?: readonly Card[];
  readonly onCard: (card: Card) => void;
}

/** Some cards, to be tapped. */
export function CardChips({ label, cards, chosen = [], onCard }: CardChipsProps) {
  const style = useWritingStyle();
  return (
    <fieldset className={classes.pad}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <div className={classes.chips}>
        {cards.map((card) => (
          <Key
            key={card}
            pressed={chosen.includes(card)}
            onPress={() => onCard(card)}
            name={cardText(card, style)}
          >
            <span>
              <CardNotation card={card} />
            </span>
          </Key>
        ))}
      </div>
    </fieldset>
  );
}
