import { type ContestantName, sittersOf } from 'naipe/tournament';
import { Link } from 'wouter';
import { namesText, StackedNames } from '../../components/pair-names.tsx';
import classes from './data-table.module.css';

interface PairCellProps {
  readonly tournament: string;
  readonly pair: ContestantName;
}

/** Who sat on a side: a pair, or two players of an individual, each leading to his own card. */
export const PairCell = ({ tournament, pair }: PairCellProps) => {
  const players = sittersOf(pair.contestant);
  return players.length === 1 ? (
    <ContestantLink tournament={tournament} pair={pair} />
  ) : (
    players.map((contestant, at) => (
      <ContestantLink
        key={contestant}
        tournament={tournament}
        pair={{ contestant, names: [pair.names[at] ?? ''] }}
      />
    ))
  );
};

/** A contestant in a table: its number, and its names where there is room; it leads to its card. */
const ContestantLink = ({ tournament, pair }: PairCellProps) => (
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
