import { SUITS, type Suit } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../components/key.tsx';
import { KeyPad } from '../../../components/key-pad.tsx';
import { SuitSymbol } from '../../../components/suit-symbol.tsx';

interface SuitKeysProps {
  readonly label: string;
  readonly seen?: boolean;
  readonly chosen: readonly Suit[];
  readonly onSuit: (suit: Suit) => void;
}

/** The four suits, those chosen pressed. */
export function SuitKeys({ label, seen = false, chosen, onSuit }: SuitKeysProps) {
  const { t } = useTranslation();
  return (
    <KeyPad label={label} seen={seen} columns={4}>
      {SUITS.map((suit) => (
        <Key key={suit} pressed={chosen.includes(suit)} onPress={() => onSuit(suit)} name={t(`suit.${suit}`)}>
          <SuitSymbol suit={suit} />
        </Key>
      ))}
    </KeyPad>
  );
}
