import { describe, expect, test } from 'vitest';
import { PLAYER_RULES, type PlayerRule, rulesForPlayers } from './for-players.ts';
import { PROFILE_IDS } from './profile.ts';

type Profile = (typeof PROFILE_IDS)[number];

const find = (
  profile: Profile,
  rule: PlayerRule,
  screens = false,
  contestants: 'pair' | 'team' | 'player' = 'pair',
  more: { readonly laws?: 1997 | 2007 | 2017; readonly dealtAtTable?: boolean } = {},
) =>
  rulesForPlayers(profile, { screens, contestants, laws: 2017, dealtAtTable: false, ...more }).find(
    (each) => each.rule === rule,
  );

const forTeams = (profile: Profile, rule: PlayerRule, screens = false) =>
  find(profile, rule, screens, 'team');

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

  test('Laws 1, 6A, 6B, 7A, 7C: the pack, and how it is dealt where the tables deal; the board and where cards go back', () => {
    for (const profile of PROFILE_IDS)
      for (const contestants of ['pair', 'team', 'player'] as const) {
        const told = (rule: PlayerRule, dealtAtTable = true) =>
          find(profile, rule, false, contestants, { dealtAtTable })?.clause;
        expect([told('pack'), told('shuffle'), told('board-middle'), told('hand-back')]).toEqual([
          'Law 1',
          'Law 6A, 6B',
          'Law 7A',
          'Law 7C',
        ]);
        expect(told('shuffle', false)).toBeUndefined();
      }
  });

  test('Laws 7B2, 92D2: in 1997 they are 7B1 and 92D', () => {
    const of1997 = { laws: 1997 } as const;
    expect(find('rop', 'count-cards', false, 'pair', of1997)?.clause).toBe('Law 7B1');
    expect(find('rop', 'count-cards')?.clause).toBe('Law 7B2');
    expect(find('wbf', 'appeal-results-team', false, 'team', of1997)?.clause).toBe('Law 92B, 92D');
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

  test('RTP 2.2.5, 2.3.7: seven minutes a board, eight behind screens', () => {
    expect(find('rtp-2014', 'pace')).toMatchObject({ clause: 'RTP 2.2.5', figures: { minutes: 7 } });
    expect(find('rtp-2014', 'pace', true)?.figures).toEqual({ minutes: 8 });
    expect(forTeams('rtp-2014', 'pace-match', true)?.figures).toEqual({ minutes: 8, grace: 5 });
  });

  test('RTP 2.3.1, 2.3.3, 2.3.4.1, ROP 6.7: teams are told of the closed room; by the RTP their captain may watch', () => {
    const told = (profile: Profile) =>
      (['closed-room', 'closed-room-first', 'stay-in-room', 'captain-watches'] as const).map(
        (rule) => forTeams(profile, rule)?.clause,
      );
    expect(told('rtp-2014')).toEqual(['RTP 2.3.1', 'RTP 2.3.4.1', 'RTP 2.3.4.1', 'RTP 2.3.3, 3.1.5']);
    expect(told('rop')).toEqual(['ROP 6.7', 'ROP 6.7', 'ROP 6.7', undefined]);
    expect(find('rtp-2014', 'closed-room')).toBeUndefined();
  });

  test('RTP 2.3.5.1, ROP 6.11: a team 30 minutes late has not appeared; after 20 the director decides', () => {
    expect(forTeams('rtp-2014', 'late-team')?.figures).toEqual({ minutes: 5, most: 30 });
    expect(forTeams('rop', 'late-team-waits')?.figures).toEqual({ minutes: 5, most: 20 });
  });

  test.each(PROFILE_IDS)('%s: nothing that chapters 2.2 and 5 say of pairs is told to teams', (profile) => {
    const clauses = rulesForPlayers(profile, {
      screens: true,
      contestants: 'team',
      laws: 2017,
      dealtAtTable: true,
    }).map(({ clause }) => clause);
    expect(clauses.filter((clause) => /RTP 2\.2\.|ROP 5\./.test(clause))).toEqual([]);
  });

  test('Law 92D: both partners agree to an appeal, in a contest of teams the captain', () => {
    expect(forTeams('rtp-2014', 'appeal-results')).toBeUndefined();
    expect(forTeams('wbf', 'appeal-results-team')?.clause).toBe('Law 92B, 92D2');
    expect(find('rop', 'appeal-session-team')).toBeUndefined();
  });

  test('every rule is somebody’s, and nobody has one twice', () => {
    const used = new Set<string>();
    for (const profile of PROFILE_IDS)
      for (const contestants of ['pair', 'team'] as const)
        for (const screens of [true, false]) {
          const rules = rulesForPlayers(profile, {
            screens,
            contestants,
            laws: 2017,
            dealtAtTable: true,
          }).map(({ rule }) => rule);
          expect(new Set(rules).size).toBe(rules.length);
          for (const rule of rules) used.add(rule);
        }
    expect(PLAYER_RULES.filter((rule) => !used.has(rule))).toEqual([]);
  });
});
