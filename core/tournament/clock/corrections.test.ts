import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import type { SessionState, Tournament } from '../state.ts';
import { handScored, openSmall, plainSeating, plannedEvening, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { beyondDoubtUntil, correctionsUntil, requestsUntil, rulingsUntil } from './corrections.ts';

const at = (time: string) => ({ time: `2026-03-${time}:00Z` });
const publish = [
  // The last score stands at 23:00: until then the session has not ended (Law 8C).
  command(
    'correct-result',
    {
      session: 1,
      section: 'A',
      round: 1,
      table: 1,
      board: 1,
      result: '4SN+1',
      reason: 'x',
      clause: 'Law 79C',
    },
    at('14T23:00'),
  ),
  command('close-session', { session: 1 }, at('14T23:00')),
  command('publish-results', { session: 1 }, at('14T23:10')),
];
const played = (settings: Partial<Settings>, ...more: Parameters<typeof continued>[1][]) =>
  continued(handScored(settings), ...publish, ...more).tournament!;
const first = ({ sessions }: Tournament): SessionState => sessions.get(1)!;
const second = (startsAt: string) =>
  command('plan-session', {
    session: 2,
    sections: [{ section: 'A', movement: TWO_TABLES, seating: plainSeating(TWO_TABLES) }],
    startsAt,
  });

describe('RTP 2.2.7.2: the correction period', () => {
  test('after the only session: 30 minutes after the results are out', () => {
    const one = played({});
    expect(correctionsUntil(one, first(one))).toBe('2026-03-14T23:40:00.000Z');
  });

  test('a first session of two is not the last, though the second is not planned yet', () => {
    const two = played({ sessionCount: 2 });
    expect(correctionsUntil(two, first(two))).toBeUndefined();
  });

  test('lasts until the next session starts', () => {
    const two = played({ sessionCount: 2 }, second('2026-03-15T15:00:00Z'), openSmall(2, at('15T15:02')));
    expect(correctionsUntil(two, first(two))).toBe('2026-03-15T15:02:00Z');
  });

  test('the organiser’s own period holds for sessions before the last too, where the event says so', () => {
    const own = { sessionCount: 2, correctionMinutes: 60, correctionsEnd: 'by-minutes' } as const;
    const next = [second('2026-03-15T15:00:00Z'), openSmall(2, at('15T15:02'))];
    const hour = played(own, ...next);
    expect(correctionsUntil(hour, first(hour))).toBe('2026-03-15T00:10:00.000Z');
    // Its minutes alone are those after the last session: before it the next session ends the period.
    const extended = played({ ...own, correctionsEnd: 'next-session' }, ...next);
    expect(correctionsUntil(extended, first(extended))).toBe('2026-03-15T15:02:00Z');
  });

  test('beyond doubt: official, 48 hours from the end of the last session, not of each', () => {
    const open = played({ official: true, sessionCount: 2 });
    expect(beyondDoubtUntil(open, first(open))).toBeUndefined();
    const one = played({ official: true });
    expect(beyondDoubtUntil(one, first(one))).toBe('2026-03-16T23:00:00.000Z');
    const club = played({});
    expect(beyondDoubtUntil(club, first(club))).toBe('2026-03-14T23:30:00.000Z');
  });
});

describe('RTP 2.1.1.3: until when the director changes a ruling', () => {
  test('D01: session 2 starts at 21:00: until 20:30', () => {
    const two = played({ sessionCount: 2 }, second('2026-03-15T21:00:00Z'));
    expect(rulingsUntil(two, first(two))).toEqual({
      until: '2026-03-15T20:30:00.000Z',
      clause: 'RTP 2.1.1.3',
    });
    // It is not known when the next one starts.
    const open = played({ sessionCount: 2 });
    expect(rulingsUntil(open, first(open))).toBeUndefined();
  });

  test('D02: the last session: 48 hours after its end in an official event, else 30 minutes', () => {
    const official = played({ official: true });
    expect(rulingsUntil(official, first(official))?.until).toBe('2026-03-16T23:00:00.000Z');
    const club = played({});
    expect(rulingsUntil(club, first(club))?.until).toBe('2026-03-14T23:30:00.000Z');
  });

  test('a ruling that stands is changed later only as an appeal decided; a first one has the period of 79C and 92B (12A, 81C3)', () => {
    const adjust = (board: number, time: string, confirmed: readonly string[] = []) =>
      command(
        'adjust-score',
        {
          ...{ session: 1, section: 'A', round: 1, table: 1, board },
          ns: { kind: 'named', name: 'A+' },
          ew: { kind: 'named', name: 'A-' },
          ...{ reason: 'Law 12C2', clause: 'Law 12C2', confirmed },
        },
        at(time),
      );
    const ruled = continued(handScored({}), adjust(1, '14T22:00'), ...publish);
    given(ruled).when(adjust(1, '14T23:29')).thenTypes('score-adjusted');
    given(ruled).when(adjust(1, '14T23:31')).thenRefused('to-confirm', { clause: 'RTP 2.1.1.3' });
    given(ruled)
      .when(adjust(1, '14T23:31', ['ruling-late']))
      .thenTypes('score-adjusted');
    // Out at 23:10: 30 minutes to ask for a ruling, and to rule unasked.
    given(ruled).when(adjust(2, '14T23:40')).thenTypes('score-adjusted');
    given(ruled).when(adjust(2, '14T23:41')).thenRefused('to-confirm', { clause: 'Law 81C3, 92B' });
  });
});

describe('RTP 3.7.2: what players ask for', () => {
  test('30 minutes after the results are out', () => {
    const one = played({});
    expect(requestsUntil(one, first(one))).toEqual([
      { about: 'any', until: '2026-03-14T23:40:00.000Z', clause: 'RTP 3.7.2' },
    ]);
  });

  test('with the next session on the same day or the next: 30 minutes before it', () => {
    const two = played({ sessionCount: 2 }, second('2026-03-15T15:00:00Z'));
    expect(requestsUntil(two, first(two))[0]?.until).toBe('2026-03-15T14:30:00.000Z');
  });

  test('D07: session 1 out, session 2 the same day at 21:00: asked until 20:30, corrected by the director until 21:00', () => {
    const two = played({ sessionCount: 2 }, second('2026-03-15T21:00:00Z'), openSmall(2, at('15T21:00')));
    expect(requestsUntil(two, first(two)).map(({ until }) => until)).toEqual(['2026-03-15T20:30:00.000Z']);
    expect(correctionsUntil(two, first(two))).toBe('2026-03-15T21:00:00Z');
  });

  test('with the next session a week later: 30 minutes after the results', () => {
    const two = played({ sessionCount: 2 }, second('2026-03-21T15:00:00Z'));
    expect(requestsUntil(two, first(two))[0]?.until).toBe('2026-03-14T23:40:00.000Z');
  });
});

describe('RTP 2.2.7.2, 3.7.2 (A04), read so that players ask as long as the director corrects', () => {
  const readings = { A04: 'as-director' };
  test('after the last session 30 minutes, before another until it starts', () => {
    const one = played({ readings });
    expect(requestsUntil(one, first(one))).toEqual([
      { about: 'any', until: '2026-03-14T23:40:00.000Z', clause: 'RTP 2.2.7.2' },
    ]);
    const two = played(
      { readings, sessionCount: 2 },
      second('2026-03-15T21:00:00Z'),
      openSmall(2, at('15T21:00')),
    );
    expect(requestsUntil(two, first(two)).map(({ until }) => until)).toEqual(['2026-03-15T21:00:00Z']);
  });
  test('nothing ends it while nobody knows when the next session starts', () => {
    const two = played({ readings, sessionCount: 2 });
    expect(requestsUntil(two, first(two))).toEqual([]);
  });
});

describe('RTP 3.7.1, 3.7.2: results that come later than 30 minutes after the end', () => {
  const late = (...more: Parameters<typeof continued>[1][]) => {
    const { tournament } = continued(
      handScored({ sessionCount: 2 }),
      ...publish.slice(0, 2),
      command('publish-results', { session: 1 }, at('14T23:31')),
      ...more,
    );
    return tournament!;
  };
  test('are questioned for 48 hours after the end, with reason', () => {
    const tournament = late();
    expect(requestsUntil(tournament, first(tournament))[0]?.until).toBe('2026-03-16T23:00:00.000Z');
  });
  test('so they are though a session follows at once, 30 minutes before which the time would have ended', () => {
    const tournament = late(second('2026-03-15T15:00:00Z'));
    expect(requestsUntil(tournament, first(tournament))[0]?.until).toBe('2026-03-16T23:00:00.000Z');
  });
});

describe('ROP', () => {
  const rop = { profile: 'rop' } as const;

  test('4.16: a recorded score, 30 minutes after posting, whatever comes next', () => {
    const two = played({ ...rop, sessionCount: 2 }, second('2026-03-15T15:00:00Z'));
    expect(correctionsUntil(two, first(two))).toBe('2026-03-14T23:40:00.000Z');
    expect(requestsUntil(two, first(two))[0]).toEqual({
      about: 'recorded',
      until: '2026-03-14T23:40:00.000Z',
      clause: 'ROP 4.16',
    });
  });

  test('4.16: the organiser may set another period, without a floor', () => {
    const one = played({ ...rop, correctionMinutes: 10 });
    expect(correctionsUntil(one, first(one))).toBe('2026-03-14T23:20:00.000Z');
  });

  test('W30(i): a computing error, the next session a week later: 48 hours after posting', () => {
    // Posted 23:10; the deposit is the organiser's business.
    const two = played({ ...rop, sessionCount: 2 }, second('2026-03-21T15:00:00Z'));
    expect(requestsUntil(two, first(two)).find(({ about }) => about === 'worked-out')).toEqual({
      about: 'worked-out',
      until: '2026-03-16T23:10:00.000Z',
      clause: 'ROP 4.15',
    });
  });

  test('4.15: errors in final results, 48 hours from posting', () => {
    const one = played(rop);
    expect(beyondDoubtUntil(one, first(one))).toBe('2026-03-16T23:10:00.000Z');
    expect(requestsUntil(one, first(one)).map(({ about, until }) => [about, until])).toEqual([
      ['recorded', '2026-03-14T23:40:00.000Z'],
      ['worked-out', '2026-03-16T23:10:00.000Z'],
    ]);
  });

  test('4.14: errors of the organiser until the next session starts, on the same day or the next; else until the eve', () => {
    const tomorrow = played({ ...rop, sessionCount: 2 }, second('2026-03-15T15:00:00Z'));
    expect(beyondDoubtUntil(tomorrow, first(tomorrow))).toBe('2026-03-15T15:00:00Z');
    // Saturday a week later, in Lisbon: all of Friday is the eve.
    const week = played(
      { ...rop, sessionCount: 2, timeZone: 'Europe/Lisbon' },
      second('2026-03-21T15:00:00Z'),
    );
    expect(beyondDoubtUntil(week, first(week))).toBe('2026-03-21T00:00:00.000Z');
    const unknown = played({ ...rop, sessionCount: 2 });
    expect(beyondDoubtUntil(unknown, first(unknown))).toBeUndefined();
  });

  test('4.15: 30 minutes before a session on the same day or the next', () => {
    const two = played({ ...rop, sessionCount: 2 }, second('2026-03-15T15:00:00Z'));
    expect(requestsUntil(two, first(two))[1]?.until).toBe('2026-03-15T14:30:00.000Z');
  });

  test('D15, 4.15: what decides prizes, 30 minutes after the final results; anything else 48 hours', () => {
    const one = played({ ...rop, prizePlaces: 3 });
    expect(requestsUntil(one, first(one))[2]).toEqual({
      about: 'prizes',
      until: '2026-03-14T23:40:00.000Z',
      clause: 'ROP 4.15',
    });
    expect(requestsUntil(one, first(one))[1]?.until).toBe('2026-03-16T23:10:00.000Z');
  });
});

describe('RTP 3.7.2, ROP 4.15: the day is that of the place', () => {
  /** Session 1 opens and closes at these times; what players ask for hangs on whether the next is a day later there. */
  const asked = (
    settings: Partial<Settings>,
    { opens, closes, next }: { readonly opens: string; readonly closes: string; readonly next: string },
  ): string => {
    const tournament = continued(
      plannedEvening(TWO_TABLES, { sessionCount: 2, ...settings }),
      openSmall(1, { time: opens }),
      command('close-session', { session: 1, confirmed: ['missing-results'] }, { time: closes }),
      command('publish-results', { session: 1 }, { time: closes }),
      second(next),
    ).tournament!;
    return requestsUntil(tournament, first(tournament)).at(-1)!.until;
  };

  // Friday 13 March, 23:30 in the Azores (UTC-1) is Saturday in UTC; Sunday 15 March is not its next day.
  const azores = {
    opens: '2026-03-14T00:30:00Z',
    closes: '2026-03-14T04:00:00Z',
    next: '2026-03-15T15:00:00Z',
  };
  test('a late session in the Azores is of the day before: Sunday is not the day after Friday', () => {
    expect(asked({ timeZone: 'Atlantic/Azores' }, azores)).toBe('2026-03-14T04:30:00.000Z');
    expect(asked({ timeZone: 'Atlantic/Azores', profile: 'rop' }, azores)).toBe('2026-03-16T04:00:00.000Z');
    // As files without a place were read.
    expect(asked({}, azores)).toBe('2026-03-15T14:30:00.000Z');
  });

  // Lisbon in summer (UTC+1): Friday 12 June 00:15 is Thursday in UTC; Saturday 13 June is its next day.
  const lisbon = {
    opens: '2026-06-11T23:15:00Z',
    closes: '2026-06-12T02:30:00Z',
    next: '2026-06-13T14:00:00Z',
  };
  test('after midnight in Lisbon it is the new day, whatever UTC says', () => {
    expect(asked({ timeZone: 'Europe/Lisbon' }, lisbon)).toBe('2026-06-13T13:30:00.000Z');
    expect(asked({ timeZone: 'Europe/Lisbon', profile: 'rop' }, lisbon)).toBe('2026-06-13T13:30:00.000Z');
  });

  // Auckland in March (UTC+13): Saturday 14, 10:00 and Sunday 15, 20:00; and Saturday 14, 20:00 to Monday 16, 10:00.
  test('Auckland: Saturday to Sunday is the next day, Saturday evening to Monday morning is not', () => {
    const auckland = { timeZone: 'Pacific/Auckland' };
    const times = { opens: '2026-03-13T21:00:00Z', closes: '2026-03-14T00:30:00Z' };
    expect(asked(auckland, { ...times, next: '2026-03-15T07:00:00Z' })).toBe('2026-03-15T06:30:00.000Z');
    const evening = { opens: '2026-03-14T07:00:00Z', closes: '2026-03-14T10:30:00Z' };
    expect(asked(auckland, { ...evening, next: '2026-03-15T21:00:00Z' })).toBe('2026-03-14T11:00:00.000Z');
  });

  // Clocks in Lisbon went forward on 29 March 2026, 01:00: Saturday 28, 21:00 is UTC, Sunday is UTC+1.
  test('the clocks change between the sessions', () => {
    const change = {
      opens: '2026-03-28T21:00:00Z',
      closes: '2026-03-29T00:30:00Z',
      next: '2026-03-29T22:30:00Z',
    };
    expect(asked({ timeZone: 'Europe/Lisbon' }, change)).toBe('2026-03-29T22:00:00.000Z');
    // Monday 30 March, 00:30 there, is Sunday in UTC.
    expect(asked({ timeZone: 'Europe/Lisbon' }, { ...change, next: '2026-03-29T23:30:00Z' })).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });
});
