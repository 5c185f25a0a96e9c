import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import type { Settings } from '../settings.ts';
import { entry, openSmall, plainSeating, plannedEvening, planOf } from '../testing/evening.ts';
import { after, command, continued, given } from '../testing/given.ts';
import { plannedIndividual, TWO_ROUNDS } from '../testing/individual.ts';
import { decide } from './index.ts';

/** 7 rounds of 4: 28 boards each. */
const EIGHT = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));
/** Seven pairs: everybody sits out once and plays 24. */
const SEVEN = orThrow(howell({ pairs: 7, boardsPerRound: 4 }));
/** 7 rounds of 3: 21 boards each, 18 with a sit-out. */
const SHORT = orThrow(howell({ pairs: 8, boardsPerRound: 3 }));
const SHORT_ODD = orThrow(howell({ pairs: 7, boardsPerRound: 3 }));

const open = (data: { confirmed?: readonly string[]; because?: string } = {}) =>
  command('open-session', { session: 1, ...data });

/** What is to be looked at before session 1 is opened. */
function said(movement: PairMovement, settings: Partial<Settings>) {
  const decision = decide(plannedEvening(movement, settings), open());
  return decision.ok ? [] : (decision.error.findings ?? []);
}

const codes = (movement: PairMovement, settings: Partial<Settings>) =>
  said(movement, settings).map(({ code, clause, asks }) => [code, clause, asks]);

