import { describe, expect, test } from 'vitest';
import type { EventPlan } from './event.ts';
import { seasonRanking } from './points.ts';
import type { Federation } from './state.ts';
import {
  after,
  EVENING,
  member,
  OFFICE,
  opened as openedIn,
  refused,
  registerOf,
  STATED,
} from './testing/given.ts';

/* What somebody still sees on a page when the event has gone on meanwhile. */

const PLAN: EventPlan = {
  ...EVENING,
  entriesUntil: '2014-05-01T20:00:00Z',
  points: [10, 6],
};
const IN_TIME = '2014-04-01T12:00:00Z';
const LATE = '2014-05-01T20:00:01Z';

const register = registerOf(...'ABCDEF'.split('').map((name) => ({ name, licences: [2014] })));
const opened = (plan: EventPlan): Federation => openedIn(register, plan);
const entered = (federation: Federation, players: readonly number[], as = OFFICE): Federation =>
  after(federation, 'enter', { event: 1, made: { players }, accepts: true }, as, IN_TIME);

const ENTRY = { event: 1, entry: 1 } as const;
const two = entered(entered(opened(PLAN), [1, 2]), [3, 4]);
const played = after(two, 'record-ranking', {
  event: 1,
  ranking: [
    { entry: 1, place: 1 },
    { entry: 2, place: 2 },
  ],
});
const withdrawal = { ...ENTRY, justified: true, reason: 'ill' };
const change = { ...ENTRY, made: { players: [1, 5] } };

describe('RTP 3.1.6: final results rest on who entered', () => {
  const final = after(
    (['compliance', 'charges'] as const).reduce(
      (federation, gate) => after(federation, 'pass-gate', { event: 1, gate }),
      played,
    ),
    'homologate',
    { event: 1 },
  );
  test('nobody enters, is replaced or withdraws any more, at the federation’s own office neither', () => {
    for (const acting of [OFFICE, member(1)]) {
      const made = { players: acting === OFFICE ? [5, 6] : [1, 5] };
      expect(refused(final, 'enter', { event: 1, made, accepts: true }, acting, IN_TIME)).toBe(
        'homologated-already',
      );
      expect(refused(final, 'change-entry', change, acting, IN_TIME)).toBe('homologated-already');
      expect(refused(final, 'withdraw-entry', withdrawal, acting, IN_TIME)).toBe('homologated-already');
    }
    expect(refused(final, 'note-appeal', { event: 1 })).toBe('homologated-already');
    expect(seasonRanking(final, 2014).map(({ name, points }) => `${name} ${points}`)).toEqual([
      'A 10',
      'B 10',
      'C 6',
      'D 6',
    ]);
  });
});

test('once an event is played its players ask the office, which still corrects an entry', () => {
  const entry = { event: 1, made: { players: [5, 6] }, accepts: true };
  expect(refused(played, 'enter', entry, member(5), IN_TIME)).toBe('played-already');
  expect(refused(played, 'change-entry', change, member(1), IN_TIME)).toBe('played-already');
  expect(refused(played, 'withdraw-entry', withdrawal, member(1), IN_TIME)).toBe('played-already');
  expect(refused(played, 'change-entry', change, OFFICE)).toBe('allowed');
});

describe('who has opened something that another has changed since', () => {
  test('does not write the plan of before over the other’s', () => {
    expect(two.events.get(1)?.revision).toBe(1);
    const other = after(two, 'write-event', { event: 1, plan: { ...PLAN, fee: 10 }, revision: 1 });
    const stale = { event: 1, plan: { ...PLAN, places: 8 }, revision: 1 };
    expect(refused(other, 'write-event', stale)).toBe('changed-since');
    expect(refused(other, 'write-event', { ...stale, revision: 2 })).toBe('allowed');
  });
  test('nor the players of before over those who are in now', () => {
    const other = after(two, 'change-entry', { ...ENTRY, made: { players: [1, 6] }, was: [1, 2] });
    expect(refused(other, 'change-entry', { ...change, was: [1, 2] })).toBe('changed-since');
    expect(refused(other, 'change-entry', { ...change, was: [1, 6] })).toBe('allowed');
  });
});

test('an entry that is withdrawn is not changed', () => {
  const gone = after(two, 'withdraw-entry', withdrawal);
  expect(refused(gone, 'change-entry', change)).toBe('withdrawn-already');
});

describe('RTP 3.1.2: a partner agrees', () => {
  const asked = entered(opened(PLAN), [1, 2], member(1));
  const answer = { ...ENTRY, person: 2, agrees: true };
  test('by the deadline of the entries; later the office answers for him, and he declines at any time', () => {
    expect(refused(asked, 'answer-entry', answer, member(2), IN_TIME)).toBe('allowed');
    expect(refused(asked, 'answer-entry', answer, member(2), LATE)).toEqual(['entered-late RTP 3.1.2']);
    expect(refused(asked, 'answer-entry', answer, OFFICE, LATE)).toBe('allowed');
    expect(refused(asked, 'answer-entry', { ...answer, agrees: false }, member(2), LATE)).toBe('allowed');
  });
  test('RTP 3.1.4.1: not when he has lost his licence since he was named', () => {
    const official = entered(
      opened({
        ...PLAN,
        level: 'national',
        stated: STATED,
      }),
      [1, 2],
      member(1),
    );
    const unlicensed = after(official, 'write-person', { number: 2, person: { name: 'B' } });
    expect(refused(official, 'answer-entry', answer, member(2), IN_TIME)).toBe('allowed');
    expect(refused(unlicensed, 'answer-entry', answer, member(2), IN_TIME)).toEqual([
      'no-licence RTP 3.1.4.1',
    ]);
  });
});

test('RTP 3.1.3.1, ROP 4.3: an entry is not made exempt after the deadline', () => {
  for (const [profile, clause] of [
    ['rtp-2014', 'RTP 3.1.3.1'],
    ['rop', 'ROP 4.3'],
  ] as const) {
    const plan: EventPlan = {
      ...PLAN,
      profile,
      startsAt: '2014-05-10T15:00:00Z',
      authorised: 'Letter 1',
      stated: { exemptions: 'The holders' },
    };
    const goesOn = { into: 1, places: 1 };
    const event = after(opened(plan), 'write-event', { event: 1, plan: { ...plan, goesOn } });
    const known = entered(event, [1, 2]);
    const exempt = { ...ENTRY, made: { players: [1, 2], exempt: true as const } };
    expect(refused(known, 'change-entry', exempt, member(1), IN_TIME)).toBe('allowed');
    expect(refused(known, 'change-entry', exempt, member(1), LATE)).toEqual([`exempt-late ${clause}`]);
    expect(refused(known, 'change-entry', exempt, OFFICE, LATE)).toEqual([`exempt-late ${clause}`]);
  }
});
