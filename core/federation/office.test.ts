import { describe, expect, test } from 'vitest';
import { entryValue } from './entries.ts';
import type { EventPlan } from './event.ts';
import { incidentsOf } from './incident.ts';
import type { Person } from './person.ts';
import type { Federation } from './state.ts';
import { after, EVENING, member, opened, refused, registerOf, STATED } from './testing/given.ts';
import { asPlayer } from './views.ts';

const PLAN: EventPlan = {
  ...EVENING,
  name: 'National teams',
  kind: 'team',
  level: 'national',
  from: '2014-03-01',
  to: '2014-06-01',
  stated: { ...STATED, numbering: 'x', defences: 'x' },
};
const people = Array.from({ length: 8 }, (_, at) => ({
  name: `Player ${at + 1} Nobody`,
  licences: [2014, 2015],
}));

function twoTeams(plan: Partial<EventPlan> = {}): Federation {
  let federation = opened(registerOf(...people), { ...PLAN, ...plan });
  for (const first of [1, 5])
    federation = after(federation, 'enter', {
      event: 1,
      made: { players: [first, first + 1, first + 2, first + 3], team: `Team ${first}` },
      accepts: true,
    });
  return federation;
}
const ASKED = {
  event: 1,
  entry: 1,
  against: 2,
  round: 3,
  rounds: 9,
  commonBoards: false,
  teamsPay: true as const,
  referee: 'A referee of the federation',
  fixed: '2014-03-15T15:00:00Z',
  wanted: '2014-03-21T15:00:00Z',
};
const IN_TIME = '2014-03-13T15:00:00Z';

describe('RTP 3.6.11, ROP 6.19, another day for a match', () => {
  test('one captain asks, the other confirms, the office decides', () => {
    const federation = twoTeams();
    expect(refused(federation, 'ask-date-change', ASKED, member(2), IN_TIME)).toBe('captain-only');
    const asked = after(federation, 'ask-date-change', ASKED, member(1), IN_TIME);
    const granted = { event: 1, change: 1, granted: true, note: 'The teams pay the referee' };
    expect(refused(asked, 'decide-date-change', granted)).toEqual(['one-captain RTP 3.6.11.2']);
    expect(refused(asked, 'answer-date-change', { event: 1, change: 1, agrees: true }, member(1))).toBe(
      'captain-only',
    );
    const agreed = after(
      asked,
      'answer-date-change',
      { event: 1, change: 1, agrees: true },
      member(5),
      IN_TIME,
    );
    const decidedOn = after(agreed, 'decide-date-change', granted);
    expect(decidedOn.events.get(1)?.dateChanges).toMatchObject([{ number: 1, decided: { granted: true } }]);
  });
  test('RTP 3.6.11.3: a national request is there 48 hours before with both captains; an hour late it is refused', () => {
    const asked = after(twoTeams(), 'ask-date-change', ASKED, member(1), IN_TIME);
    const answer = { event: 1, change: 1, agrees: true };
    const late = after(asked, 'answer-date-change', answer, member(5), '2014-03-13T16:00:00Z');
    const granted = { event: 1, change: 1, granted: true, note: '' };
    expect(refused(late, 'decide-date-change', granted)).toEqual(['asked-late RTP 3.6.11.3']);
    expect(refused(late, 'decide-date-change', { ...granted, granted: false })).toBe('allowed');
  });
  test('D05, D06: more than six days, the last two rounds and common boards are refused when asked', () => {
    const federation = twoTeams();
    const ask = (more: object) =>
      refused(federation, 'ask-date-change', { ...ASKED, ...more }, member(1), IN_TIME);
    expect(ask({ wanted: '2014-03-22T15:00:00Z' })).toEqual(['too-far RTP 3.6.11.2']);
    expect(ask({ round: 8 })).toEqual(['last-rounds RTP 3.6.11.1']);
    expect(ask({ commonBoards: true })).toEqual(['common-boards RTP 3.6.11.1']);
    const rop = twoTeams({ profile: 'rop' });
    expect(refused(rop, 'ask-date-change', { ...ASKED, round: 8 }, member(1), IN_TIME)).toEqual([
      'last-rounds ROP 6.19',
    ]);
  });
});

test('ROP 4.18, 4.5: a player’s incidents over all events, with what an absence without a reason brings', () => {
  let federation = twoTeams({ profile: 'rop' });
  const absence = { person: 1, kind: 'absence', text: 'Did not come', event: 1 } as const;
  federation = after(federation, 'record-incident', { ...absence, date: '2013-11-02' });
  federation = after(federation, 'record-incident', { ...absence, date: '2014-01-04', justified: true });
  federation = after(federation, 'record-incident', { ...absence, date: '2014-03-08' });
  federation = after(federation, 'record-incident', {
    person: 1,
    kind: 'incident',
    date: '2014-03-08',
    text: 'Rude',
  });
  expect(incidentsOf(federation, 1).map(({ date, kind, measure }) => [date, kind, measure])).toEqual([
    ['2014-03-08', 'absence', 'suspension-up-to-a-month'],
    ['2014-03-08', 'incident', undefined],
    ['2014-01-04', 'absence', undefined],
    ['2013-11-02', 'absence', 'reprimand'],
  ]);
  expect(incidentsOf(federation, 2)).toEqual([]);
  expect(refused(federation, 'record-incident', { ...absence, person: 99, date: '2014-03-08' })).toBe(
    'no-such-person',
  );
});

