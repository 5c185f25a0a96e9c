import { SEATS, type Seat } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import classes from './happenings.module.css';

type Numbers = Readonly<Record<Seat, number>>;

interface CountsProps {
  readonly counts: Numbers;
  readonly onCounts: (counts: Numbers) => void;
}

/** A number for each hand. */
export function Counts({ counts, onCounts }: CountsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.counts}>
      {SEATS.map((seat) => (
        <Field
          key={seat}
          label={t(`seat.${seat}`)}
          inputMode="numeric"
          value={String(counts[seat])}
          onChange={(event) =>
            onCounts({ ...counts, [seat]: Number(event.currentTarget.value.replaceAll(/\D/g, '')) })
          }
        />
      ))}
    </div>
  );
}
