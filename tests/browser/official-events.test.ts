import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { plan, threeTables } from '../testing/club.ts';
import { inOrder } from '../testing/in-order.ts';
import { signedIn } from '../testing/signed-in.ts';
import { button, eventually, field, PHONE, press, type Site, type Visitor } from '../testing/site.ts';
import { looksSound } from '../testing/sound.ts';

/** What the two regulations do differently, told of the same two sessions. */
const REGULATIONS = [
  {
    profile: 'rtp-2014',
    laws: 2007,
    /** Said before the first session opens: 12 boards are too few (RTP 3.5.1, ROP 8.1.1). */
    tooFew: /at least 24 boards.*\(RTP 3\.5\.1\)/,
    because: 'Why it is done all the same',
    late: {
      waitedFor: /^It is waited for until .* \(RTP 2\.2\.3\.2\)/,
      row: /^Late arrival or slow play/,
      proposes: /PP: procedural penalty, 10/,
      lost: '1',
    },
    /** RTP 2.1.11.2: a warning the first time. ROP 5.13, 9.1: 20% for North–South. */
    turned: /^Give it: .*warning/i,
    moveAsks: 'Was the opening lead of board 2 faced?',
    keeps: 'its opening lead was faced',
    breach: 'RTP 2.2.2.1(a)',
    tieClause: 'RTP 3.5.9.1',
  },
  {
    profile: 'rop',
    laws: 1997,
    tooFew: /at least 24 boards.*\(ROP 8\.1\.1\)/,
    because: 'What force majeure',
    late: {
      // Until the end of the first round of 14 minutes it can be waited for; it may be out after 20.
      waitedFor: /^It is waited for until .* \(ROP 5\.4\)/,
      row: /^Late arrival/,
      proposes: /PP: procedural penalty, 30/,
      lost: undefined,
    },
    turned: /^Give it: .*20 % of a top/,
    moveAsks: 'Was the auction of board 2 over?',
    keeps: 'its auction was over',
    breach: 'ROP 5.11',
    tieClause: 'ROP 5.10',
  },
] as const;

let site: Site;
let director: Client;
let desk: Visitor;

beforeAll(async () => {
  ({ site, director, desk } = await signedIn());
});
afterAll(() => site.close());

interface Where {
  readonly session: number;
  readonly round: number;
  readonly table: number;
  readonly board: number;
}

async function goTo(id: string, part: string, heading: string): Promise<Page> {
  await desk.page.goto(`/desk/${id}/${part}`);
  await desk.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return desk.page;
}

async function codesOf(id: string) {
  return (await director.get(`/api/tournaments/${id}/codes`)).json as {
    readonly tables: readonly { table: number; code: string }[];
    readonly pairs: readonly { pair: string; code: string }[];
  };
}

/** The plays of a round, table by table. */
const tablesOf = (round: number) => threeTables().rounds[round - 1]!.tables;

