import type { ContestantName, Player } from 'naipe/tournament';
import { isolated } from './isolated.ts';
import classes from './pair-names.module.css';

/** `Ana Sintra – Rui Alva`. */
export const namesText = ({ names }: ContestantName): string => names.map(isolated).join(' – ');

/** The same from an entry, with its number: `7 Ana Sintra – Rui Alva`. */
export const entryText = ({
  contestant: pair,
  players,
}: {
  readonly contestant: string;
  readonly players: readonly Player[];
}): string => `${pair} ${playersText(players)}`;

export const playersText = (players: readonly Player[]): string =>
  players.map(({ name }) => isolated(name)).join(' – ');

/** The names of a pair, each in its own direction whatever its script; where they need two lines, each player has one. */
export const Names = ({ pair: { names } }: { readonly pair: ContestantName }) => (
  <>
    <span className={classes.player}>
      <bdi>{names[0]}</bdi> –
    </span>{' '}
    <bdi className={classes.player}>{names[1]}</bdi>
  </>
);

/** A pair by its number and names. */
export const PairNames = ({ pair: { contestant: pair, names } }: { readonly pair: ContestantName }) => (
  <>
    <span className={classes.player}>
      <b>{pair}</b> <bdi>{names[0]}</bdi> –
    </span>{' '}
    <bdi className={classes.player}>{names[1]}</bdi>
  </>
);
