import type { LineUpView, RoundMatches } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from '../testing/desk.ts';
import { clubs, declare, MatchDesk } from '../testing/match-desk.ts';
import { Phone } from '../testing/phone.ts';
import { button, cells, field, press, Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/*
 * Eight teams in two groups, each against each in matches of two segments; the best four go on to a Swiss with half of
 * their points, which is played in two sessions. The lower number always wins, so that 1 and 2 lead their groups.
 */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
let round: RoundMatches;
/** Of the two teams of the first match, the one that declares first in its second segment. */
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
  page = desk.page;
  matches = new MatchDesk(site, desk);
});
afterAll(() => site.close());

const clubOf = (team: string) => `Clube ${String.fromCharCode(64 + Number(team))}`;
const playersOf = (team: string) =>
  ['Ana', 'Rui', 'Eva', 'Gil'].map((name) => `${name} ${team}`) as [string, string, string, string];

/** The lower number wins by ten IMPs for each place between the two. */
const sheetOf = ({ home, away }: RoundMatches['matches'][number]): readonly [number, number] => {
  const lead = 10 * (Number(away.contestant) - Number(home.contestant));
  return lead > 0 ? [lead, 0] : [0, -lead];
};

/** Every match of the rounds that are drawn and have no result, from its sheet. */
async function playOut(phase: number): Promise<void> {
  const answer = await page.request.get(`/api/tournaments/${desk.tournament}/views/matches?phase=${phase}`);
  const { rounds } = (await answer.json()) as { readonly rounds: readonly RoundMatches[] };
  for (const each of rounds) {
    const open = { ...each, matches: each.matches.filter(({ vps }) => vps === undefined) };
    await matches.typeSheets(open, ...open.matches.map(sheetOf));
  }
}

/** The places of a list of the ranking as everybody sees it: `Clube A 51.20`. */
async function ranked(list: RegExp): Promise<readonly string[]> {
  const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
  await visitor.page.goto(`/r/${desk.tournament}/ranking`);
  const table = visitor.page.getByRole('table', { name: list });
  await table.waitFor();
  const rows = await cells(table);
  await looksSound(visitor.page);
  await visitor.leave();
  return rows.map((row) => `${/Clube [A-H]/.exec(row.join(' '))?.[0]} ${row.at(-1)}`);
}

const pointsOf = (line: string | undefined): number => Number(/[\d.]+$/.exec(line ?? '')?.[0]);

