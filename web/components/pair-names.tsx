import type { PairName } from 'naipe/tournament';
import classes from './pair-names.module.css';

/** `Ana Sintra – Rui Alva`. */
export const namesText = ({ names }: PairName): string => names.join(' – ');

/** The names of a pair; where they need two lines, each player has one. */
export const Names = ({ pair: { names } }: { readonly pair: PairName }) => (
  <>
    <span className={classes.player}>{names[0]} –</span> <span className={classes.player}>{names[1]}</span>
  </>
);

/** A pair by its number and names. */
export const PairNames = ({ pair: { pair, names } }: { readonly pair: PairName }) => (
  <>
    <span className={classes.player}>
      <b>{pair}</b> {names[0]} –
    </span>{' '}
    <span className={classes.player}>{names[1]}</span>
  </>
);
