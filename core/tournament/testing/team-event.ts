import type { CommandData } from '../command.ts';
import type { MatchAt } from '../match.ts';
import type { DrawSetting, Group, MatchesFormat, MatchSetting } from '../phase.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { type AnyCommand, after, command, continued } from './given.ts';

/** A team of four, six or more, of the same name as its number. */
const enterTeam = (contestant: string, players = 4): AnyCommand =>
  command('enter-contestant', {
    contestant,
    kind: 'team',
    name: `Team ${contestant}`,
    players: Array.from({ length: players }, (_, index) => ({ name: `Player ${contestant}${index + 1}` })),
    captain: 0,
  });

export const MATCH_OF: MatchSetting = {
  boards: 16,
  segments: 1,
  scoring: 'imps',
  lineUps: 'none',
  deals: 'common',
};

export const SWISS: Extract<DrawSetting, { readonly kind: 'swiss' }> = {
  kind: 'swiss',
  rounds: 5,
  first: 'fold',
  method: 'regulation',
  odd: 'bye',
  danishRounds: 0,
  apart: [],
  lag: 0,
};

export const KNOCKOUT: DrawSetting = { kind: 'knockout', thirdPlace: false };
export const ROUND_ROBIN: DrawSetting = { kind: 'round-robin', double: false, neighboursEarly: false };

/** A tournament of teams with its first phase planned and its session open. */
export function teamsPlanned(
  teams: readonly string[],
  draw: DrawSetting,
  match: Partial<MatchSetting> = {},
  settings: Partial<Settings> = {},
  more: Partial<Omit<CommandData['plan-phase'], 'format'>> = {},
): TournamentState {
  const format: MatchesFormat = { kind: 'matches', draw, match: { ...MATCH_OF, ...match } };
  const groups: readonly Group[] = [{ section: 'A', contestants: teams }];
  return after(
    command('create-tournament', {
      name: 'Teams',
      date: '2026-03-14',
      settings: { contestants: 'team', ...settings },
    }),
    ...teams.map((team) => enterTeam(team)),
    command('plan-phase', { phase: 1, groups, ...more, format }),
    command('open-session', { session: 1 }),
  );
}

/** Draws a round as the phase says and publishes it. */
export const drawRound = (
  state: TournamentState,
  round: number,
  more: Partial<CommandData['draw-round']> = {},
  session = 1,
): TournamentState =>
  continued(
    state,
    command('draw-round', { session, section: 'A', round, ...more }),
    command('publish-draw', { session, section: 'A', round }),
  );

/** The matches of a round as drawn: `A-H`, in order. */
export const drawnIn = (state: TournamentState, round: number, session = 1) =>
  state.tournament?.sessions
    .get(session)
    ?.sections.get('A')
    ?.drawn?.find((drawn) => drawn.round === round);

export const matchAtIn = (round: number, match: number, session = 1): MatchAt => ({
  session,
  section: 'A',
  round,
  match,
});

/** A whole match typed from its sheet. */
export const scoreSheet = (at: MatchAt, home: number, away: number): AnyCommand =>
  command('score-match', { ...at, imps: { home: `${home}`, away: `${away}` } });
