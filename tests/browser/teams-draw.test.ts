import type { RoundMatches } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { clubs, type MatchDesk, openMatches } from '../testing/match-desk.ts';
import { button, cells, eventually, field, press, type Site, sheets, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/*
 * A Swiss of six teams and three rounds whose draw the director changes, corrects and prints. After round 1 the winners
 * stand 1, 2, 3 and the losers 4, 5, 6, so that the rule pairs 1 with 2, and 3 with 5, having met 4 (RTP 3.6.12.2).
 */

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
let captain: Visitor;
let first: RoundMatches;

beforeAll(async () => {
  ({ site, desk, page, matches } = await openMatches());
});
afterAll(() => site.close());

/** Who meets whom in the proposal, each match in the order of the teams' numbers. */
async function proposed(round: number): Promise<readonly string[]> {
  const table = matches.proposal(round).getByRole('table');
  await table.waitFor();
  const number = (text: string | undefined) => /^\d+/.exec(text ?? '')?.[0] ?? '';
  return (await cells(table)).map((row) => [number(row[1]), number(row[2])].toSorted().join('-')).toSorted();
}

/** Names two teams, and what is to become of them. */
async function change(one: string, kind: 'Swap' | 'Fix' | 'Forbid', other: string): Promise<void> {
  const teams = page.getByRole('combobox', { name: 'Team', exact: true });
  await teams.nth(0).selectOption(one);
  await teams.nth(1).selectOption(other);
  await press(page, kind);
}

describe.sequential('a draw that is changed, corrected and printed', () => {
  inOrder();

  test('round 1: 1 against the last, typed from its sheets', async () => {
    await desk.setPassword();
    await matches.create({
      settings: { showRanking: 'live' },
      entries: clubs(6),
      format: {
        kind: 'matches',
        draw: {
          kind: 'swiss',
          rounds: 3,
          first: 'fold',
          method: 'regulation',
          odd: 'bye',
          danishRounds: 0,
          apart: [],
          lag: 0,
        },
        match: { boards: 2, segments: 1, scoring: 'imps', lineUps: 'blind', deals: 'common' },
      },
    });
    await matches.drawProposed(1);
    await matches.publish(1);
    await desk.step('Open the session');
    await desk.step('Start round 1');
    first = await matches.drawn(1);
    expect(
      first.matches.map(({ home, away }) => [home.contestant, away.contestant].toSorted().join('-')),
    ).toEqual(['1-6', '2-5', '3-4']);
    await matches.typeSheets(first, [30, 0], [20, 0], [10, 0]);
    await desk.go('Draw');
    await eventually(() => proposed(2)).toEqual(['1-2', '3-5', '4-6']);
  });

  test('two teams change places: it says that two have met, until it is taken back', async () => {
    await change('2', 'Swap', '6');
    await eventually(() => proposed(2)).toEqual(['1-6', '2-4', '3-5']);
    await page
      .getByRole('region', { name: 'What this breaks' })
      .getByText(/1 and 6 have met|1 and 6/)
      .waitFor();
    await page.getByText('Clube B and Clube F change places').waitFor();
    await looksSound(page);
    await press(page, 'Take back');
    await eventually(() => proposed(2)).toEqual(['1-2', '3-5', '4-6']);
  });

  test('a match that is forbidden is drawn around, one that is fixed is drawn', async () => {
    await change('1', 'Forbid', '2');
    // 1 takes the next that it has not met, 3; then 2 takes 4, and 5 and 6 are left.
    await eventually(() => proposed(2)).toEqual(['1-3', '2-4', '5-6']);
    await press(page, 'Take back');
    await change('1', 'Fix', '4');
    // 1 and 4 are settled; 2 takes 3, and 5 and 6 are left.
    await eventually(() => proposed(2)).toEqual(['1-4', '2-3', '5-6']);
    await matches.drawProposed(2);
    await page.getByText('Drawn otherwise than by the rule: 1–4, 2–3, 5–6. (RTP 3.6.12.2)').waitFor();
    await press(page, 'Go on all the same');
    await button(page, 'Publish round 2').waitFor();
    // A draw made by hand is not held against the rule's.
    expect(await page.getByText(/^The standings have changed/).count()).toBe(0);
  });

  test('published, it is on the captains’ phones', async () => {
    await matches.publish(2);
    await matches.sign(first);
    captain = await matches.captainOf('4');
    await captain.page.getByRole('region', { name: 'Round 2' }).getByText('Clube A').waitFor();
    await looksSound(captain.page);
  });

  test('a late correction of round 1 proposes another draw, says what would change, and changes nothing', async () => {
    // 5 has beaten 2 after all: it leads with 1, and the rule has the two meet.
    const [one, other] = first.matches[1]!.home.contestant === '2' ? ['0', '40'] : ['40', '0'];
    const { session, section, round } = first;
    await matches.send('score-match', {
      ...{ session, section, round, match: first.matches[1]!.match },
      imps: { home: one!, away: other! },
      confirmed: ['match-signed'],
    });
    await matches.sign({ ...first, matches: [first.matches[1]!] });
    const changes = page.getByRole('region', {
      name: 'The standings have changed since round 2 was published',
    });
    await changes.getByText(/no longer: (Clube A – Clube D|Clube D – Clube A)/).waitFor();
    await changes.getByText(/new: (Clube A – Clube E|Clube E – Clube A)/).waitFor();
    expect(
      (await matches.drawn(2)).matches
        .map(({ home, away }) => [home.contestant, away.contestant].toSorted().join('-'))
        .toSorted(),
    ).toEqual(['1-4', '2-3', '5-6']);
    await looksSound(page);
    await press(page, 'Replace the published draw');
    await page.getByText(/^The draw of round 2 has been published: it changes/).waitFor();
    await press(page, 'Go on all the same');
    await changes.waitFor({ state: 'hidden' });
    await matches.publish(2);
  });

  test('sheets typed board by board are signed by both captains, and again when a board is corrected', async () => {
    const drawn = await matches.drawn(2);
    const own = drawn.matches.find(({ home, away }) =>
      [home, away].some(({ contestant }) => contestant === '4'),
    )!;
    const { session, section, round } = drawn;
    for (const { home, away } of drawn.matches)
      for (const { contestant } of [home, away])
        await matches.send('declare-line-up', {
          ...{ session, section, round, segment: 1, contestant },
          ...{ open: [0, 1], closed: [2, 3] },
        });
    await desk.step('Start round 2');
    await matches.openMatch(new RegExp(`^Match ${own.match}:`));
    const [one, two] = drawn.boards as [number, number];
    // A slam bid by home and not by the visitors; then the same in both rooms.
    await matches.typeRoom('Open room', { [one]: '6sn=', [two]: '3nts=' });
    await matches.typeRoom('Closed room', { [one]: '4sn+2', [two]: '3nts=' });
    await page.getByText('To be signed').first().waitFor();
    await looksSound(page);
    await press(captain.page, 'Sign the result');
    await press(captain.page, 'Yes, sign');
    const opponent = own.home.contestant === '4' ? own.away : own.home;
    await press(page, new RegExp(`^Sign for .*${opponent.names[0]}`));
    await captain.page.getByText('Both captains have signed.').waitFor();
    const line = field(page, `Board ${two}, Closed room`);
    await line.fill('3nts-1');
    await line.press('Enter');
    // RTP 2.3.9: a correction is signed by both again.
    await button(captain.page, 'Sign the result').waitFor();
    await press(page, 'Close');
  });

  test('the Butler of the pairs, once both rooms of every match are in', async () => {
    const drawn = await matches.drawn(2);
    const { session, section, first: movementRound } = drawn;
    const rest = drawn.matches.filter(
      ({ home, away }) => ![home, away].some(({ contestant }) => contestant === '4'),
    );
    for (const { open, closed } of rest)
      for (const table of [open.table, closed!.table])
        for (const board of drawn.boards)
          await matches.send('record-result', {
            ...{ session, section, round: movementRound, table, board },
            ...{ result: '3NTS=', by: 'director', expects: null },
          });
    const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
    await visitor.page.goto(`/r/${desk.tournament}/butler`);
    await eventually(() => visitor.page.locator('tbody tr').count()).toBe(12);
    await visitor.page.getByText('Ana 4').first().waitFor();
    await looksSound(visitor.page);
    // A pair of the table, and a player of its team, have pages of their own, board by board.
    await visitor.page.locator('tbody a').first().click();
    await visitor.page.getByRole('heading', { level: 1 }).getByText(' – ').waitFor();
    await visitor.page.getByRole('columnheader', { name: 'Result' }).first().waitFor();
    await looksSound(visitor.page);
    await visitor.page.goto(`/r/${desk.tournament}/team/1`);
    await visitor.page.getByRole('link', { name: 'Ana 1 (captain)' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Ana 1' }).waitFor();
    await visitor.page.getByRole('heading', { name: 'Partners' }).waitFor();
    await visitor.page
      .getByText(/with Rui 1/)
      .first()
      .waitFor();
    await looksSound(visitor.page);
    await visitor.leave();
  });

  test('draw, score sheets, match cards, standings and cross-table are printed', async () => {
    const { tournament } = desk;
    for (const [sheet, words] of [
      ['draw', 'Clube F'],
      ['sheets', 'Clube F'],
      ['matchCards', 'Clube F'],
      ['ranking', 'Clube F'],
      ['cross', 'Clube F'],
    ] as const) {
      await page.goto(`/r/${tournament}/print/${sheet}?session=1`);
      await page.getByText(words).first().waitFor();
      await looksSound(page);
      expect(await sheets(page), sheet).toBeLessThanOrEqual(sheet === 'sheets' ? 6 : 2);
    }
    expect([desk, captain].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