describe('the least that an event of pairs has, said before it opens', () => {
  test('RTP 3.5.1: an official event has more than one session (E08: one session of 28 is not enough)', () => {
    expect(codes(EIGHT, { official: true })).toEqual([['too-few-sessions', 'RTP 3.5.1', 'reason']]);
    expect(codes(EIGHT, { official: true, sessionCount: 2 })).toEqual([]);
  });

  test('RTP 3.5.1: the 24 boards and the 20 of a player are of the whole event', () => {
    const two = { official: true, sessionCount: 2 };
    // Twice 21, and twice 18 for whoever sits out.
    expect(codes(SHORT, two)).toEqual([]);
    expect(codes(SHORT_ODD, two)).toEqual([]);
    // A movement of 3 rounds of 3: 9 boards, 18 in both sessions.
    const tiny = orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 3 }));
    expect(said(tiny, two).map(({ code, params }) => [code, params])).toEqual([
      ['too-few-boards', { least: 24, found: 18 }],
      ['too-few-boards-each', { least: 20, found: 18 }],
    ]);
  });

  test('RTP 3.5.1, 1.2: a festival has two sessions and 48 boards (E06: 2 × 24; E07: 2 × 22 is none)', () => {
    const festival = { festival: true, sessionCount: 2, prizePlaces: 3 };
    expect(codes(EIGHT, { festival: true, prizePlaces: 3 })).toEqual([
      ['too-few-sessions', 'RTP 3.5.1', 'reason'],
      ['too-few-boards', 'RTP 1.2', 'reason'],
    ]);
    const twentyFour = orThrow(mitchell({ pairs: 16, rounds: 8, boardsPerRound: 3 }));
    const twentyTwo = orThrow(mitchell({ pairs: 22, rounds: 11, boardsPerRound: 2 }));
    expect(codes(twentyFour, festival)).toEqual([]);
    expect(codes(twentyTwo, festival)).toEqual([['too-few-boards', 'RTP 1.2', 'reason']]);
  });

  test('RTP 1.2: a festival gives prizes', () => {
    expect(codes(EIGHT, { festival: true, sessionCount: 2 })).toEqual([['no-prizes', 'RTP 1.2', 'reason']]);
  });

  test.each([
    ['on a Saturday and the Sunday after it', '2026-03-14T15:00:00Z', '2026-03-15T15:00:00Z', false],
    ['afternoon and evening of one day', '2026-03-14T15:00:00Z', '2026-03-14T21:00:00Z', true],
    ['on two Saturdays', '2026-03-14T15:00:00Z', '2026-03-21T15:00:00Z', true],
    [
      'evening and after midnight, as clocks there have it',
      '2026-03-14T23:00:00Z',
      '2026-03-15T10:00:00Z',
      false,
    ],
    ['a day and one whose hour is not fixed yet', '2026-03-14T15:00:00Z', undefined, false],
  ])('RTP 1.2: a festival is played on two days in a row: %s', (_, first, second, isShort) => {
    const plan = (session: number, startsAt?: string) =>
      command('plan-session', {
        session,
        sections: [{ section: 'A', movement: EIGHT, seating: plainSeating(EIGHT) }],
        ...(startsAt === undefined ? {} : { startsAt }),
      });
    const settings = { festival: true, sessionCount: 2, prizePlaces: 3, timeZone: 'Europe/Lisbon' };
    const state = after(
      command('create-tournament', { name: 'Festival', date: '2026-03-14', settings }),
      ...Object.values(plainSeating(EIGHT)).map(entry),
      plan(1, first),
      plan(2, second),
    );
    const decision = decide(state, open());
    const found = decision.ok
      ? []
      : (decision.error.findings ?? []).map(({ code, clause }) => [code, clause]);
    expect(found).toEqual(isShort ? [['too-few-days', 'RTP 1.2']] : []);
  });

  test('RTP 1.2, 3.5.1: a festival of individuals has the same; an evening of players has no minimum', () => {
    const found = (settings: Partial<Settings>) => {
      const decision = decide(plannedIndividual(TWO_ROUNDS, settings), open());
      return decision.ok ? [] : (decision.error.findings ?? []).map(({ code, clause }) => [code, clause]);
    };
    // Two rounds of one board.
    expect(found({ festival: true })).toEqual([
      ['too-few-sessions', 'RTP 3.5.1'],
      ['too-few-boards', 'RTP 1.2'],
      ['no-prizes', 'RTP 1.2'],
    ]);
    expect(found({})).toEqual([]);
  });

  test('RTP 3.5.1: an evening that is neither has no minimum', () => {
    expect(codes(SHORT_ODD, {})).toEqual([]);
  });

  test('ROP 8.1.1: every tournament of pairs has 24 boards, and nobody plays fewer than 20', () => {
    expect(codes(EIGHT, { profile: 'rop' })).toEqual([]);
    expect(codes(SEVEN, { profile: 'rop' })).toEqual([]);
    expect(codes(SHORT_ODD, { profile: 'rop' })).toEqual([
      ['too-few-boards', 'ROP 8.1.1', 'force-majeure'],
      ['too-few-boards-each', 'ROP 8.1.1', 'force-majeure'],
    ]);
    expect(codes(SHORT, { profile: 'rop' })).toEqual([['too-few-boards', 'ROP 8.1.1', 'force-majeure']]);
  });

  test('not alterable: confirming is not enough without the force majeure in words, which stay on record', () => {
    const state = plannedEvening(SHORT, { profile: 'rop' });
    const confirmed = ['too-few-boards'];
    given(state).when(open({ confirmed })).thenRefused('to-confirm', { clause: 'ROP 8.1.1' });
    given(state)
      .when(open({ confirmed, because: ' ' }))
      .thenRefused('to-confirm');
    const because = 'The club house is flooded from midnight on';
    given(state)
      .when(open({ confirmed, because }))
      .thenFacts({ type: 'session-opened', data: { session: 1, confirmed, because } });
  });

  test('ROP 8.1.1, read so that force majeure excuses only a player’s 20: fewer than 24 boards are never opened', () => {
    const settings = { profile: 'rop', readings: { 'force-majeure': 'player-alone' } } as const;
    const asked = { confirmed: ['too-few-boards', 'too-few-boards-each'], because: 'A flood' };
    given(plannedEvening(SHORT, settings))
      .when(open(asked))
      .thenRefused('fewer-boards-never', { clause: 'ROP 8.1.1', params: { least: 24, found: 21 } });
    given(plannedEvening(EIGHT, settings)).when(open()).thenTypes('session-opened');
  });

  test('it is said once for the whole event', () => {
    const settings = { profile: 'rop', sessionCount: 2 } as const;
    const tiny = orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 3 }));
    const begun = continued(
      plannedEvening(tiny, settings),
      openSmall(1),
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
      planOf(2, tiny),
    );
    given(begun)
      .when(command('open-session', { session: 2 }))
      .thenTypes('session-opened');
  });
});

