import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell } from '../../movement/index.ts';
import type { Player } from '../contestant.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { openEvening } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { decide } from './index.ts';

/* ROP 5.11: a substitute’s category, what is approved or said by the event, and who takes part already. */

const nineRounds = orThrow(howell({ pairs: 10, boardsPerRound: 3 }));

/** The first session of two, where a player may be replaced in a whole one. */
const event = (settings: Partial<Settings> = {}): TournamentState =>
  openEvening(nineRounds, { profile: 'rop', sessionCount: 2, ...settings });

const replace = (
  substitute: Player,
  more: { contestant?: string; told?: object; confirmed?: string[] } = {},
) =>
  command('substitute-player', {
    session: 1,
    contestant: more.contestant ?? '4',
    player: 0,
    substitute,
    fromRound: 1,
    ...more.told,
    ...(more.confirmed === undefined ? {} : { confirmed: more.confirmed, because: 'Illness' }),
  });

const found = (state: TournamentState, asked: ReturnType<typeof replace>): string[] => {
  const decision = decide(state, asked);
  return decision.ok ? [] : (decision.error.findings ?? []).map(({ code }) => code);
};

/** The player replaced is of that category. */
const replacing = (player: Omit<Player, 'name'>, settings: Partial<Settings> = {}): TournamentState =>
  continued(
    event(settings),
    command('change-contestant', {
      kind: 'pair',
      contestant: '4',
      players: [{ name: 'Player 4a', ...player }, { name: 'Player 4b' }],
    }),
  );

describe('ROP 5.11: the substitute is of no higher category', () => {
  const breach = ['substitute-category', 'leads-to-disqualified'];

  test('ROP 1.1: the third is a category, above having none', () => {
    const third = replace({ name: 'Stand-in', tier: 3 });
    const none = replace({ name: 'Stand-in', tier: 4 });
    expect(found(replacing({ tier: 4 }), third)).toEqual(breach);
    expect(found(replacing({ tier: 4 }), none)).toEqual([]);
    expect(found(replacing({ tier: 3 }), third)).toEqual([]);
    expect(found(replacing({ tier: 3 }), none)).toEqual([]);
  });

  test('the federation’s list says it too: unclassified and never licensed are none', () => {
    const third = replace({ name: 'Stand-in', category: 'third-clubs' });
    expect(found(replacing({ category: 'unclassified', tier: 3 }), third)).toEqual(breach);
    expect(found(replacing({ category: 'never-licensed' }), third)).toEqual(breach);
    expect(found(replacing({ category: 'third-spades' }), third)).toEqual([]);
  });

  test('RTP 1.3.4: there the two are of one tier', () => {
    const third = command('substitute-player', {
      ...replace({ name: 'Stand-in', tier: 3 }).data,
      toRound: 3,
    });
    given(replacing({ tier: 4 }, { profile: 'rtp-2014' }))
      .when(third)
      .thenTypes('player-substituted');
  });

  test('save where the event’s own regulations say so', () => {
    const first = replace({ name: 'Stand-in', tier: 1 });
    expect(found(replacing({ tier: 2 }), first)).toEqual(breach);
    expect(found(replacing({ tier: 2 }, { substitutesOfAnyCategory: true }), first)).toEqual([]);
  });
});

describe('ROP 5.11: what is not expressly approved disqualifies', () => {
  const first = { name: 'Stand-in', tier: 1 } as const;

  test('approved, the breach is still said, and the pair stays in the ranking', () => {
    const told = { approved: true };
    expect(found(replacing({ tier: 2 }), replace(first, { told }))).toEqual(['substitute-category']);
    given(replacing({ tier: 2 }))
      .when(replace(first, { told, confirmed: ['substitute-category'] }))
      .thenTypes('player-substituted');
  });

  test('confirmed alone is not approved', () => {
    given(replacing({ tier: 2 }))
      .when(replace(first, { confirmed: ['substitute-category', 'leads-to-disqualified'] }))
      .thenTypes('player-substituted', 'contestant-ranked');
  });

  test('RTP 2.2.2.1: no circumstances allow it: out on 12 of 27 boards, more than a third', () => {
    const state = event({ profile: 'rtp-2014', sessionCount: 1 });
    const asked = { ...replace({ name: 'Stand-in' }, { told: { approved: true, toRound: 4 } }) };
    expect(found(state, asked)).toEqual(['replaced-too-long', 'leads-to-disqualified']);
  });
});

describe('ROP 5.11: nobody stands in who has taken part, save force majeure', () => {
  const breach = ['has-played', 'leads-to-disqualified'];

  test('a player of another pair, typed by name alone', () => {
    expect(found(event(), replace({ name: ' player  6A ' }))).toEqual(breach);
    expect(found(event(), replace({ name: 'Player 6a' }, { told: { forceMajeure: true } }))).toEqual([]);
  });

  test('two of one name with numbers of their own are two', () => {
    const state = continued(
      event(),
      command('change-contestant', {
        kind: 'pair',
        contestant: '6',
        players: [{ name: 'Player 6a', id: '61' }, { name: 'Player 6b' }],
      }),
    );
    expect(found(state, replace({ name: 'Player 6a', id: '99' }))).toEqual([]);
    expect(found(state, replace({ name: 'Somebody', id: '61' }))).toEqual(breach);
  });

  test('who stood in for another pair; for the same one again he may', () => {
    const once = continued(event(), replace({ name: 'Stand-in' }, { contestant: '6' }));
    expect(found(once, replace({ name: 'stand-in' }))).toEqual(breach);
    expect(found(once, replace({ name: 'Stand-in' }, { contestant: '6' }))).toEqual([]);
  });

  test('a reserve that was never called has not', () => {
    const state = continued(
      event(),
      command('enter-contestant', {
        kind: 'pair',
        contestant: '90',
        players: [{ name: 'Waiting' }, { name: 'Waiting too' }],
        reserve: 1,
      }),
    );
    expect(found(state, replace({ name: 'Waiting' }))).toEqual([]);
  });
});
