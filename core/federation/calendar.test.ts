import { expect, test } from 'vitest';
import { calendarOf, deadlinesOf, overlapsOf, remindersOf } from './calendar.ts';
import { delegationOf } from './charges.ts';
import type { EventPlan } from './event.ts';
import { eventSeen } from './event-views.ts';
import { clubSeason, playerSeason, publicEvent, rankingByRegions } from './season-views.ts';
import { after, EVENING, registerOf } from './testing/given.ts';

const PLAN: EventPlan = {
  ...EVENING,
  name: 'National pairs',
  level: 'national',
  from: '2014-05-17',
  to: '2014-05-18',
};
const FOUR = registerOf(
  { name: 'A', region: 'Norte', rank: 5, licences: [2014] },
  { name: 'B', region: 'Sul', rank: 9, licences: [2014] },
  { name: 'C', region: 'Sul', rank: 2, licences: [2014] },
  { name: 'D', region: 'Sul', grade: 'regional' },
);
const planned = (...plans: readonly Partial<EventPlan>[]) =>
  plans.reduce((state, plan) => after(state, 'write-event', { plan: { ...PLAN, ...plan } }), FOUR);
const dues = (plan: Partial<EventPlan>) =>
  deadlinesOf(planned(plan), 2014)
    .filter(({ event }) => event !== undefined)
    .map(({ what, by, clause }) => [what, by, clause]);

test('D19, RTP 3.1.7: a club that wants a date of next season asks by 15 October', () => {
  expect(deadlinesOf(FOUR, 2015).map(({ by, what }) => [by, what])).toEqual([
    ['2014-09-15', 'national-draft'],
    ['2014-10-15', 'calendars-reservations-bids'],
    ['2014-11-15', 'combined-draft'],
    ['2014-11-30', 'final-calendar-and-regulations'],
  ]);
});

test('D03, D04: systems 48 hours before the start; reports 15 and 21 days after the end', () => {
  expect(dues({ startsAt: '2014-05-17T15:00:00Z' })).toEqual([
    ['systems', '2014-05-15T15:00:00.000Z', 'RTP 2.1.3.4'],
    ['report', '2014-06-02', 'RTP 3.2.2'],
  ]);
  expect(dues({ level: 'regional', official: true })).toEqual([['report', '2014-06-08', 'RTP 3.2.2']]);
  expect(dues({ level: 'private' })).toEqual([]);
});

test('E11, RTP 3.1.8: of fees of 2,400 a quarter is due within a month of the end, in the year of the delegation', () => {
  const delegated = { to: 'A club', year: 2014 };
  const due = (plan: Partial<EventPlan>) => {
    let state = planned({ level: 'private', delegated, ...plan });
    state = after(state, 'open-event', { event: 1 });
    state = after(state, 'enter', { event: 1, made: { players: [1, 2] }, accepts: true });
    state = after(state, 'record-fee', { event: 1, entry: 1, paid: 2400 });
    return delegationOf(state.events.get(1)!);
  };
  expect(due({})).toMatchObject({ amount: '600.00', by: '2014-06-18' });
  expect(due({ from: '2014-12-20', to: '2014-12-20' })).toMatchObject({ by: '2014-12-31' });
  expect(due({ delegated: { ...delegated, share: '1/3' } })).toMatchObject({ amount: '800.00' });
});

test('what is due within the days asked for, and what is overdue, is brought to mind', () => {
  const state = planned({ entriesUntil: '2014-05-10T20:00:00Z' });
  const told = (today: string) => remindersOf(state, today, 30).map(({ what, overdue }) => [what, overdue]);
  expect(told('2014-03-01T12:00:00Z')).toEqual([]);
  expect(told('2014-05-01T12:00:00Z')).toEqual([['entries', false]]);
  expect(told('2014-06-03T12:00:00Z')).toEqual([
    ['entries', true],
    ['report', true],
  ]);
});

test('RTP 3.2.2: the report of an event that ended in December is brought to mind in January, before what is due later', () => {
  const state = planned(
    { from: '2015-01-24', to: '2015-01-25', entriesUntil: '2015-01-20T20:00:00Z' },
    { from: '2014-12-20', to: '2014-12-21' },
  );
  // Fifteen days after 21 December is 5 January.
  expect(
    remindersOf(state, '2015-01-10T12:00:00Z', 30).map(({ by, what, overdue }) => [by, what, overdue]),
  ).toEqual([
    ['2015-01-05', 'report', true],
    ['2015-01-20T20:00:00Z', 'entries', false],
    ['2015-02-09', 'report', false],
  ]);
});

