import { randomUUID } from 'node:crypto';
import type { CommandData, CommandType, MatchesFormat, RoundMatches, Settings } from 'naipe/tournament';
import type { Page } from 'playwright-core';
import { Desk } from './desk.ts';
import { button, field, PHONE, press, Site, type Visitor } from './site.ts';
import { looksSound } from './sound.ts';

interface NewMatches {
  readonly settings?: Partial<Settings>;
  readonly entries: readonly CommandData['enter-contestant'][];
  readonly format?: MatchesFormat;
  readonly part?: string;
}

const FOUR = ['Ana', 'Rui', 'Eva', 'Gil'];
const MORE = ['Ivo', 'Lia'];

/** Plainly fictional teams: `Clube A` of Ana 1, Rui 1, Eva 1, Gil 1. */
export const clubs = (count: number, players = 4): readonly CommandData['enter-contestant'][] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'team',
    contestant: String(at + 1),
    name: `Clube ${String.fromCharCode(65 + at)}`,
    players: [...FOUR, ...MORE].slice(0, players).map((name) => ({ name: `${name} ${at + 1}` })),
    captain: 0,
  }));

interface Codes {
  readonly pairs: readonly { readonly pair: string; readonly url: string }[];
}

/** The director of an event of matches: draws, the matches as tiles, one of them opened; and the captains' phones. */
export class MatchDesk {
  readonly desk: Desk;
  readonly page: Page;
  private readonly site: Site;

  constructor(site: Site, desk: Desk) {
    this.site = site;
    this.desk = desk;
    this.page = desk.page;
  }

  /** A new event of so many teams on the page, as `fill` types it; then its entries. */
  async plan(teams: number, kind: RegExp, fill: () => Promise<void>): Promise<void> {
    await this.page.goto('/desk/new');
    await this.page.getByText('Teams', { exact: true }).click();
    await field(this.page, 'How many teams come?').fill(String(teams));
    await this.page.getByRole('radio', { name: kind }).check();
    await fill();
    await press(this.page, 'Create and enter the teams');
    await this.page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  }

  private get api(): string {
    return `/api/tournaments/${this.desk.tournament}`;
  }

  /** A tournament with its entries, and its phase unless that is the story, made past the pages; the desk opens on it. */
  async create({ settings, entries, format, part = 'draw' }: NewMatches): Promise<void> {
    const data = { name: 'Nowhere Cup', date: '2026-03-14', settings: { contestants: 'team', ...settings } };
    const answer = await this.page.request.post('/api/tournaments', { data: { id: randomUUID(), data } });
    if (!answer.ok()) throw new Error(await answer.text());
    const { tournament } = (await answer.json()) as { readonly tournament: string };
    await this.page.goto(`/desk/${tournament}/${part}`);
    for (const entry of entries) await this.send('enter-contestant', entry);
    const contestants = entries.map(({ contestant }) => contestant);
    if (format !== undefined)
      await this.send('plan-phase', { phase: 1, format, groups: [{ section: 'A', contestants }] });
  }

  /** IMPs of matches from their sheets, in the order of the matches, past the pages. */
  async typeSheets(
    { session, section, round, matches }: RoundMatches,
    ...sheets: readonly (readonly [home: number, away: number])[]
  ): Promise<void> {
    for (const [at, [home, away]] of sheets.entries()) {
      const imps = { home: String(home), away: String(away) };
      await this.send('score-match', { session, section, round, match: matches[at]!.match, imps });
    }
  }

  /** Both captains of every match sign, past the pages. */
  async sign({ session, section, round, matches }: RoundMatches): Promise<void> {
    for (const { match, home, away } of matches)
      for (const { contestant: by } of [home, away])
        await this.send('agree-match', { session, section, round, match, by });
  }

  /** What does not matter to the story goes past the pages. */
  async send<T extends CommandType>(type: T, data: CommandData[T]): Promise<void> {
    const answer = await this.page.request.post(`${this.api}/commands`, {
      data: { id: randomUUID(), type, data },
    });
    if (!answer.ok()) throw new Error(`${type}: ${await answer.text()}`);
  }

