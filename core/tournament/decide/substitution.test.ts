import { describe, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell } from '../../movement/index.ts';
import { openEvening, plannedEvening, planOf } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

/** Nine rounds of three boards: 27 boards, so a third is 9 boards, that is 3 rounds. */
const nineRounds = orThrow(howell({ pairs: 10, boardsPerRound: 3 }));
const open = openEvening(nineRounds);

const replace = (
  player: 0 | 1,
  fromRound: number,
  toRound: number,
  more: { readonly tier?: 1 | 2 | 3; readonly confirmed?: readonly string[]; readonly session?: number } = {},
) => {
  const { tier, confirmed, session = 1 } = more;
  return command('substitute-player', {
    session,
    contestant: '4',
    player,
    substitute: { name: 'Stand-in', ...(tier === undefined ? {} : { tier }) },
    fromRound,
    toRound,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
};

describe('RTP 2.2.2.1: substitution', () => {
  test('(c) a player may be replaced in a third of the boards', () => {
    given(open)
      .when(replace(0, 1, 3))
      .thenTypes('player-substituted');
    given(open)
      .when(replace(0, 1, 4))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(c)' });
    given(open)
      .when(replace(0, 1, 4, { confirmed: ['replaced-too-long'] }))
      .thenTypes('player-substituted');
    const before = continued(open, replace(0, 1, 2));
    given(before)
      .when(replace(0, 5, 6))
      .thenRefused('to-confirm');
    given(before)
      .when(replace(0, 5, 5))
      .thenTypes('player-substituted');
  });

  test('(b) not both partners at once, and half of the boards together', () => {
    const first = continued(open, replace(0, 1, 3));
    given(first)
      .when(replace(1, 3, 4))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(b)' });
    // Three rounds without one and two without the other leave 4 of 9 together: less than half.
    given(first)
      .when(replace(1, 4, 5))
      .thenRefused('to-confirm');
    given(first)
      .when(replace(1, 4, 4))
      .thenTypes('player-substituted');
  });

  test('(a) the substitute is of no higher tier', () => {
    const ranked = continued(
      open,
      command('change-contestant', {
        kind: 'pair',
        contestant: '4',
        players: [
          { name: 'A', tier: 2 },
          { name: 'B', tier: 2 },
        ],
      }),
    );
    given(ranked)
      .when(replace(0, 1, 1, { tier: 1 }))
      .thenRefused('to-confirm');
    given(ranked)
      .when(replace(0, 1, 1, { tier: 2 }))
      .thenTypes('player-substituted');
    given(ranked)
      .when(replace(0, 1, 1, { tier: 3 }))
      .thenTypes('player-substituted');
  });

  test('rounds and pairs must exist', () => {
    given(open)
      .when(replace(0, 0, 2))
      .thenRefused('no-such-round');
    given(open)
      .when(replace(0, 2, 10))
      .thenRefused('no-such-round');
    given(open)
      .when(replace(0, 1, 1, { session: 2 }))
      .thenRefused('no-such-session');
  });
});

test('ROP 5.11: one session only', () => {
  const planned = continued(plannedEvening(nineRounds, { profile: 'rop' }), planOf(2, nineRounds));
  const once = continued(planned, replace(0, 1, 9));
  given(once)
    .when(replace(0, 1, 9, { session: 2 }))
    .thenRefused('to-confirm', { clause: 'ROP 5.11' });
});

describe('a session of two, the second not planned yet, is not the whole event', () => {
  test('ROP 5.11: in one session nobody is replaced, in the first of two somebody may be', () => {
    given(openEvening(nineRounds, { profile: 'rop' }))
      .when(replace(0, 1, 9))
      .thenRefused('to-confirm', { clause: 'ROP 5.11' });
    given(openEvening(nineRounds, { profile: 'rop', sessionCount: 2 }))
      .when(replace(0, 1, 9))
      .thenTypes('player-substituted');
  });

  test('RTP 2.2.2.1(c): in an event of two sessions a player may be replaced in a whole one', () => {
    given(openEvening(nineRounds, { sessionCount: 2 }))
      .when(replace(0, 1, 9))
      .thenTypes('player-substituted');
  });
});
