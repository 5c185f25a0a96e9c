import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { button, cells, eventually, field, press, type Site } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/* What an organiser adds to an event of teams: typed where it is planned, and seen where it tells. */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
  await desk.setPassword();
});
afterAll(() => site.close());

/** Teams of four as they are entered by number, of those clubs. */
async function ofClubs(clubs: readonly string[]): Promise<void> {
  for (const [at, club] of clubs.entries())
    await matches.send('change-contestant', {
      kind: 'team',
      contestant: String(at + 1),
      name: `Team ${at + 1}`,
      club,
      captain: 0,
      players: ['Ana', 'Rui', 'Eva', 'Gil'].map((name) => ({ name: `${name} ${at + 1}` })),
    });
}

/** Types every match of a round from its sheet: what the lower number won it by. */
async function scored(round: number, wonBy: (low: string, high: string) => number): Promise<void> {
  const { session, section, matches: tiles } = await matches.drawn(round);
  for (const { match, home, away } of tiles) {
    const [low = '', high = ''] = [home.contestant, away.contestant].toSorted();
    const won = home.contestant === low ? wonBy(low, high) : -wonBy(low, high);
    const imps = { home: String(40 + Math.max(won, 0)), away: String(40 + Math.max(-won, 0)) };
    await matches.send('score-match', { session, section, round, match, imps });
  }
}

/** Who meets whom as it is proposed, by number. */
async function proposed(round: number): Promise<readonly string[]> {
  const rows = await cells(matches.proposal(round).getByRole('table'));
  const number = (text: string | undefined) => /^\d+/.exec(text ?? '')?.[0] ?? '';
  return rows.map((row) => [number(row[1]), number(row[2])].toSorted().join('-')).toSorted();
}

/** Place, team and points of the ranking that everybody sees. */
async function ranked(): Promise<readonly string[]> {
  const rows = await cells(page.getByRole('table').first());
  return rows.map(
    (row) =>
      `${/\d+=?/.exec(row[0] ?? '')?.[0]} ${row.map((cell) => /Team \d/.exec(cell)?.[0] ?? '').join('')} ${row.at(-1)}`,
  );
}

