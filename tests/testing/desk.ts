import type { Page } from 'playwright-core';
import type { Given } from './by-hand.ts';
import { PASSWORD } from './club.ts';
import type { TableCard } from './phone.ts';
import { button, cells, eventually, field, LAPTOP, press, type Site, type Visitor } from './site.ts';

type Part =
  | 'Set-up'
  | 'Entries'
  | 'Draw'
  | 'Matches'
  | 'Room'
  | 'Boards'
  | 'Ranking'
  | 'Rulings'
  | 'Print'
  | 'History';

/** Two players of a pair: plainly fictional. */
const namesOf = (pair: number) => [`Ana ${pair}`, `Rui ${pair}`] as const;

/** A board at a table. */
export interface Place {
  readonly board: number;
  readonly round: number;
  readonly table: number;
}

/** The rule that a ruling rests on, and why. */
export interface Grounds {
  readonly clause: string;
  readonly reason: string;
}

/** A result that might have been, and how probable it was. */
export interface Weighed {
  readonly result: string;
  readonly percent: number;
}

/** The director at the laptop: every step through the pages of the desk. */
export class Desk {
  readonly page: Page;
  readonly complaints: readonly string[];

  private constructor({ page, complaints }: Visitor) {
    this.page = page;
    this.complaints = complaints;
  }

  /** At the page where the first start asks for a password. 422: the rules refuse until the director confirms. */
  static async open(site: Site): Promise<Desk> {
    const visitor = await site.visitor(LAPTOP, /status of 422/);
    await visitor.page.goto(`/desk#setup=${site.setupCode}`);
    return new Desk(visitor);
  }

  async setPassword(): Promise<void> {
    await field(this.page, 'Password').fill(PASSWORD);
    await press(this.page, 'Set the password');
    await this.page.getByRole('link', { name: 'New tournament' }).waitFor();
  }

