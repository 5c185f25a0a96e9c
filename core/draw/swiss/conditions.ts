import { presentIn } from './faults.ts';
import type { SwissRequest } from './request.ts';

/** What a regulation asks of an event in the Swiss system. */
export interface SwissLimits {
  readonly clause: string;
  readonly fewestTeams: number;
  readonly advisedTeams: number;
  readonly fewestRounds: number;
}

export type SwissConcern = 'too-few-teams' | 'fewer-than-advised' | 'too-few-rounds';

/** What speaks against a Swiss of so many teams and rounds. */
export function swissConcerns(
  { fewestTeams, advisedTeams, fewestRounds }: SwissLimits,
  teams: number,
  rounds: number,
): readonly SwissConcern[] {
  const ofTeams: SwissConcern[] =
    teams < fewestTeams ? ['too-few-teams'] : teams < advisedTeams ? ['fewer-than-advised'] : [];
  return rounds < fewestRounds ? [...ofTeams, 'too-few-rounds'] : ofTeams;
}

/** Ways in which a draw leaves the regulation's own: an official event confirms and records them. */
export type Departure =
  | 'nearest'
  | 'apart'
  | 'fixed'
  | 'forbidden'
  | 'bye-fixed'
  | 'rematches'
  | 'late-arrival';

export function departuresOf(request: SwissRequest): readonly Departure[] {
  const { method, apart = [], fixed = [], forbidden = [], bye, rematches, round = 1 } = request;
  const holds = apart.some(({ rounds = round }) => round <= rounds);
  const late = presentIn(request).some(({ joins = 1 }) => joins > 1);
  const all: readonly (readonly [Departure, boolean])[] = [
    ['nearest', method === 'nearest'],
    ['apart', holds],
    ['fixed', fixed.length > 0],
    ['forbidden', forbidden.length > 0],
    ['bye-fixed', bye !== undefined],
    ['rematches', rematches === 'fewest'],
    ['late-arrival', late],
  ];
  return all.flatMap(([departure, is]) => (is ? [departure] : []));
}
