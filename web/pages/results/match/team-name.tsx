import type { ContestantName } from 'naipe/tournament';
import { isolated } from '../../../components/isolated.ts';

/** A team, or a pair in matches of pairs, where there is only room for text. */
export const teamText = ({ names }: ContestantName): string => names.map(isolated).join(' – ');

/** Names on a page: each in its own direction. */
export const Names = ({ names }: { readonly names: readonly string[] }) => (
  <>
    {names.map((name, at) => (
      <span key={name}>
        {at > 0 && ' – '}
        <bdi>{name}</bdi>
      </span>
    ))}
  </>
);

/** The same of a team, on a page. */
export const TeamName = ({ team }: { readonly team: ContestantName }) => <Names names={team.names} />;
