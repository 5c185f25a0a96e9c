import { expect, test } from 'vitest';
import type { TournamentSummary } from '../../live/index.ts';
import { eveningsOf, progressOf } from './evenings.ts';

const tournament = (date: string, status: TournamentSummary['status']): TournamentSummary => ({
  tournament: `${date} ${status}`,
  name: 'Pairs',
  date,
  status,
});
const dates = (some: readonly TournamentSummary[]) => some.map(({ date }) => date);

test('what is played now comes first, then the soonest to come, then the latest played', () => {
  const evenings = eveningsOf(
    [
      tournament('2026-03-20', 'set-up'),
      tournament('2026-03-14', 'set-up'),
      tournament('2026-03-13', 'set-up'),
      tournament('2026-03-07', 'published'),
      tournament('2026-03-13', 'over'),
      tournament('2026-03-14', 'playing'),
      tournament('2026-03-12', 'between-sessions'),
    ],
    '2026-03-14',
  );
  expect(dates(evenings.now)).toEqual(['2026-03-12', '2026-03-14']);
  expect(dates(evenings.coming)).toEqual(['2026-03-14', '2026-03-20']); // yesterday's never began
  expect(dates(evenings.played)).toEqual(['2026-03-13', '2026-03-07']);
});

test('of many that come and many that were, the nearest three', () => {
  const days = ['01', '02', '03', '04', '05'];
  const { coming, played } = eveningsOf(
    days.flatMap((day) => [
      tournament(`2026-04-${day}`, 'set-up'),
      tournament(`2026-02-${day}`, 'published'),
    ]),
    '2026-03-14',
  );
  expect(dates(coming)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03']);
  expect(dates(played)).toEqual(['2026-02-05', '2026-02-04', '2026-02-03']);
});

test('an evening is as far as the round of its open session, over all its tables', () => {
  const clock = { round: 3, rounds: 9, startedAt: '', minutes: 21, minutesToCome: 0, endsAt: '' };
  const section = { section: 'A', movement: 'mitchell', tables: 7, pairs: 14, rounds: 9 } as const;
  const session = { session: 1, resultsIn: 0, resultsExpected: 0 };
  expect(
    progressOf({
      sessions: [
        { ...session, status: 'closed', sections: [{ ...section, clock: { ...clock, round: 9 } }] },
        {
          ...session,
          status: 'open',
          sections: [
            { ...section, clock },
            { ...section, section: 'B' },
          ],
        },
      ],
    }),
  ).toEqual({ tables: 14, clock });
  expect(progressOf({ sessions: [] })).toEqual({ tables: 0, clock: undefined });
});
