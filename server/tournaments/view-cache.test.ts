import { expect, test } from 'vitest';
import {
  at,
  openEvening,
  plainSeating,
  record,
  threeTableHowell,
} from '../../core/tournament/testing/evening.ts';
import { command, continued } from '../../core/tournament/testing/given.ts';
import { VIEWERS } from '../../core/tournament/testing/viewers.ts';
import type { TournamentHost } from './host.ts';
import { ViewCache } from './view-cache.ts';

const RANKING = { view: 'ranking', session: 1 } as const;
const { table, public: anybody, director } = VIEWERS;
const player = (contestant: string) => ({ role: 'player', contestant }) as const;

/** A ranking that everybody may see while it is played; players' own devices rest but for who is authorised (RTP 3.4). */
const open = openEvening(threeTableHowell(), { devices: 'table', showRanking: 'live' });
const [one, other, resting] = Object.values(plainSeating(threeTableHowell())) as [string, string, string];
const authorised = continued(
  open,
  record(at(1, 1, 1), '4SN=', 'NS'),
  ...[one, other].map((contestant) =>
    command('authorise-device', { session: 1, contestant, player: 0, reason: 'On call.' }),
  ),
);

const cacheOf = (state: TournamentHost['state']) => {
  const host = { state, epoch: 'e1' };
  return { host, views: new ViewCache(host as TournamentHost, (_, error) => expect.fail(String(error))) };
};

test('all who are shown the very same ranking are sent it as written once, and who may not see it is refused', () => {
  const { views } = cacheOf(authorised);
  const [first, ...others] = [anybody, table, player(one), player(other)].map((viewer) => {
    const seen = views.see(viewer, RANKING);
    return seen.ok ? seen.value : expect.fail(seen.error.message);
  });
  for (const { written } of others) expect(written).toBe(first?.written);
  expect(new Set([first, ...others].map((seen) => seen?.tag)).size).toBe(4);
  expect(views.see(player(resting), RANKING)).toMatchObject({ ok: false, error: { code: 'devices-rest' } });
});

test('the director is shown what stands now, whatever others are still shown', () => {
  const { host, views } = cacheOf(authorised);
  const lines = (viewer: Parameters<ViewCache['see']>[0]): unknown => {
    const seen = views.see(viewer, RANKING);
    return seen.ok ? JSON.parse(seen.value.written.json).lists[0].lines : expect.fail(seen.error.message);
  };
  lines(anybody);
  host.state = continued(authorised, record(at(1, 1, 2), '3NTE-1', 'NS'));
  const after = cacheOf(host.state);
  const seen = after.views.see(anybody, RANKING);
  expect(lines(director)).toEqual(seen.ok && JSON.parse(seen.value.written.json).lists[0].lines);
  views.renewCostly();
  expect(lines(anybody)).toEqual(lines(director));
});
