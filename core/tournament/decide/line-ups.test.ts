import { describe, expect, test } from 'vitest';
import type { LineUpData } from '../match.ts';
import { command, continued, given } from '../testing/given.ts';
import { openTeams, type TeamsPlan } from '../testing/teams.ts';

/** 1 is at home to 4, 2 to 3; six players each, three segments. */
const open = (plan: TeamsPlan = {}) =>
  openTeams({ players: 6, match: { boards: 12, segments: 3, lineUps: 'in-order' }, ...plan });

type Seats = readonly [number, number];
const declare = (
  contestant: string,
  segment: number,
  [openRoom, closed]: readonly [Seats, Seats] = [
    [0, 1],
    [2, 3],
  ],
  confirmed?: readonly string[],
) =>
  command('declare-line-up', {
    session: 1,
    section: 'A',
    round: 1,
    segment,
    contestant,
    open: openRoom,
    closed,
    ...(confirmed === undefined ? {} : { confirmed }),
  });

const lineUpOf = (state: ReturnType<typeof open>, key: `${string}/${number}`): LineUpData | undefined =>
  state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.lineUps.get(key);

describe('who declares first (RTP 2.3.2, 2.3.4.2; ROP 6.8)', () => {
  test.each([
    ['rtp-2014', 'RTP 2.3.2, 2.3.4.2'],
    ['rop', 'ROP 6.8'],
  ] as const)('%s: the visitors in odd segments, home in even ones', (profile, clause) => {
    const state = open({ settings: { profile } });
    given(state).when(declare('1', 1)).thenRefused('declares-second', { clause });
    given(state).when(declare('4', 1)).thenTypes('line-up-declared');
    given(continued(state, declare('4', 1)))
      .when(declare('1', 1))
      .thenTypes('line-up-declared');
    const second = continued(state, declare('4', 1), declare('1', 1));
    given(second).when(declare('4', 2)).thenRefused('declares-second', { clause });
    given(second).when(declare('1', 2)).thenTypes('line-up-declared');
  });

  test('RTP 2.3.4.3: visitors with a highly unusual system always declare first', () => {
    const hum = command('change-contestant', {
      kind: 'team',
      contestant: '4',
      pairs: [{ players: [4, 5], hum: true }],
    });
    const state = continued(open(), hum, declare('4', 1), declare('1', 1));
    given(state).when(declare('1', 2)).thenRefused('declares-second', { clause: 'RTP 2.3.4.3' });
    given(state).when(declare('4', 2)).thenTypes('line-up-declared');
  });
});

describe('what a line-up may be', () => {
  const first = continued(open(), declare('4', 1), declare('1', 1));

  test('nobody of another team, nobody twice', () => {
    given(open())
      .when(
        declare('4', 1, [
          [0, 6],
          [2, 3],
        ]),
      )
      .thenRefused('not-of-the-team', { clause: 'RTP 3.6.1' });
    given(open())
      .when(
        declare('4', 1, [
          [0, 1],
          [1, 3],
        ]),
      )
      .thenRefused('seat-twice', { clause: 'RTP 3.6.1' });
    given(open())
      .when(
        declare(
          '4',
          1,
          [
            [0, 6],
            [2, 3],
          ],
          ['not-of-the-team'],
        ),
      )
      .thenRefused('not-of-the-team');
  });

  test('RTP 2.3.4.2, ROP 6.8: the first to declare keeps an unchanged pair in its room', () => {
    given(first)
      .when(
        declare('1', 2, [
          [2, 3],
          [4, 5],
        ]),
      )
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'pair-changed-room' })] });
    given(first)
      .when(
        declare('1', 2, [
          [0, 1],
          [4, 5],
        ]),
      )
      .thenTypes('line-up-declared');
    given(first)
      .when(
        declare('1', 2, [
          [0, 2],
          [1, 3],
        ]),
      )
      .thenTypes('line-up-declared');
  });

  test('RTP 2.3.4.2, ROP 6.6: the second sees to it that no two pairs meet again', () => {
    const second = continued(first, declare('1', 2));
    given(second)
      .when(declare('4', 2))
      .thenRefused('to-confirm', {
        findings: [
          expect.objectContaining({ code: 'pairs-meet-again' }),
          expect.objectContaining({ code: 'pairs-meet-again' }),
        ],
      });
    given(second)
      .when(
        declare('4', 2, [
          [2, 3],
          [0, 1],
        ]),
      )
      .thenTypes('line-up-declared');
    given(second)
      .when(declare('4', 2, undefined, ['pairs-meet-again']))
      .thenTypes('line-up-declared');
  });

  test('only a team of the round, in a segment that there is', () => {
    given(open()).when(declare('4', 4)).thenRefused('no-such-segment');
    given(open()).when(declare('9', 1)).thenRefused('not-in-round');
  });
});

