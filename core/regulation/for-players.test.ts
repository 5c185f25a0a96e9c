import { describe, expect, test } from 'vitest';
import { PLAYER_RULES, type PlayerRule, rulesForPlayers } from './for-players.ts';
import { PROFILE_IDS } from './profile.ts';

const find = (profile: (typeof PROFILE_IDS)[number], rule: PlayerRule, screens = false) =>
  rulesForPlayers(profile, { screens }).find((each) => each.rule === rule);

describe('what the regulations only tell players', () => {
  test('RTP 2.1.6.4, ROP 4.8: after STOP ten seconds, or five to ten', () => {
    expect(find('rtp-2014', 'stop')).toMatchObject({ clause: 'RTP 2.1.6.4', figures: { seconds: 10 } });
    expect(find('rop', 'stop')).toMatchObject({ clause: 'ROP 4.8', figures: { seconds: 5 } });
    expect(find('wbf', 'stop')).toBeUndefined();
  });

  test('Y19: alerts cannot be waived by the RTP, and may be by the ROP', () => {
    expect([find('rtp-2014', 'alert')?.clause, find('rtp-2014', 'alert-waivable')]).toEqual([
      'RTP 2.1.4',
      undefined,
    ]);
    expect([find('rop', 'alert'), find('rop', 'alert-waivable')?.clause]).toEqual([undefined, 'ROP 4.8']);
  });

  test('RTP 3.8.1, ROP 4.14, Law 92B: appeals count from the results, or from the end of the session', () => {
    expect(find('rtp-2014', 'appeal-results')?.clause).toBe('RTP 3.8.1');
    expect(find('rop', 'appeal-session')?.clause).toBe('ROP 4.14');
    expect(find('wbf', 'appeal-results')?.clause).toBe('Law 92B');
  });

  test('RTP 2.1.8.1: behind screens no STOP card and no announcements; without them nothing of screens', () => {
    expect([find('rtp-2014', 'stop', true), find('rtp-2014', 'announce', true)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(find('rtp-2014', 'screens-tray', true)).toMatchObject({ figures: { seconds: 15 } });
    expect(find('rtp-2014', 'screens-tray')).toBeUndefined();
    expect(find('rop', 'stop', true)).toBeDefined();
  });

  test('every rule is somebody’s, and nobody has one twice', () => {
    const used = new Set<string>();
    for (const profile of PROFILE_IDS) {
      const rules = rulesForPlayers(profile, { screens: true }).map(({ rule }) => rule);
      expect(new Set(rules).size).toBe(rules.length);
      for (const screens of [true, false])
        for (const { rule } of rulesForPlayers(profile, { screens })) used.add(rule);
    }
    expect(PLAYER_RULES.filter((rule) => !used.has(rule))).toEqual([]);
  });
});
