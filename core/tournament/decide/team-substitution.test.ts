import { describe, expect, test } from 'vitest';
import { withoutPerson } from '../erase-person.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import { command, continued, given } from '../testing/given.ts';
import { openTeams, plannedTeams, teamOf } from '../testing/teams.ts';

const substitute = (
  player: number,
  more: { readonly confirmed?: readonly string[]; readonly id?: string; readonly contestant?: string } = {},
) =>
  command('substitute-player', {
    session: 1,
    contestant: more.contestant ?? '1',
    player,
    substitute: { name: 'Stand-in Nobody', ...(more.id === undefined ? {} : { id: more.id }) },
    fromRound: 1,
    ...(more.confirmed === undefined ? {} : { confirmed: more.confirmed }),
  });

describe('a substitute in a team', () => {
  const six = openTeams({ players: 6 });

  test('RTP 3.6.5: is for a team of six that cannot field four', () => {
    given(six)
      .when(substitute(5))
      .thenRefused('to-confirm', {
        clause: 'RTP 3.6.5',
        findings: expect.arrayContaining([expect.objectContaining({ code: 'four-can-play' })]),
      });
    given(openTeams({ players: 4 }))
      .when(substitute(0))
      .thenRefused('to-confirm', {
        findings: expect.arrayContaining([expect.objectContaining({ code: 'team-not-complete' })]),
      });
  });

  test('he replaces one of its players', () => {
    given(six).when(substitute(6)).thenRefused('no-such-player');
    const codes = ['four-can-play', 'too-many-matches'];
    given(six)
      .when(substitute(5, { confirmed: codes }))
      .thenTypes('player-substituted');
  });

  test('ROP 6.6: once all six have played, in extreme need, which the director confirms', () => {
    const rop = { settings: { profile: 'rop' } } as const;
    const needs = (code: string) => ({ clause: 'ROP 6.6', findings: [expect.objectContaining({ code })] });
    const state = openTeams({ players: 6, ...rop });
    given(state).when(substitute(5)).thenRefused('to-confirm', needs('no-extreme-need'));
    given(state)
      .when(substitute(5, { confirmed: ['no-extreme-need'] }))
      .thenTypes('player-substituted');
    // With four entered there are others to add.
    given(openTeams({ players: 4, ...rop }))
      .when(substitute(0))
      .thenRefused('to-confirm', needs('not-all-used'));
  });
});

describe('somebody is erased', () => {
  test('from the players, as a captain who does not play, and from the name of the team', () => {
    const state = continued(
      plannedTeams(),
      command('enter-contestant', {
        kind: 'team',
        contestant: '9',
        club: 'North',
        players: ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name: `${name} Nobody`, rank: 3 })),
        captain: { name: 'Eve Nobody', id: '12345' },
      }),
    );
    const last = factsOf(state.log).at(-1);
    if (last === undefined) throw new Error('There is none.');
    expect(last.data).toMatchObject({ name: 'North, Eve Nobody' });
    const erased = withoutPerson(last, { names: ['Eve Nobody'] });
    expect(erased.data).toMatchObject({ name: 'North, Anon.', captain: { name: 'Anon.' } });
    expect(JSON.stringify(erased)).not.toContain('Eve');
    const player = withoutPerson(last, { names: ['Ada Nobody'] });
    expect(player.data).toMatchObject({ players: [{ name: 'Anon.' }, {}, {}, {}] });
    expect(JSON.stringify(player.data).match(/"rank"/g)?.length).toBe(3);
  });

  test('nothing else of the entry changes', () => {
    const facts = factsOf(continued(plannedTeams(), teamOf('9')).log);
    const last = facts.at(-1);
    if (last === undefined) throw new Error('There is none.');
    expect(withoutPerson(last, { names: ['Eve Nobody'] })).toBe(last);
  });
});
