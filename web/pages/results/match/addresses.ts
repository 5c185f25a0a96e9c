import type { MatchAt } from 'naipe/tournament';

/** `/r/x/match/1/A/3/2`: session, section, round of the phase, match. */
export const matchAddress = (tournament: string, { session, section, round, match }: MatchAt): string =>
  `/r/${tournament}/match/${session}/${encodeURIComponent(section)}/${round}/${match}`;

export const teamAddress = (tournament: string, team: string): string =>
  `/r/${tournament}/team/${encodeURIComponent(team)}`;

/** A player of a team, by his place in it; with another's place, the two as a pair. */
export const playersAddress = (tournament: string, team: string, player: number, partner?: number): string =>
  `${teamAddress(tournament, team)}/${partner === undefined ? `player/${player}` : `players/${player}/${partner}`}`;
