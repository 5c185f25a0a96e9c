import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { MatchSetting } from '../phase.ts';
import { at, record } from '../testing/evening.ts';
import { command, given } from '../testing/given.ts';
import { formatOf, numbered, openTeams, plannedTeams } from '../testing/teams.ts';

const opened = (profile: 'rop' | 'rtp-2014', match: Partial<MatchSetting>) =>
  openTeams({ match, settings: { profile } });

const asked = (state: ReturnType<typeof openTeams>) => {
  const seen = see(state, { role: 'director' }, { view: 'table', session: 1, section: 'A', table: 1 });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value.lead;
};

describe('simultaneous matches written on travellers', () => {
  test('ROP 6.12, 5.12: the exact lead is asked for, as in pairs; on sheets of the match it is not', () => {
    const travellers = opened('rop', { written: 'travellers' });
    expect(asked(travellers)).toBe('required');
    given(travellers)
      .when(record(at(1, 1, 1), '4SN='))
      .thenRefused('lead-missing', { clause: 'ROP 5.12' });
    expect(asked(opened('rop', {}))).toBe('optional');
    given(opened('rop', {}))
      .when(record(at(1, 1, 1), '4SN='))
      .thenTypes('result-recorded');
  });

  test('RTP 2.3.9, 2.2.7.1: where the organiser asks for it, as in pairs', () => {
    expect(asked(opened('rtp-2014', { written: 'travellers' }))).toBe('optional');
  });

  test('they go round with the boards: not where each match has its own deals', () => {
    given(plannedTeams())
      .when(
        command('plan-phase', {
          phase: 1,
          format: formatOf({ match: { written: 'travellers', deals: 'own' } }),
          groups: [{ section: 'A', contestants: numbered(4) }],
        }),
      )
      .thenRefused('travellers-own-deals');
  });
});
