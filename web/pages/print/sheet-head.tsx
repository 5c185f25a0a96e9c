import type { Overview } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { isolated } from '../../components/isolated.ts';
import { useDates } from '../../components/use-dates.ts';
import classes from './sheet.module.css';

interface SheetHeadProps {
  readonly overview: Overview;
  readonly heading: ReactNode;
  /** What stands at the right: how final it is, how many there are. */
  readonly note?: string;
}

/** The top of a sheet: which tournament, what, how far. */
export function SheetHead({ overview, heading, note }: SheetHeadProps) {
  const dates = useDates();
  const { name, date, venue } = overview;
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.tournament}>
          {[isolated(name), isolated(venue ?? ''), dates.day(date)].filter(Boolean).join(' · ')}
        </p>
        <h2 className={classes.heading}>{heading}</h2>
      </div>
      <p className={classes.note}>{note}</p>
    </header>
  );
}
