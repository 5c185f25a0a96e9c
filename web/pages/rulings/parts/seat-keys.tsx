import { VisuallyHidden } from '@mantine/core';
import { SEATS, type Seat, seatText } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Key } from '../../table/key.tsx';
import classes from './keys.module.css';

interface SeatKeysProps {
  readonly label: string;
  readonly seat: Seat | undefined;
  readonly seats?: readonly Seat[];
  readonly onSeat: (seat: Seat) => void;
}

/** The four players, one of them pressed. */
export function SeatKeys({ label, seat, seats = SEATS, onSeat }: SeatKeysProps) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  return (
    <fieldset className={classes.pad}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <div className={classes.four}>
        {SEATS.map((each) => (
          <Key
            key={each}
            pressed={each === seat}
            disabled={!seats.includes(each)}
            onPress={() => onSeat(each)}
            name={t(`seat.${each}`)}
          >
            {seatText(each, style)}
          </Key>
        ))}
      </div>
    </fieldset>
  );
}
