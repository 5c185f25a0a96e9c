import type { Clock, DeskView, RoomView } from 'naipe/tournament';
import { settingsFrom } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const clock = (round: number, endedAt?: string): Clock => ({
  round,
  rounds: 3,
  startedAt: `2026-03-14T2${round}:00:00.000Z`,
  ...(endedAt === undefined ? {} : { endedAt }),
  minutes: 21,
  endsAt: `2026-03-14T2${round}:21:00.000Z`,
  minutesToCome: 0,
});

const room = (status: RoomView['status'], ...clocks: Clock[]): RoomView => ({
  session: 1,
  status,
  sections: [
    { section: 'A', round: 1, rounds: 3, tables: [] },
    ...clocks.map((each) => ({ section: 'B', round: each.round, rounds: 3, tables: [], clock: each })),
  ],
  authorisations: [],
  missing: [],
  absences: [],
  stopped: [],
  postponed: [],
  requests: [],
  resultsIn: 2,
  resultsExpected: 9,
});

const session = (number: number, status: RoomView['status']) =>
  ({ session: number, status, sections: [] }) as never as DeskView['overview']['sessions'][number];

function desk(
  shown: RoomView | undefined,
  rounds: 'called' | 'free' = 'called',
  sessions: DeskView['overview']['sessions'] = [],
): DeskView {
  const settings = settingsFrom({ rounds });
  const overview = { version: 1, name: 'T', date: '2026-03-14', status: 'playing', settings } as const;
  return {
    overview: { ...overview, contestants: 6, sessions, phases: [], announcements: [] },
    ...(shown === undefined ? {} : { room: shown }),
    oddities: [],
  };
}

test.each([
  ['nothing planned', desk(undefined), { kind: 'plan' }],
  ['planned', desk(room('planned')), { kind: 'open', session: 1 }],
  ['opened', desk(room('open')), { kind: 'start-round', session: 1, round: 1 }],
  ['in round 1', desk(room('open', clock(1))), { kind: 'start-round', session: 1, round: 2 }],
  [
    'in rounds 1 and 2',
    desk(room('open', clock(1), clock(2))),
    { kind: 'start-round', session: 1, round: 3 },
  ],
  ['in the last round', desk(room('open', clock(3))), { kind: 'end-round', session: 1, round: 3 }],
  ['after the last round', desk(room('open', clock(3, 'then'))), { kind: 'close', session: 1 }],
  ['free, results missing', desk(room('open'), 'free'), { kind: 'nothing' }],
  ['free, all in', desk({ ...room('open'), resultsIn: 9 }, 'free'), { kind: 'close', session: 1 }],
  ['closed', desk(room('closed')), { kind: 'publish', session: 1 }],
  ['published', desk(room('published')), { kind: 'nothing' }],
  [
    'published, and another session planned',
    desk(room('published'), 'called', [session(1, 'published'), session(2, 'planned')]),
    { kind: 'open', session: 2 },
  ],
])('%s', (_when, view, step) => {
  expect(nextStep(view)).toEqual(step);
});
