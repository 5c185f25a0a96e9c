import { ok, orThrow, type Result } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import {
  type ContestantId,
  type ContestantLine,
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

/** The lines of a session, each match being a group of its own on the board. */
function linesOf(session: SessionState, throughRound: number): readonly TravellerLine[] {
  return linesOfSession(session)
    .filter(({ round = 0 }) => round <= throughRound)
    .map((line) => {
      const section = session.sections.get(line.section ?? '');
      const at = { round: line.round ?? 0, table: Number(line.table) };
      const found = section === undefined ? undefined : matchAtTable(section, at);
      return found === undefined
        ? line
        : { ...asPairs(line), group: `${line.section}/${found.drawn.round}/${found.match.match}` };
    });
}

function scored({ settings }: Tournament, lines: readonly TravellerLine[]): Result<ScoredSession> {
  const policy = scoringUnder(profileOf(settings), settings.laws);
  return scoreSession({
    lines,
    method: CROSS_IMPS,
    policy: { ...policy, groups: LAW_POLICIES[settings.laws].groups },
    sections: 'across',
    penalties: [],
  });
}

/** What was adjusted in a way that IMPs do not know counts for nothing: it is refused when it is given. */
const withoutAdjustments = (lines: readonly TravellerLine[]): readonly TravellerLine[] =>
  lines.map((line) =>
    line.score.kind === 'adjusted' ? { ...line, score: { kind: 'no-score', why: 'cancelled' } } : line,
  );

/** What boards are worth at each table of a session of matches: in IMPs against the other room alone. */
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
  const lines = linesOf(session, throughRound);
  const all = scored(tournament, lines);
  const ofTeams = withTeams(all.ok ? all.value : orThrow(scored(tournament, withoutAdjustments(lines))));
  byRound.set(throughRound, ofTeams);
  return ofTeams;
}

/** A team's pair at a table: two of them play a board, and where seats are wrong both on one side. */
const pairOf = (sitting: Sitting, { section, round, table }: TravellerLine): Sitting =>
  typeof sitting === 'string' ? `${sitting}#${section}/${round}/${table}` : sitting;

const asPairs = (line: TravellerLine): TravellerLine => ({
  ...line,
  ns: pairOf(line.ns, line),
  ew: pairOf(line.ew, line),
});

const teamOf = <S extends Sitting>(sitting: S): S =>
  (typeof sitting === 'string' ? sitting.replace(/#[^#]*$/, '') : sitting) as S;

/** Scores of pairs as those of their teams. What a team made in all is for its matches to say. */
function withTeams(pairs: ScoredSession): ScoredSession {
  const linesOfTeam = (team: ContestantId): readonly ContestantLine[] =>
    pairs.lines.flatMap(({ ns, ew }, line): ContestantLine[] =>
      teamOf(ns) === team ? [{ line, side: 'NS' }] : teamOf(ew) === team ? [{ line, side: 'EW' }] : [],
    );
  const explained = (team: ContestantId, board: number): ReturnType<ScoredSession['explain']> => {
    const own = linesOfTeam(team).find(({ line }) => pairs.lines[line]?.board === board);
    const pair = own === undefined ? undefined : pairs.lines[own.line]?.[own.side === 'NS' ? 'ns' : 'ew'];
    const found = typeof pair === 'string' ? pairs.explain(pair, board) : undefined;
    if (found === undefined || typeof pair !== 'string') return undefined;
    const { comparisons, sentence } = found;
    return {
      ...found,
      comparisons: comparisons.map((each) => ({ ...each, against: teamOf(each.against) })),
      sentence: sentence.replaceAll(pair, team),
    };
  };
  return {
    session: pairs.session,
    lines: pairs.lines,
    contestants: [...new Set(pairs.contestants.map(teamOf))],
    resultsOnBoard: (line) => pairs.resultsOnBoard(line),
    topOfLine: (line) => pairs.topOfLine(line),
    compared: (line, side) => pairs.compared(line, side),
    lineScore: (line, side) => pairs.lineScore(line, side),
    linesOf: linesOfTeam,
    linesOnBoard: (board) => pairs.linesOnBoard(board),
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
    const tables = scored(tournament, linesOf(session, Number.POSITIVE_INFINITY));
    if (!tables.ok) return refuse('unscorable', tables.error.message);
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
