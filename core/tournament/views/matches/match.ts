import { ok, type Result } from '../../../base/index.ts';
import { dealerOf, vulnerabilityOf } from '../../../game/index.ts';
import type { ComparedBoard, Room } from '../../../scoring/index.ts';
import { appealAgainst } from '../../appeals/heard.ts';
import { type MatchResult, matchesOf, type RoundOfMatches } from '../../format/matches/match-result.ts';
import type { RoomsBoard } from '../../format/matches/rooms.ts';
import { isPlayedIn, type MatchAt, roomsOf, roundOfSegment } from '../../match.ts';
import { matchAt, matchesPhaseOf, partWith } from '../../meetings/drawn-rounds.ts';
import { namesInRoom } from '../../meetings/line-ups.ts';
import type { MatchesPhase } from '../../phase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { GivenPenalty, Play, SessionState, Tournament } from '../../state.ts';
import { adjustmentView, contestantName, resultView } from '../shared.ts';
import { boardTexts } from './figures.ts';
import { leagueInSight } from './matches.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import { strongerTeams } from './stronger.ts';
import { matchTile, sittingsOf } from './tiles.ts';
import type { MatchBoardLine, MatchPenalty, MatchView, RoomNames, RoomResult } from './types.ts';

const roomResult = (play: Play | undefined): RoomResult | undefined =>
  play === undefined ? undefined : { status: play.status, ...resultView(play), ...adjustmentView(play) };

function boardLine(
  phase: MatchesPhase,
  board: RoomsBoard,
  compared: ComparedBoard | undefined,
  round: number,
): MatchBoardLine {
  const [open, closed] = [roomResult(board.open), roomResult(board.closed)];
  const scored = compared?.state === 'compared' || compared?.state === 'artificial';
  return {
    board: board.board,
    dealer: dealerOf(board.board),
    vulnerable: vulnerabilityOf(board.board),
    part: board.part,
    segment: board.segment,
    session: board.session,
    round,
    ...(open === undefined ? {} : { open }),
    ...(closed === undefined ? {} : { closed }),
    ...(compared?.difference === undefined ? {} : { difference: compared.difference }),
    ...(scored ? { imps: boardTexts(phase, compared) } : {}),
  };
}

/** A board that may not be seen is there with its number alone. */
const hiddenLine = (
  phase: MatchesPhase,
  { board, session, part, segment }: RoomsBoard,
  round: number,
): MatchBoardLine =>
  boardLine(phase, { board, session, part, segment, cancelled: false, alone: false }, undefined, round);

const comparedIn = ({ score, extras }: MatchResult): ReadonlyMap<number, ComparedBoard> =>
  new Map([score, ...extras].flatMap((part) => part?.boards ?? []).map((board) => [board.board, board]));

/** Who sits where in each segment, as far as line-ups are known and may be seen. */
function seatsOf(
  tournament: Tournament,
  round: RoundOfMatches,
  { drawn: match }: MatchResult,
  sight: Sight,
): MatchView['seats'] {
  const names = (team: string, segment: number, room: Room): readonly string[] => {
    const { session, drawn } = partWith(tournament, round, segment);
    if (match.closed === undefined)
      return contestantName(tournament, team, {
        session,
        round: roundOfSegment(drawn, segment) ?? drawn.first,
      }).names;
    if (!sight.isLineUpShown(round, match, team, segment)) return [];
    return namesInRoom(tournament, session, drawn, team, { match, room, segment }) ?? [];
  };
  const segments = Array.from({ length: round.drawn.segments }, (_, index) => index + 1);
  const played = segments.filter((segment) =>
    roomsOf(match).some(([room]) => isPlayedIn(match, room, segment)),
  );
  return played.map((segment) => {
    const room = (which: Room): RoomNames => {
      const [ns, ew] = which === 'open' ? [match.home, match.away] : [match.away, match.home];
      return isPlayedIn(match, which, segment)
        ? { ns: names(ns, segment, which), ew: names(ew, segment, which) }
        : { ns: [], ew: [] };
    };
    return { segment, open: room('open'), ...(match.closed === undefined ? {} : { closed: room('closed') }) };
  });
}

/** Penalties as far as they are in sight: others are told what was taken off the score and by which clause. */
export const penaltiesInSight = (
  tournament: Tournament,
  session: SessionState,
  given: readonly GivenPenalty[],
  sight: Sight,
): readonly MatchPenalty[] =>
  given.flatMap((penalty) => {
    const { contestant, amount, clause, reason } = penalty;
    const shown = sight.penaltiesShown(session, contestant);
    if (shown === 'none' || (shown === 'points' && typeof amount === 'string')) return [];
    const own =
      shown === 'all'
        ? { reason, session: session.session, appeals: appealAgainst(tournament, session, penalty) }
        : {};
    return [{ contestant, amount, clause, ...own }];
  });

/** Who began with IMPs, and with how many. */
function handicapIn({ handicap, drawn }: MatchResult): MatchView['handicap'] {
  if (handicap === undefined) return undefined;
  const { home, away } = handicap;
  if (home.sign === 0 && away.sign === 0) return undefined;
  return home.sign > 0
    ? { contestant: drawn.home, imps: home.toDecimal(2) }
    : { contestant: drawn.away, imps: away.toDecimal(2) };
}

/** A match with both rooms side by side. */
export function matchView(
  tournament: Tournament,
  at: MatchAt,
  sight: Sight = ALL_IN_SIGHT,
): Result<MatchView, Refusal> {
  const found = matchAt(tournament, at);
  const phase = found === undefined ? undefined : matchesPhaseOf(tournament, found.session);
  const none = refuse('no-such-match', `There is no match ${at.match} in round ${at.round}.`, {
    params: { match: at.match, round: at.round },
  });
  if (found === undefined || phase === undefined) return none;
  const round = matchesOf(tournament, found.session, found.section, sight.counting).find(
    ({ drawn }) => drawn === found.drawn,
  );
  const result = round?.matches.find(({ drawn }) => drawn === found.match);
  if (round === undefined || result === undefined) return none;
  const league = leagueInSight(tournament, phase, at.section, sight);
  const compared = comparedIn(result);
  const tile = matchTile({ tournament, phase, league, sight }, round, result);
  const handicap = tile.imps === undefined ? undefined : handicapIn(result);
  const stronger =
    sight.of === ALL_IN_SIGHT.of
      ? strongerTeams(tournament, phase, found, found.match, result.penalties)
      : [];
  return ok({
    ...tile,
    ...(handicap === undefined ? {} : { handicap }),
    ...(stronger.length === 0 ? {} : { stronger }),
    session: found.session.session,
    section: at.section,
    round: at.round,
    first: found.drawn.first,
    ...sittingsOf(tournament, found),
    lines: result.boards.map((board) => {
      const { drawn } = partWith(tournament, found, board.segment);
      const movementRound = roundOfSegment(drawn, board.segment) ?? drawn.first;
      return sight.isBoardShown(found, found.match, board)
        ? boardLine(phase, board, compared.get(board.board), movementRound)
        : hiddenLine(phase, board, movementRound);
    }),
    seats: seatsOf(tournament, round, result, sight),
    penalties: penaltiesInSight(tournament, found.session, result.penalties, sight),
  });
}
