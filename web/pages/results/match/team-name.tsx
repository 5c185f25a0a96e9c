import type { ContestantName } from 'naipe/tournament';
import { isolated } from '../../../components/isolated.ts';

/** A team, or a pair in matches of pairs, where there is only room for text. */
export const teamText = ({ names }: ContestantName): string => names.map(isolated).join(' – ');

/** The same on a page: each name in its own direction. */
export const TeamName = ({ team: { names } }: { readonly team: ContestantName }) => (
  <>
    {names.map((name, at) => (
      <span key={name}>
        {at > 0 && ' – '}
        <bdi>{name}</bdi>
      </span>
    ))}
  </>
);
