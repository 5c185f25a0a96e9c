import type { ContestantId, MeetingBoard } from '../meeting.ts';
import { playedMeetings } from '../meetings/schedule.ts';
import type { DrawSetting, Group, MatchesFormat, MatchSetting } from '../phase.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { type AnyCommand, after, command, continued } from './given.ts';

/** Six rounds, the first by fold, an odd team sitting out. */
export const SWISS: Extract<DrawSetting, { readonly kind: 'swiss' }> = {
  kind: 'swiss',
  rounds: 6,
  first: 'fold',
  method: 'regulation',
  odd: 'bye',
  danishRounds: 0,
  apart: [],
  lag: 0,
};

export const ROUND_ROBIN: DrawSetting = { kind: 'round-robin', double: false, neighboursEarly: false };

export const KNOCKOUT: DrawSetting = { kind: 'knockout', thirdPlace: false };

/** Matches of eight boards in one part. */
const EIGHT_BOARDS: MatchSetting = {
  boards: 8,
  segments: 1,
  scoring: 'imps',
  lineUps: 'none',
  deals: 'common',
};

/** A team of four, or of so many, none of whom exists. */
export const teamOf = (contestant: ContestantId, players = 4): AnyCommand =>
  command('enter-contestant', {
    kind: 'team',
    contestant,
    name: `Team ${contestant}`,
    players: Array.from({ length: players }, (_, index) => ({
      name: `Player ${contestant}${'abcdefgh'[index]}`,
    })),
    captain: 0,
  });

export const numbered = (count: number): readonly ContestantId[] =>
  Array.from({ length: count }, (_, index) => `${index + 1}`);

export interface TeamsPlan {
  readonly teams?: number;
  readonly players?: number;
  readonly draw?: DrawSetting;
  readonly match?: Partial<MatchSetting>;
  readonly settings?: Partial<Settings>;
  readonly groups?: readonly Group[];
}

export const formatOf = ({ draw = SWISS, match = {} }: TeamsPlan = {}): MatchesFormat => ({
  kind: 'matches',
  draw,
  match: { ...EIGHT_BOARDS, ...match },
});

/** A tournament of teams with its first phase planned. */
export function plannedTeams(plan: TeamsPlan = {}): TournamentState {
  const { teams = 4, players = 4, settings = {} } = plan;
  const groups = plan.groups ?? [{ section: 'A', contestants: numbered(teams) }];
  return after(
    command('create-tournament', {
      name: 'Teams',
      date: '2026-03-14',
      settings: { contestants: 'team', ...settings },
    }),
    ...numbered(teams).map((contestant) => teamOf(contestant, players)),
    command('plan-phase', { phase: 1, format: formatOf(plan), groups }),
  );
}

export const drawNext = (confirmed: readonly string[] = []): AnyCommand =>
  command('draw-round', { session: 1, section: 'A', ...(confirmed.length === 0 ? {} : { confirmed }) });

/** The same with the session open and the first round drawn and called. */
export const openTeams = (plan: TeamsPlan = {}): TournamentState =>
  continued(
    plannedTeams(plan),
    command('open-session', { session: 1 }),
    drawNext(),
    command('start-round', { session: 1, round: 1 }),
  );

/** Everything of a round of the movement written down and agreed. */
export function playRound(
  state: TournamentState,
  round: number,
  resultAt: (at: MeetingBoard) => string = () => 'Pass',
): TournamentState {
  const { tournament } = state;
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  const commands = [...playedMeetings(tournament, session)]
    .filter((meeting) => meeting.round === round)
    .flatMap(({ section, table, boards }) =>
      boards.flatMap((board) => {
        const at = { session: 1, section, round, table, board };
        return [
          command('record-result', { ...at, result: resultAt(at), by: 'NS' }),
          command('agree-result', { ...at, by: 'EW' }),
        ];
      }),
    );
  return continued(state, ...commands);
}

/** The matches of the last draw: `1-4`. */
export function lastDraw({ tournament }: TournamentState, section = 'A'): readonly string[] {
  const drawn = [...(tournament?.sessions.values() ?? [])]
    .flatMap((session) => session.sections.get(section)?.drawn ?? [])
    .at(-1);
  return (drawn?.matches ?? []).map(({ home, away }) => `${home}-${away}`);
}

export const sheet = (match: number, home: number, away: number, round = 1): AnyCommand =>
  command('score-match', {
    session: 1,
    section: 'A',
    round,
    match,
    imps: { home: `${home}`, away: `${away}` },
  });
