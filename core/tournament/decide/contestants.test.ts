import { describe, expect, test } from 'vitest';
import { nameOf, playersOf, type TeamEntry } from '../contestant.ts';
import type { Settings } from '../settings.ts';
import { at, entry, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { after, command, continued, given } from '../testing/given.ts';

const created = (contestants: 'pair' | 'team' | 'player') =>
  after(command('create-tournament', { name: 'x', date: '2026-03-14', settings: { contestants } }));

const players = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name: `${name} Nobody` }));
const team = (more: Partial<TeamEntry> = {}) =>
  command('enter-contestant', {
    kind: 'team',
    contestant: '1',
    name: 'Nowhere',
    players,
    captain: 0,
    ...more,
  });
const alone = command('enter-contestant', {
  kind: 'player',
  contestant: '1',
  player: { name: 'Ada Nobody', id: '7' },
});

describe('a tournament is for contestants of one kind', () => {
  test('pairs, unless told', () => {
    const state = after(command('create-tournament', { name: 'x', date: '2026-03-14' }));
    expect(state.tournament?.settings.contestants).toBe('pair');
    given(state).when(entry('1')).thenTypes('contestant-entered');
    given(state).when(team()).thenRefused('contestant-kind');
    given(state).when(alone).thenRefused('contestant-kind');
  });

  test('it can be changed until somebody is entered', () => {
    const change = command('change-settings', { changes: { contestants: 'team' } });
    given(created('pair')).when(change).thenTypes('settings-changed');
    given(continued(created('pair'), entry('1')))
      .when(change)
      .thenRefused('contestants-entered');
    given(continued(created('team'), team()))
      .when(change)
      .thenTypes('settings-changed');
  });

  test('a contestant does not become one of another kind', () => {
    given(continued(created('pair'), entry('1')))
      .when(command('change-contestant', { kind: 'player', contestant: '1', player: { name: 'Ada Nobody' } }))
      .thenRefused('contestant-kind');
  });
});

describe('ROP 5.11: a pair is not changed between phases', () => {
  const quarter = { afterSession: 1, share: '1/4', toNearest: '0.01', rounding: 'half-up' } as const;
  const played = (settings: Partial<Settings> = {}) =>
    continued(
      openEvening(TWO_TABLES, { profile: 'rop', carryOver: quarter, sessionCount: 2, ...settings }),
      record(at(1, 1, 1), '4SN=', 'director'),
    );
  const change = (one: string, confirmed: readonly string[] = []) =>
    command('change-contestant', {
      kind: 'pair',
      contestant: '1',
      players: [{ name: one }, { name: 'Player 1b' }],
      confirmed,
    });

  test('somebody else in a pair that played the phase before is asked about; a name is put right', () => {
    given(played()).when(change('Cy Nobody')).thenRefused('to-confirm', { clause: 'ROP 5.11' });
    given(played())
      .when(change('Cy Nobody', ['between-phases']))
      .thenTypes('contestant-changed');
  });

  test('not of a pair that has not played, of one phase, or by the RTP, whose limits are those of substitution', () => {
    given(openEvening(TWO_TABLES, { profile: 'rop', carryOver: quarter }))
      .when(change('Cy Nobody'))
      .thenTypes('contestant-changed');
    given(played({ carryOver: null }))
      .when(change('Cy Nobody'))
      .thenTypes('contestant-changed');
    given(played({ profile: 'rtp-2014' }))
      .when(change('Cy Nobody'))
      .thenTypes('contestant-changed');
  });
});

describe('a team', () => {
  test('has a name, four to eight players and a captain, who need not play', () => {
    given(created('team')).when(team()).thenTypes('contestant-entered');
    given(created('team'))
      .when(team({ captain: { name: 'Eve Nobody' } }))
      .thenTypes('contestant-entered');
    given(created('team'))
      .when(team({ captain: 4 }))
      .thenRefused('captain-missing');
    given(created('team'))
      .when(team({ captain: { name: ' ' } }))
      .thenRefused('captain-missing');
    given(created('team'))
      .when(team({ name: ' ' }))
      .thenRefused('team-name');
    given(created('team'))
      .when(team({ players: players.slice(1) }))
      .thenRefused('team-size');
    given(created('team'))
      .when(team({ players: [...players, ...players, ...players] }))
      .thenRefused('team-size');
    given(created('team'))
      .when(team({ players: [...players, { name: '' }] }))
      .thenRefused('player-nameless');
  });

  test('is called by its own name, a player by his', () => {
    const [nowhere] = continued(created('team'), team()).tournament!.contestants.values();
    const [ada] = continued(created('player'), alone).tournament!.contestants.values();
    expect([nameOf(nowhere!), playersOf(nowhere!).length]).toEqual(['Nowhere', 4]);
    expect([nameOf(ada!), playersOf(ada!).length]).toEqual(['Ada Nobody', 1]);
  });
});

test('nobody plays twice, whatever the contestants are', () => {
  given(continued(created('player'), alone))
    .when(
      command('enter-contestant', {
        kind: 'player',
        contestant: '2',
        player: { name: 'A. Nobody', id: '7' },
      }),
    )
    .thenRefused('player-twice');
});