describe.sequential.each(REGULATIONS)('an official event of two sessions by $profile', (by) => {
  inOrder();

  let id: string;
  const write = ({ session, round, table, board }: Where, result: string) =>
    director.must(id, 'record-result', {
      session,
      section: 'A',
      round,
      table,
      board,
      result,
      by: 'director',
    });

  test('it is said that it has too few boards, and opened with a reason that stays on record', async () => {
    const created = await director.post('/api/tournaments', {
      id: randomUUID(),
      data: {
        name: 'Nowhere Championship',
        date: '2026-03-14',
        settings: {
          profile: by.profile,
          laws: by.laws,
          official: true,
          sessionCount: 2,
          prizePlaces: 1,
          lead: 'not-asked',
          devices: 'own',
        },
      },
    });
    id = created.json.tournament;
    await plan(director, id);
    const page = await goTo(id, 'room', 'Room');
    await press(page, 'Open the session');
    await page.getByText(by.tooFew).first().waitFor();
    await field(page, by.because).fill('The hall closes early: the river is rising');
    await looksSound(page);
    await press(page, 'Go on all the same');
    await press(page, 'Start round 1');
    const history = await director.view(id, 'history');
    expect(JSON.stringify(history.json.lines)).toContain('the river is rising');
  });

  test('a late pair: waited for by the clause, back in its place; the table of penalties says what 12 minutes cost', async () => {
    const room = await goTo(id, 'room', 'Room');
    const panel = room.getByRole('region', { name: 'Not there', exact: true });
    await panel.getByLabel('Who is not there?').selectOption('4');
    await press(room, 'Is not there');
    await panel.getByText(by.late.waitedFor).waitFor();
    await press(room, 'It has come');
    await panel.getByText('Pair 4 came less than a minute late.').waitFor();
    const page = await goTo(id, 'rulings', 'Rulings');
    await press(page, 'Penalty or warning');
    await page.getByLabel('What was done? Type a word').fill('late');
    await press(page, by.late.row);
    await field(page, 'Pair').first().selectOption('4');
    await field(page, 'Completed minutes late').fill('12');
    if (by.late.lost !== undefined) await field(page, 'Boards lost because of it').fill(by.late.lost);
    await page.getByRole('region', { name: 'The table proposes' }).getByText(by.late.proposes).waitFor();
    await press(page, 'Give it');
    await page.getByLabel('What was done? Type a word').waitFor();
  });

  test('a slow table at the move: what is not far enough is lost', async () => {
    for (const { table, boards } of tablesOf(1))
      for (const board of table === 1 ? boards.slice(0, 1) : boards)
        await write({ session: 1, round: 1, table, board }, 'Pass');
    const { code } = (await codesOf(id)).tables.find(({ table }) => table === 1)!;
    const slow = await site.visitor(PHONE);
    await slow.page.goto(`/t/${id}?code=${code}`);
    await press(slow.page, 'Yes, that is us');
    await director.must(id, 'start-round', { session: 1, round: 2 });
    await slow.page.getByText(by.moveAsks, { exact: false }).waitFor();
    await press(slow.page, 'No: it is lost');
    const page = await goTo(id, 'room', 'Room');
    const panel = page.getByRole('region', { name: 'The move was called' });
    await panel.getByText(by.keeps, { exact: false }).waitFor();
    await press(page, 'Give 1 artificial score');
    await panel.waitFor({ state: 'detached' });
    expect(slow.complaints).toEqual([]);
    await slow.leave();
  });

  test('a board turned by a quarter stands, each pair scored as it sat, with the penalty of the regulation', async () => {
    const { boards } = tablesOf(2)[0]!;
    for (const board of boards) await write({ session: 1, round: 2, table: 1, board }, '2HN+1');
    const page = await goTo(id, 'room', 'Room');
    await press(page, /^Table 1:/, 'Seats turned');
    const drawer = page.getByRole('dialog', { name: 'Table 1' });
    await press(page, by.turned);
    await drawer.getByText(/^Given: /).waitFor();
    await drawer.getByRole('button', { name: 'Mend it so', exact: true }).click();
    await drawer.getByText('Mended.', { exact: true }).waitFor();
    const traveller = await director.view(id, 'traveller', { session: 1, board: boards[0]! });
    const row = traveller.json.rows.find(
      (each: { table: number; round: number }) => each.table === 1 && each.round === 2,
    );
    // The pair that was to sit East–West has North–South's 140 now.
    expect([row.ns.contestant, row.result.ns]).toEqual([tablesOf(2)[0]!.ew.toString(), 140]);
  });

  test('a substitute of a higher tier is refused until it is said what it leads to; one of the same tier plays', async () => {
    await director.must(id, 'change-contestant', {
      kind: 'pair',
      contestant: '6',
      players: [
        { name: 'Zoë Ñandú 6', tier: 3 },
        { name: 'Álvaro Pêra 6', tier: 3 },
      ],
    });
    const page = await goTo(id, 'rulings', 'Rulings');
    await press(page, 'Substitute');
    const enter = async (name: string, tier: string) => {
      await field(page, 'Pair').first().selectOption('6');
      await field(page, 'Who is replaced').selectOption('0');
      await page.getByRole('combobox', { name: 'Substitute', exact: true }).fill(name);
      await field(page, 'Tier of the substitute').selectOption(tier);
      await press(page, 'Enter the substitute');
    };
    await enter('Somebody Strong', '1');
    await page.getByText('Please look at this first').waitFor();
    await page.getByText(by.breach, { exact: false }).first().waitFor();
    await looksSound(page);
    await press(page, 'Cancel');
    await enter('Somebody Alike', '3');
    await page.getByText('Somebody Alike plays in pair 6', { exact: false }).first().waitFor();
    const history = await director.view(id, 'history');
    expect(history.json.lines[0]).toMatchObject({ code: 'player-substituted', params: { pair: '6' } });
  });

  test('a correction asked for by phone, confirmed by the other pair, made by the director', async () => {
    const { pairs } = await codesOf(id);
    const own = async (pair: string): Promise<Visitor> => {
      const phone = await site.visitor(PHONE);
      await phone.page.goto(`/p/${id}/pair/${pair}#code=${pairs.find((each) => each.pair === pair)!.code}`);
      return phone;
    };
    // Pairs 1 and 4 met at table 1 in round 1; board 1 was passed out, as it was written.
    const asking = await own('1');
    await press(asking.page, 'A score is wrong');
    await field(asking.page, 'What should be written?').fill('3NT by North, made');
    await press(asking.page, 'Ask the director');
    const confirming = await own('4');
    await press(confirming.page, 'Yes, it is wrong');
    const page = await goTo(id, 'room', 'Room');
    const panel = page.getByRole('region', { name: 'Corrections asked for' });
    await panel.getByText('The other side confirms it.').waitFor();
    await panel.getByLabel('What is right').fill('3ntn=');
    await press(page, 'Correct');
    await panel.waitFor({ state: 'detached' });
    expect([...asking.complaints, ...confirming.complaints]).toEqual([]);
    await asking.leave();
    await confirming.leave();
  });

  test('the second session is planned from the desk: pairs that met are said to meet again', async () => {
    await director.must(id, 'close-session', {
      session: 1,
      confirmed: ['missing-results', 'disputed-results', 'unagreed-results'],
    });
    const page = await goTo(id, 'setup', 'Set-up');
    await page.getByRole('heading', { name: 'Plan session 2' }).waitFor();
    await eventually(() => field(page, 'Seats').inputValue()).toBe('apart');
    await looksSound(page);
    // Smaller than the page proposes, and seated alike, so that it can be scored by hand.
    const seating = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at + 1, `${at + 1}`]));
    await director.must(id, 'plan-session', {
      session: 2,
      sections: [{ section: 'A', movement: threeTables(), seating }],
      confirmed: ['met-before'],
      because: 'An evening of three tables',
    });
    await press(page, 'Open session 2');
    await page.getByText('Session 2: open').waitFor();
  });

  test('a tie for the title is broken, one for the second place is shared', async () => {
    /*
     * Boards 1, 3 and 5 as below, all others passed out; 4, 2 and 0 matchpoints a board, 2 where all are equal.
     * North–South 1, 2, 3: 4 2 0, 4 2 0 and 0 4 2: with 6 for the rest 14, 14 and 8 of 24.
     * East–West: who met 1, 2, 3 on board 1 were 4, 6, 5; on board 3 they were 6, 5, 4; on board 5 they were 5, 4, 6:
     * pair 4 has 0 + 4 + 0, pair 5 has 4 + 2 + 4, pair 6 has 2 + 0 + 2: with 6 for the rest 10, 16 and 10.
     */
    const won: Readonly<Record<number, Readonly<Record<number, string>>>> = {
      1: { 1: '4SN=', 2: '2SN=', 3: 'Pass' },
      3: { 1: '4SN=', 2: '2SN=', 3: 'Pass' },
      5: { 1: '4SN-1', 2: '4SN=', 3: 'Pass' },
    };
    const page = await goTo(id, 'boards', 'Boards');
    const line = field(page, 'Result of the current line');
    let typed = 0;
    for (const round of [1, 2, 3]) {
      await press(page, `Start round ${round}`);
      if (round > 1) await press(page, 'Go on all the same');
      for (const { ns, boards } of tablesOf(round))
        for (const board of boards) {
          await line.fill(`${board} p${ns} ${won[board]?.[Number(ns)]?.toLowerCase() ?? 'p'}`);
          await line.press('Enter');
          typed += 1;
          await page.getByText(`${typed} of 18 results`).waitFor();
        }
    }
    // ROP 5.10: half a matchpoint behind is a tie too, where a title hangs on it. 12.5% of a top of 4.
    if (by.profile === 'rop')
      await director.must(id, 'give-penalty', {
        session: 2,
        contestant: '1',
        amount: { unit: 'percent-of-top', value: '12.5' },
        clause: 'ROP 9.1',
        reason: 'Half a matchpoint',
      });
    await press(page, 'End round 3', 'Go on all the same', 'Close the session', 'Publish the results');
    await button(page, 'Publish the results').waitFor({ state: 'hidden' });
    const watcher = await site.visitor(PHONE);
    await watcher.page.goto(`/r/${id}/ranking?session=2`);
    const list = watcher.page.getByRole('table', { name: 'North–South' });
    await list.getByRole('button', { name: 'Place 1: why?' }).click();
    // Against each other on the boards of their line: 4 + 3 for pair 1, 2 + 3 for pair 2.
    await watcher.page.getByText(by.tieClause, { exact: false }).first().waitFor();
    await looksSound(watcher.page);
    const { json } = await director.view(id, 'ranking', { session: 2 });
    const placed = json.lists.map(({ lines }: { lines: readonly { contestant: string; place: number }[] }) =>
      lines.map(({ contestant, place }) => `${place} ${contestant}`),
    );
    expect(placed).toEqual([
      ['1 1', '2 2', '3 3'],
      ['1 5', '2 4', '2 6'],
    ]);
    expect([...watcher.complaints, ...desk.complaints]).toEqual([]);
    await watcher.leave();
  });
});
