import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Line, rankByHand } from './by-hand.ts';
import type { Desk } from './desk.ts';
import type { Device, TableCard } from './phone.ts';
import { whatHappens } from './played.ts';
import { cells, eventually, LAPTOP, type Site, sheets, type Visitor } from './site.ts';

/** A line, and where it was played. */
export interface PlayedLine extends Line {
  readonly round: number;
  readonly table: number;
}

/** What happens at some tables otherwise than in a plain round. */
type Otherwise = Readonly<Record<number, () => Promise<readonly Line[]>>>;

/** Everybody at a tournament: the director, something to write with at each table, somebody at home who watches. */
export class Evening {
  readonly desk: Desk;
  readonly cards: readonly TableCard[];
  private readonly devices: readonly Device[];
  /** What happened, as those at the tables know it: the pages told them only whom they met on which board. */
  lines: readonly PlayedLine[] = [];
  private readonly watcher: Visitor;

  private constructor(desk: Desk, cards: readonly TableCard[], devices: readonly Device[], watcher: Visitor) {
    this.desk = desk;
    this.cards = cards;
    this.devices = devices;
    this.watcher = watcher;
  }

  /** Opens the session; something sits down at every table with the code that the desk shows. */
  static async begin(
    site: Site,
    desk: Desk,
    sitDown: (card: TableCard) => Promise<Device>,
  ): Promise<Evening> {
    await desk.step('Open the session');
    const cards = await desk.cards();
    const devices = await Promise.all(cards.map(sitDown));
    const watcher = await site.visitor(LAPTOP);
    await watcher.page.goto(`/r/${desk.tournament}/ranking`);
    await watcher.page.getByRole('heading', { name: 'Not yet' }).waitFor();
    return new Evening(desk, cards, devices, watcher);
  }

  /** The director calls the round, every table plays it. */
  async play(round: number, otherwise: Otherwise = {}): Promise<void> {
    await this.desk.step(`Start round ${round}`);
    const tables = this.devices.map(async (device, at) => {
      const table = at + 1;
      const played = await (otherwise[table]?.() ?? device.playRound(round, whatHappens));
      return played.map((line): PlayedLine => ({ ...line, round, table }));
    });
    this.lines = [...this.lines, ...(await Promise.all(tables)).flat()];
  }

  linesAt(round: number, table: number): readonly PlayedLine[] {
    return this.lines.filter((line) => line.round === round && line.table === table);
  }

  /** The first board that a table played in a round. */
  lineAt(round: number, table: number): PlayedLine {
    return this.linesAt(round, table)[0]!;
  }

  /** Something else stands on a line than what its table wrote. */
  change(line: PlayedLine, happened: Line['happened']): void {
    this.lines = this.lines.map((other) => (other === line ? { ...line, happened } : other));
  }

  /** The last round is over: the session is closed, its results are published. */
  async end(rounds: number): Promise<void> {
    await this.desk.step(`End round ${rounds}`);
    await this.desk.step('Close the session');
    await this.desk.step('Publish the results');
  }

  /** What everybody sees is what comes out by hand: on the page that was open all evening, at the desk and on paper. */
  async isRankedAsByHand(
    penalties: Readonly<Record<string, number>>,
    lists: Readonly<Record<string, readonly string[]>>,
  ): Promise<void> {
    const byHand = rankByHand(this.lines, penalties);
    const { page } = this.watcher;
    await page.getByText('Final results.').waitFor();
    const sheet = await this.desk.print('Ranking For the notice board');
    await this.desk.go('Ranking');
    for (const [name, pairs] of Object.entries(lists)) {
      const expected = byHand
        .filter(({ pair }) => pairs.includes(pair))
        .map(({ pair, percent }, at) => `${at + 1} ${pair} ${percent.toFixed(2)}%`);
      const named = { name, exact: true } as const;
      const columns = async (on: Page, ...wanted: readonly number[]) =>
        (await cells(on.getByRole('table', named))).map((row) =>
          wanted.map((column) => row.at(column)!.split(' ', 1)[0]).join(' '),
        );
      await eventually(() => columns(page, 0, 2, -1)).toEqual(expected);
      await eventually(() => columns(this.desk.page, 0, 1, 2)).toEqual(expected);
      await eventually(() => columns(sheet, 0, 1, -1)).toEqual(expected);
    }
    expect(await sheets(sheet)).toBe(1);
    await sheet.close();
    expect(this.watcher.complaints).toEqual([]);
  }
}