describe.sequential('a Swiss with clubs kept apart and bonuses', () => {
  inOrder();

  test('is planned, and says what it cannot read', async () => {
    await matches.plan(4, /Swiss/, async () => {
      await field(page, 'First round').selectOption('1 against the middle');
      await page.getByLabel('Teams of one club do not meet').check();
      await field(page, 'In the first rounds, so many').fill('2');
      await field(page, 'Bonuses').selectOption('By the place after each round');
      await page.getByText('Numbers with spaces between them: 1 0.5').waitFor();
      expect(await button(page, 'Create and enter the teams').isDisabled()).toBe(true);
      await field(page, 'VPs for the 1st, 2nd, 3rd …').fill('1 0,5');
      await looksSound(page);
    });
    await ofClubs(['Norte', 'Sul', 'Norte', 'Sul']);
  });

  test('teams of one club do not meet in the first rounds (RTP 3.6.3); who was at the draw stands with it', async () => {
    await desk.go('Draw');
    // 1-3 and 2-4 by the halves: both are of one club. The halves meet each other all the same (RTP 3.6.12.2).
    await matches.proposal(1).getByRole('table').waitFor();
    expect((await proposed(1)).join(' ')).toBe('1-4 2-3');
    await page.getByText('Who is present at the draw').click();
    await page.getByLabel('Team 2').check();
    await looksSound(page);
    await matches.drawProposed(1);
    await matches.publish(1);
    const { tournament } = desk;
    await page.goto(`/r/${tournament}/print/draw?session=1`);
    await page.getByText('Present at the draw: Team 2.').waitFor();
    await page.goto(`/desk/${tournament}/draw`);
  });

  test('RTP 3.6.12.6: the first gets 1 VP more after the round, those who share the second place half', async () => {
    await desk.step('Open the session');
    await desk.step('Start round 1');
    await matches.send('change-settings', { changes: { showRanking: 'live' } });
    // 8 boards: 13 IMPs are 14.68 - 5.32, a draw 10 - 10.
    await scored(1, (low) => (low === '1' ? 13 : 0));
    const { tournament } = desk;
    await page.goto(`/r/${tournament}/ranking`);
    const points = async () => (await ranked()).map((line) => line.replace(/Team [234]/, 'Team'));
    await eventually(points).toEqual(['1 Team 1 15.68', '2= Team 10.50', '2= Team 10.50', '4 Team 5.32']);
    await page.goto(`/desk/${tournament}/draw`);
    await eventually(async () => (await proposed(2)).join(' ')).toBe('1-2 3-4');
  });

  test('RTP 3.6.12.7(v): who is level in everything draws lots at the desk, and the record says from what', async () => {
    await desk.go('Ranking');
    await page.getByText(/^Level in everything: Team [23], Team [23]\. Lots decide/).waitFor();
    await looksSound(page);
    await press(page, 'Draw lots');
    await button(page, 'Draw lots').waitFor({ state: 'hidden' });
    const { tournament } = desk;
    await page.goto(`/r/${tournament}/ranking`);
    await eventually(async () => (await ranked()).map((line) => line.split(' ')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    await page.goto(`/desk/${tournament}/history`);
    await page
      .getByText(/Lots drawn from/)
      .first()
      .waitFor();
    await page.goto(`/desk/${tournament}/draw`);
  });

  test('a team that comes late is drawn from the next round on; one that has left comes back', async () => {
    await desk.go('Entries');
    await press(page, 'Add a team');
    await press(page, 'Takes part from the next draw on: Team 5');
    await desk.go('Draw');
    // RTP 3.6.12.2: five teams now, the lowest sits out.
    await matches.proposal(2).getByText('Team 5').first().waitFor();
    await matches.send('withdraw-contestant', { contestant: '5', reason: 'A flat tyre' });
    await matches.proposal(2).getByText('Team 5').first().waitFor({ state: 'hidden' });
    await desk.go('Entries');
    await press(page, 'Takes part from the next draw on: Team 5');
    await desk.go('Draw');
    await matches.proposal(2).getByText('Team 5').first().waitFor();
    await looksSound(page);
  });
});

describe.sequential('a Patton', () => {
  inOrder();

  test('RTP 3.6.13: its table is worth as much as its boards, or is refused with the reason', async () => {
    await matches.plan(2, /Everybody meets everybody/, async () => {
      await field(page, 'Boards a match').fill('4');
      await field(page, 'Scoring').first().selectOption('Patton');
      await field(page, 'A board brings').selectOption('1–½–0');
      await field(page, 'Table for the IMPs').fill('0 2-2, 3 2.5');
      await page.getByText('Rows such as 0 8-8, with commas between them.').waitFor();
      await field(page, 'Table for the IMPs').fill('0 2-2, 3 2.5-1.5, 10 4-0');
    });
    await desk.go('Set-up');
    await looksSound(page);
    expect(await field(page, 'Table for the IMPs').inputValue()).toBe('0 2-2, 3 2.5-1.5, 10 4-0');
    await field(page, 'A board brings').selectOption('2–1–0');
    await press(page, 'Plan again');
    await page.getByText(/its largest win brings 8, as much as 4 boards/).waitFor();
    await field(page, 'A board brings').selectOption('1–½–0');
    await press(page, 'Plan again');
    await page.getByRole('heading', { level: 1, name: 'Draw' }).waitFor();
  });

  test('RTP 3.6.13: board points and IMPs by the table are added', async () => {
    await press(page, 'Draw the whole calendar');
    await matches.publish(1);
    await desk.step('Open the session');
    await desk.step('Start round 1');
    await matches.openMatch(/^Match 1/);
    // +30, +200, flat, -50 to the home team: two boards won, one drawn, one lost; 6 - 2 IMPs.
    await matches.typeRoom('Open room', { 1: '3sn=', 2: '2sn=', 3: 'p', 4: '3se-1' });
    await matches.typeRoom('Closed room', { 1: '2sn=', 2: '1nte=', 3: 'p', 4: '2ntn+1' });
    await press(page, 'Close');
    // 2.5 + 2.5 against 1.5 + 1.5.
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/5 points.*3 points/);
  });
});

describe.sequential('exempt teams and a play-off', () => {
  inOrder();

  test('ROP 6.5: an exempt team has its number and no match, and is exempt still when the phase is planned anew', async () => {
    await matches.plan(5, /Everybody meets everybody/, async () => {
      await field(page, 'Ties for the first … places are played off').fill('1');
    });
    await desk.go('Set-up');
    await page.getByText('Teams exempt from this phase').click();
    await page.getByLabel('Team 5').check();
    await page.getByLabel(/^Draw the numbers by lot/).check();
    await page.getByText('Exempt from this phase: Team 5.').waitFor();
    await page.getByText(/^Numbers as drawn: 1 Team \d, .*5 Team \d\.$/).waitFor();
    await looksSound(page);
    await press(page, 'Plan again');
    await page.getByRole('heading', { level: 1, name: 'Draw' }).waitFor();
    await desk.go('Set-up');
    await page.getByText('Everybody meets everybody: 3 rounds of 8 boards').waitFor();
    await page.getByText('Exempt from this phase: Team 5.').waitFor();
    await desk.go('Draw');
    await press(page, 'Draw the whole calendar');
    await press(page, 'Publish all 3 rounds');
    for (const round of [1, 2, 3]) {
      const drawn = await matches.drawn(round);
      expect(
        drawn.matches.flatMap(({ home, away }) => [home.contestant, away.contestant]).toSorted(),
      ).toEqual([...['1', '2', '3', '4']]);
    }
  });

  test('RTP 3.6.10.1: equals for the first place play a match of their own, and nobody else does', async () => {
    await desk.step('Open the session');
    await desk.step('Start round 1');
    await matches.send('change-settings', { changes: { showRanking: 'live' } });
    // 1 and 2 each beat 3 and 4 by 13: 14.68 + 14.68 + 10; 3 and 4: 5.32 + 5.32 + 10.
    for (const round of [1, 2, 3]) await scored(round, (low, high) => (low < '3' && high > '2' ? 13 : 0));
    const { tournament } = desk;
    await page.goto(`/r/${tournament}/ranking`);
    await page.getByText('A play-off decides: Team 1 – Team 2 (RTP 3.6.10.1)').waitFor();
    await eventually(ranked).toEqual([
      '1= Team 1 39.36',
      '1= Team 2 39.36',
      '3= Team 3 20.64',
      '3= Team 4 20.64',
    ]);
    await looksSound(page);
    await page.goto(`/desk/${tournament}/setup`);
    await page.getByLabel('A play-off between Team 1, Team 2').check();
    // One match of two: nothing is asked of groups.
    await page.getByRole('radio', { name: /^Recommended.*Knockout.*1 rounds?;/s, checked: true }).waitFor();
    await eventually(() => field(page, 'Groups').count()).toBe(0);
    await looksSound(page);
    await press(page, 'Plan the matches');
    await eventually(() => proposed(1)).toEqual(['1-2']);
  });

  test('nothing was said on the console', () => {
    expect(desk.complaints).toEqual([]);
  });
});