describe('one ranking', () => {
  const mitchellOf = (winners: 1 | 2) =>
    orThrow(mitchell({ pairs: 16, rounds: 8, boardsPerRound: 3, winners }));

  test('RTP 3.5.6: of a Mitchell without arrow switches it is cautioned', () => {
    expect(codes(mitchellOf(2), { lines: 'together' })).toEqual([
      ['one-ranking-of-two-lines', 'RTP 3.5.6', 'reason'],
    ]);
    expect(codes(mitchellOf(1), { lines: 'together' })).toEqual([]);
    expect(codes(EIGHT, { lines: 'together' })).toEqual([]);
  });

  test('RTP 3.5.6: the list made of two lines, two rankings and events of several sessions are as they should be', () => {
    expect(codes(mitchellOf(2), { lines: 'overall' })).toEqual([]);
    expect(codes(mitchellOf(2), { lines: 'apart' })).toEqual([]);
    expect(codes(mitchellOf(2), { lines: 'together', sessionCount: 2 })).toEqual([]);
  });
});

describe('a setting that the regulation would have otherwise takes a reason, which stays on record', () => {
  test('ROP 5.12: an event without the exact lead', () => {
    expect(codes(EIGHT, { profile: 'rop', lead: 'optional' })).toEqual([
      ['lead-not-required', 'ROP 5.12', 'reason'],
    ]);
    expect(codes(EIGHT, { profile: 'rop' })).toEqual([]);
    // RTP 2.2.7.1 asks for it where travellers are written by hand: a missing one counts against North–South.
    expect(codes(EIGHT, { lead: 'not-asked' })).toEqual([]);
  });

  test('RTP 3.4: phones of the players in an official event; clubs and the ROP may have them', () => {
    const official = { official: true, sessionCount: 2 };
    expect(codes(EIGHT, { ...official, devices: 'own' })).toEqual([['own-devices', 'RTP 3.4', 'reason']]);
    expect(codes(EIGHT, official)).toEqual([]);
    expect(codes(EIGHT, { devices: 'own' })).toEqual([]);
    expect(codes(EIGHT, { ...official, profile: 'rop', devices: 'own' })).toEqual([]);
  });

  test('RTP 3.5.4: handicaps of a table of its own; the ROP has none', () => {
    expect(codes(EIGHT, { handicap: 'by-pair' })).toEqual([['own-handicaps', 'RTP 3.5.4', 'reason']]);
    expect(codes(EIGHT, { handicap: 'by-category' })).toEqual([]);
    expect(codes(EIGHT, { profile: 'rop', handicap: 'by-pair' })).toEqual([]);
  });

  test('the reason is a fact of the opening, and it is asked for once in the whole event', () => {
    const confirmed = ['own-devices'];
    const because = 'The federation lends tablets to nobody this year';
    const state = plannedEvening(EIGHT, { official: true, sessionCount: 2, devices: 'own' });
    given(state).when(open({ confirmed })).thenRefused('to-confirm', { clause: 'RTP 3.4' });
    given(state)
      .when(open({ confirmed, because }))
      .thenFacts({ type: 'session-opened', data: { session: 1, confirmed, because } });
  });

  test('RTP 2.2.7.2: another correction period once play has begun; by ROP 4.16 the organiser changes it', () => {
    const longer = (data: { readonly confirmed?: string[]; readonly because?: string } = {}) =>
      command('change-settings', { changes: { correctionMinutes: 45 }, ...data });
    const confirmed = ['correction-period-late'];
    given(plannedEvening(EIGHT)).when(longer()).thenTypes('settings-changed');
    const begun = continued(plannedEvening(EIGHT), open({}));
    given(begun).when(longer({ confirmed })).thenRefused('to-confirm', { clause: 'RTP 2.2.7.2' });
    given(begun)
      .when(longer({ confirmed, because: 'The printer broke' }))
      .thenTypes('settings-changed');
    given(continued(plannedEvening(EIGHT, { profile: 'rop' }), open({})))
      .when(longer())
      .thenTypes('settings-changed');
  });
});

