import { ok, type Result, ZERO } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import {
  BUTLER,
  type Room,
  type ScoredSession,
  scoreSession,
  type TravellerLine,
} from '../../../scoring/index.ts';
import { type MatchResult, matchesOf, type RoundOfMatches } from '../../format/matches/match-result.ts';
import type { ContestantId } from '../../meeting.ts';
import { sessionsOf } from '../../meetings/drawn-rounds.ts';
import { pairFielded, playerNames } from '../../meetings/line-ups.ts';
import type { MatchesPhase, PhaseNumber } from '../../phase.ts';
import type { Refusal } from '../../refusal.ts';
import { lineOf } from '../../scores/traveller-lines.ts';
import { METHODS, profileOf } from '../../settings-defaults.ts';
import type { Play, SessionState, Tournament } from '../../state.ts';
import { once } from '../remember.ts';
import { contestantName, decimal } from '../shared.ts';
import { findMatchesPhase } from './matches.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import type { ButlerLine, ButlerView } from './types.ts';

/** Two players of a team, as a key: the order in which they were named says nothing. */
const pairKey = (team: ContestantId, [one, other]: readonly [number, number]): string =>
  JSON.stringify([team, Math.min(one, other), Math.max(one, other)]);

export const pairOf = (key: string): readonly [ContestantId, number, number] => JSON.parse(key);

/** A board as it was played in a room of a match, and its line with pairs of players for the teams. */
export interface PlayInRoom {
  readonly round: RoundOfMatches;
  readonly match: MatchResult;
  readonly board: MatchResult['boards'][number];
  readonly room: Room;
  readonly play: Play;
  readonly line: TravellerLine;
}

/** The plays of a match as lines of pairs of players; nothing where a line-up is not known. */
function playsOfMatch(
  round: RoundOfMatches,
  match: MatchResult,
  isShown: (board: MatchResult['boards'][number]) => boolean,
): readonly PlayInRoom[] {
  const { session, drawn } = round;
  const seated = (team: ContestantId, room: Room, segment: number): string | undefined => {
    const pair = pairFielded(drawn, match.drawn, team, room, segment);
    return pair === undefined ? undefined : pairKey(team, pair);
  };
  return match.boards.filter(isShown).flatMap((board) =>
    (['open', 'closed'] as const).flatMap((room): PlayInRoom[] => {
      const play = board[room];
      const state = session.boards.get(board.board);
      if (play === undefined || state === undefined || match.drawn.closed === undefined) return [];
      const [ns, ew] = [play.ns, play.ew].map((team) => seated(team, room, board.segment));
      return ns === undefined || ew === undefined
        ? []
        : [{ round, match, board, room, play, line: { ...lineOf(state, play), ns, ew } }];
    }),
  );
}

/** Cross-IMPs where the tournament is set to them, Butler otherwise (Law 78B, C). */
const methodOf = ({ settings }: Tournament) =>
  METHODS[settings.method].kind === 'cross-imps' ? METHODS[settings.method] : BUTLER;

/** All tables that played the same boards, compared in IMPs: what each two players made, the best first. */
export const butlerLines = (
  tournament: Tournament,
  phase: MatchesPhase,
  sight: Sight,
): readonly ButlerLine[] =>
  once(tournament, `butler ${phase.phase} ${sight.of}`, () => compareAll(tournament, phase, sight));

/** A session in which all tables that played the same boards are compared; each line of it is the play of that place. */
interface ComparedSession {
  readonly plays: readonly PlayInRoom[];
  readonly scored: ScoredSession;
}

export const comparedSessions = (
  tournament: Tournament,
  phase: MatchesPhase,
  sight: Sight,
): readonly ComparedSession[] =>
  once(tournament, `compared ${phase.phase} ${sight.of}`, () => compareSessions(tournament, phase, sight));

function compareSessions(
  tournament: Tournament,
  phase: MatchesPhase,
  sight: Sight,
): readonly ComparedSession[] {
  if (phase.format.match.deals !== 'common') return [];
  return sessionsOf(tournament, phase.phase).flatMap((session) => {
    const plays = shownPlays(tournament, session, sight);
    if (plays.length === 0) return [];
    const scored = scoreSession({
      lines: plays.map(({ line }) => line),
      method: methodOf(tournament),
      policy: scoringUnder(profileOf(tournament.settings), tournament.settings.laws),
      sections: 'across',
      penalties: [],
    });
    return scored.ok ? [{ plays, scored: scored.value }] : [];
  });
}

function compareAll(tournament: Tournament, phase: MatchesPhase, sight: Sight): readonly ButlerLine[] {
  const made = new Map<string, { readonly imps: typeof ZERO; readonly boards: number }>();
  for (const { scored } of comparedSessions(tournament, phase, sight)) {
    for (const contestant of scored.contestants) {
      const total = scored.total(contestant);
      if (total === undefined) continue;
      const before = made.get(contestant) ?? { imps: ZERO, boards: 0 };
      made.set(contestant, { imps: before.imps.plus(total.points), boards: before.boards + total.boards });
    }
  }
  return [...made]
    .filter(([, { boards }]) => boards > 0)
    .sort(([, a], [, b]) => b.imps.over(b.boards).compare(a.imps.over(a.boards)))
    .map(([key, { imps, boards }]): ButlerLine => {
      const [team, one, other] = pairOf(key);
      const entry = tournament.contestants.get(team);
      const names = entry?.kind === 'team' ? playerNames(entry) : [];
      return {
        players: [names[one] ?? '', names[other] ?? ''],
        places: [one, other],
        team: contestantName(tournament, team),
        boards,
        imps: decimal(imps),
        mean: decimal(imps.over(boards)),
      };
    });
}

function shownPlays(tournament: Tournament, session: SessionState, sight: Sight): readonly PlayInRoom[] {
  return [...session.sections.values()].flatMap((section) =>
    matchesOf(tournament, session, section, sight.counting)
      .filter((round) => sight.isScoreShown(round))
      .flatMap((round) =>
        round.matches.flatMap((match) =>
          playsOfMatch(
            round,
            match,
            (board) => board.session === session.session && sight.isBoardShown(round, match.drawn, board),
          ),
        ),
      ),
  );
}

/** How the tables of a tournament are compared. */
export const comparedBy = (tournament: Tournament): ButlerView['by'] =>
  methodOf(tournament).kind === 'cross-imps' ? 'cross-imps' : 'butler';

export function butlerView(
  tournament: Tournament,
  query: { readonly phase?: PhaseNumber },
  sight: Sight = ALL_IN_SIGHT,
): Result<ButlerView, Refusal> {
  const phase = findMatchesPhase(tournament, query);
  if (!phase.ok) return phase;
  return ok({ by: comparedBy(tournament), lines: butlerLines(tournament, phase.value, sight) });
}
