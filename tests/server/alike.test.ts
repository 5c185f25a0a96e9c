import type { Fact, Viewer, ViewName, ViewRequest } from 'naipe/tournament';
import { replay, see } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALIKE_WITHIN_ROLE } from '../../server/tournaments/view-cache.ts';
import { at, Club } from '../testing/club.ts';

let club: Club;
let evening: readonly Fact[];

beforeAll(async () => {
  club = await Club.open();
  const tournament = await club.play({ showRanking: 'after-each-round' });
  for (const round of [1, 2, 3]) {
    if (round > 1) await club.must('start-round', tournament, { session: 1, round });
    for (const table of [1, 2, 3]) {
      for (const which of [0, 1]) {
        await club.must('record-result', tournament, {
          ...at(round, table, which),
          result: '4SN=',
          by: 'NS',
        });
        await club.must('agree-result', tournament, { ...at(round, table, which), by: 'EW' });
      }
    }
  }
  await club.must('end-round', tournament, { session: 1, round: 3 });
  await club.must('close-session', tournament, { session: 1 });
  await club.must('publish-results', tournament, { session: 1 });
  const { text } = await club.director.get(`/api/tournaments/${tournament}/export`);
  evening = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
});

afterAll(() => club.close());

const REQUESTS: Partial<Record<ViewName, readonly ViewRequest[]>> = {
  overview: [{ view: 'overview' }],
  entries: [{ view: 'entries' }],
  'guide-cards': [{ view: 'guide-cards', session: 1 }],
  'table-cards': [{ view: 'table-cards', session: 1 }],
  ranking: [{ view: 'ranking' }, { view: 'ranking', session: 1 }],
};

const TABLES = [1, 2, 3].map((table): Viewer => ({ role: 'table', session: 1, section: 'A', table }));
const PLAYERS = ['1', '2', '3', '4', '5', '6'].map((pair): Viewer => ({ role: 'player', contestant: pair }));

test.each([...ALIKE_WITHIN_ROLE])(
  '%s is the same for all tables, and for all players, after every fact',
  (view) => {
    const requests = REQUESTS[view]!;
    for (let count = 1; count <= evening.length; count++) {
      const state = replay(evening.slice(0, count));
      for (const request of requests) {
        for (const alike of [TABLES, PLAYERS]) {
          const [first, ...others] = alike.map((viewer) => JSON.stringify(see(state, viewer, request)));
          for (const other of others) expect(other).toBe(first);
        }
      }
    }
  },
);
