import { ok, orThrow, type Result } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import {
  type ContestantId,
  CROSS_IMPS,
  LAW_POLICIES,
  type ScoredSession,
  type Sitting,
  scoreSession,
  type TravellerLine,
} from '../../../scoring/index.ts';
import { matchAtTable, matchesPhaseOf } from '../../meetings/drawn-rounds.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { linesOfSession } from '../../scores/traveller-lines.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { SessionState, Tournament } from '../../state.ts';
import { matchesOf } from './match-result.ts';

interface Kept {
  readonly settings: Tournament['settings'];
  readonly byRound: Map<number, ScoredSession>;
}

const kept = new WeakMap<SessionState, Kept>();

/**
 * What boards are worth at each table of a session of matches: in IMPs against the other room alone, each match being a
 * group of its own on the board.
 */
function tryScores(
  tournament: Tournament,
  session: SessionState,
  throughRound: number = Number.POSITIVE_INFINITY,
): Result<ScoredSession> {
  const { settings } = tournament;
  const last = kept.get(session);
  const byRound = last?.settings === settings ? last.byRound : new Map<number, ScoredSession>();
  kept.set(session, { settings, byRound });
  const known = byRound.get(throughRound);
  if (known !== undefined) return ok(known);
  const lines = linesOfSession(session)
    .filter(({ round = 0 }) => round <= throughRound)
    .map((line) => {
      const section = session.sections.get(line.section ?? '');
      const at = { round: line.round ?? 0, table: Number(line.table) };
      const found = section === undefined ? undefined : matchAtTable(section, at);
      const pairs = asPairs(line);
      return found === undefined
        ? pairs
        : { ...pairs, group: `${line.section}/${found.drawn.round}/${found.match.match}` };
    });
  const policy = scoringUnder(profileOf(settings), settings.laws);
  const scored = scoreSession({
    lines,
    method: CROSS_IMPS,
    policy: { ...policy, groups: LAW_POLICIES[settings.laws].groups },
    sections: 'across',
    penalties: [],
  });
  if (!scored.ok) return scored;
  const ofTeams = withTeams(scored.value);
  byRound.set(throughRound, ofTeams);
  return ok(ofTeams);
}

/** The same where facts were decided, and so can be scored. */
export const scores = (tournament: Tournament, session: SessionState, throughRound?: number): ScoredSession =>
  orThrow(tryScores(tournament, session, throughRound));

/** A team has a pair at each of its tables, perhaps on the same side by mistake (RTP 2.3.6.6). */
const asPairs = (line: TravellerLine): TravellerLine => {
  const pairOf = <S extends Sitting>(team: S): S | ContestantId =>
    typeof team === 'string' ? `${team}/${line.section}${line.round}.${line.table}` : team;
  return { ...line, ns: pairOf(line.ns), ew: pairOf(line.ew) };
};

const teamOf = <S extends Sitting>(sitting: S): S =>
  (typeof sitting === 'string' ? sitting.replace(/\/[^/]*$/, '') : sitting) as S;

/** Scores of pairs as those of their teams. What a team made in all is for its matches to say. */
function withTeams(scored: ScoredSession): ScoredSession {
  const pairs = new Map<ContestantId, ContestantId[]>();
  for (const pair of scored.contestants) pairs.set(teamOf(pair), [...(pairs.get(teamOf(pair)) ?? []), pair]);
  const pairsOf = (team: ContestantId): readonly ContestantId[] => pairs.get(team) ?? [];
  const explained = (team: ContestantId, board: number): ReturnType<ScoredSession['explain']> => {
    for (const pair of pairsOf(team)) {
      const found = scored.explain(pair, board);
      if (found === undefined) continue;
      const { comparisons, sentence } = found;
      return {
        ...found,
        comparisons: comparisons.map((each) => ({ ...each, against: teamOf(each.against) })),
        sentence: sentence.replaceAll(pair, team),
      };
    }
    return undefined;
  };
  return {
    session: scored.session,
    lines: scored.lines,
    contestants: [...pairs.keys()],
    resultsOnBoard: (line) => scored.resultsOnBoard(line),
    topOfLine: (line) => scored.topOfLine(line),
    compared: (line, side) => scored.compared(line, side),
    lineScore: (line, side) => scored.lineScore(line, side),
    linesOf: (team) => pairsOf(team).flatMap((pair) => scored.linesOf(pair)),
    linesOnBoard: (board) => scored.linesOnBoard(board),
    total: () => undefined,
    places: () => [],
    explain: explained,
  };
}

/** A match that does not count for want of boards is for the director to rule: nothing is wrong with its scores. */
const FOR_THE_DIRECTOR: ReadonlySet<string> = new Set(['vp-too-few-comparable', 'vp-boards']);

/** Can every board of every match be compared as it stands? */
export function scorable(tournament: Tournament): Result<undefined, Refusal> {
  for (const session of tournament.sessions.values()) {
    const scored = tryScores(tournament, session);
    if (!scored.ok) return refuse('unscorable', scored.error.message);
    if (matchesPhaseOf(tournament, session) === undefined) continue;
    for (const section of session.sections.values()) {
      for (const { matches } of matchesOf(tournament, session, section, 'written')) {
        const fault = matches.find((match) => match.fault !== undefined)?.fault;
        if (fault !== undefined && !FOR_THE_DIRECTOR.has(fault.code))
          return refuse('unscorable', fault.message);
      }
    }
  }
  return ok(undefined);
}
