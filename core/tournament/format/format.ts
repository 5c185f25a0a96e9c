import type { Result } from '../../base/index.ts';
import type { Movement } from '../../movement/index.ts';
import type { ScoredSession } from '../../scoring/index.ts';
import type { ContestantKind } from '../contestant.ts';
import type { SectionPlan } from '../fact.ts';
import type { SectionId, Sitting } from '../meeting.ts';
import type { Finding, Refusal, Refused } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { ListPlaces } from './pairs/list-places.ts';
import type { RankedTogether } from './pairs/ranking-lists.ts';
import type { RankingRule } from './pairs/ranking-rules.ts';
import type { Standings } from './pairs/standings.ts';

/** What scores are counted in; `match-points`: what matches bring that is no VPs, as board-a-match and Patton add it up. */
export type ScoreUnit = 'percent' | 'imps' | 'points' | 'vps' | 'match-points';

/** A section whose plan changes while it is played. */
export interface GoingOn {
  /** What was really played until then, and the plan from then on. */
  readonly asPlayed: Movement;
  readonly fromRound: number;
}

/** Where somebody sits. */
export interface Seated {
  readonly session: SessionState;
  readonly round: number;
  /** The table, where it is known: a team sits at two. */
  readonly section?: SectionId;
  readonly table?: number;
}

/** What differs between tournaments of pairs, of teams and of players. All else is one code for all of them. */
export interface Format {
  readonly contestants: ContestantKind;

  /** Why a section cannot be played as planned, if it cannot. */
  planFault(tournament: Tournament, plan: SectionPlan, goingOn?: GoingOn): Refused | undefined;
  /** What is allowed but should be looked at. */
  planFindings(tournament: Tournament, plan: SectionPlan): readonly Finding[];

  /** The people of a contestant by name, or of a side of a table: those who sit there, when it is told where. */
  names(tournament: Tournament, contestant: Sitting, seated?: Seated): readonly string[];

  /** What the boards of a session are worth to whom, as it stands or after its first rounds. */
  scores(tournament: Tournament, session: SessionState, throughRound?: number): ScoredSession;
  /** Can everything that was played, and whatever is played next, be scored? */
  scorable(tournament: Tournament): Result<undefined, Refusal>;
  unit(tournament: Tournament): ScoreUnit;

  /** What contestants are ranked by. */
  standings(tournament: Tournament, sessions: readonly SessionState[], throughRound?: number): Standings;
  /** Who is ranked together in a session. */
  listsOfSession(tournament: Tournament, session: SessionState): readonly RankedTogether[];
  /** Who is ranked together in the whole tournament. */
  listsOfTournament(tournament: Tournament, sessions: readonly SessionState[]): readonly RankedTogether[];
  /** The places of a list; ties are broken when it is final. */
  places(tournament: Tournament, standings: Standings, list: RankedTogether, isFinal: boolean): ListPlaces;
  /** The rules that had something to do with a ranking. */
  rules(
    tournament: Tournament,
    standings: Standings,
    lists: readonly RankedTogether[],
  ): readonly RankingRule[];
}
