import { type Stage, stageOf } from '../../../draw/index.ts';
import type { Room } from '../../../scoring/index.ts';
import { printFigure } from '../../../scoring/index.ts';
import { type PhaseLeague, roundCount } from '../../format/matches/league.ts';
import type { MatchResult, RoundOfMatches } from '../../format/matches/match-result.ts';
import type { KnockoutDecision } from '../../format/matches/played-match.ts';
import { type DrawnTables, isPlayedIn, lineUpKey, roomsOf, segmentsHere } from '../../match.ts';
import { type PlacedRound, partsOf, roundOfMovement } from '../../meetings/drawn-rounds.ts';
import { hasUnusualSystem } from '../../meetings/line-ups.ts';
import { mayGoOnFrom } from '../../meetings/sittings.ts';
import { countsInPoints, type MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import { contestantName } from '../shared.ts';
import { bothTexts, vpsOfMatch, worthText, worthUnit } from './figures.ts';
import type { Sight } from './sight.ts';
import type { DecidedBy, MatchState, MatchTile, RoomTile, RoundMatches, SittingView } from './types.ts';

/** What tiles of a group are made with. */
export interface TilesOf {
  readonly tournament: Tournament;
  readonly phase: MatchesPhase;
  readonly league: Pick<PhaseLeague, 'league'> | undefined;
  readonly sight: Sight;
}

function stateOf(
  { drawn, section }: RoundOfMatches,
  { drawn: match, ruling, over, boards }: MatchResult,
): MatchState {
  if (ruling !== undefined) return 'ruled';
  const signed = drawn.agreed.get(match.match) ?? [];
  if ([match.home, match.away].every((team) => signed.includes(team))) return 'agreed';
  if (over) return 'scored';
  const begun = section.rounds.has(drawn.first) || boards.some(({ open, closed }) => open ?? closed);
  if (begun) return 'playing';
  return drawn.publishedAt === undefined ? 'drawn' : 'published';
}

function roomTile({ boards, ruling }: MatchResult, room: Room, table: number, typed: boolean): RoomTile {
  const own = boards.filter(({ cancelled }) => !cancelled);
  const settled = typed || ruling !== undefined;
  return {
    table,
    boardsIn: own.filter((board) => board[room] !== undefined).length,
    missing: settled ? [] : own.filter((board) => board[room] === undefined).map(({ board }) => board),
  };
}

/** Of a movement: the round in which the match begins. */
export function inRoundOf(drawn: RoundOfMatches['drawn'], match: DrawnTables): { readonly inRound?: number } {
  const inRound = roundOfMovement(drawn, match);
  return inRound === undefined ? {} : { inRound };
}

/** Who has declared a line-up of each segment. */
function declaredIn({ drawn }: RoundOfMatches, match: DrawnTables): NonNullable<MatchTile['lineUps']> {
  const { home, away } = match;
  return Array.from({ length: drawn.segments }, (_, index) => index + 1)
    .filter((segment) => roomsOf(match).some(([room]) => isPlayedIn(match, room, segment)))
    .map((segment) => ({
      segment,
      home: drawn.lineUps.has(lineUpKey(home, segment)),
      away: drawn.lineUps.has(lineUpKey(away, segment)),
    }));
}

function decidedBy({ by, part, clause, figures, reason }: KnockoutDecision): DecidedBy {
  return {
    by,
    part,
    clause,
    ...(figures === undefined ? {} : { figures: bothTexts(figures, printFigure) }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** What a match of a knockout decides; beside the final another is that for the third place. */
function stageIn(
  phase: MatchesPhase,
  { section, drawn: { round } }: RoundOfMatches,
  { match }: DrawnTables,
): { readonly stage?: Stage } {
  const { draw } = phase.format;
  if (draw.kind !== 'knockout' || draw.until !== undefined) return {};
  const teams = phase.groups.find((group) => group.section === section.section)?.contestants.length ?? 0;
  const stage = stageOf(round, roundCount(phase, teams));
  if (stage === undefined) return {};
  return { stage: stage === 'final' && match > 1 ? 'third-place' : stage };
}

/** RTP 2.3.4.3: while it has not begun, whose pair sits down early if the opponents ask. */
function seatedEarly(
  { settings, contestants }: Tournament,
  { home, away }: DrawnTables,
  state: MatchState,
): { readonly seatedEarly?: NonNullable<MatchTile['seatedEarly']> } {
  const rules = profileOf(settings).teams.lineUps?.unusualSystems;
  const teams = [home, away].filter((team) => hasUnusualSystem(contestants.get(team)));
  if (rules === undefined || teams.length === 0 || (state !== 'drawn' && state !== 'published')) return {};
  return { seatedEarly: { teams, minutes: rules.seatedMinutesBefore, clause: rules.clause } };
}

/** A match at a glance. */
export function matchTile(
  { tournament, phase, league, sight }: TilesOf,
  round: RoundOfMatches,
  result: MatchResult,
): MatchTile {
  const { drawn: match, imps, ruling, winner, decision, playOn, score } = result;
  const counted = sight.isScoreShown(round);
  const scored = counted || sight.isOwnScoreShown(round, result);
  // What the league gives rests on other matches too.
  const inLeague = counted && league !== undefined ? vpsOfMatch(league, result) : undefined;
  const inPoints = countsInPoints(phase);
  const vps = result.over ? (inLeague ?? result.vps) : inPoints ? result.running : undefined;
  const knockout = phase.format.draw.kind === 'knockout';
  const typed = round.drawn.scored.has(match.match);
  const state = stateOf(round, result);
  const annulled = score?.boards.filter(({ state }) => state === 'not-compared').length ?? 0;
  return {
    match: match.match,
    home: contestantName(tournament, match.home),
    away: contestantName(tournament, match.away),
    open: roomTile(result, 'open', match.open, typed),
    ...(match.closed === undefined ? {} : { closed: roomTile(result, 'closed', match.closed, typed) }),
    ...(inPoints ? { inPoints } : {}),
    ...(worthUnit(phase) === 'vps' ? {} : { noVps: true }),
    ...(scored && imps !== undefined && !inPoints ? { imps: bothTexts(imps, printFigure) } : {}),
    ...(scored && !knockout && vps !== undefined
      ? { vps: bothTexts(vps, (value) => worthText(tournament, phase, value)) }
      : {}),
    compared: score?.comparable ?? 0,
    boards: score?.scheduled ?? result.boards.length,
    ...(match.boards === undefined ? {} : { ownBoards: match.boards }),
    ...inRoundOf(round.drawn, match),
    ...stageIn(phase, round, match),
    ...(annulled === 0 ? {} : { annulled }),
    state,
    ...seatedEarly(tournament, match, state),
    agreed: round.drawn.agreed.get(match.match) ?? [],
    ...(ruling === undefined
      ? {}
      : { ruling: { clause: ruling.clause, reason: ruling.reason, kind: ruling.ruling.kind } }),
    ...(scored && winner !== undefined ? { winner } : {}),
    ...(scored && decision !== undefined ? { decidedBy: decidedBy(decision) } : {}),
    ...(scored && playOn !== undefined ? { playOn } : {}),
    ...(phase.format.match.lineUps === 'none' ? {} : { lineUps: declaredIn(round, match) }),
  };
}

/** The seed is of interest where lots were drawn: for the first round of a Swiss, or for who is at home. */
export const lotsOf = ({ format }: MatchesPhase, method: string | undefined, seed: string | undefined) =>
  seed !== undefined && (method === 'lots' || format.match.home === 'by-lot') ? { lots: seed } : {};

/** In which session which segments are played, where they are several. */
export const sittingsOf = (
  tournament: Tournament,
  round: PlacedRound,
): { readonly sittings?: readonly SittingView[] } =>
  round.drawn.sitting === undefined
    ? {}
    : {
        sittings: partsOf(tournament, round).map(({ session, drawn }) => ({
          session: session.session,
          first: drawn.first,
          segments: segmentsHere(drawn),
        })),
      };

/** A round of matches as tiles. */
export function roundMatches(tiles: TilesOf, round: RoundOfMatches): RoundMatches {
  const { session, section, drawn, matches } = round;
  const goesOnFrom = mayGoOnFrom(tiles.tournament, round);
  return {
    session: session.session,
    section: section.section,
    round: drawn.round,
    first: drawn.first,
    segments: drawn.segments,
    ...(tiles.phase.format.draw.kind === 'movement' ? { ofMovement: true } : {}),
    ...sittingsOf(tiles.tournament, round),
    ...(goesOnFrom === undefined ? {} : { goesOnFrom }),
    boards: drawn.boards,
    published: drawn.publishedAt !== undefined,
    ...(drawn.publishedAt === undefined ? {} : { publishedAt: drawn.publishedAt }),
    method: drawn.method,
    reasons: drawn.reasons,
    ...lotsOf(tiles.phase, drawn.method, drawn.seed),
    ...(drawn.present === undefined
      ? {}
      : { present: drawn.present.map((team) => contestantName(tiles.tournament, team)) }),
    ...(drawn.confirmed?.includes('regulation-left') === true ? { leavesRegulation: true } : {}),
    ...(drawn.bye === null ? {} : { bye: contestantName(tiles.tournament, drawn.bye) }),
    matches: matches.map((match) => matchTile(tiles, round, match)),
  };
}
