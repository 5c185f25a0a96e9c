import { ok, type Result } from '../../../base/index.ts';
import { findContestant } from '../../decide/find.ts';
import type { Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import type { ViewQueries, Views } from '../views.ts';
import { butlerView } from './butler.ts';
import { crossTableView } from './cross-table.ts';
import { drawView } from './draw.ts';
import { groupsView } from './groups.ts';
import { lineUpView } from './line-up.ts';
import { matchView } from './match.ts';
import { matchesView } from './matches.ts';
import { playersView } from './players.ts';
import { matchProposalView } from './proposal.ts';
import type { Sight } from './sight.ts';
import { teamView } from './team.ts';

/** The views of matches that others than the director see in part. */
export type MatchViewName = 'matches' | 'match' | 'cross-table' | 'team' | 'butler' | 'players' | 'line-up';

/** Every view of matches, as far as somebody sees it: everything unless told. */
export const MATCH_ANSWERS: {
  readonly [V in MatchViewName | 'draw' | 'groups' | 'match-proposal']: (
    tournament: Tournament,
    query: ViewQueries[V],
    state: unknown,
    sight?: Sight,
  ) => Result<Views[V], Refusal>;
} = {
  matches: (tournament, query, _, sight) => matchesView(tournament, query, sight),
  match: (tournament, query, _, sight) => matchView(tournament, query, sight),
  'cross-table': (tournament, query, _, sight) => crossTableView(tournament, query, sight),
  team: (tournament, { contestant }, _, sight) => {
    const entry = findContestant(tournament, contestant);
    return entry.ok ? ok(teamView(tournament, entry.value, sight)) : entry;
  },
  butler: (tournament, query, _, sight) => butlerView(tournament, query, sight),
  players: (tournament, query, _, sight) => playersView(tournament, query, sight),
  'line-up': (tournament, query, _, sight) => lineUpView(tournament, query, sight),
  draw: (tournament, query) => drawView(tournament, query),
  groups: (tournament, query) => groupsView(tournament, query),
  'match-proposal': (tournament, query) => matchProposalView(tournament, query),
};
