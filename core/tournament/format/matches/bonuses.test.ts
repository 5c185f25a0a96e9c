import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { BonusSetting } from '../../phase.ts';
import { command, continued, given } from '../../testing/given.ts';
import {
  formatOf,
  KNOCKOUT,
  numbered,
  plannedTeams,
  ROUND_ROBIN,
  type TeamsPlan,
} from '../../testing/teams.ts';

const PLACES: BonusSetting = { by: 'place', vps: ['1', '0.5'] };

const planned = (bonuses: BonusSetting, plan: TeamsPlan = {}) =>
  command('plan-phase', {
    phase: 1,
    format: { ...formatOf({ draw: ROUND_ROBIN, ...plan }), bonuses },
    groups: [{ section: 'A', contestants: numbered(4) }],
  });

/** A round robin of four whose first round gave 13-0 and 10-10; further rounds are all drawn. */
function played(bonuses: BonusSetting, rounds: number) {
  let state = continued(
    plannedTeams({ draw: ROUND_ROBIN }),
    planned(bonuses),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', rounds: 3 }),
  );
  for (let round = 1; round <= rounds; round++) {
    const imps = round === 1 ? { home: '13', away: '0' } : { home: '10', away: '10' };
    state = continued(
      state,
      command('score-match', { session: 1, section: 'A', round, match: 1, imps }),
      command('score-match', { session: 1, section: 'A', round, match: 2, imps: { home: '10', away: '10' } }),
    );
  }
  const first = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.matches[0];
  const view = see(state, { role: 'director' }, { view: 'ranking' });
  if (!view.ok) throw new Error(view.error.message);
  const lines = view.value.lists[0]?.lines ?? [];
  const of = (team: string | undefined) => lines.find(({ contestant }) => contestant === team);
  return { lines, winner: of(first?.home), loser: of(first?.away) };
}

describe('RTP 3.6.12.6, ROP 8.2.3: bonuses', () => {
  test('by the place after the round: the first gets 1, those who share the second 0.5 each, the last nothing', () => {
    const { lines, winner, loser } = played(PLACES, 1);
    // 8 boards: 13 IMPs are 14.68 - 5.32, a draw 10 - 10.
    expect(winner).toMatchObject({ score: '15.68', bonus: '1.00', place: 1 });
    expect(loser).toMatchObject({ score: '5.32', place: 4 });
    expect(loser?.bonus).toBeUndefined();
    expect(lines.filter(({ score, bonus }) => score === '10.50' && bonus === '0.50')).toHaveLength(2);
  });

  test('they add up round after round, each by the standing with those before', () => {
    // After round 2: 24.68 + 1, 20 + 0.5 twice, 15.32.
    const { lines, winner } = played(PLACES, 2);
    expect(winner).toMatchObject({ score: '26.68', bonus: '2.00' });
    expect(lines.filter(({ score }) => score === '21.00')).toHaveLength(2);
  });

  test('a round that is not over brings none yet', () => {
    const state = continued(
      plannedTeams({ draw: ROUND_ROBIN }),
      planned(PLACES),
      command('open-session', { session: 1 }),
      command('draw-round', { session: 1, section: 'A', rounds: 3 }),
      command('score-match', {
        session: 1,
        section: 'A',
        round: 1,
        match: 1,
        imps: { home: '13', away: '0' },
      }),
    );
    const view = see(state, { role: 'director' }, { view: 'ranking' });
    if (!view.ok) throw new Error(view.error.message);
    expect(view.value.lists[0]?.lines.every(({ bonus }) => bonus === undefined)).toBe(true);
  });

  test('a tenth of the resistance: the opponents made 5.32, 14.68 and 10', () => {
    const { lines, winner, loser } = played({ by: 'resistance', share: '1/10' }, 1);
    expect(winner).toMatchObject({ score: '15.21', bonus: '0.53' });
    expect(loser).toMatchObject({ score: '6.79', bonus: '1.47' });
    expect(lines.filter(({ score }) => score === '11.00')).toHaveLength(2);
  });

  test('official events by the RTP have none; the ROP leaves them to the organiser; a knockout adds nothing up', () => {
    const official = (profile: 'rtp-2014' | 'rop') =>
      plannedTeams({ draw: ROUND_ROBIN, match: { boards: 12 }, settings: { profile } });
    const asOfficial = (profile: 'rtp-2014' | 'rop') =>
      continued(
        official(profile),
        command('change-settings', { changes: { official: true }, confirmed: ['official'] }),
      );
    const ask = planned(PLACES, { match: { boards: 12 } });
    given(asOfficial('rtp-2014')).when(ask).thenRefused('bonus-official', { clause: 'RTP 3.6.12.6' });
    given(asOfficial('rop')).when(ask).thenTypes('phase-planned', 'session-planned');
    given(plannedTeams())
      .when(planned(PLACES, { draw: KNOCKOUT }))
      .thenRefused('bonus-knockout');
  });
});