test('ROP 4.5: the disciplinary council judges reasons, and alone says what follows for who leaves during a session', () => {
  let federation = twoTeams({ profile: 'rop' });
  const told = (kind: 'absence' | 'left-during-session' | 'card-not-shown', date: string) =>
    after(federation, 'record-incident', { person: 1, kind, date, text: 'x' });
  federation = told('absence', '2014-01-04');
  federation = told('absence', '2014-03-08');
  federation = told('left-during-session', '2014-04-05');
  // ROP 2: a card that was asked for and not shown costs a fee; it is no absence.
  federation = told('card-not-shown', '2014-05-03');
  const measures = () => incidentsOf(federation, 1).map(({ number, measure }) => `${number} ${measure}`);
  expect(measures()).toEqual([
    '4 undefined',
    '3 set-by-council',
    '2 suspension-up-to-a-month',
    '1 reprimand',
  ]);
  const judged = { incident: 1, justified: true, text: 'He was in hospital' };
  federation = after(federation, 'judge-incident', judged, undefined, '2014-03-20T10:00:00Z');
  expect(measures()).toEqual(['4 undefined', '3 set-by-council', '2 reprimand', '1 undefined']);
  expect(incidentsOf(federation, 1)[3]).toMatchObject({
    justified: true,
    decided: { text: 'He was in hospital', time: '2014-03-20T10:00:00Z' },
  });
  federation = after(federation, 'judge-incident', { ...judged, incident: 4, text: 'Fee paid' });
  expect(incidentsOf(federation, 1)[0]).not.toHaveProperty('justified');
  expect(refused(federation, 'judge-incident', { ...judged, incident: 5 })).toBe('no-such-incident');
});

test('ROP 4.5: an unjustified withdrawal bars from the same event of the next season, a justified one does not; nor by the RTP', () => {
  const next = (
    profile: 'rop' | 'rtp-2014',
    justified: boolean,
    { before = {}, name = PLAN.name }: { before?: Partial<EventPlan>; name?: string } = {},
  ) => {
    let federation = twoTeams({ profile, ...before });
    federation = after(federation, 'withdraw-entry', { event: 1, entry: 1, justified, reason: 'x' });
    const plan = {
      ...PLAN,
      name,
      profile,
      from: '2015-03-01',
      to: '2015-06-01',
      level: 'private',
      authorised: 'Yes',
    } as const;
    federation = after(federation, 'write-event', { plan });
    federation = after(federation, 'open-event', { event: 2 });
    return refused(federation, 'enter', { event: 2, made: { players: [1, 2, 3, 4] }, accepts: true });
  };
  expect(next('rop', false)).toEqual(Array.from({ length: 4 }, () => 'barred ROP 4.5'));
  expect(next('rop', true)).toBe('allowed');
  expect(next('rtp-2014', false)).toBe('allowed');
  // The same event of the calendar is called by its year; one that is not official bars from nothing.
  const cup = { before: { name: 'Cup 2014' }, name: 'Cup 2015' };
  expect(next('rop', false, cup)).toEqual(Array.from({ length: 4 }, () => 'barred ROP 4.5'));
  expect(next('rop', false, { ...cup, name: 'Another cup 2015' })).toBe('allowed');
  expect(next('rop', false, { before: { level: 'private', authorised: 'Yes' } })).toBe('allowed');
});

test('RTP 1.3.4: without a list the value index is that of the category in the federation’s table, the larger of two (I02), else 20 (I01)', () => {
  const register = registerOf(
    { name: 'Ada Nobody', category: 'first', national: true },
    { name: 'Bo Nobody', category: 'first' },
    { name: 'Cy Nobody' },
  );
  const filled = after(register, 'write-categories', { values: { national: 90, first: 65 } });
  const event = { plan: { ...PLAN, kind: 'pair' } } as never;
  expect(entryValue(filled, event, [1, 2])).toBe(155);
  expect(entryValue(filled, event, [2, 3])).toBe(85);
  expect(entryValue(register, event, [1, 2])).toBe(40);
  // On a list with 65, and National with 90: 90 (I02); a list above it stays.
  const onList = (value: number) => {
    const own = {
      name: 'Ada Nobody',
      national: true,
      indexes: [{ list: 'Spring', date: '2014-01-01', value }],
    } as const;
    const all = after(registerOf(own, { name: 'Bo Nobody' }), 'write-categories', {
      values: { national: 90 },
    });
    return entryValue(all, event, [1, 2]);
  };
  expect([onList(65), onList(95)]).toEqual([110, 115]);
});

test('RTP 1.3.4: to the desk a player brings the value index of that day, 20 where nothing is known (I01)', () => {
  const lists = [
    { list: 'Of 2014', date: '2014-01-01', value: 60 },
    { list: 'Of 2015', date: '2015-01-01', value: 80 },
  ];
  const value = (person: Person, day: string) => asPlayer(registerOf(person), person, day).valueIndex;
  const ada = { name: 'Ada Nobody', indexes: lists };
  expect([value(ada, '2014-12-31'), value(ada, '2015-01-01')]).toEqual([60, 80]);
  expect(value({ name: 'Bo Nobody' }, '2015-01-01')).toBe(20);
});

test('RTP 3.2.2.3: a report goes on to who is competent, and on record; RTP 2.1.2.6: a question to the council and its answer', () => {
  let federation = after(twoTeams(), 'forward-report', { event: 1, to: 'disciplinary', note: 'A complaint' });
  federation = after(federation, 'forward-report', { event: 1, to: 'technical', note: 'By the board' });
  expect(federation.events.get(1)?.forwarded?.map(({ to }) => to)).toEqual(['disciplinary', 'technical']);
  federation = after(federation, 'ask-council', { about: 'annex-ii', text: 'Add ours' }, member(1));
  expect(refused(federation, 'ask-council', { about: 'system', text: 'x' })).toBe('not-for-you');
  federation = after(federation, 'answer-question', { question: 1, text: 'Next season' });
  expect(federation.questions).toMatchObject([{ number: 1, by: 1, answer: { text: 'Next season' } }]);
});
