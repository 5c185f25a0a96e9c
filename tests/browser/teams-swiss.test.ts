import type { MatchTile, RoundMatches } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NaiveBoard, NaiveMatch } from '../../core/tournament/testing/naive/match.ts';
import {
  type NaiveRound,
  type NaiveSwiss,
  naiveDraw,
  naiveStanding,
} from '../../core/tournament/testing/naive/swiss.ts';
import { Desk } from '../testing/desk.ts';
import { inOrder } from '../testing/in-order.ts';
import { declare, MatchDesk } from '../testing/match-desk.ts';
import { Phone } from '../testing/phone.ts';
import { pointsOf } from '../testing/played.ts';
import { button, cells, eventually, field, press, Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/*
 * A Swiss of thirteen teams and seven rounds through the pages: the director's, two captains' and a table's. Matches of
 * which nothing is told are sent past the pages. What comes of it is held against the second reckoning.
 */

const ROUNDS = 7;
const BOARDS = 8;
const TEAMS = Array.from({ length: 13 }, (_, at) => String(at + 1));
const nameOf = (team: string): string => `Clube ${'ABCDEFGHIJKLM'[Number(team) - 1]}`;
const playersOf = (team: string): readonly string[] =>
  ['Ana', 'Rui', 'Eva', 'Gil'].map((name) => `${name} ${team}`);

let site: Site;
let desk: Desk;
let matches: MatchDesk;
let page: Page;
const phones: Visitor[] = [];

beforeAll(async () => {
  site = await Site.open();
  desk = await Desk.open(site);
  matches = new MatchDesk(site, desk);
  page = desk.page;
});
afterAll(() => site.close());

const played: NaiveRound[] = [];
const out: string[] = [];
const swiss = (): NaiveSwiss => ({ teams: TEAMS, rounds: played, roundsInAll: ROUNDS, danishRounds: 1, out });

/** IMPs of a match of which nothing else is told. */
const sheetOf = (round: number, { home, away }: MatchTile) => {
  const [one, other] = [Number(home.contestant), Number(away.contestant)];
  return {
    home: (one * 5 + other * 3 + round * 7) % 40,
    away: (one * 2 + other * 9 + round * 5) % 36,
    boards: BOARDS,
  };
};

const teamsOf = ({ home, away }: MatchTile) => ({ home: home.contestant, away: away.contestant });

/** A match typed from its sheet, without the pages. */
async function typed({ session, section, round }: RoundMatches, tile: MatchTile): Promise<NaiveMatch> {
  const sheet = sheetOf(round, tile);
  const imps = { home: String(sheet.home), away: String(sheet.away) };
  await matches.send('score-match', { session, section, round, match: tile.match, imps });
  return { ...teamsOf(tile), boards: [], sheet };
}

/** The rest of a match board by board without the pages: both rooms make the same, so that nothing is won. */
async function level(
  drawn: RoundMatches,
  { open, closed }: MatchTile,
  boards: readonly number[],
): Promise<void> {
  const { session, section, first } = drawn;
  for (const table of [open.table, closed!.table])
    for (const board of boards)
      await matches.send('record-result', {
        ...{ session, section, round: first, table, board },
        ...{ result: '3NTS=', by: 'director', expects: null },
      });
}

const LEVEL = (board: number): NaiveBoard => {
  const points = pointsOf('3NTS=', board);
  return { open: points, closed: points };
};

/** Who meets whom as the page proposes it, by number; whoever sits out last. */
async function proposed(round: number): Promise<readonly string[]> {
  const region = matches.proposal(round);
  await region.getByRole('table').waitFor();
  const rows = await cells(region.getByRole('table'));
  const number = (text: string | undefined) => /^\d+/.exec(text ?? '')?.[0] ?? '';
  const met = rows.map((row) => [number(row[1]), number(row[2])].toSorted().join('-'));
  const bye = await region.getByText(/sits out$/).allTextContents();
  return [...met.toSorted(), ...bye.map((text) => /Clube ([A-M])/.exec(text)![1]!)];
}

/** Draws, publishes and calls the round; from the second on as the second reckoning draws it. */
async function drawnAndCalled(round: number): Promise<RoundMatches> {
  await desk.go('Draw');
  if (round > 1) {
    const { matches: expected, bye } = naiveDraw(swiss(), round - 1);
    await eventually(() => proposed(round)).toEqual([
      ...expected.map(([one, other]) => [one, other].toSorted().join('-')).toSorted(),
      ...(bye === undefined ? [] : [nameOf(bye).at(-1)]),
    ]);
  }
  await matches.drawProposed(round);
  await matches.publish(round);
  if (round === 1) await desk.step('Open the session');
  else await desk.step(`Start round ${round}`);
  return matches.drawn(round);
}

/** All matches of a round but those that are told. */
async function others(drawn: RoundMatches, told: readonly MatchTile[]): Promise<readonly NaiveMatch[]> {
  const rest = drawn.matches.filter((tile) => !told.includes(tile));
  return Promise.all(rest.map((tile) => typed(drawn, tile)));
}

const byeOf = ({ bye }: RoundMatches) => (bye === undefined ? {} : { bye: bye.contestant });

const opened = (tile: MatchTile) =>
  matches.openMatch(
    new RegExp(`^Match ${tile.match}: ${nameOf(tile.home.contestant)} – ${nameOf(tile.away.contestant)}`),
  );

/** The ranking as everybody sees it is the one that the second reckoning has. */
async function isRanked(after: number): Promise<void> {
  const expected = naiveStanding(swiss(), after).map(
    ({ team, vps }) => `${nameOf(team)} ${(vps / 100).toFixed(2)}`,
  );
  const visitor = await site.visitor({ viewport: { width: 1280, height: 800 } });
  await visitor.page.goto(`/r/${desk.tournament}/ranking`);
  const lines = async () =>
    (await cells(visitor.page.getByRole('table'))).map(
      (row) => `${/Clube [A-M]/.exec(row[3] ?? '')?.[0]} ${row.at(-1)}`,
    );
  await eventually(lines).toEqual(expected);
  await visitor.leave();
}

describe.sequential('a Swiss of thirteen teams, on the pages', () => {
  inOrder();

  test('is created, and its teams pasted from a list as secretaries keep them', async () => {
    await desk.setPassword();
    await page.getByRole('link', { name: 'New tournament' }).click();
    await page.getByText('Teams', { exact: true }).click();
    await field(page, 'How many teams come?').fill('13');
    await page.getByRole('radio', { name: /Swiss/ }).check();
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill(String(ROUNDS));
    await field(page, 'First round').selectOption('1 against the last');
    await field(page, 'Last rounds with rematches (Danish)').selectOption('The last one');
    await field(page, 'Boards a match').fill(String(BOARDS));
    await field(page, 'Line-ups').selectOption('blind');
    await field(page, 'Name').fill('Nowhere Swiss');
    await press(page, 'Create and enter the teams');
    await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
    await matches.send('change-settings', { changes: { showRanking: 'live' } });
    await matches.pasteTeams(
      TEAMS.map((team, at) => {
        const [first, ...rest] = playersOf(team);
        // A spreadsheet's tabs, its quotes, or commas; numbered or in order.
        if (at % 3 === 0) return `${team}\t"${nameOf(team)}"\t${[first, ...rest].join('\t')}`;
        if (at % 3 === 1) return `${team}. ${nameOf(team)}; ${first}; ${rest.join('; ')}`;
        return `${team}) ${nameOf(team)}: ${[first, ...rest].join(', ')}`;
      }),
    );
    await looksSound(page);
  });

  test('round 1: blind line-ups, a table on its phone, both captains sign on theirs', async () => {
    const drawn = await drawnAndCalled(1);
    const [tile] = drawn.matches;
    const { home, away } = teamsOf(tile!);
    const [mine, theirs] = await Promise.all([matches.captainOf(home), matches.captainOf(away)]);
    phones.push(mine, theirs);
    const [a, b, c, d] = playersOf(home) as [string, string, string, string];
    await declare(mine.page, [a, b], [c, d]);
    // Neither sees the other's before both are in.
    await mine.page.getByText('The other line-up is shown when both are in.').waitFor();
    const [e, f, g, h] = playersOf(away) as [string, string, string, string];
    await theirs.page
      .getByRole('link', { name: 'Team' })
      .or(button(theirs.page, 'Declare the line-up'))
      .first()
      .waitFor();
    await declare(theirs.page, [g, h], [e, f]);
    await mine.page
      .getByRole('region', { name: `Line-up of ${nameOf(away)}` })
      .getByText(g)
      .waitFor();

    await desk.step('Start round 1');
    const card = (await desk.cards()).find(({ table }) => table === tile!.open.table)!;
    const phone = await Phone.of(site);
    await phone.join(card);
    await phone.seats(a, b, g, h);
    await phone.question().click();
    const [board, ...rest] = drawn.boards as [number, ...number[]];
    await press(phone.page, new RegExp(`^Enter board ${board}`));
    await phone.score(board, '4SN=');
    await phone.page.context().close();
    await level(drawn, tile!, rest);
    await opened(tile!);
    await matches.typeRoom('Closed room', { [board]: '3nte-1' });
    await press(page, 'Close');
    for (const captain of [mine, theirs]) {
      await captain.page.getByRole('link', { name: 'Team' }).click();
      await press(captain.page, 'Sign the result', 'Yes, sign');
    }
    await mine.page.getByText('Both captains have signed.').waitFor();
    await desk.go('Matches');
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/Signed by both/);
    const boards = [{ open: pointsOf('4SN=', board), closed: pointsOf('3NTE-1', board) }, ...rest.map(LEVEL)];
    played.push({ matches: [{ home, away, boards }, ...(await others(drawn, [tile!]))], ...byeOf(drawn) });
    await isRanked(1);
  });

  test('round 2: a score adjusted in the closed room (Law 12C1(c)), 3 IMPs off a team (RTP 2.1.11.2)', async () => {
    const drawn = await drawnAndCalled(2);
    const [adjusted, penalised] = drawn.matches as [MatchTile, MatchTile];
    const [board, ...rest] = drawn.boards as [number, ...number[]];
    await level(drawn, adjusted, drawn.boards);
    await desk.weigh(
      { board, round: drawn.first, table: adjusted.closed!.table },
      [
        { result: '4sn=', percent: 60 },
        { result: '3nte-1', percent: 40 },
      ],
      'Misinformation in the closed room',
    );
    const fined = await typed(drawn, penalised);
    await opened(penalised);
    await matches.choose('Penalty');
    await page.getByText('Another penalty, without the table').click();
    await page.getByRole('combobox', { name: 'Penalty', exact: true }).selectOption('IMPs');
    await field(page, 'How much').fill('3');
    await field(page, 'Law or rule').fill('RTP 2.1.11.2');
    await field(page, 'Why').fill('Late');
    await looksSound(page);
    await press(page, 'Give the penalty');
    await page.getByText('Done.', { exact: true }).waitFor();
    await press(page, 'Close');
    const of = [[pointsOf('4SN=', board), 60] as const, [pointsOf('3NTE-1', board), 40] as const];
    played.push({
      matches: [
        {
          ...teamsOf(adjusted),
          boards: [{ open: pointsOf('3NTS=', board), weighted: { room: 'closed', of } }, ...rest.map(LEVEL)],
        },
        { ...fined, off: { home: 3 } },
        ...(await others(drawn, [adjusted, penalised])),
      ],
      ...byeOf(drawn),
    });
    await isRanked(2);
  });

  test('round 3: a team does not appear (RTP 3.6.7.2)', async () => {
    const drawn = await drawnAndCalled(3);
    const [tile] = drawn.matches as [MatchTile];
    await opened(tile);
    await matches.choose('Ruling');
    await field(page, 'What happened').selectOption('A team did not appear');
    await field(page, 'Who did not appear').selectOption(nameOf(tile.away.contestant));
    await field(page, 'Why').fill('Nobody of the team came');
    await looksSound(page);
    await press(page, 'Record the ruling');
    await page.getByText('Done.', { exact: true }).waitFor();
    await press(page, 'Close');
    await eventually(() => matches.tile(/^Match 1/)).toMatch(/Ruled.*RTP 3\.6\.7\.2/);
    const { home: opponent, away: absent } = teamsOf(tile);
    played.push({
      matches: await others(drawn, [tile]),
      absences: [{ absent, opponent }],
      ...byeOf(drawn),
    });
    await isRanked(3);
  });

  test('round 4, and after it a team leaves (RTP 3.6.12.4(c))', async () => {
    const drawn = await drawnAndCalled(4);
    played.push({ matches: await others(drawn, []), ...byeOf(drawn) });
    await isRanked(4);
    const absent = played[2]!.absences![0]!.absent;
    const leaver = naiveStanding(swiss(), 4).findLast(({ team }) => team !== absent)!.team;
    await desk.go('Entries');
    await page.getByRole('button', { name: `Edit: ${nameOf(leaver)}` }).click();
    await page.getByText('Withdraw the team', { exact: true }).first().click();
    await field(page, 'Reason').fill('Had to go home');
    await looksSound(page);
    await page.getByRole('group').getByRole('button', { name: 'Withdraw the team' }).click();
    await page.getByText('withdrawn', { exact: true }).waitFor();
    out.push(leaver);
    await isRanked(4);
  });

  test('round 5: two boards in turned seats are not compared (RTP 2.3.6.6)', async () => {
    const drawn = await drawnAndCalled(5);
    const [tile] = drawn.matches as [MatchTile];
    await level(drawn, tile, drawn.boards);
    const kept = drawn.boards.slice(2);
    await desk.go('Room');
    await button(
      page,
      new RegExp(`^${tile.open.table} ?Table ${tile.open.table}:|^Table ${tile.open.table}:`),
    ).click();
    await press(page, 'Seats turned');
    for (const board of kept)
      await page.getByRole('checkbox', { name: `Board ${board}`, exact: true }).uncheck();
    await page
      .getByText(/^Board \d+, table \d+: team \d+ North–South, team \d+ East–West/)
      .first()
      .waitFor();
    await looksSound(page);
    await press(page, 'Mend it so');
    await page.getByText('Mended.').waitFor();
    await press(page, 'Close');
    const rest = await others(drawn, [tile]);
    played.push({ matches: [{ ...teamsOf(tile), boards: kept.map(LEVEL) }, ...rest], ...byeOf(drawn) });
    await isRanked(5);
  });

  test('round 6: a whole match in turned seats is void, 8 VPs each; the absence of round 3 is settled (RTP 3.6.12.4(b))', async () => {
    const drawn = await drawnAndCalled(6);
    const [tile] = drawn.matches as [MatchTile];
    await level(drawn, tile, drawn.boards);
    await opened(tile);
    await matches.choose('Ruling');
    await field(page, 'What happened').selectOption('Wrong seats');
    await page.getByLabel('It was noticed only after the match').check();
    await page.getByText(/: 8\.00 VPs\. .*: 8\.00 VPs\./).waitFor();
    await looksSound(page);
    await field(page, 'Why').fill('The closed room was turned to the end');
    await press(page, 'Record the ruling');
    // Boards with results count no more: the director confirms it.
    await page.getByText(/They count no more/).waitFor();
    await press(page, 'Go on all the same');
    await page.getByText('Done.', { exact: true }).waitFor();
    await press(page, 'Close');
    const { home, away } = teamsOf(tile);
    const given = [home, away].map((team) => ({ team, vps: 800 }));
    played.push({ matches: await others(drawn, [tile]), given, ...byeOf(drawn) });
    await isRanked(6);
  });

  test('round 7, Danish (RTP 3.6.12.8), and all that is shown of the event', async () => {
    const drawn = await drawnAndCalled(7);
    played.push({ matches: await others(drawn, []), ...byeOf(drawn) });
    await isRanked(7);
    const [mine] = phones;
    await looksSound(mine!.page);
    const { tournament } = desk;
    for (const path of ['cross', 'matches', 'butler', `team/${out[0]}`, 'team/1']) {
      await page.goto(`/r/${tournament}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await looksSound(page);
    }
    expect([desk, ...phones].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