describe.sequential('groups, a further phase with what it brings along, and a further session', () => {
  test('two groups are planned, drawn and published, each with its calendar', async () => {
    await desk.setPassword();
    await matches.create({ settings: { showRanking: 'live' }, entries: clubs(8), part: 'setup' });
    await page.getByRole('radio', { name: /Everybody meets everybody/ }).check();
    await field(page, 'Boards a match').fill('4');
    await field(page, 'Segments').fill('2');
    await field(page, 'Line-ups').selectOption('in-order');
    await field(page, 'Groups').fill('2');
    await page.getByText(/^A Clube A, /).waitFor();
    await page.getByText(/^B Clube B, /).waitFor();
    await looksSound(page);
    await press(page, 'Plan the matches');
    await page.getByRole('heading', { level: 1, name: 'Draw' }).waitFor();
    // Group by group, the one that comes next by itself.
    for (const met of ['Clube D', 'Clube G']) {
      await page.getByText(met).first().waitFor();
      await press(page, 'Draw the whole calendar');
    }
    for (const met of ['Clube D', 'Clube G']) {
      await page.getByText(met).first().waitFor();
      await press(page, 'Publish all 3 rounds');
    }
    await button(page, 'Publish all 3 rounds').waitFor({ state: 'hidden' });
    await looksSound(page);
    await desk.step('Open the session');
    round = await matches.drawn(1);
  });

  test('a segment’s line-ups are declared in the regulation’s order, and the tables play segment by segment', async () => {
    const { session, section, matches: all } = round;
    const [{ home, away, open }] = all as [RoundMatches['matches'][number]];
    const at = { session, section, round: 1 };
    // The visitors declare first in the first segment (RTP 2.3.4.2).
    for (const { contestant } of [away, home])
      await matches.send('declare-line-up', {
        ...{ ...at, segment: 1, contestant },
        ...{ open: [0, 1], closed: [2, 3] },
      });
    await press(page, 'Start round 1, segment 1');
    const asked = await page.request.get(
      `/api/tournaments/${desk.tournament}/views/line-up?contestant=${home.contestant}&session=${session}&section=${section}&round=1&segment=2`,
    );
    const { first: starts } = (await asked.json()) as LineUpView;
    const later = starts.contestant === home.contestant ? away.contestant : home.contestant;
    [first, second] = await Promise.all([matches.captainOf(starts.contestant), matches.captainOf(later)]);
    await second.page.getByRole('link', { name: 'Declare the line-up' }).click();
    await second.page.getByText('It is their turn to declare.').waitFor();
    const [a, b, c, d] = playersOf(starts.contestant);
    await declare(first.page, [a, b], [c, d]);
    await second.page
      .getByRole('region', { name: `Line-up of ${clubOf(starts.contestant)}` })
      .getByText(a)
      .waitFor();
    await second.page.getByRole('link', { name: 'Team' }).click();
    const [e, f, g, h] = playersOf(later);
    await declare(second.page, [g, h], [e, f]);
    const phone = await Phone.of(site);
    await phone.page.goto(await matches.addressOfTable(section, open.table));
    await phone.page.getByText('Round 1, segment 1 of 2, open room').waitFor();
    // A table goes on when its boards are settled (Law 8B1).
    for (const board of [1, 2]) {
      const here = { session, section, round: 1, table: open.table, board };
      await matches.send('record-result', { ...here, result: 'Pass', by: 'NS' });
      await matches.send('agree-result', { ...here, by: 'EW' });
    }
    await desk.step('Start round 1, segment 2');
    await phone.page.getByText('Round 1, segment 2 of 2, open room').waitFor();
    await phone.page
      .getByText(`${g} – ${h}`)
      .or(phone.page.getByText(`${a} – ${b}`))
      .first()
      .waitFor();
    await looksSound(phone.page);
    expect(phone.complaints).toEqual([]);
    await phone.page.context().close();
  });

  test('each group has its own standings and cross-table', async () => {
    await playOut(1);
    const [a, b] = [await ranked(/Group A/), await ranked(/Group B/)];
    expect([a, b].map((lines) => lines.map((line) => line.slice(0, 7)))).toEqual([
      ['Clube A', 'Clube D', 'Clube E', 'Clube H'],
      ['Clube B', 'Clube C', 'Clube F', 'Clube G'],
    ]);
    await page.goto(`/r/${desk.tournament}/cross`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await looksSound(page);
    await page.goto(`/desk/${desk.tournament}/ranking`);
  });

  test('RTP 3.7.1: the session closes, and the desk counts down to when its results are due', async () => {
    await matches.send('close-session', { session: 1 });
    await desk.go('Ranking');
    await page.getByText(/^Results are due by .* left \(RTP 3\.7\.1\)\.$/).waitFor();
    await looksSound(page);
  });

  test('the best four go on with half of their points', async () => {
    const before = [...(await ranked(/Group A/)), ...(await ranked(/Group B/))];
    await desk.go('Set-up');
    await page.getByRole('heading', { name: 'Plan phase 2' }).waitFor();
    await page.getByRole('radio', { name: /Swiss/ }).check();
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('2');
    await field(page, 'Boards a match').fill('4');
    await field(page, 'Segments').fill('2');
    await field(page, 'First round').selectOption('1 against the last');
    await field(page, 'Line-ups').selectOption('none');
    await field(page, 'How many teams go on').fill('4');
    await field(page, 'Points that come along, in per cent').fill('50');
    await looksSound(page);
    await press(page, 'Plan the matches');
    await page.getByRole('heading', { level: 1, name: 'Draw' }).waitFor();
    await matches.drawProposed(1);
    await matches.publish(1);
    await desk.step('Open the session');
    await desk.step('Start round 1, segment 1');
    const carried = await ranked(/^(?!.*earlier)/);
    expect(carried.map((line) => line.slice(0, 7)).toSorted()).toEqual([
      'Clube A',
      'Clube B',
      'Clube C',
      'Clube D',
    ]);
    for (const line of carried) {
      const points = pointsOf(before.find((each) => each.startsWith(line.slice(0, 7))));
      expect(pointsOf(line), line).toBeCloseTo(points / 2, 1);
    }
  });

  test('the match goes on in another session, and the round after it is drawn there on new boards', async () => {
    const [{ match, open, closed }] = (await matches.drawn(1)).matches as [RoundMatches['matches'][number]];
    // +470 on the first board: 10 IMPs (Law 78B); the second is flat.
    for (const [board, results] of [
      ['4SN=', '4SN-1'],
      ['Pass', 'Pass'],
    ].entries())
      for (const [room, table] of [open.table, closed?.table ?? 0].entries())
        await matches.send('record-result', {
          ...{ session: 2, section: 'A', round: 1, table, board: board + 1 },
          ...{ result: results[room]!, by: 'director' },
        });
    await desk.go('Matches');
    await page.getByText('Go on with round 1 in session 3').click();
    await looksSound(page);
    await press(page, 'Play the rest in session 3');
    await page.getByText('(session 2: segment 1 · session 3: segment 2)').waitFor();
    await matches.send('close-session', { session: 2, confirmed: ['missing-results'] });
    await desk.step('Open the session');
    await desk.step('Start round 1, segment 2');
    await button(page, new RegExp(`^Match ${match}: `)).click();
    await matches.typeRoom('Open room', { 3: '3ntn=', 4: 'p' });
    await matches.typeRoom('Closed room', { 3: '3ntn+1', 4: 'p' });
    // Board 3: 400 against 430, an IMP to the visitors.
    await page
      .getByRole('dialog')
      .getByText(/10\s*–\s*1\b/)
      .first()
      .waitFor();
    await looksSound(page);
    await press(page, 'Close');
    await playOut(2);
    await desk.go('Draw');
    await matches.drawProposed(2);
    await matches.publish(2);
    expect((await matches.drawn(2)).boards).toEqual([5, 6, 7, 8]);
    const captain = await matches.captainOf('1');
    await captain.page.getByText('Round 2').first().waitFor();
    await looksSound(captain.page);
    await playOut(2);
    const [winner] = await ranked(/^(?!.*earlier)/);
    expect(winner).toMatch(/^Clube A/);
    expect([desk, first, second, captain].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
