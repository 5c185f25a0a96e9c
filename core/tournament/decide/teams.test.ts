import { describe, expect, test } from 'vitest';
import type { TeamAsked } from '../command.ts';
import { after, command, continued, given } from '../testing/given.ts';

const created = (settings: Record<string, unknown> = {}) =>
  after(
    command('create-tournament', {
      name: 'Teams',
      date: '2026-03-14',
      settings: { contestants: 'team', ...settings },
    }),
  );

const named = (...names: readonly string[]) => names.map((name) => ({ name: `${name} Nobody` }));
const FOUR = named('Ada', 'Bo', 'Cy', 'Di');
const enter = (more: Partial<TeamAsked> = {}, confirmed?: readonly string[]) =>
  command('enter-contestant', {
    kind: 'team',
    contestant: '1',
    players: FOUR,
    ...more,
    ...(confirmed === undefined ? {} : { confirmed }),
  });

const entryAfter = (asked: ReturnType<typeof enter>) =>
  continued(created(), asked).tournament?.contestants.get('1');

describe('what a team leaves to the regulation', () => {
  test('RTP 2.3.3: without a captain named, the best-ranked player is captain', () => {
    const players = [
      { name: 'Ada Nobody', rank: 40 },
      { name: 'Bo Nobody' },
      { name: 'Cy Nobody', rank: 7 },
      { name: 'Di Nobody', rank: 12 },
    ];
    expect(entryAfter(enter({ players }))).toMatchObject({ captain: 2, name: 'Cy Nobody' });
  });

  test('RTP 3.6.3: the name is the club, then the captain', () => {
    expect(entryAfter(enter({ club: 'North Club', captain: 1 }))).toMatchObject({
      name: 'North Club, Bo Nobody',
    });
    expect(entryAfter(enter({ club: 'North Club', captain: { name: 'Eve Nobody' } }))).toMatchObject({
      name: 'North Club, Eve Nobody',
    });
  });

  test('RTP 3.6.3: the club is that of most players, of equals the best-ranked player’s', () => {
    const of = (...clubs: readonly [string, number][]) =>
      clubs.map(([club, rank], index) => ({ name: `Player ${index}`, club, rank }));
    const most = enter({ players: of(['North', 1], ['South', 9], ['South', 8], ['South', 7]) });
    expect(entryAfter(most)).toMatchObject({ club: 'South' });
    const equal = enter({ players: of(['North', 5], ['South', 2], ['North', 8], ['South', 7]) });
    expect(entryAfter(equal)).toMatchObject({ club: 'South', name: 'South, Player 1' });
  });

  test('a name of its own stands', () => {
    expect(entryAfter(enter({ name: 'The Others', club: 'North' }))).toMatchObject({ name: 'The Others' });
  });

  test('RTP 3.6.2, ROP 6.2: the value index is that of its four highest, when all are known', () => {
    const values = [100, 50, 80, 20, 60].map((valueIndex, index) => ({
      name: `Player ${index}`,
      valueIndex,
    }));
    expect(entryAfter(enter({ players: values }))).toMatchObject({ valueIndex: 290 });
    expect(entryAfter(enter({ players: [...values, { name: 'Unknown' }] }))).not.toHaveProperty('valueIndex');
  });
});

describe('who plays for a team', () => {
  test('RTP 3.6.1, ROP 6.6: at least four', () => {
    given(created())
      .when(enter({ players: FOUR.slice(1) }))
      .thenRefused('team-size');
  });

  test('RTP 3.6.1: more than six only if the event says so, more than eight never', () => {
    const players = named('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus');
    given(created()).when(enter({ players })).thenRefused('to-confirm', { clause: 'RTP 3.6.1' });
    given(created())
      .when(enter({ players }, ['team-too-large']))
      .thenTypes('contestant-entered');
    const nine = [...players, ...named('Hal', 'Ida')];
    given(created())
      .when(enter({ players: nine }, ['team-too-large']))
      .thenRefused('team-size');
  });

  test('ROP 6.6: six at most', () => {
    const players = named('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus');
    given(created({ profile: 'rop' }))
      .when(enter({ players }))
      .thenRefused('to-confirm', { clause: 'ROP 6.6' });
  });

  test('RTP 3.6.1: a player represents one team only', () => {
    const players = FOUR.map((player, index) => ({ ...player, id: `${index}` }));
    const other = enter({
      contestant: '2',
      players: [...named('Eve', 'Flo', 'Gus'), { name: 'Ada', id: '0' }],
    });
    given(continued(created(), enter({ players })))
      .when(other)
      .thenRefused('player-twice');
  });

  test('a pair of the team is two of its players', () => {
    given(created())
      .when(enter({ pairs: [{ players: [0, 1], hum: true }] }))
      .thenTypes('contestant-entered');
    given(created())
      .when(enter({ pairs: [{ players: [0, 4] }] }))
      .thenRefused('team-pairs');
    given(created())
      .when(enter({ pairs: [{ players: [1, 1] }] }))
      .thenRefused('team-pairs');
  });
});

describe('a team changes, leaves, is put out', () => {
  const state = continued(created(), enter());

  test('RTP 3.6.4: a team under the maximum completes itself at any time', () => {
    given(state)
      .when(
        command('change-contestant', { kind: 'team', contestant: '1', players: [...FOUR, ...named('Eve')] }),
      )
      .thenTypes('contestant-changed');
  });

  test('over the maximum it is asked about', () => {
    const players = named('Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus');
    given(state)
      .when(command('change-contestant', { kind: 'team', contestant: '1', players }))
      .thenRefused('to-confirm');
  });

  test('RTP 3.6.7.3: a team is excluded', () => {
    const out = command('withdraw-contestant', { contestant: '1', excluded: true, reason: 'two absences' });
    expect(continued(state, out).tournament?.contestants.get('1')?.withdrawn).toEqual({
      excluded: true,
      reason: 'two absences',
    });
  });
});
