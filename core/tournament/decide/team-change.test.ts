import { describe, expect, test } from 'vitest';
import type { Player } from '../contestant.ts';
import type { TournamentState } from '../state.ts';
import { after, command, continued, given } from '../testing/given.ts';
import { formatOf, ROUND_ROBIN, SWISS, type TeamsPlan } from '../testing/teams.ts';
import { matchView } from '../views/matches/match.ts';

const player = (team: string, at: number, valueIndex = 75): Player => ({
  name: `Player ${team}${at}`,
  id: `${team}${at}`,
  valueIndex,
});

const four = (team: string): readonly Player[] => [1, 2, 3, 4].map((at) => player(team, at));
const TEAMS = ['1', '2', '3', '4'];

/** Two series of two teams, each player with a value of 75; team 2 has five. */
const series = (profile: 'rtp-2014' | 'rop', plan: TeamsPlan = { draw: ROUND_ROBIN }): TournamentState =>
  after(
    command('create-tournament', {
      name: 'Changes',
      date: '2026-03-14',
      settings: { contestants: 'team', profile },
    }),
    ...TEAMS.map((team) =>
      command('enter-contestant', {
        kind: 'team',
        contestant: team,
        name: `Team ${team}`,
        players: team === '2' ? [...four(team), player(team, 5)] : four(team),
        captain: 0,
      }),
    ),
    command('plan-phase', {
      phase: 1,
      format: formatOf({ match: { lineUps: 'blind' }, ...plan }),
      groups: [
        { section: 'A', contestants: ['1', '4'] },
        { section: 'B', contestants: ['2', '3'] },
      ],
    }),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A' }),
    command('draw-round', { session: 1, section: 'B' }),
  );

const join = (joining: Player, confirmed: readonly string[] = []) =>
  command('change-contestant', {
    kind: 'team',
    contestant: '1',
    players: [...four('1'), joining],
    ...(confirmed.length === 0 ? {} : { confirmed }),
  });

const lineUp = (contestant: string, section: string, open: [number, number], closed: [number, number]) =>
  command('declare-line-up', { session: 1, section, round: 1, segment: 1, contestant, open, closed });

describe('RTP 3.6.4: a team is completed', () => {
  test('with somebody entered elsewhere who has not played there, once the director has seen it', () => {
    given(series('rtp-2014'))
      .when(join(player('2', 5)))
      .thenRefused('to-confirm');
    given(series('rtp-2014'))
      .when(join(player('2', 5), ['entered-elsewhere']))
      .thenTypes('contestant-changed');
  });

  test('not with somebody who has played there (RTP 3.6.1), nor where the regulation does not say it', () => {
    const played = continued(series('rtp-2014'), lineUp('2', 'B', [0, 1], [2, 4]));
    given(played)
      .when(join(player('2', 5), ['entered-elsewhere']))
      .thenRefused('player-twice');
    given(played)
      .when(join(player('2', 4), ['entered-elsewhere']))
      .thenTypes('contestant-changed');
    given(series('rop'))
      .when(join(player('2', 5), ['entered-elsewhere']))
      .thenRefused('player-twice');
  });

  test('RTP 3.6.1: who has played for one team is fielded by no other', () => {
    const both = continued(
      series('rtp-2014'),
      join(player('2', 5), ['entered-elsewhere']),
      lineUp('1', 'A', [0, 1], [2, 4]),
    );
    given(both)
      .when(lineUp('2', 'B', [0, 1], [2, 4]))
      .thenRefused('plays-for-another');
    given(both)
      .when(lineUp('2', 'B', [0, 1], [2, 3]))
      .thenTypes('line-up-declared');
  });

  test('I13: a new player who takes the value from 300 to 335 costs 0.35 VPs in each match that he plays', () => {
    given(series('rtp-2014'))
      .when(join(player('9', 1, 110)))
      .thenRefused('to-confirm', {
        findings: [
          {
            code: 'value-rises',
            clause: 'RTP 3.6.4',
            message:
              "A new player takes the team's value index from 300 to 335 (RTP 3.6.4): a penalty of 0.35 VPs in each match that the player plays.",
            params: { before: 300, after: 335, vps: '0.35' },
          },
        ],
      });
    given(series('rtp-2014'))
      .when(join(player('9', 1, 75)))
      .thenTypes('contestant-changed');
  });

  test('I13: it is proposed in each match that he is in the line-up of, until it is given', () => {
    const stronger = continued(series('rtp-2014'), join(player('9', 1, 110), ['value-rises']));
    const proposed = (state: TournamentState) => {
      const view = matchView(state.tournament!, { session: 1, section: 'A', round: 1, match: 1 });
      return view.ok ? (view.value.stronger ?? []) : view.error;
    };
    const cost = { contestant: '1', player: 'Player 91', vps: '0.35', clause: 'RTP 3.6.4' };
    expect(proposed(stronger)).toEqual([{ ...cost, plays: false }]);
    expect(proposed(continued(stronger, lineUp('1', 'A', [0, 1], [2, 3])))).toEqual([]);
    const fielded = continued(stronger, lineUp('1', 'A', [0, 1], [2, 4]));
    expect(proposed(fielded)).toEqual([{ ...cost, plays: true }]);
    const given = command('give-penalty', {
      session: 1,
      contestant: '1',
      match: { section: 'A', round: 1 },
      amount: { unit: 'vps', value: '0.35' },
      clause: 'RTP 3.6.4',
      reason: 'Player 91',
    });
    expect(proposed(continued(fielded, given))).toEqual([]);
    expect(proposed(series('rtp-2014'))).toEqual([]);
  });

  test('I14, RTP 3.6.12.3: in a Swiss the value may change', () => {
    given(series('rtp-2014', { draw: SWISS }))
      .when(join(player('9', 1, 110)))
      .thenTypes('contestant-changed');
  });
});
