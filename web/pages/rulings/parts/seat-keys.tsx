import { SEATS, type Seat, seatText } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../components/key.tsx';
import { KeyPad } from '../../../components/key-pad.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';

interface SeatKeysProps {
  readonly label: string;
  readonly chosen: readonly Seat[];
  /** Those who can be meant. */
  readonly seats?: readonly Seat[];
  readonly onSeat: (seat: Seat) => void;
}

/** The four players, those chosen pressed. */
export function SeatKeys({ label, chosen, seats = SEATS, onSeat }: SeatKeysProps) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  return (
    <KeyPad label={label} columns={4}>
      {SEATS.map((each) => (
        <Key
          key={each}
          pressed={chosen.includes(each)}
          disabled={!seats.includes(each)}
          onPress={() => onSeat(each)}
          name={t(`seat.${each}`)}
        >
          {seatText(each, style)}
        </Key>
      ))}
    </KeyPad>
  );
}
