import { describe, expect, test } from 'vitest';
import type { DrawSetting, MatchSetting } from '../../phase.ts';
import { after, command, continued, given } from '../../testing/given.ts';
import { KNOCKOUT, playRound, ROUND_ROBIN, sheet } from '../../testing/teams.ts';
import { resultOf } from './match-result.ts';

const AT = { session: 1, section: 'A', round: 1, match: 1 } as const;

interface Entered {
  readonly valueIndex?: number;
  /** What each of its players is worth. */
  readonly players?: readonly number[];
}

/** Team 1 against team 2, called: every board is passed out. */
function match(
  teams: readonly [Entered, Entered],
  setting: Pick<MatchSetting, 'boards'> & Partial<MatchSetting>,
  draw: DrawSetting = ROUND_ROBIN,
) {
  const format = {
    kind: 'matches',
    draw,
    match: {
      segments: 1,
      scoring: 'imps',
      lineUps: 'none',
      deals: 'common',
      handicap: 'by-value',
      ...setting,
    },
  } as const;
  return after(
    command('create-tournament', { name: 'T', date: '2026-03-14', settings: { contestants: 'team' } }),
    ...teams.map(({ valueIndex, players = [] }, index) =>
      command('enter-contestant', {
        kind: 'team',
        contestant: `${index + 1}`,
        name: `Team ${index + 1}`,
        players: Array.from({ length: Math.max(4, players.length) }, (_, at) => ({
          name: `Player ${index + 1}${'abcdef'[at]}`,
          ...(players[at] === undefined ? {} : { valueIndex: players[at] }),
        })),
        captain: 0,
        ...(valueIndex === undefined ? {} : { valueIndex }),
      }),
    ),
    command('plan-phase', { phase: 1, format, groups: [{ section: 'A', contestants: ['1', '2'] }] }),
    command('open-session', { session: 1 }),
    command('draw-round', {
      session: 1,
      section: 'A',
      round: 1,
      matches: [{ match: 1, home: '1', away: '2', open: 1, closed: 2 }],
    }),
    command('start-round', { session: 1, round: 1 }),
  );
}

function resultIn(state: ReturnType<typeof match>) {
  if (state.tournament === undefined) throw new Error('There is none.');
  const { imps, vps, winner } = resultOf(state.tournament, AT) ?? {};
  return {
    imps: imps && [imps.home.toDecimal(2), imps.away.toDecimal(2)],
    vps: vps && [vps.home.toDecimal(2), vps.away.toDecimal(2)],
    winner,
  };
}

describe('RTP 3.6.9: the team worth less begins with IMPs', () => {
  test('I07, I09: 275 against 240 over 16 boards, level at the tables: 3.73 IMPs, as a margin of 4', () => {
    const played = playRound(match([{ valueIndex: 275 }, { valueIndex: 240 }], { boards: 16 }), 1);
    expect(resultIn(played)).toMatchObject({ imps: ['0.00', '3.73'], vps: ['8.80', '11.20'] });
  });

  test('value indices with decimals: 62.5 each against 60.1 each over 24 boards is 9.6 · 24 / 150 = 1.536', () => {
    const teams = [{ players: [62.5, 62.5, 62.5, 62.5] }, { players: [60.1, 60.1, 60.1, 60.1] }] as const;
    expect(resultIn(playRound(match(teams, { boards: 24 }), 1)).imps).toEqual(['0.00', '1.54']);
  });

  test('I08: two parts of 12, 310 against 250 and 298 against 262: 4.80 + 2.88', () => {
    // Four of each play, then one of each is replaced: 310 less 12, 250 more 12.
    const teams = [{ players: [80, 80, 80, 70, 58] }, { players: [60, 60, 60, 70, 82] }] as const;
    const open = match(teams, { boards: 24, segments: 2 });
    const lineUp = (contestant: string, segment: number, fourth: number) =>
      command('declare-line-up', {
        session: 1,
        section: 'A',
        round: 1,
        segment,
        contestant,
        open: [0, 1],
        closed: [2, fourth],
      });
    const declared = continued(
      open,
      lineUp('1', 1, 3),
      lineUp('2', 1, 3),
      lineUp('1', 2, 4),
      lineUp('2', 2, 4),
    );
    const first = continued(playRound(declared, 1), command('start-round', { session: 1, round: 2 }));
    expect(resultIn(playRound(first, 2)).imps).toEqual(['0.00', '7.68']);
  });

  test('I10: in a knockout it may decide the match', () => {
    const teams = [{ valueIndex: 275 }, { valueIndex: 240 }] as const;
    const played = playRound(match(teams, { boards: 16 }, KNOCKOUT), 1);
    expect(resultIn(played)).toMatchObject({ imps: ['0.00', '3.73'], winner: '2' });
  });

  test('on a sheet typed as a whole the teams have written it already', () => {
    const typed = continued(
      match([{ valueIndex: 275 }, { valueIndex: 240 }], { boards: 16 }),
      sheet(1, 38, 30),
    );
    expect(resultIn(typed).imps).toEqual(['38.00', '30.00']);
  });

  test('whose worth is not known begins level', () => {
    const played = playRound(match([{ valueIndex: 275 }, {}], { boards: 16 }), 1);
    expect(resultIn(played).imps).toEqual(['0.00', '0.00']);
  });

  test('a regulation without handicaps between teams refuses one', () => {
    const start = after(
      command('create-tournament', {
        name: 'T',
        date: '2026-03-14',
        settings: { contestants: 'team', profile: 'rop' },
      }),
    );
    const format = {
      kind: 'matches',
      draw: ROUND_ROBIN,
      match: {
        boards: 8,
        segments: 1,
        scoring: 'imps',
        lineUps: 'none',
        deals: 'common',
        handicap: 'by-value',
      },
    } as const;
    given(start)
      .when(command('plan-phase', { phase: 1, format, groups: [] }))
      .thenRefused('match-handicap');
  });
});
