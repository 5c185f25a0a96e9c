import type { PairName, Partners } from 'naipe/tournament';
import { isolated } from './isolated.ts';
import classes from './pair-names.module.css';

/** `Ana Sintra – Rui Alva`. */
export const namesText = ({ names }: PairName): string => names.map(isolated).join(' – ');

/** The same from an entry, with its number: `7 Ana Sintra – Rui Alva`. */
export const entryText = ({ pair, players }: { readonly pair: string; readonly players: Partners }): string =>
  `${pair} ${playersText(players)}`;

export const playersText = (players: Partners): string =>
  players.map(({ name }) => isolated(name)).join(' – ');

/** The names of a pair, each in its own direction whatever its script; where they need two lines, each player has one. */
export const Names = ({ pair: { names } }: { readonly pair: PairName }) => (
  <>
    <span className={classes.player}>
      <bdi>{names[0]}</bdi> –
    </span>{' '}
    <bdi className={classes.player}>{names[1]}</bdi>
  </>
);

/** A pair by its number and names. */
export const PairNames = ({ pair: { pair, names } }: { readonly pair: PairName }) => (
  <>
    <span className={classes.player}>
      <b>{pair}</b> <bdi>{names[0]}</bdi> –
    </span>{' '}
    <bdi className={classes.player}>{names[1]}</bdi>
  </>
);
