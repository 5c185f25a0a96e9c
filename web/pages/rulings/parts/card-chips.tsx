import { type Card, cardText } from 'naipe/game';
import { CardNotation } from '../../../components/card-notation.tsx';
import { Key } from '../../../components/key.tsx';
import { KeyPad } from '../../../components/key-pad.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';

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
    <KeyPad label={label} columns="fill">
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
    </KeyPad>
  );
}
