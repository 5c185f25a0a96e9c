import type { SessionOverview, SessionStatus } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { begunSessions, sessionOf } from './sessions.ts';

const session = (number: number, status: SessionStatus): SessionOverview => ({
  session: number,
  status,
  sections: [],
  resultsIn: 0,
  resultsExpected: 0,
});

const statuses = (...all: SessionStatus[]) => ({
  sessions: all.map((status, index) => session(index + 1, status)),
});

test('sessions that have not begun have no results', () => {
  expect(begunSessions(statuses('published', 'open', 'planned')).map(({ session }) => session)).toEqual([
    1, 2,
  ]);
});

test.each([
  ['the one asked for', statuses('closed', 'open'), 1, 1],
  ['the latest that has begun', statuses('closed', 'open', 'planned'), undefined, 2],
  ['not one that has not begun', statuses('closed', 'planned'), 2, 1],
  ['the first when none has begun', statuses('planned', 'planned'), undefined, 1],
  ['none when there is none', statuses(), undefined, undefined],
])('the session in view is %s', (_what, overview, asked, expected) => {
  expect(sessionOf(overview, asked)?.session).toBe(expected);
});
