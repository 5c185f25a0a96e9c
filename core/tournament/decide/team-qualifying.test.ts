import { describe, test } from 'vitest';
import type { Player, TeamEntry } from '../contestant.ts';
import type { TournamentState } from '../state.ts';
import { after, command, continued, given } from '../testing/given.ts';
import { formatOf, ROUND_ROBIN } from '../testing/teams.ts';

/* RTP 3.6.4 and 3.1.3.3(b) in a national event that is reached through regional ones: W25. */

const person = (id: string, more: Partial<Player> = {}): Player => ({ name: `Player ${id}`, id, ...more });
const people = (ids: string, more: Partial<Player> = {}): Player[] => [...ids].map((id) => person(id, more));

const created = (regionalQualifying: boolean, profile: 'rtp-2014' | 'rop' = 'rtp-2014') =>
  command('create-tournament', {
    name: 'National',
    date: '2026-03-14',
    settings: { contestants: 'team', profile, regionalQualifying },
  });

const entered = (contestant: string, players: readonly Player[], more: Partial<TeamEntry> = {}) =>
  command('enter-contestant', {
    kind: 'team',
    contestant,
    name: `Team ${contestant}`,
    players,
    captain: 0,
    ...more,
  });

const becomes = (
  players: readonly Player[],
  more: Partial<TeamEntry> & { confirmed?: readonly string[] } = {},
) => command('change-contestant', { kind: 'team', contestant: '1', players, ...more });

describe('RTP 3.6.4: a team that qualified elsewhere with a, b, c, d and e', () => {
  const final = (regionalQualifying = true): TournamentState =>
    after(created(regionalQualifying), entered('1', people('abcde', { qualified: true })));

  test('W25(a): a, b, c, d with a new f', () => {
    given(final())
      .when(becomes([...people('abcd', { qualified: true }), person('f')]))
      .thenTypes('contestant-changed');
  });

  test('W25(d): a, b, c with f, g and i: three kept, four are needed', () => {
    const three = [...people('abc', { qualified: true }), ...people('fgi')];
    given(final())
      .when(becomes(three))
      .thenRefused('to-confirm', {
        findings: [
          {
            code: 'too-few-kept',
            clause: 'RTP 3.6.4',
            message: 'The team keeps 3 of the players with whom it qualified; it needs 4.',
            params: { count: 3, fewest: 4 },
          },
        ],
      });
    given(final())
      .when(becomes(three, { confirmed: ['too-few-kept'] }))
      .thenTypes('contestant-changed');
    // Where nobody qualified through regions, whoever has not played is replaced.
    given(final(false)).when(becomes(three)).thenTypes('contestant-changed');
  });
});

test('W25(e), RTP 3.1.3.3(b): of six that represent Norte three are registered there, four are needed', () => {
  const norte = { region: 'Norte' };
  const three = [...people('abc', norte), ...people('def', { region: 'Lisboa' })];
  const said = {
    findings: [
      {
        code: 'too-few-of-region',
        clause: 'RTP 3.1.3.3(b)',
        message: '3 players belong to Norte; a team that represents it needs 4.',
        params: { count: 3, region: 'Norte', fewest: 4 },
      },
    ],
  };
  given(after(created(true)))
    .when(entered('1', three, norte))
    .thenRefused('to-confirm', said);
  const four = after(created(true), entered('1', people('abcd', norte), norte));
  given(four)
    .when(becomes([...people('abcd', norte), ...people('ef', { region: 'Lisboa' })]))
    .thenTypes('contestant-changed');
  given(four)
    .when(becomes([...people('abc', norte), person('e', { region: 'Lisboa' })]))
    .thenRefused('to-confirm', said);
  // A name that is put right changes nothing of it.
  const odd = continued(
    after(created(true)),
    entered('1', three, { ...norte, confirmed: ['too-few-of-region'] } as Partial<TeamEntry>),
  );
  given(odd)
    .when(becomes(three.with(0, { ...three[0]!, name: 'Player A' })))
    .thenTypes('contestant-changed');
});

/** Regional groups A and B of two teams each; of five players of team 1, four played. Teams 1 and 3 are in the final. */
describe('RTP 3.6.4: regional phases of the event itself', () => {
  const lineUp = (contestant: string, session: number, section: string, four = [0, 1, 2, 3] as const) =>
    command('declare-line-up', {
      session,
      section,
      round: 1,
      segment: 1,
      contestant,
      open: [four[0], four[1]],
      closed: [four[2], four[3]],
    });
  const format = formatOf({ draw: ROUND_ROBIN, match: { lineUps: 'blind' } });
  const national = (regionalQualifying: boolean, used: string): TournamentState =>
    after(
      created(regionalQualifying),
      entered('1', people(used)),
      entered('2', people('pqrs')),
      entered('3', people('tuvw')),
      entered('4', people('klmn')),
      command('plan-phase', {
        phase: 1,
        format,
        groups: [
          { section: 'A', contestants: ['1', '2'] },
          { section: 'B', contestants: ['3', '4'] },
        ],
      }),
      command('open-session', { session: 1 }),
      command('draw-round', { session: 1, section: 'A' }),
      command('draw-round', { session: 1, section: 'B' }),
      ...['1', '2'].map((team) => lineUp(team, 1, 'A')),
      ...['3', '4'].map((team) => lineUp(team, 1, 'B')),
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
      command('plan-phase', { phase: 2, format, groups: [{ section: 'A', contestants: ['1', '3'] }] }),
      command('open-session', { session: 2 }),
      command('draw-round', { session: 2, section: 'A' }),
    );
  const confirmed = ['entered-elsewhere'];

  test('W25(b): p, whose team was eliminated in a region, completes a team that used fewer than six', () => {
    const joined = [...people('abcde'), person('p')];
    given(national(true, 'abcde')).when(becomes(joined, { confirmed })).thenTypes('contestant-changed');
    given(continued(national(true, 'abcde'), becomes(joined, { confirmed })))
      .when(lineUp('1', 2, 'A', [0, 1, 2, 5] as never))
      .thenTypes('line-up-declared');
    given(national(false, 'abcde')).when(becomes(joined, { confirmed })).thenRefused('player-twice');
  });

  test('W25(c): t, who is in the final for another team, does not', () => {
    given(national(true, 'abcde'))
      .when(becomes([...people('abcde'), person('t')], { confirmed }))
      .thenRefused('player-twice');
  });
});