  /** The round as it is drawn. */
  async drawn(round: number): Promise<RoundMatches> {
    const answer = await this.page.request.get(`${this.api}/views/matches?round=${round}`);
    return ((await answer.json()) as { readonly rounds: readonly RoundMatches[] }).rounds[0]!;
  }

  /** A list of teams, pasted. */
  async pasteTeams(lines: readonly string[]): Promise<void> {
    await press(this.page, 'Paste a list');
    await this.page.getByLabel(/^One team a line/).fill(lines.join('\n'));
    await looksSound(this.page);
    await press(this.page, `Enter ${lines.length} teams`);
    await button(this.page, `Enter ${lines.length} teams`).waitFor({ state: 'hidden' });
  }

  proposal(round: number) {
    return this.page.getByRole('region', { name: `Proposed for round ${round}` });
  }

  /** Draws the round as it is proposed. */
  async drawProposed(round: number): Promise<void> {
    await this.proposal(round)
      .getByRole('button', { name: `Draw round ${round}` })
      .click();
  }

  async publish(round: number): Promise<void> {
    await press(this.page, `Publish round ${round}`);
    await button(this.page, `Publish round ${round}`).waitFor({ state: 'hidden' });
  }

  async openMatch(name: RegExp): Promise<void> {
    await this.desk.go('Matches');
    await button(this.page, name).click();
    await this.page.getByRole('dialog').waitFor();
  }

  /** A part of the match that is open. */
  async choose(part: string): Promise<void> {
    await this.page.getByRole('dialog').getByText(part, { exact: true }).click();
  }

  /** Types results down a room of the open match. */
  async typeRoom(
    room: 'Open room' | 'Closed room',
    results: Readonly<Record<number, string>>,
  ): Promise<void> {
    for (const [board, result] of Object.entries(results)) {
      const line = field(this.page, `Board ${board}, ${room}`);
      await line.fill(result);
      await line.press('Enter');
    }
  }

  /** Types the IMPs of the open match from its sheet. */
  async typeImps(home: RegExp, imps: number, away: RegExp, others: number): Promise<void> {
    await this.choose('As IMPs');
    await this.page.getByLabel(home).fill(String(imps));
    await this.page.getByLabel(away).fill(String(others));
    await press(this.page, 'Record');
  }

  tile(name: RegExp): Promise<string | null> {
    return button(this.page, name).textContent();
  }

  /** The captain's phone, with the code of his team. */
  async captainOf(team: string): Promise<Visitor> {
    const { pairs } = (await (await this.page.request.get(`${this.api}/codes`)).json()) as Codes;
    const { pathname, search, hash } = new URL(pairs.find((each) => each.pair === team)!.url);
    const visitor = await this.site.visitor(PHONE);
    await visitor.page.goto(`${pathname}${search}${hash}`);
    return visitor;
  }
}

/** Puts two players into each room. */
async function putInRooms(page: Page, open: readonly string[], closed: readonly string[]): Promise<void> {
  const put = (player: string, room: string) =>
    page
      .getByRole('group', { name: `Where does ${player} play?` })
      .getByRole('button', { name: room })
      .click();
  for (const player of open) await put(player, 'Open');
  for (const player of closed) await put(player, 'Closed');
}

/** A captain declares on his phone. */
export async function declare(
  captain: Page,
  open: readonly string[],
  closed: readonly string[],
): Promise<void> {
  await press(captain, 'Declare the line-up');
  await putInRooms(captain, open, closed);
  await looksSound(captain);
  await press(captain, 'Declare this line-up');
  await captain.getByRole('region', { name: 'Your line-up' }).waitFor();
}

/** A site, the director's desk there, and what he does with matches: what the stories of teams begin with. */
export async function openMatches() {
  const site = await Site.open();
  const desk = await Desk.open(site);
  return { site, desk, page: desk.page, matches: new MatchDesk(site, desk) };
}
