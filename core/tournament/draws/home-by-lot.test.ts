import { expect, test } from 'vitest';
import { command, continued } from '../testing/given.ts';
import { lastDraw, plannedTeams, ROUND_ROBIN, type TeamsPlan } from '../testing/teams.ts';
import { drawView } from '../views/matches/draw.ts';

const drawnWith = (seed: string, plan: TeamsPlan = {}) =>
  continued(
    plannedTeams({ teams: 16, match: { home: 'by-lot' }, ...plan }),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', seed }),
  );

const pairs = (draw: readonly string[]) => draw.map((match) => match.split('-').toSorted().join('-'));

test('RTP 2.3.1, ROP 6.8: who is at home is drawn by lot; who meets whom is not', () => {
  const seeds = ['alpha', 'beta', 'gamma', 'delta'];
  const draws = seeds.map((seed) => lastDraw(drawnWith(seed)));
  expect(new Set(draws.map((draw) => draw.join())).size).toBeGreaterThan(1);
  for (const draw of draws) expect(pairs(draw)).toEqual(pairs(lastDraw(drawnWith('x', { match: {} }))));
});

test('RTP 3.6.3, ROP 6.3: whoever knows the seed can repeat the draw, and it stays with it', () => {
  const drawn = drawnWith('told to all');
  expect(lastDraw(drawnWith('told to all'))).toEqual(lastDraw(drawn));
  expect(drawn.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.seed).toBe('told to all');
});

test('a draw that stands is compared with its own lots: another seed, asked for later, changes nothing', () => {
  const { tournament } = drawnWith('told to all');
  const view = drawView(tournament!, { session: 1, section: 'A', seed: 'another' });
  if (!view.ok) throw new Error(view.error.message);
  expect(view.value.changes).toMatchObject({ gone: [], added: [], turned: [] });
  expect(view.value.lots).toBe('told to all');
});

test('RTP 2.3.4.3: a team with a highly unusual system is the visitor, whatever the lot says', () => {
  const hum = command('change-contestant', {
    kind: 'team',
    contestant: '1',
    pairs: [{ players: [0, 1], hum: true }],
  });
  for (const seed of ['alpha', 'beta', 'gamma', 'delta', 'epsilon']) {
    const state = continued(
      plannedTeams({ teams: 4, draw: ROUND_ROBIN, match: { home: 'by-lot' } }),
      hum,
      command('open-session', { session: 1 }),
      command('draw-round', { session: 1, section: 'A', seed }),
    );
    expect(lastDraw(state).find((match) => match.split('-').includes('1'))).toMatch(/-1$/);
  }
});
