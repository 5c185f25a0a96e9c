import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { declare, type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { Phone } from '../testing/phone.ts';
import { button, eventually, field, PHONE, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
let tournament: string;
/** The captains of teams 1 and 4, each with the code of his team. */
let home: Visitor;
let away: Visitor;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
});
afterAll(() => site.close());

/** Plainly fictional teams: `Clube A` of Ana 1, Rui 1, Eva 1 and Gil 1. */
const TEAMS = ['A', 'B', 'C', 'D'].map((letter, at) => {
  const number = at + 1;
  const players = ['Ana', 'Rui', 'Eva', 'Gil'].map((name) => `${name} ${number}`);
  return `${number}. Clube ${letter}; ${players.join(', ')}`;
});

describe.sequential('a knock-out of four teams, on the pages', () => {
  inOrder();

  test('is created with its format, and its teams pasted', async () => {
    await desk.setPassword();
    await matches.plan(4, /^Knockout/, async () => {
      await field(page, 'Boards a match').fill('2');
      await field(page, 'Line-ups').selectOption('in-order');
      await field(page, 'Name').fill('Nowhere Cup');
      await looksSound(page);
    });
    tournament = desk.tournament;
    await matches.pasteTeams(TEAMS);
  });

  test('is drawn by seed, and the draw seen by everybody only once it is published', async () => {
    await desk.go('Draw');
    await matches.drawProposed(1);
    await button(page, 'Publish round 1').waitFor();
    const stranger = await site.visitor(PHONE);
    await stranger.page.goto(`/r/${tournament}/matches`);
    await stranger.page.getByText('No match has been announced yet.').waitFor();
    await press(page, 'Publish round 1');
    await stranger.page.getByRole('link', { name: /Clube A.*Clube D/ }).waitFor();
    await stranger.page.getByRole('link', { name: /Clube B.*Clube C/ }).waitFor();
    await looksSound(stranger.page);
    await stranger.leave();
    await looksSound(page);
    await desk.step('Open the session');
  });

  test('RTP 2.3.4: the visitors declare first, and the home team has seen it when it declares', async () => {
    home = await matches.captainOf('1');
    away = await matches.captainOf('4');
    await home.page.getByRole('link', { name: 'Declare the line-up' }).click();
    await home.page.getByText('It is their turn to declare.').waitFor();
    await looksSound(home.page);
    await declare(away.page, ['Ana 4', 'Gil 4'], ['Rui 4', 'Eva 4']);
    await home.page.getByRole('region', { name: 'Line-up of Clube D' }).getByText('Ana 4').waitFor();
    await home.page.getByRole('link', { name: 'Team' }).click();
    await declare(home.page, ['Ana 1', 'Rui 1'], ['Eva 1', 'Gil 1']);
  });

  test('a table plays it on its phone: who sits there by name, and nothing of the other room', async () => {
    await desk.step('Start round 1');
    const [card] = await desk.cards();
    const phone = await Phone.of(site);
    await phone.join(card!);
    await phone.page.getByText('Round 1 of 2, open room').waitFor();
    await phone.seats('Ana 1', 'Rui 1', 'Ana 4', 'Gil 4');
    await looksSound(phone.page);
    await phone.question().click();
    await press(phone.page, /^Enter board 1/);
    await phone.score(1, '4SN=');
    await matches.openMatch(/^Match 1/);
    await home.page.getByRole('link', { name: 'Team' }).click();
    await home.page.getByRole('link', { name: 'Board by board' }).click();
    await home.page.getByText('A board appears here when both rooms have agreed it.').waitFor();
    // 4♠ made by home, one down by the visitors, nobody vulnerable: 420 + 50 = 470, 10 IMPs (Law 78B).
    await matches.typeRoom('Closed room', { 1: '4sn-1' });
    await home.page.getByRole('cell', { name: '10', exact: true }).first().waitFor();
    await looksSound(home.page);
    // 3NT with an overtrick against just made, North–South vulnerable: 630 − 600 = 30, 1 IMP.
    await matches.typeRoom('Open room', { 2: '3nts+1' });
    await matches.typeRoom('Closed room', { 2: '3nts=' });
    await looksSound(page);
    await press(page, 'Close');
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/To be signed.*Clube A\s*11/);
  });

  test('both captains sign: one on his phone, the other at the desk', async () => {
    await home.page.getByRole('link', { name: 'Team' }).click();
    await press(home.page, 'Sign the result');
    await home.page.getByText(/Clube A.*11.*0.*Clube D.*Is that right\?/).waitFor();
    await looksSound(home.page);
    await press(home.page, 'Yes, sign');
    await home.page.getByText('You have signed. The other captain has still to sign.').waitFor();
    await matches.openMatch(/^Match 1/);
    await press(page, /^Sign for .*Clube D/);
    await press(page, 'Close');
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/Signed by both/);
    await home.page.getByText('Both captains have signed.').waitFor();
  });

  test('RTP 3.6.10.3: a level match goes on for four boards', async () => {
    await matches.openMatch(/^Match 2/);
    await matches.typeRoom('Open room', { 1: '4sn=', 2: '3nts=' });
    await matches.typeRoom('Closed room', { 1: '4sn=', 2: '3nts=' });
    await page.getByText('The match is level: 4 more boards.').waitFor();
    await looksSound(page);
    await press(page, 'Add 4 boards');
    await field(page, 'Board 8, Open room').waitFor();
    await matches.typeRoom('Open room', { 5: '4hn=', 6: 'p', 7: 'p', 8: 'p' });
    await matches.typeRoom('Closed room', { 5: '4hn-1', 6: 'p', 7: 'p', 8: 'p' });
    await button(page, /^Sign for .*Clube B/).waitFor(); // every result has arrived
    // The server takes its time over the first signature: the second, and closing the match, do not wait for it.
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/commands', (route) => held.then(() => route.continue()), { times: 1 });
    await press(page, /^Sign for .*Clube B/, /^Sign for .*Clube C/, 'Close');
    answer();
    await eventually(() => matches.tile(/^Match 2/)).toMatch(/Signed by both/);
  });

  test('the winners meet; the final is typed from its sheet', async () => {
    await desk.go('Draw');
    await matches.drawProposed(2);
    await press(page, 'Publish round 2');
    await desk.step('Start round 2');
    await matches.openMatch(/^Match 1: Clube A – Clube B/);
    await matches.typeImps(/^IMPs of .*Clube A/, 20, /^IMPs of .*Clube B/, 12);
    await press(page, /^Sign for .*Clube A/, /^Sign for .*Clube B/, 'Close');
    await page.goto(`/r/${tournament}/ranking`);
    await eventually(() => page.locator('tbody tr').first().textContent()).toMatch(/^1.*Clube A/);
    await looksSound(page);
    expect([...desk.complaints, ...home.complaints, ...away.complaints]).toEqual([]);
  });
});
