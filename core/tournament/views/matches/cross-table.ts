import { Fraction, ok, type Result } from '../../../base/index.ts';
import { leagueTable, printFigure, vpsFrom } from '../../../scoring/index.ts';
import { leagueOf, roundsOf } from '../../format/matches/league.ts';
import type { MatchResult, RoundOfMatches } from '../../format/matches/match-result.ts';
import type { HomeAway } from '../../format/matches/played-match.ts';
import type { DrawnTables } from '../../match.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import { countsInPoints, type PhaseNumber } from '../../phase.ts';
import type { Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { contestantName } from '../shared.ts';
import { vpsInLeague, worthText } from './figures.ts';
import { findMatchesPhase } from './matches.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import type { CrossTableCell, CrossTableView } from './types.ts';

/** A match in IMPs from a team's own view: `40-20`. */
export const impsText = ({ drawn, imps }: MatchResult, team: ContestantId): string | undefined =>
  imps && fromSideOf(drawn, imps, team);

function fromSideOf({ home }: DrawnTables, sides: HomeAway, team: ContestantId): string {
  const [own, other] = home === team ? [sides.home, sides.away] : [sides.away, sides.home];
  return `${printFigure(own)}-${printFigure(other)}`;
}

/** A team's IMPs over the matches of some rounds, won less lost. */
const netImps = (rounds: readonly RoundOfMatches[], team: ContestantId): Fraction =>
  Fraction.sum(
    rounds
      .flatMap(({ matches }) => matches)
      .flatMap(({ drawn: { home, away }, imps }) =>
        imps === undefined || (home !== team && away !== team)
          ? []
          : [home === team ? imps.home.minus(imps.away) : imps.away.minus(imps.home)],
      ),
  );

/** Teams against teams: all matches of a group, with what they brought to the team of the row. */
export function crossTableView(
  tournament: Tournament,
  { phase: number, section }: { readonly phase: PhaseNumber; readonly section: SectionId },
  sight: Sight = ALL_IN_SIGHT,
): Result<CrossTableView, Refusal> {
  const found = findMatchesPhase(tournament, { phase: number });
  if (!found.ok) return found;
  const phase = found.value;
  const rounds = roundsOf(tournament, phase, section, sight.counting);
  const shown = rounds.filter((round) => sight.isScoreShown(round));
  const afterRound = shown.at(-1)?.drawn.round ?? 0;
  const counted = leagueOf(tournament, phase, section, { counting: sight.counting, afterRound });
  const isKnockout = phase.format.draw.kind === 'knockout';
  // Nobody is left out of a bracket, and nothing is added up in it.
  const group = phase.groups.find((each) => each.section === section)?.contestants ?? [];
  const contestants = isKnockout ? group : counted.league.contestants;
  const table = leagueTable(counted.league);
  const cell = (match: MatchResult, team: ContestantId): CrossTableCell => {
    const visible = shown.some(({ matches }) => matches.includes(match));
    const vps = visible && match.over && !isKnockout ? vpsInLeague(counted, match, team) : undefined;
    const stands = countsInPoints(phase) ? (match.vps ?? match.running) : match.imps;
    const imps = visible && stands !== undefined ? fromSideOf(match.drawn, stands, team) : undefined;
    return {
      round: match.at.round,
      ...(vps === undefined ? {} : { vps: worthText(tournament, phase, vps) }),
      ...(imps === undefined ? {} : { imps }),
      ...(visible && match.over && isKnockout ? { over: true } : {}),
    };
  };
  const matches = rounds.flatMap((round) => round.matches);
  const between = (one: ContestantId, other: ContestantId): readonly MatchResult[] =>
    matches.filter(
      ({ drawn: { home, away } }) => (home === one && away === other) || (home === other && away === one),
    );
  const byes = rounds.flatMap((round) => {
    const { bye, round: number } = round.drawn;
    if (bye === null) return [];
    const result = shown.includes(round)
      ? counted.league.results.find((each) => each.kind === 'bye' && each.round === number)
      : undefined;
    const vps = result === undefined ? undefined : vpsFrom(result, bye);
    return [
      {
        contestant: bye,
        round: number,
        ...(vps === undefined ? {} : { vps: worthText(tournament, phase, vps) }),
      },
    ];
  });
  return ok({
    phase: phase.phase,
    section,
    contestants: contestants.map((contestant) => contestantName(tournament, contestant)),
    withdrawn: contestants.filter(
      (contestant) => tournament.contestants.get(contestant)?.withdrawn !== undefined,
    ),
    cells: contestants.map((team) =>
      contestants.map((other) =>
        team === other ? [] : between(team, other).map((match) => cell(match, team)),
      ),
    ),
    byes,
    totals: contestants.map((team) =>
      isKnockout ? printFigure(netImps(shown, team)) : worthText(tournament, phase, table.total(team)),
    ),
  });
}
