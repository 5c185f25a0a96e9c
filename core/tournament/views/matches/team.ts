import { Fraction, ZERO } from '../../../base/index.ts';
import { womenSeats } from '../../../regulation/index.ts';
import { vpsFrom } from '../../../scoring/index.ts';
import { playersOf } from '../../contestant.ts';
import { leagueOf, roundsOf } from '../../format/matches/league.ts';
import type { MatchResult, RoundOfMatches } from '../../format/matches/match-result.ts';
import { isOfMatch } from '../../match.ts';
import type { ContestantId } from '../../meeting.ts';
import { countsInPoints, isOfMatches, type MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Contestant, Tournament } from '../../state.ts';
import { contestantName } from '../shared.ts';
import { butlerLines } from './butler.ts';
import { impsText } from './cross-table.ts';
import { vpsInLeague, worthText, worthUnit } from './figures.ts';
import { goingOn } from './going-on.ts';
import { penaltiesInSight } from './match.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import { inRoundOf } from './tiles.ts';
import type { TeamRoundLine, TeamView } from './types.ts';

/** The rounds of a team in a phase, each with its running total. */
function roundsOfTeam(
  tournament: Tournament,
  phase: MatchesPhase,
  team: ContestantId,
  sight: Sight,
): readonly TeamRoundLine[] {
  const group = phase.groups.find(({ contestants }) => contestants.includes(team));
  if (group === undefined) return [];
  const { section } = group;
  const rounds = roundsOf(tournament, phase, section, sight.counting);
  const shown = rounds.filter((round) => sight.isScoreShown(round));
  const afterRound = shown.at(-1)?.drawn.round ?? 0;
  const knockout = phase.format.draw.kind === 'knockout';
  const counted = leagueOf(tournament, phase, section, { counting: sight.counting, afterRound });
  const { results, entries = [] } = counted.league;
  const carried = Fraction.sum(
    entries
      .filter(({ contestant, kind }) => contestant === team && kind === 'carry-over')
      .map(({ vps }) => vps),
  );
  const throughRound = (round: number): Fraction =>
    results
      .filter((result) => result.round <= round)
      .reduce((sum, result) => sum.plus(vpsFrom(result, team) ?? ZERO), carried);
  const running = (round: number): string => worthText(tournament, phase, throughRound(round));
  const lineOf = (round: RoundOfMatches, match: MatchResult): TeamRoundLine => {
    const { home, away } = match.drawn;
    const visible = shown.includes(round);
    const own = visible || sight.isOwnScoreShown(round, match);
    const inLeague = visible ? vpsInLeague(counted, match, team) : undefined;
    const worth = own ? (inLeague ?? match.vps?.[home === team ? 'home' : 'away']) : undefined;
    const vps = match.over && !knockout ? worth : undefined;
    const imps = own && !countsInPoints(phase) ? impsText(match, team) : undefined;
    return {
      round: round.drawn.round,
      ...inRoundOf(round.drawn, match.drawn),
      session: round.session.session,
      section,
      match: match.at.match,
      opponent: contestantName(tournament, home === team ? away : home),
      home: home === team,
      ...(imps === undefined ? {} : { imps }),
      ...(vps === undefined
        ? {}
        : {
            vps: worthText(tournament, phase, vps),
            ...(visible ? { running: running(round.drawn.round) } : {}),
          }),
      ...(match.ruling === undefined
        ? {}
        : { ruling: { clause: match.ruling.clause, kind: match.ruling.ruling.kind } }),
    };
  };
  return rounds.flatMap((round): TeamRoundLine[] => {
    const own = round.matches
      .filter(({ drawn }) => isOfMatch(drawn, team))
      .map((match) => lineOf(round, match))
      .sort((a, b) => (a.inRound ?? 0) - (b.inRound ?? 0));
    if (round.drawn.bye !== team) return own;
    const bye = shown.includes(round)
      ? results.find((r) => r.kind === 'bye' && r.round === round.drawn.round)
      : undefined;
    const vps = bye === undefined ? undefined : vpsFrom(bye, team);
    return [
      ...own,
      {
        round: round.drawn.round,
        session: round.session.session,
        section,
        home: false,
        bye: true,
        ...(vps === undefined
          ? {}
          : { vps: worthText(tournament, phase, vps), running: running(round.drawn.round) }),
      },
    ];
  });
}

function captainOf(entry: Contestant): string {
  if (entry.kind !== 'team') return '';
  return typeof entry.captain === 'number' ? (entry.players[entry.captain]?.name ?? '') : entry.captain.name;
}

/** RTP 2.3.4.1, ROP 8.2.1; where the regulation says nothing, as both have it. */
function womenSit({ settings }: Tournament): TeamView['womenSit'] {
  if (!settings.mixed) return undefined;
  const { clause = 'Law 4', wrongSeatsStand } = profileOf(settings).teams.mixed ?? {};
  const seats = womenSeats(settings.screens);
  return { seats, clause, ...(wrongSeatsStand === undefined ? {} : { wrongSeatsStand }) };
}

/** A team and all its matches. */
export function teamView(tournament: Tournament, entry: Contestant, sight: Sight = ALL_IN_SIGHT): TeamView {
  const team = entry.contestant;
  const phases = [...tournament.phases.values()].filter(isOfMatches);
  const { rooms, sheets } = profileOf(tournament.settings).teams;
  const women = womenSit(tournament);
  const qualifying = goingOn(tournament, entry, sight);
  const last = phases.findLast(
    ({ format, groups }) =>
      format.draw.kind !== 'knockout' && groups.some(({ contestants }) => contestants.includes(team)),
  );
  return {
    ...contestantName(tournament, team),
    ...(entry.withdrawn === undefined ? {} : { withdrawn: true }),
    ...(last === undefined ? {} : { worth: worthUnit(last) }),
    ...(entry.kind !== 'team' || rooms === undefined ? {} : { rooms }),
    ...(entry.kind !== 'team' || sheets === undefined ? {} : { sheets }),
    ...(women === undefined ? {} : { womenSit: women }),
    players: playersOf(entry).map(({ name }) => ({ name })),
    ...(qualifying === undefined ? {} : { goingOn: qualifying }),
    captain: captainOf(entry),
    rounds: phases.flatMap((phase) => roundsOfTeam(tournament, phase, team, sight)),
    butler: phases.flatMap((phase) =>
      butlerLines(tournament, phase, sight).filter((line) => line.team.contestant === team),
    ),
    penalties: [...tournament.sessions.values()].flatMap((session) =>
      penaltiesInSight(
        tournament,
        session,
        session.penalties.filter(({ contestant }) => contestant === team),
        sight,
      ),
    ),
  };
}
