import type { RoundMatches } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { clubs, type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { Phone } from '../testing/phone.ts';
import { eventually, field, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/* Four teams of six, each against each, by ROP: what goes wrong in their matches, ruled by the forms of the desk. */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
let captain: Visitor;
let drawn: RoundMatches;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
});
afterAll(() => site.close());

const dialog = () => page.getByRole('dialog');

/** Opens the form of what happened to the match that is open. */
async function happened(what: string): Promise<void> {
  await matches.choose('Ruling');
  await field(page, 'What happened').selectOption(what);
}

async function record(why: string): Promise<void> {
  await field(page, 'Why').fill(why);
  await press(page, 'Record the ruling');
  await dialog().getByText('Done.', { exact: true }).waitFor();
  await press(page, 'Close');
}

describe.sequential('matches that go wrong, by ROP', () => {
  inOrder();

  test('what the regulation leaves open is chosen at set-up, and stays', async () => {
    await desk.setPassword();
    await page.getByRole('link', { name: 'New tournament' }).click();
    await page.getByText('Teams', { exact: true }).click();
    await field(page, 'How many teams come?').fill('4');
    await page.getByRole('radio', { name: /Everybody meets everybody/ }).check();
    await field(page, 'Boards a match').fill('4');
    await page.getByText('Regulation, scoring, minutes, what is shown when', { exact: true }).click();
    await field(page, 'Regulation').selectOption('rop');
    await page.getByText('Where the regulation can be read in several ways').click();
    const reading = page
      .locator('details', { hasText: 'Where the regulation can be read' })
      .last()
      .getByRole('combobox')
      .first();
    await reading.selectOption({ index: 1 });
    const chosen = await reading.inputValue();
    await looksSound(page);
    await press(page, 'Create and enter the teams');
    await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
    for (const team of clubs(4, 6)) await matches.send('change-contestant', team);
    await page.getByText('4 complete.').waitFor();
    const view = await page.request.get(`/api/tournaments/${desk.tournament}/views/overview`);
    const { settings } = (await view.json()) as { readonly settings: { readonly readings: object } };
    expect(Object.values(settings.readings)).toEqual([chosen]);
    await desk.go('Draw');
    await press(page, 'Draw the whole calendar');
    await press(page, 'Publish all 3 rounds');
    await desk.step('Open the session');
    await desk.step('Start round 1');
    drawn = await matches.drawn(1);
  });

  test('ROP 6.13: wrong seats; the team that sat first loses 1 VP with a button', async () => {
    await matches.openMatch(/^Match 1/);
    await happened('Wrong seats');
    await field(page, 'Boards played in both rooms when it was noticed').fill('2');
    await dialog()
      .getByText(/Boards cancelled: 2\. The match goes on\. \(ROP 6\.13\)/)
      .waitFor();
    const [{ home }] = drawn.matches as [RoundMatches['matches'][number]];
    await looksSound(page);
    await press(page, new RegExp(`^Take 1 VP off .*${home.names[0]}`));
    await dialog().getByText('Done.', { exact: true }).waitFor();
    await matches.choose('Penalty');
    await dialog().getByText('Another penalty, without the table').waitFor();
    await press(page, 'Close');
    await desk.go('Rulings');
    await desk.isListed(`Team ${home.contestant} was given a penalty: 1 VPs.`);
  });

  test('ROP 6.15: an incorrect board is replaced in both rooms, and the table’s phone has the other', async () => {
    const { boards } = drawn;
    await matches.openMatch(/^Match 1/);
    await matches.choose('A spoilt board');
    await field(page, 'Board').selectOption(String(boards[0]));
    await field(page, 'What went wrong').selectOption('incorrect');
    await page.getByLabel(/^It can still be replaced/).check();
    await field(page, 'Board played instead').fill('30');
    await field(page, 'Why').fill('Two hands of the day before');
    await looksSound(page);
    await press(page, 'Replace it in both rooms');
    await dialog().getByText('Done.', { exact: true }).first().waitFor();
    await press(page, 'Close');
    const [card] = await desk.cards();
    const phone = await Phone.of(site);
    await phone.join(card!);
    await phone.question().click();
    expect(await phone.boards()).toContain(30);
    await looksSound(phone.page);
    expect(phone.complaints).toEqual([]);
    await phone.page.context().close();
  });

  test('ROP 6.11 and 6.9: late, the director decides; interrupted without a substitute, as not having appeared', async () => {
    captain = await matches.captainOf(drawn.matches[1]!.home.contestant);
    await matches.openMatch(/^Match 2/);
    await happened('A team is late');
    await field(page, 'Minutes late').fill('21');
    await dialog().getByText('You decide. (ROP 6.11)').waitFor();
    await dialog()
      .getByText(/^Choose above how you rule/)
      .waitFor();
    await happened('The match was interrupted');
    await field(page, 'Who stopped it').selectOption(drawn.matches[1]!.away.contestant);
    // Either team may be unable to, whoever stopped it.
    const options = field(page, 'Playing on another day').locator('option');
    expect(
      (await options.allTextContents()).filter((text) => /cannot field a line-up$/.test(text)),
    ).toHaveLength(2);
    await field(page, 'Playing on another day').selectOption(`unable/${drawn.matches[1]!.away.contestant}`);
    await dialog()
      .getByText(/As not having appeared.*\(ROP 6\.9\)/)
      .waitFor();
    await looksSound(page);
    await record('A player was taken ill');
    await eventually(() => matches.tile(/^Match 2/)).toMatch(/Ruled.*ROP 6\.9/);
    await captain.page.getByText(/Ruled/).first().waitFor();
    await looksSound(captain.page);
  });

  test('ROP 6.6: a substitute in a team of six, once its extreme need is confirmed', async () => {
    await desk.go('Rulings');
    await press(page, 'Substitute');
    await field(page, 'Team').selectOption('3');
    await field(page, 'Who is replaced').selectOption('Lia 3');
    await page.getByRole('combobox', { name: 'Substitute', exact: true }).fill('Nova Nobody');
    await looksSound(page);
    await press(page, 'Enter the substitute');
    await page.getByText(/only extreme need allows a substitute/).waitFor();
    await press(page, 'Go on all the same');
    await page.getByText('Done.', { exact: true }).waitFor();
    await desk.go('History');
    await page
      .getByText(/Nova Nobody plays in team 3/)
      .first()
      .waitFor();
  });

  test('ROP 6.17: in round 2 a team does not appear; then it leaves, and the ranking says so', async () => {
    await matches.typeSheets(drawn, [20, 20]);
    await desk.step('Start round 2');
    const second = await matches.drawn(2);
    const [tile] = second.matches as [RoundMatches['matches'][number]];
    await matches.openMatch(/^Match 1/);
    await happened('A team did not appear');
    await field(page, 'Who did not appear').selectOption(tile.away.contestant);
    await dialog()
      .getByText(/ROP 6\.1[78]/)
      .first()
      .waitFor();
    await looksSound(page);
    await record('Nobody of the team came');
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/Ruled.*ROP 6\.1[78]/);
    const name = String(tile.away.names[0]);
    await desk.go('Entries');
    await press(page, `Edit: ${name}`);
    await page.getByText('Withdraw the team', { exact: true }).first().click();
    await field(page, 'Reason').fill('Went home');
    await page.getByRole('group').getByRole('button', { name: 'Withdraw the team' }).click();
    await page.getByText('withdrawn', { exact: true }).waitFor();
    await desk.go('Ranking');
    await page.getByText(name).first().waitFor();
    await looksSound(page);
    expect([desk, captain].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