describe('line-ups that stand', () => {
  test('the first does not change his when the second has declared on it', () => {
    const both = continued(open(), declare('4', 1), declare('1', 1));
    given(both)
      .when(
        declare('4', 1, [
          [4, 5],
          [2, 3],
        ]),
      )
      .thenRefused('to-confirm', {
        findings: expect.arrayContaining([expect.objectContaining({ code: 'opponents-declared' })]),
      });
    given(both).when(declare('4', 1)).thenFacts();
  });

  test('RTP 2.3.4.1: nobody changes places in a segment that has begun without the director’s leave', () => {
    const both = continued(open(), declare('4', 1), declare('1', 1));
    given(both)
      .when(
        declare('1', 1, [
          [4, 5],
          [2, 3],
        ]),
      )
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'segment-begun' })] });
  });

  test('undone, it is as if it had not been declared', () => {
    const declared = continued(open(), declare('4', 1));
    expect(lineUpOf(declared, '4/1')).toEqual({ open: [0, 1], closed: [2, 3] });
    const undone = continued(declared, command('undo', { sequence: declared.version }));
    expect(lineUpOf(undone, '4/1')).toBeUndefined();
  });
});

describe('blind, and without any order', () => {
  test('blind: either may declare first, and pairs may meet again', () => {
    const blind = open({ match: { boards: 12, segments: 3, lineUps: 'blind' } });
    const state = continued(blind, declare('1', 1), declare('4', 1), declare('4', 2));
    given(state).when(declare('1', 2)).thenTypes('line-up-declared');
    given(state)
      .when(
        declare('1', 1, [
          [4, 5],
          [2, 3],
        ]),
      )
      .thenRefused('to-confirm');
  });

  test('where none are asked for they can still be written down', () => {
    const free = open({ match: { boards: 12, segments: 3, lineUps: 'none' } });
    given(free).when(declare('1', 1)).thenTypes('line-up-declared');
    given(free)
      .when(
        declare('1', 1, [
          [0, 0],
          [2, 3],
        ]),
      )
      .thenRefused('seat-twice');
  });
});

describe('a team that has been fielded', () => {
  const declared = continued(open(), declare('4', 1));
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => ({ name: `Player 4${letter}` }));
  const change = (players: readonly { readonly name: string }[], confirmed?: readonly string[]) =>
    command('change-contestant', {
      kind: 'team',
      contestant: '4',
      players,
      ...(confirmed === undefined ? {} : { confirmed }),
    });

  test('RTP 3.6.4, ROP 6.6: players not yet used are replaced, others are not', () => {
    const fresh = [...six.slice(0, 4), { name: 'New' }, { name: 'Newer' }];
    given(declared).when(change(fresh)).thenTypes('contestant-changed');
    const other = [{ name: 'Somebody else' }, ...six.slice(1)];
    given(declared).when(change(other)).thenRefused('to-confirm', { clause: 'RTP 3.6.4' });
    given(declared)
      .when(change(other, ['already-played']))
      .thenTypes('contestant-changed');
  });

  test('whoever was in a line-up stays in the entry, in his place', () => {
    const five = continued(
      open(),
      declare('4', 1, [
        [0, 1],
        [2, 5],
      ]),
    );
    given(five)
      .when(change(six.slice(0, 5)))
      .thenRefused('player-fielded');
  });
});

describe('Laws 91A, 91B, RTP 3.2.1(6): a player who was put out', () => {
  const exclude = (from: 'session' | 'event') =>
    command('exclude-player', {
      session: 1,
      contestant: '4',
      offender: 0,
      from,
      ...(from === 'event' ? { approvedBy: 'Marta Areia' } : {}),
      reason: 'Struck his partner',
      clause: from === 'event' ? 'Law 91B' : 'Law 91A',
    });
  const others: readonly [Seats, Seats] = [
    [4, 1],
    [2, 3],
  ];

  test.each([
    ['session', 'Law 91A'],
    ['event', 'Law 91B'],
  ] as const)(
    'of the %s is in no line-up unless the director says so; his team goes on with the others',
    (from, clause) => {
      const state = continued(open(), exclude(from));
      given(state).when(declare('4', 1)).thenRefused('to-confirm', { clause });
      given(state)
        .when(declare('4', 1, others))
        .thenTypes('line-up-declared');
      given(state)
        .when(declare('4', 1, undefined, ['player-put-out']))
        .thenTypes('line-up-declared');
    },
  );
});
