import { describe, expect, test } from 'vitest';
import type { VpScaleId } from '../regulation/index.ts';
import { see } from './access/visibility.ts';
import { command, continued, given } from './testing/given.ts';
import { formatOf, numbered, plannedTeams, ROUND_ROBIN } from './testing/teams.ts';

const plannedBy = (scale: VpScaleId, boards = 8) => {
  const format = formatOf({ draw: ROUND_ROBIN, match: { boards, segments: 1 } });
  return command('plan-phase', {
    phase: 1,
    format: { ...format, match: { ...format.match, scale } },
    groups: [{ section: 'A', contestants: numbered(4) }],
  });
};

/** What teams have after a round in which one match was won by 13 IMPs and the other drawn, the highest first. */
function scores(scale: VpScaleId): readonly string[] {
  const scored = (match: number, home: string) =>
    command('score-match', { session: 1, section: 'A', round: 1, match, imps: { home, away: '10' } });
  const state = continued(
    plannedTeams({ draw: ROUND_ROBIN }),
    plannedBy(scale),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', rounds: 3 }),
    scored(1, '23'),
    scored(2, '10'),
  );
  const view = see(state, { role: 'director' }, { view: 'ranking' });
  if (!view.ok) throw new Error(view.error.message);
  return (view.value.lists[0]?.lines ?? []).map(({ score }) => score);
}

describe('the scale of VPs is a setting of the phase (Law 78D)', () => {
  // 13 IMPs over 8 boards: 15–5 and 25–5 in the ACBL's tables of 20 and of 30, 14.68–5.32 on the curve of the WBF.
  test.each([
    ['wbf', [14.68, 10, 10, 5.32]],
    ['acbl-continuous', [14.68, 10, 10, 5.32]],
    ['acbl-20', [15, 10, 10, 5]],
    ['acbl-30', [25, 15, 15, 5]],
    ['wbf-discrete', [15, 10, 10, 5]],
  ] as const)('%s', (scale, expected) => {
    expect(scores(scale).map(Number)).toEqual(expected);
  });

  test('a scale without a column for so many boards is refused', () => {
    given(plannedTeams({ draw: ROUND_ROBIN }))
      .when(plannedBy('acbl-20', 24))
      .thenRefused('match-scale');
  });

  test('an official event has the scale of its regulation (RTP Annex I)', () => {
    const official = continued(
      plannedTeams({ draw: ROUND_ROBIN, match: { boards: 12 }, settings: { profile: 'rtp-2014' } }),
      command('change-settings', { changes: { official: true }, confirmed: ['official'] }),
    );
    given(official).when(plannedBy('acbl-20')).thenRefused('match-scale-official');
  });
});
