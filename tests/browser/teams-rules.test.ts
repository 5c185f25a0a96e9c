import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { button, field, press, type Site } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
});
afterAll(() => site.close());

/** Plainly fictional: two women and two men a team. */
const PLAYERS = [
  ['Ana', 'F'],
  ['Rui', 'M'],
  ['Eva', 'F'],
  ['Gil', 'M'],
] as const;
const TEAMS = ['A', 'B', 'C', 'D'].map((letter, at) => ({
  contestant: String(at + 1),
  name: `Clube ${letter}`,
  players: PLAYERS.map(([name, sex]) => ({ name: `${name} ${at + 1}`, sex })),
}));

describe.sequential('mixed teams, home by lot, and a board spoilt in one room', () => {
  inOrder();

  test('a mixed team is complete once it is said who is a woman', async () => {
    await desk.setPassword();
    await matches.plan(4, /^Knockout/, async () => {
      await field(page, 'Boards a match').fill('4');
      await field(page, 'Line-ups').selectOption('in-order');
      await page.getByLabel('Who is at home is drawn by lot for each match').check();
      await page.getByText('Regulation, scoring, minutes, what is shown when', { exact: true }).click();
      await page.getByLabel('Mixed: every pair is a woman and a man').check();
    });
    await matches.pasteTeams(
      TEAMS.map(
        ({ name, players }, at) => `${at + 1}. ${name}; ${players.map((each) => each.name).join(', ')}`,
      ),
    );
    await page.getByText('woman or man not said: Ana 1, Rui 1, Eva 1, Gil 1').waitFor();
    await press(page, 'Edit: Clube A');
    for (const { name, sex } of TEAMS[0]!.players)
      await field(page, `${name}: woman or man`).selectOption(sex);
    await page.getByText('Region, table, ranking and value of the players').click();
    const value = field(page, 'Ana 1: value index');
    await value.fill('9x');
    await page.getByText('A number such as 92.5').waitFor();
    expect(await button(page, 'Save').isDisabled()).toBe(true);
    await value.fill('92,5');
    await page.getByText('Pairs and their systems').click();
    await press(page, 'One more pair');
    await field(page, 'System of pair 1').fill('Natural');
    await looksSound(page);
    await press(page, 'Save');
    await page.getByText('1 complete.').waitFor();
  });

  test('RTP 3.6.2: a name that is put right leaves the value index and the systems as they were', async () => {
    await press(page, 'Edit: Clube A');
    await desk.player('Player 4').fill('Gil Um');
    await press(page, 'Save');
    // The form closes when it is kept, and would close the one that is opened before.
    await button(page, 'Save').waitFor({ state: 'detached' });
    await press(page, 'Edit: Clube A');
    await page.getByText('Region, table, ranking and value of the players').click();
    expect(await field(page, 'Ana 1: value index').inputValue()).toBe('92.5');
    await page.getByText('Pairs and their systems').click();
    expect(await field(page, 'System of pair 1').inputValue()).toBe('Natural');
    await desk.player('Player 4').fill('Gil 1');
    await press(page, 'Save');
    for (const team of TEAMS.slice(1))
      await matches.send('change-contestant', { kind: 'team', captain: 0, ...team });
    await page.getByText('4 complete.').waitFor();
  });

  test('RTP 2.3.1, ROP 6.8: who is at home is drawn from a seed that stands beside the draw, and stays', async () => {
    await desk.go('Draw');
    await matches.drawProposed(1);
    await matches.publish(1);
    const lots = page.getByText(/^The lots are drawn from “[0-9a-f-]+”/).first();
    const told = await lots.textContent();
    await page.reload();
    await lots.waitFor();
    expect(await lots.textContent()).toBe(told);
    expect(await page.getByText(/^The standings have changed/).count()).toBe(0);
    await looksSound(page);
    await desk.step('Open the session');
  });

  test('RTP 2.3.4.1: the captain reads where women sit, and puts no two of them into one pair', async () => {
    const [match] = (await matches.drawn(1)).matches;
    const team = match!.away.contestant;
    const captain = await matches.captainOf(team);
    await captain.page.getByText('Women sit South and West (RTP 2.3.4.1).').waitFor();
    await press(captain.page, 'Declare the line-up');
    const key = (player: string) =>
      captain.page
        .getByRole('group', { name: `Where does ${player} ${team} play?` })
        .getByRole('button', { name: 'Open' });
    await key('Ana').click();
    expect([await key('Rui').isEnabled(), await key('Eva').isEnabled()]).toEqual([true, false]);
    await looksSound(captain.page);
    expect(captain.complaints).toEqual([]);
    await captain.leave();
  });

  test('RTP 2.3.6: a board turned by a half stands; one not shuffled is annulled in the match, with its penalty', async () => {
    await desk.step('Start round 1');
    await matches.openMatch(/^Match 1/);
    await matches.choose('A spoilt board');
    await page.getByText('The result stands. (RTP 2.3.6.5)').waitFor();
    expect(await button(page, 'Annul it in this match').count()).toBe(0);
    await field(page, 'What went wrong').selectOption('not-shuffled');
    await page.getByText('The board is annulled. (RTP 2.3.6.2, Law 6D2)').waitFor();
    await field(page, 'Why').fill('The hands of the day before.');
    await looksSound(page);
    await press(page, 'Annul it in this match');
    await page.getByRole('dialog').getByText('Done.').waitFor();
    await press(page, /^Give it to /);
    await page.getByRole('dialog').getByText('Done.').nth(1).waitFor();
    expect(desk.complaints).toEqual([]);
  });
});