test('RTP 3.1.7: national events that overlap are named; qualifiers of one event may be played at the same time', () => {
  const state = planned(
    {},
    { name: 'Cup', from: '2014-05-18', to: '2014-05-20' },
    { name: 'Later', from: '2014-06-01', to: '2014-06-01' },
    {
      name: 'Q1',
      level: 'regional',
      region: 'Norte',
      from: '2014-04-01',
      to: '2014-04-01',
      goesOn: { into: 1, places: 1 },
    },
    {
      name: 'Q2',
      level: 'regional',
      region: 'Norte',
      from: '2014-04-01',
      to: '2014-04-01',
      goesOn: { into: 1, places: 1 },
    },
  );
  expect(overlapsOf(state, 2014)).toEqual([{ one: 1, other: 2 }]);
  expect(calendarOf(state, 2014).events.map(({ name }) => name)).toEqual([
    'Q1',
    'Q2',
    'National pairs',
    'Cup',
    'Later',
  ]);
  expect(calendarOf(state, 2015).events).toEqual([]);
});

test('RTP 2.1.1, 3.2: an official event has a director whose grade is enough', () => {
  const codes = (plan: Partial<EventPlan>) => eventSeen(planned(plan), 1)?.findings.map(({ code }) => code);
  expect(codes({})).toEqual(['no-director']);
  expect(codes({ directors: [4] })).toEqual(['director-grade']);
  expect(codes({ level: 'regional', official: true, directors: [4] })).toEqual([]);
  expect(codes({ level: 'private' })).toEqual([]);
});

/** Two evenings of a club with points for two places. */
const evenings = ({ homologated = true } = {}) => {
  let state = after(FOUR, 'write-club', { code: 'NOW', name: 'Here' });
  for (const [event, places] of [
    [1, [1, 2]],
    [2, [2, 1]],
  ] as const) {
    const plan: EventPlan = { ...PLAN, level: 'private', club: 'NOW', points: [10, 6] };
    state = after(state, 'write-event', { plan });
    state = after(state, 'open-event', { event });
    state = after(state, 'enter', { event, made: { players: [1, 2] }, accepts: true });
    state = after(state, 'enter', { event, made: { players: [3, 4] }, accepts: true });
    const ranking = places.map((place, at) => ({ entry: at + 1, place }));
    state = after(state, 'record-ranking', { event, ranking });
    if (!homologated) continue;
    for (const gate of ['compliance', 'charges'] as const) state = after(state, 'pass-gate', { event, gate });
    state = after(state, 'homologate', { event });
  }
  return state;
};

test('a club’s own table: its own events, best n of m, with or without licences (ROP 2)', () => {
  const table = (rules: Parameters<typeof clubSeason>[3]) =>
    clubSeason(evenings(), 'NOW', 2014, rules)?.ranking.map(({ name, points }) => `${name} ${points}`);
  expect(table({})).toEqual(['A 16', 'B 16', 'C 16']);
  expect(table({ everybody: true })).toEqual(['A 16', 'B 16', 'C 16', 'D 16']);
  expect(table({ best: 1 })).toEqual(['A 10', 'B 10', 'C 10']);
  expect(clubSeason(evenings(), 'ELSE', 2014)).toBeUndefined();
});

test('a club outside any federation has its table from the evenings that nobody homologates; in a federation they do not count yet', () => {
  const points = (rules: Parameters<typeof clubSeason>[3]) =>
    clubSeason(evenings({ homologated: false }), 'NOW', 2014, rules)?.ranking.map((line) => line.points);
  expect(points({ everybody: true })).toEqual([16, 16, 16, 16]);
  expect(points({})).toEqual([0, 0, 0]);
});

test('a player’s season is his name, his club and his results, and nothing else', () => {
  expect(playerSeason(evenings(), 1)).toMatchObject({
    name: 'A',
    results: [
      { event: 2, points: 6 },
      { event: 1, points: 10 },
    ],
  });
  expect(Object.keys(playerSeason(evenings(), 1) ?? {}).sort()).toEqual(['name', 'number', 'results']);
  expect(Object.keys(publicEvent(evenings(), 1)?.plan ?? {})).not.toContain('delegated');
});

test('ROP 1.3: a pair of two regions is of that of its better-ranked player', () => {
  expect(
    rankingByRegions(evenings(), 1).map(({ region, entries }) => [region, entries.map(({ entry }) => entry)]),
  ).toEqual([
    ['Norte', [1]],
    ['Sul', [2]],
  ]);
});
