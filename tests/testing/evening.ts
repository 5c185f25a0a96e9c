import { expect } from 'vitest';
import { type Given, type Line, rankByHand, surely } from './by-hand.ts';
import type { Desk, Grounds, Place, Weighed } from './desk.ts';
import type { Device, Meeting, Phone, TableCard } from './phone.ts';
import { another, pointsOf, whatHappens } from './played.ts';
import { columns, eventually, LAPTOP, type Site, sheets, type Visitor } from './site.ts';

/** A line, and where it was played. */
interface PlayedLine extends Line {
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
  private penalties: Readonly<Record<string, number>> = {};
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

  /**
   * The same with one table tapped on the pages of a phone that goes there; the others send what such pages send. So
   * every table is tapped in some round, and the test takes a fraction of the time.
   */
  async playTapping(
    round: number,
    phone: Phone,
    table: number,
    otherwise = () => phone.playRound(round, whatHappens),
  ): Promise<void> {
    const tapped = async () => {
      await phone.scan(this.cards[table - 1]!);
      return otherwise();
    };
    await this.play(round, { [table]: tapped });
  }

  /** A board that cannot be played has what the director gives for it; the others of the round are played. */
  async playWithout(
    phone: Phone,
    pairs: Meeting,
    at: Place,
    given: Given,
    grounds: Grounds,
  ): Promise<readonly Line[]> {
    await this.desk.award(at, given, grounds);
    await phone.isSettled(at.board);
    const lost: Line = { board: at.board, ...pairs, happened: [], given };
    return [lost, ...(await phone.playOn(pairs, whatHappens))];
  }

  /** What a table wrote in a round. */
  linesAt(round: number, table: number): readonly PlayedLine[] {
    return this.lines.filter((line) => line.round === round && line.table === table);
  }

  /** Everything that a table sent in a round was written down once, however often it was sent. */
  async arrivedOnce(round: number, table: number): Promise<void> {
    for (const { board } of this.linesAt(round, table)) {
      const place = `Board ${board}, round ${round}, table ${table}:`;
      await this.desk.isRecorded(new RegExp(`${place}.* agreed`), 1);
      await this.desk.isRecorded(new RegExp(`${place}.* entered by`), 1);
    }
  }

  /** Something else stands on a line than what its table wrote. */
  private change(line: PlayedLine, happened: Line['happened']): void {
    this.lines = this.lines.map((other) => (other === line ? { ...line, happened } : other));
  }

  /** Both sides say that something else happened on the first board of the round than they agreed to (Law 79C). */
  async correct(round: number, table: number): Promise<void> {
    const [line] = this.linesAt(round, table);
    const right = another(line!);
    await this.desk.correct(line!.board, line!.ns, right);
    await this.desk.isRecorded(`Board ${line!.board}, round ${round}, table ${table} was corrected`, 1);
    this.change(line!, surely(pointsOf(right, line!.board)));
  }

  /** The director weighs what might have happened on the first board of the round (Law 12C1(c)). */
  async weigh(round: number, table: number, outcomes: readonly Weighed[]): Promise<void> {
    const [line] = this.linesAt(round, table);
    await this.desk.weigh(line!, outcomes, 'After a hesitation');
    this.change(
      line!,
      outcomes.map(({ result, percent }) => ({
        points: pointsOf(result, line!.board),
        weight: percent / 100,
      })),
    );
  }

  /** A penalty of that many per cent of a top (Law 90). */
  async penalise(pair: string, percent: number): Promise<void> {
    await this.desk.penalise(pair, percent, 'Talked about a board');
    this.penalties = { ...this.penalties, [pair]: percent / 100 };
  }

  /** The last round is over: the session is closed, its results are published. */
  async end(rounds: number): Promise<void> {
    await this.desk.step(`End round ${rounds}`);
    await this.desk.step('Close the session');
    await this.desk.step('Publish the results');
  }

  /** What everybody sees is what comes out by hand: on a page that was open all evening, at the desk and on paper. */
  async isRankedAsByHand(lists: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const byHand = rankByHand(this.lines, this.penalties);
    const { page: watched, complaints } = this.watcher;
    await watched.getByText('Final results.').waitFor();
    const paper = await this.desk.print('Ranking For the notice board');
    await this.desk.go('Ranking');
    for (const [name, pairs] of Object.entries(lists)) {
      const expected = byHand
        .filter(({ pair }) => pairs.includes(pair))
        .map(({ pair, percent }, at) => [String(at + 1), pair, `${percent.toFixed(2)}%`]);
      for (const [page, score] of [
        [watched, 'Score'],
        [this.desk.page, 'Per cent'],
        [paper, 'Score'],
      ] as const) {
        const table = page.getByRole('table', { name, exact: true });
        await eventually(async () => {
          const rows = await columns(table, ['Place', 'Pair', score]);
          return rows.map(([place, pair, figure]) => [place, pair!.split(' ', 1)[0], figure]);
        }).toEqual(expected);
      }
    }
    expect(await sheets(paper)).toBe(1);
    await paper.close();
    expect(complaints).toEqual([]);
  }
}
