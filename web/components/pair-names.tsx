import { VisuallyHidden } from '@mantine/core';
import type { ContestantName, Player } from 'naipe/tournament';
import { Fragment } from 'react';
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

/** The names of a contestant, each in its own direction whatever its script; where they need several lines, each has one. */
export const Names = ({ pair }: { readonly pair: ContestantName }) => <Listed names={pair.names} />;

/** A contestant by its number and names. */
export const PairNames = ({ pair: { contestant, names } }: { readonly pair: ContestantName }) => (
  <Listed names={names} number={contestant} />
);

interface ListedProps {
  readonly names: readonly string[];
  readonly number?: string;
}

const Listed = ({ names, number }: ListedProps) =>
  names.map((name, at) => (
    <Fragment key={`${name}`}>
      {at > 0 && ' '}
      <span className={classes.player}>
        {at === 0 && number !== undefined && <b>{number} </b>}
        <bdi>{name}</bdi>
        {at < names.length - 1 && ' –'}
      </span>
    </Fragment>
  ));

/** Names below one another, for whoever gives them a line each; heard as a list. */
export const StackedNames = ({ names }: Pick<ContestantName, 'names'>) =>
  names.map((name, at) => (
    <Fragment key={`${name}`}>
      {at > 0 && <VisuallyHidden>, </VisuallyHidden>}
      <span>
        <bdi>{name}</bdi>
      </span>
    </Fragment>
  ));
