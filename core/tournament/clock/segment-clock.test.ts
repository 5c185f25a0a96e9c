import { expect, test } from 'vitest';
import { command, continued, given, timeAt } from '../testing/given.ts';
import { openTeams } from '../testing/teams.ts';
import { overview } from '../views/overview.ts';

const session = 1;
/** Two segments of four boards at 7 minutes (RTP 2.3.7), and ten minutes for dealing and explanations. */
const called = openTeams({ match: { boards: 8, segments: 2, preparation: 10 } });
const clockOf = (state: typeof called) =>
  overview(state.tournament!, state.version).sessions[0]!.sections[0]!.clock!;
const seated = (minute: number) => command('seat-round', { session, round: 1 }, { time: timeAt(minute) });
const later = (from: string, minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

test('RTP 2.3.7, ROP 6.14: the time of a segment runs from when all are seated, then 5 minutes of grace', () => {
  const before = clockOf(called);
  expect(before.endsAt).toBe(later(before.startedAt, 38));
  const after = clockOf(continued(called, seated(12)));
  expect(after.seatedAt).toBe(timeAt(12));
  expect(after.startedAt).toBe(before.startedAt);
  expect(after.endsAt).toBe(later(timeAt(12), 38));
  expect(after.graceUntil).toBe(later(timeAt(12), 43));
});

test('it is said once, of a round that is played, and can be undone', () => {
  const state = continued(called, seated(12));
  given(state).when(seated(13)).thenFacts();
  given(called)
    .when(command('seat-round', { session, round: 2 }))
    .thenRefused('round-not-running');
  const undone = continued(state, command('undo', { sequence: state.version }));
  expect(clockOf(undone)).toEqual(clockOf(called));
});