  async go(part: Part): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Parts of the desk' })
      .getByRole('link', { name: part, exact: true })
      .click();
    await this.page.getByRole('heading', { level: 1, name: part }).waitFor();
  }

  /** Begins a tournament from the number of pairs; the movements that suit it are on the page then. */
  async newTournament(pairs: number): Promise<void> {
    await this.page.getByRole('link', { name: 'New tournament' }).click();
    await field(this.page, 'How many pairs?').fill(String(pairs));
    await this.page.getByText('Recommended').waitFor();
  }

  /** The movement of that description. */
  async choose(movement: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: movement }).check();
  }

  async create(name: string): Promise<void> {
    await field(this.page, 'Name').fill(name);
    await press(this.page, 'Create and enter the pairs');
    await this.page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  }

  /** A field for the name of a player, by its label. */
  player(name: string) {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** Name, Tab, name, Enter, the next pair. */
  async typeNames(...pairs: readonly number[]): Promise<void> {
    const { keyboard } = this.page;
    await this.player(`Pair ${pairs[0]}, player 1`).focus();
    for (const pair of pairs) {
      const [first, second] = namesOf(pair);
      await keyboard.type(first);
      await keyboard.press('Tab');
      await keyboard.type(second);
      await keyboard.press('Enter');
    }
  }

  /** A list from elsewhere: a pair a line. */
  async pasteNames(...pairs: readonly number[]): Promise<void> {
    await press(this.page, 'Paste a list');
    await this.page
      .getByLabel(/^A pair a line/)
      .fill(pairs.map((pair) => `${pair} ${namesOf(pair).join(' – ')}`).join('\n'));
    await press(this.page, `Enter ${pairs.length} pairs`);
  }

  /** Another pair walks in before play: it is entered, and the ways to seat it are on the page. */
  async addPair(pair: number): Promise<void> {
    await press(this.page, 'Add a pair');
    await this.page.getByRole('region', { name: `Pair ${pair} has no seat yet` }).waitFor();
    await this.typeNames(pair);
    await this.hasNames(pair);
  }

  /** Takes one of the ways to seat those who have no seat, by its words. */
  async seat(way: string): Promise<void> {
    await this.page.getByRole('button', { name: `Choose: ${way}` }).click();
    await this.page.getByRole('table', { name: 'What each way costs' }).waitFor({ state: 'hidden' });
  }

  /** What a way to seat a pair without a seat costs, line by line. */
  async costs(way: string): Promise<Readonly<Record<string, string>>> {
    const table = this.page.getByRole('table', { name: 'What each way costs' });
    await table.waitFor();
    const names = await table.getByRole('columnheader').allInnerTexts();
    const rows = await cells(table);
    return Object.fromEntries(rows.map((row) => [row[0] ?? '', row[names.indexOf(way)] ?? '']));
  }

  async hasNames(count: number): Promise<void> {
    await this.page.getByText(`${count} have names.`).waitFor();
  }

  /** What lies on the tables. */
  async cards(): Promise<readonly TableCard[]> {
    await this.go('Room');
    await this.page.getByRole('link', { name: 'Codes for the tables' }).click();
    const cards = this.page.getByRole('listitem').filter({ hasText: /^Table \d+/ });
    await cards.first().waitFor();
    return (await cards.allInnerTexts()).map((text) => {
      const [, table, code] = /^Table (\d+)\s+(\d{6,9})/.exec(text)!;
      return { tournament: this.tournament, table: Number(table), code: code! };
    });
  }

  get tournament(): string {
    return /\/desk\/([^/]+)/.exec(this.page.url())![1]!;
  }

  /** The button of the next step, once it is the next. In a test no round has lasted its time, so the desk asks first. */
  async step(name: string): Promise<void> {
    await press(this.page, name);
    const endsARound = /^(End round|Start round (?!1$))/.test(name);
    if (endsARound) await press(this.page, 'Go on all the same');
    await button(this.page, name).waitFor({ state: 'hidden' });
  }

  /** Types a result over one that was agreed, with the reason that is offered (Law 79C). */
  async correct(board: number, pair: string, result: string): Promise<void> {
    await this.go('Boards');
    await field(this.page, 'Result of the current line').fill(`${board} p${pair} ${result}`);
    await this.page.keyboard.press('Enter');
    await this.page.getByLabel('Why (Law 79C)').press('Enter');
    await this.page.getByLabel('Why (Law 79C)').waitFor({ state: 'hidden' });
  }

  /** The cells of a board's lines. */
  lines(board: number) {
    return cells(this.page.getByRole('region', { name: new RegExp(`^Board ${board}:`) }).getByRole('table'));
  }

  private async rule(kind: string): Promise<void> {
    await this.go('Rulings');
    await press(this.page, kind);
    await this.page.getByRole('heading', { level: 2, name: kind }).waitFor();
  }

  private side(name: string) {
    return this.page.getByRole('group', { name, exact: true });
  }

  private async adjust({ board, round, table }: Place, fill: () => Promise<void>): Promise<void> {
    await this.rule('Adjusted score');
    const form = this.page.getByRole('region', { name: 'Adjusted score' });
    await field(form, 'Board').selectOption(String(board));
    const where = field(form, 'Round and table');
    const place = where.locator('option', { hasText: `Round ${round}, table ${table}:` });
    await where.selectOption((await place.getAttribute('value'))!);
    await fill();
    await press(this.page, 'Give the adjusted score');
    await this.isListed(`Board ${board}, round ${round}, table ${table}: adjusted score`);
  }

  /** An artificial score for each side. */
  async award(at: Place, given: Given, { clause, reason }: Grounds): Promise<void> {
    await this.adjust(at, async () => {
      await this.side('North–South').getByLabel('Artificial score').selectOption(given.ns);
      await this.side('East–West').getByLabel('Artificial score').selectOption(given.ew);
      await field(this.page, 'Law or rule').fill(clause);
      await field(this.page, 'Why').fill(reason);
    });
  }

  /** The same weighted score for both sides; the desk knows its clause. */
  async weigh(at: Place, outcomes: readonly Weighed[], reason: string): Promise<void> {
    await this.adjust(at, async () => {
      for (const side of [this.side('North–South'), this.side('East–West')]) {
        await side.getByLabel('Kind').selectOption('Assigned, also weighted');
        for (const [index, { result, percent }] of outcomes.entries()) {
          if (index > 0) await side.getByRole('button', { name: 'Another result' }).click();
          await side.getByLabel('Result').nth(index).fill(result);
          await side.getByLabel('Weight %').nth(index).fill(String(percent));
        }
      }
      await eventually(() => field(this.page, 'Law or rule').inputValue()).toBe('Law 12C1(c)');
      await field(this.page, 'Why').fill(reason);
    });
  }

  async penalise(pair: string, percentOfTop: number, reason: string): Promise<void> {
    await this.rule('Penalty or warning');
    await this.page.getByText('Another penalty, without the table').click();
    await field(this.page, 'Pair').or(field(this.page, 'Player')).selectOption(pair);
    await field(this.page, 'How much').fill(String(percentOfTop));
    await field(this.page, 'Why').fill(reason);
    await press(this.page, 'Give the penalty');
    await this.isListed(`${pair} was given a penalty: ${percentOfTop} % of a top.`);
  }

  /** A pair comes when the others play, and takes the number that is vacant. */
  async seatLatePair(pair: number): Promise<void> {
    await this.rule('Late pair');
    const [first, second] = namesOf(pair);
    await this.player('Player 1').fill(first);
    await this.player('Player 2').fill(second);
    await press(this.page, 'Enter and seat the pair');
    await this.page.getByText('Done.', { exact: true }).waitFor();
  }

  /** The list on the page says so: the line of the last step may say it too. */
  async isListed(sentence: string): Promise<void> {
    await this.page.getByRole('listitem').filter({ hasText: sentence }).first().waitFor();
  }

  /** Waits until the history says it so many times. */
  async isRecorded(sentence: string | RegExp, times: number): Promise<void> {
    await this.go('History');
    await eventually(() => this.page.getByRole('listitem').filter({ hasText: sentence }).count()).toBe(times);
  }

  /** Opens a sheet of paper, by the words of its link, in a page of its own. */
  async print(sheet: string): Promise<Page> {
    await this.go('Print');
    const address = await this.page.getByRole('link', { name: sheet, exact: true }).getAttribute('href');
    const page = await this.page.context().newPage();
    await page.goto(address!);
    return page;
  }
}