describe('RTP 3.5.3: who meets again in a later session', () => {
  const entered = (settings: Partial<Settings>) =>
    after(
      command('create-tournament', { name: 'x', date: '2026-03-14', settings }),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((pair) => entry(`${pair}`)),
    );
  /** 1 to 4 sit North–South, 5 to 8 East–West: everybody meets the four of the other line. */
  const lines = orThrow(mitchell({ pairs: 8, rounds: 4, boardsPerRound: 3 }));

  test('everybody met in a Howell and again in the next: twice is not too often', () => {
    const state = continued(entered({ official: true, sessionCount: 2 }), planOf(1, EIGHT));
    given(state).when(planOf(2, EIGHT)).thenTypes('session-planned');
  });

  test('a third time is said', () => {
    const state = continued(entered({ sessionCount: 3 }), planOf(1, EIGHT), planOf(2, EIGHT));
    // 8 pairs: 28 encounters.
    given(state)
      .when(planOf(3, EIGHT))
      .thenRefused('to-confirm', {
        clause: 'RTP 3.5.3',
        findings: [
          expect.objectContaining({
            code: 'met-too-often',
            params: { count: 28, times: 2, example: expect.any(String) },
          }),
        ],
      });
  });

  test('official: the same lines again, while pairs of one line never meet', () => {
    const state = continued(entered({ official: true, sessionCount: 2 }), planOf(1, lines));
    given(state)
      .when(planOf(2, lines))
      .thenRefused('to-confirm', {
        clause: 'RTP 3.5.3',
        findings: [expect.objectContaining({ code: 'met-before' })],
      });
  });

  test('not of a club evening, and not by the ROP, which does not speak of it', () => {
    const club = continued(entered({ sessionCount: 2 }), planOf(1, lines));
    given(club).when(planOf(2, lines)).thenTypes('session-planned');
    const rop = continued(entered({ profile: 'rop', sessionCount: 3 }), planOf(1, EIGHT), planOf(2, EIGHT));
    given(rop).when(planOf(3, EIGHT)).thenTypes('session-planned');
  });
});

describe('RTP 3.5.1, 3.5.2: of a triplet each of the three plays 20 boards', () => {
  const third = (contestant: string) =>
    command('change-contestant', { kind: 'pair', contestant, third: { name: 'Player three' } });
  const foundIn = (state: ReturnType<typeof plannedEvening>, session: number) => {
    const decision = decide(state, command('open-session', { session }));
    return decision.ok ? [] : (decision.error.findings ?? []).map(({ code, params }) => [code, params]);
  };
  const official = { official: true, sessionCount: 2 };
  /** Five rounds of three boards, and six. */
  const FIVE = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 3 }));
  const SIX = orThrow(mitchell({ pairs: 12, rounds: 6, boardsPerRound: 3 }));

  test('twice 15 boards are 30 for a pair; of ten rounds somebody of three sits out four: 18', () => {
    const pairs = plannedEvening(FIVE, official);
    expect(foundIn(pairs, 1)).toEqual([]);
    expect(foundIn(continued(pairs, third('1')), 1)).toEqual([
      ['too-few-boards-each', { least: 20, found: 18 }],
    ]);
  });

  test('of twelve rounds each sits out four: 24, while they take turns', () => {
    expect(foundIn(continued(plannedEvening(SIX, official), third('1')), 1)).toEqual([]);
  });

  test('who played none of the first session plays at most the 18 of the second', () => {
    const begun = continued(
      plannedEvening(SIX, official),
      third('1'),
      command('open-session', { session: 1 }),
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
      command('plan-session', {
        session: 2,
        sections: [{ section: 'A', movement: SIX, seating: plainSeating(SIX) }],
        confirmed: ['met-before'],
        because: 'Nobody else is there',
      }),
    );
    expect(foundIn(begun, 2)).toContainEqual(['too-few-boards-each', { least: 20, found: 18 }]);
  });

  test('ROP 8.1.1 asks it of every tournament: 7 rounds of 3 are 21 for a pair, 12 for who sits out three', () => {
    const rop = { profile: 'rop' } as const;
    const triplet = continued(plannedEvening(SHORT, rop), third('1'));
    expect(foundIn(triplet, 1)).toContainEqual(['too-few-boards-each', { least: 20, found: 12 }]);
    expect(foundIn(plannedEvening(SHORT, rop), 1).map(([code]) => code)).not.toContain('too-few-boards-each');
  });
});
