import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { type Line, surely } from './by-hand.ts';
import { button, PHONE, press, type Site, type Visitor } from './site.ts';

/** What a browser says of a lost connection: no complaint. */
export const LOST = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

const STRAINS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', NT: 'NT' } as const;
const SEATS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const RESULT = /^(?<level>\d)(?<strain>[CDHS]|NT)(?<doubling>X?)(?<seat>[NESW])(?<tricks>=|[+-]\d)$/;

/** What to tap for `4SXN+1`: level, strain, double, declarer, tricks. */
function tapsFor(result: string): readonly string[] {
  if (result === 'Pass') return ['Passed out'];
  const { level, strain, doubling, seat, tricks } = RESULT.exec(result)!.groups!;
  const count = Number(tricks!.slice(1)) === 1 ? 'one' : tricks!.slice(1);
  return [
    level!,
    STRAINS[strain as keyof typeof STRAINS],
    ...(doubling === 'X' ? ['X doubled'] : []),
    SEATS[seat as keyof typeof SEATS],
    tricks === '=' ? 'just made' : `${count} ${tricks!.startsWith('+') ? 'over' : 'down'}`,
  ];
}

/** What happens when two pairs meet on a board, and what it is worth to North–South. */
export type Play = (
  board: number,
  ns: number,
  ew: number,
) => { readonly result: string; readonly points: number };

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** What a table plays with: it answers with what happened. */
export interface Device {
  readonly playRound: (round: number, play: Play) => Promise<readonly Line[]>;
}

/** Who meets at the table. */
export type Meeting = Pick<Line, 'ns' | 'ew'>;

/** The card on a table. */
export interface TableCard {
  readonly tournament: string;
  readonly table: number;
  readonly code: string;
}

/** The phone that lies at a table: everything by taps on its pages. */
export class Phone implements Device {
  readonly page: Page;
  readonly complaints: readonly string[];

  private constructor({ page, complaints }: Visitor) {
    this.page = page;
    this.complaints = complaints;
  }

  static async of(site: Site): Promise<Phone> {
    return new Phone(await site.visitor(PHONE, LOST));
  }

  /** Finds the tournament that is being played, and types the code that lies on the table. */
  async join({ table, code }: TableCard): Promise<void> {
    await this.page.goto('/t');
    await this.page.getByLabel('The table’s code').fill(code);
    await press(this.page, 'Join');
    await this.heading(`Table ${table}`);
  }

  /** Opens the address that is in the table's QR code, wherever it was before. */
  async scan({ table, code, tournament }: TableCard): Promise<void> {
    await this.page.goto(`/t/${tournament}?code=${code}`);
    await this.heading(`Table ${table}`);
  }

  private async heading(name: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** The four of a match's table, each in a seat. */
  async seats(north: string, south: string, east: string, west: string): Promise<void> {
    await expect
      .poll(() => this.page.locator('main').textContent())
      .toMatch(new RegExp(`North\\s*${north}\\s*South\\s*${south}.*East\\s*${east}\\s*West\\s*${west}`));
  }

  /** `Yes, that is us`: asked whenever others sit here than before. */
  question() {
    return button(this.page, 'Yes, that is us');
  }

  /** Is there a meeting at this table in the round? Then the players say that it is them. */
  async sitDown(round: number): Promise<Meeting | undefined> {
    const { page } = this;
    await page.getByText(`Round ${round} of`).waitFor();
    const question = this.question();
    const nobody = page.getByText(/has no opponents this round|Nobody plays at this table/);
    await question.or(nobody).waitFor();
    if ((await question.count()) === 0) return undefined;
    const who = await page.getByText(/^(Pair|Player) \d+$/).allInnerTexts();
    const numbers = who.map((text) => text.replace(/^\w+ /, ''));
    await question.click();
    // North, South, East, West by name where partners change.
    const [first, second, third, fourth] = numbers;
    if (fourth !== undefined) return { ns: `${first}+${second}`, ew: `${third}+${fourth}` };
    return { ns: first!, ew: second! };
  }

  /** One side enters, the other agrees (RTP 2.1.9). */
  async score(board: number, result: string): Promise<void> {
    await this.heading(`Board ${board}`);
    await press(this.page, ...tapsFor(result), /^Hand it to/, /^We are/, 'We agree');
    await this.heading(`Board ${board} is agreed`);
  }

  /** Both sides look at the round as on their own card. */
  async confirm(lines: readonly Line[]): Promise<void> {
    const { page } = this;
    await press(page, 'Check and confirm the round');
    for (const [side, sign] of [
      ['North–South', 1],
      ['East–West', -1],
    ] as const) {
      await this.heading(`${side}: your own card`);
      const card = await page
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => [row.children[0]?.textContent, row.children[2]?.textContent]),
        );
      expect(card).toEqual(
        lines.map(({ board, happened: [only] }) => [String(board), signed(sign * only!.points)]),
      );
      await press(page, `Right: ${side} confirm`);
    }
    await page.getByText('The round is confirmed').waitFor();
  }

  /** Plays what is left of the round, and confirms it. */
  async playOn(pairs: Meeting, play: Play): Promise<readonly Line[]> {
    const lines: Line[] = [];
    const next = button(this.page, /^(Enter|Next:) board \d+$/);
    const confirm = button(this.page, 'Check and confirm the round');
    for (;;) {
      await next.or(confirm).waitFor();
      if ((await next.count()) === 0) break;
      const board = Number(/\d+/.exec((await next.textContent())!)![0]);
      await next.click();
      const { result, points } = play(board, Number.parseInt(pairs.ns, 10), Number.parseInt(pairs.ew, 10));
      await this.score(board, result);
      lines.push({ board, ...pairs, happened: surely(points) });
    }
    await this.confirm(lines);
    return lines;
  }

  /** A whole round until all has arrived; nothing where nobody meets. */
  async playRound(round: number, play: Play): Promise<readonly Line[]> {
    const pairs = await this.sitDown(round);
    const lines = pairs === undefined ? [] : await this.playOn(pairs, play);
    await this.hasSentAll();
    return lines;
  }

  /** The boards of the round, once the players sit. */
  async boards(): Promise<readonly number[]> {
    const links = this.page.getByRole('navigation', { name: 'Boards' }).getByRole('link');
    await links.first().waitFor();
    return (await links.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  }

  /** Waits until the round shows that the director has settled a board. */
  async isSettled(board: number): Promise<void> {
    await this.page.getByRole('link', { name: new RegExp(`^${board}\\s*agreed`) }).waitFor();
  }

  async setConnected(isConnected: boolean): Promise<void> {
    await this.page.context().setOffline(!isConnected);
  }

  /** The next command arrives, but its answer does not. */
  async loseAnswer(): Promise<void> {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await this.page.route('**/commands', lose, { times: 1 });
  }

  /** How many entries the phone says wait for the connection. */
  async waits(entries: number): Promise<void> {
    await this.page.getByText(`No connection. ${entries} entries wait here.`).waitFor();
  }

  /** Waits until the server has acknowledged everything: what it has not stays in the browser. */
  async hasSentAll(): Promise<void> {
    await this.page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith('naipe-queue:')),
    );
  }
}
