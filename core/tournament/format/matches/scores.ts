import { ok, orThrow, type Result } from '../../../base/index.ts';
import type { Side } from '../../../game/index.ts';
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
export function scores(
  tournament: Tournament,
  session: SessionState,
  throughRound: number = Number.POSITIVE_INFINITY,
): ScoredSession {
  const { settings } = tournament;
  const last = kept.get(session);
  const byRound = last?.settings === settings ? last.byRound : new Map<number, ScoredSession>();
  kept.set(session, { settings, byRound });
  const known = byRound.get(throughRound);
  if (known !== undefined) return known;
  const lines = linesOfSession(session)
    .filter(({ round = 0 }) => round <= throughRound)
    .map((line) => {
      const section = session.sections.get(line.section ?? '');
      const at = { round: line.round ?? 0, table: Number(line.table) };
      const found = section === undefined ? undefined : matchAtTable(section, at);
      return found === undefined
        ? line
        : { ...asPairs(line), group: `${line.section}/${found.drawn.round}/${found.match.match}` };
    });
  const policy = scoringUnder(profileOf(settings), settings.laws);
  const scored = orThrow(
    scoreSession({
      lines,
      method: CROSS_IMPS,
      policy: { ...policy, groups: LAW_POLICIES[settings.laws].groups },
      sections: 'across',
      penalties: [],
    }),
  );
  const ofTeams = withTeams(scored);
  byRound.set(throughRound, ofTeams);
  return ofTeams;
}

/** A team has two pairs at a board, one on each side. */
const SIDES = ['NS', 'EW'] as const;

const pairOf = (team: ContestantId, side: Side): ContestantId => `${team}/${side}`;

const asPairs = (line: TravellerLine): TravellerLine => ({
  ...line,
  ns: typeof line.ns === 'string' ? pairOf(line.ns, 'NS') : line.ns,
  ew: typeof line.ew === 'string' ? pairOf(line.ew, 'EW') : line.ew,
});

const teamOf = <S extends Sitting>(sitting: S): S =>
  (typeof sitting === 'string' ? sitting.replace(/\/(?:NS|EW)$/, '') : sitting) as S;

/** Scores of pairs as those of their teams. What a team made in all is for its matches to say. */
function withTeams(scored: ScoredSession): ScoredSession {
  const explained = (team: ContestantId, board: number): ReturnType<ScoredSession['explain']> => {
    for (const side of SIDES) {
      const pair = pairOf(team, side);
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
    contestants: [...new Set(scored.contestants.map(teamOf))],
    resultsOnBoard: (line) => scored.resultsOnBoard(line),
    topOfLine: (line) => scored.topOfLine(line),
    compared: (line, side) => scored.compared(line, side),
    lineScore: (line, side) => scored.lineScore(line, side),
    linesOf: (team) => SIDES.flatMap((side) => scored.linesOf(pairOf(team, side))),
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
