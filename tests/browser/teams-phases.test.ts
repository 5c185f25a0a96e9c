import type { MatchesView } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { clubs, type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { button, cells, eventually, field, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/*
 * Two groups of four, then a knockout of the first two of each, its final in two halves on two days. In the groups the
 * lower number always wins by 13 IMPs on 8 boards, 14.68–5.32 (RTP Annex I); in the knockout too, until the final.
 */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
let captain: Visitor;
let tournament: string;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
  await desk.setPassword();
});
afterAll(() => site.close());

const wonByLower = (home: string, away: string) =>
  Number(home) < Number(away) ? { home: '13', away: '0' } : { home: '0', away: '13' };

/** Types all matches of a round, of every group, from their sheets, past the pages. */
async function typeRound(round: number): Promise<void> {
  const answer = await page.request.get(`/api/tournaments/${desk.tournament}/views/matches?round=${round}`);
  const { rounds } = (await answer.json()) as MatchesView;
  for (const { session, section, matches: tiles } of rounds)
    for (const { match, home, away } of tiles)
      await matches.send('score-match', {
        ...{ session, section, round, match },
        imps: wonByLower(home.contestant, away.contestant),
      });
}

/** The group as the page proposes it. */
const group = (name: string, ...teams: readonly string[]) =>
  page.getByText(`${name} ${teams.map((team) => `Clube ${team}`).join(', ')}`, { exact: false }).last();

/** The page comes to the next group by itself once the one before is done. */
async function inEveryGroup(action: string): Promise<void> {
  for (const team of ['Clube A', 'Clube B']) {
    await page.getByRole('cell', { name: team }).first().waitFor();
    await press(page, action);
  }
  await button(page, action).waitFor({ state: 'hidden' });
}

describe.sequential('groups, those who qualify, and a final over two sessions', () => {
  inOrder();

  test('two groups by the serpentine (RTP 3.6.3) are planned, drawn and played', async () => {
    await matches.create({ settings: { showRanking: 'live' }, entries: clubs(8), part: 'setup' });
    await page.getByRole('radio', { name: /Everybody meets everybody/ }).check();
    await field(page, 'Groups').fill('2');
    await group('A', 'A', 'D', 'E', 'H').waitFor();
    await group('B', 'B', 'C', 'F', 'G').waitFor();
    await looksSound(page);
    await press(page, 'Plan the matches');
    await page.getByRole('heading', { level: 1, name: 'Draw' }).waitFor();
    await inEveryGroup('Draw the whole calendar');
    await inEveryGroup('Publish all 3 rounds');
    await desk.step('Open the session');
    await desk.step('Start round 1');
    for (const round of [1, 2, 3]) await typeRound(round);
    ({ tournament } = desk);
    await page.goto(`/r/${tournament}/ranking`);
    for (const [group, order] of [
      ['A', 'ADEH'],
      ['B', 'BCFG'],
    ] as const) {
      const list = page.getByRole('table', { name: new RegExp(`\\b${group}$`) });
      await eventually(async () =>
        (await cells(list)).map((row) => /Clube (\w)/.exec(row.join(' '))?.[1]).join(''),
      ).toBe(order);
    }
    await looksSound(page);
    await page.goto(`/desk/${tournament}/setup`);
  });

  test('the first two of each qualify: a knockout whose matches have two halves', async () => {
    await matches.send('close-session', { session: 1, confirmed: ['unagreed-results', 'missing-results'] });
    await page.getByRole('heading', { name: 'Plan phase 2' }).waitFor();
    await field(page, 'Who is in them').selectOption('by-place');
    await field(page, 'How many teams go on').fill('4');
    await page.getByRole('radio', { name: /^(Recommended)?\s*Knockout/ }).check();
    await field(page, 'Boards a match').fill('8');
    await field(page, 'Segments').fill('2');
    await looksSound(page);
    await press(page, 'Plan the matches');
    await eventually(() => matches.proposal(1).getByRole('table').count()).toBe(1);
    // The winners of the groups do not meet before the final.
    const proposed = (await cells(matches.proposal(1).getByRole('table'))).map((row) => row.join(' '));
    expect(
      proposed
        .map((row) =>
          [.../Clube (\w)/g[Symbol.matchAll](row)]
            .map(([, team]) => team)
            .toSorted()
            .join(''),
        )
        .toSorted(),
    ).toEqual(['AC', 'BD']);
    await matches.drawProposed(1);
    await matches.publish(1);
    await press(page, 'Open session 2');
    await page.getByText('Session 2: open').waitFor();
    await matches.send('start-round', { session: 2, round: 1 });
    await typeRound(1);
  });

  test('the final: its first half is played, and the second goes on another day', async () => {
    await desk.go('Draw');
    await matches.drawProposed(2);
    await matches.publish(2);
    for (const round of [2, 3]) await matches.send('start-round', { session: 2, round });
    await matches.openMatch(/^Match 1: /);
    // 420 + 50 on the first board: 10 IMPs to the home team (Law 78B).
    await matches.typeRoom('Open room', { 9: '4sn=', 10: 'p', 11: 'p', 12: 'p' });
    await matches.typeRoom('Closed room', { 9: '4sn-1', 10: 'p', 11: 'p', 12: 'p' });
    await press(page, 'Close');
    await page.getByText('Go on with round 2 in session 3').click();
    await looksSound(page);
    await press(page, 'Play the rest in session 3');
    await page.getByText('Go on with round 2 in session 3').waitFor({ state: 'hidden' });
    captain = await matches.captainOf('1');
    await captain.page.getByRole('heading', { level: 1, name: /Clube A/ }).waitFor();
    await matches.send('close-session', { session: 2, confirmed: ['unagreed-results', 'missing-results'] });
  });

  test('session 3: the second half is played, score and teams as they were; the winner is the first', async () => {
    await press(page, 'Open session 3');
    await press(page, /^Start round/);
    await matches.openMatch(/^Match 1: /);
    await field(page, 'Board 16, Open room').waitFor();
    await matches.typeRoom('Open room', { 13: 'p', 14: 'p', 15: 'p', 16: 'p' });
    await matches.typeRoom('Closed room', { 13: 'p', 14: 'p', 15: 'p', 16: 'p' });
    await press(page, /^Sign for .*Clube A/, /^Sign for .*Clube B/, 'Close');
    await eventually(() => matches.tile(/^Match 1: /)).toMatch(/Signed by both/);
    await page.goto(`/r/${tournament}/ranking`);
    await eventually(async () =>
      (await cells(page.getByRole('table').first()))
        .map((row) => /Clube (\w)/.exec(row.join(' '))?.[1])
        .slice(0, 2),
    ).toEqual(['A', 'B']);
    // E and F won one match of three in their groups: 14.68 + 2 × 5.32 VPs, beside the finalists' IMPs.
    for (const name of ['Overall', /The others/])
      await page.getByRole('table', { name }).first().getByText('25.32', { exact: true }).first().waitFor();
    await looksSound(page);
    expect([...desk.complaints, ...captain.complaints]).toEqual([]);
  });
});
