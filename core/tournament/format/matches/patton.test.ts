import { describe, expect, test } from 'vitest';
import type { PattonSetting } from '../../phase.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued, given } from '../../testing/given.ts';
import {
  drawnIn,
  drawRound,
  MATCH_OF,
  matchAtIn,
  SWISS,
  scoreSheet,
  teamsPlanned,
} from '../../testing/team-event.ts';
import { resultOf } from './match-result.ts';

const TABLE: PattonSetting = {
  win: 1,
  table: [
    { from: 0, winner: '2', loser: '2' },
    { from: 3, winner: '2.5', loser: '1.5' },
    { from: 10, winner: '4', loser: '0' },
  ],
};

const planned = (patton?: PattonSetting): TournamentState =>
  drawRound(
    teamsPlanned(
      ['1', '2', '3', '4'],
      SWISS,
      { boards: 4, scoring: 'patton', ...(patton === undefined ? {} : { patton }) },
      { rounds: 'free' },
    ),
    1,
  );

/** +30 (1 IMP), +200 (5), flat, -50 (-2): 6-2 IMPs, two boards won, one drawn, one lost. */
const ROOMS = [
  ['3SN=', '2SN='],
  ['2SN=', '1NTE='],
  ['Pass', 'Pass'],
  ['3SE-1', '2NTN+1'],
] as const;

function played(state: TournamentState): TournamentState {
  const match = drawnIn(state, 1)?.matches[0];
  return ROOMS.reduce((next, results, at) => {
    const where = { session: 1, section: 'A', round: 1, board: at + 1, by: 'director' } as const;
    return continued(
      next,
      ...results.map((result, room) =>
        command('record-result', {
          ...where,
          result,
          table: (room === 0 ? match?.open : match?.closed) ?? 0,
        }),
      ),
    );
  }, state);
}

const worth = (state: TournamentState) => {
  if (state.tournament === undefined) throw new Error('No tournament.');
  const { vps, checks } = resultOf(state.tournament, matchAtIn(1, 1), 'written') ?? {};
  return { home: vps?.home.toDecimal(2), away: vps?.away.toDecimal(2), checks };
};

describe('RTP 3.6.13: Patton, live', () => {
  test('board points and IMPs by the organiser’s table are added: 2.5 + 2.5 against 1.5 + 1.5', () => {
    expect(worth(played(planned(TABLE)))).toEqual({ home: '5.00', away: '3.00', checks: [] });
  });

  test('2-1-0 counts double: board points 5-3, and the table must go up to 8', () => {
    const double: PattonSetting = {
      win: 2,
      table: [
        { from: 0, winner: '4', loser: '4' },
        { from: 4, winner: '6', loser: '2' },
        { from: 10, winner: '8', loser: '0' },
      ],
    };
    expect(worth(played(planned(double)))).toMatchObject({ home: '11.00', away: '5.00' });
  });

  test('without a table the scale stands in for it in hundredths, and the director is told', () => {
    const state = played(planned());
    expect(worth(state).checks).toHaveLength(1);
    // Four IMPs over four boards are 12.29 of 20, so 4.916 of 8: 4.92 and 3.08 beside the board points 5 and 3.
    const { vps } = resultOf(state.tournament!, matchAtIn(1, 1), 'written') ?? {};
    expect([vps?.home.toString(), vps?.away.toString()]).toEqual(['248/25', '152/25']);
  });

  test('a table that is worth more or less than the board points is refused', () => {
    const ask = (patton: PattonSetting) =>
      command('plan-phase', {
        phase: 1,
        format: {
          kind: 'matches',
          draw: SWISS,
          match: { ...MATCH_OF, boards: 8, scoring: 'patton', patton },
        },
        groups: [{ section: 'A', contestants: ['1', '2', '3', '4'] }],
      });
    const state = teamsPlanned(['1', '2', '3', '4'], SWISS);
    given(state)
      .when(ask(TABLE))
      .thenRefused('patton-table', { clause: 'RTP 3.6.13', params: { boards: 8, most: 8 } });
    given(state)
      .when(ask({ win: 2, table: [{ from: 1, winner: '16', loser: '0' }] }))
      .thenRefused('patton-table');
  });

  test('IMPs alone do not tell what it brings: its boards are entered', () => {
    given(planned(TABLE))
      .when(scoreSheet(matchAtIn(1, 1), 6, 2))
      .thenRefused('counted-by-boards');
  });
});
