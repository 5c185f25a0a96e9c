import type { ContestantName } from 'naipe/tournament';
import { Link } from 'wouter';
import { namesText, StackedNames } from '../../components/pair-names.tsx';
import classes from './data-table.module.css';

interface PairCellProps {
  readonly tournament: string;
  readonly pair: ContestantName;
}

/** A pair in a table: its number, and its names where there is room; it leads to its card. */
export const PairCell = ({ tournament, pair }: PairCellProps) => (
  <Link
    href={`/r/${tournament}/pair/${encodeURIComponent(pair.contestant)}`}
    className={`${classes.pair} ${classes.target}`}
    title={namesText(pair)}
  >
    <span className={classes.number}>{pair.contestant}</span>
    <span className={classes.names}>
      <StackedNames names={pair.names} />
    </span>
  </Link>
);
