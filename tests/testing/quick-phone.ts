import { type Line, surely } from './by-hand.ts';
import { Client } from './client.ts';
import type { Device, Play, TableCard } from './phone.ts';
import type { Site } from './site.ts';

/** What the page of a phone asks and sends, without the page: for tables that nobody looks at. */
export class QuickPhone implements Device {
  private readonly client: Client;
  private readonly card: TableCard;

  private constructor(client: Client, card: TableCard) {
    this.client = client;
    this.card = card;
  }

  static async join(site: Site, card: TableCard): Promise<QuickPhone> {
    const client = new Client(site.address);
    const { tournament, code } = card;
    const { status } = await client.post('/api/session/table', { tournament, code });
    if (status !== 200) throw new Error(`Table ${card.table}: ${status}`);
    return new QuickPhone(client, card);
  }

  private at(round: number) {
    return { session: 1, section: 'A', round, table: this.card.table };
  }

  async playRound(round: number, play: Play): Promise<readonly Line[]> {
    const lines = await this.playBoards(round, play);
    if (lines.length === 0) return lines;
    for (const by of ['NS', 'EW'] as const)
      await this.client.must(this.card.tournament, 'confirm-round', { ...this.at(round), by });
    return lines;
  }

  /** Only the boards: who is late goes on with the last of them (Law 8B1). */
  async playBoards(round: number, play: Play): Promise<readonly Line[]> {
    const { tournament } = this.card;
    const at = this.at(round);
    const { json } = await this.client.view(tournament, 'table', { ...at });
    if (json.ns === undefined || json.ew === undefined) return [];
    const [ns, ew]: readonly string[] = [json.ns.contestant.contestant, json.ew.contestant.contestant];
    const lines: Line[] = [];
    for (const { board } of json.boards) {
      const { result, points } = play(board, Number.parseInt(ns!, 10), Number.parseInt(ew!, 10));
      const [by, other] = /[EW][=+-]/.test(result) ? (['EW', 'NS'] as const) : (['NS', 'EW'] as const);
      await this.client.must(tournament, 'record-result', { ...at, board, result, by, expects: null });
      await this.client.must(tournament, 'agree-result', { ...at, board, by: other, expects: result });
      lines.push({ board, ns: ns!, ew: ew!, happened: surely(points) });
    }
    return lines;
  }
}
