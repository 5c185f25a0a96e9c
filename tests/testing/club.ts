import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServeOptions, type Serving, serve } from '@naipe/server';
import { orThrow, seededNotForCompetition } from 'naipe/base';
import { dealSet, printDeal } from 'naipe/game';
import { mitchell, type PairMovement } from 'naipe/movement';
import type { CommandData, CommandType, Partners, Settings } from 'naipe/tournament';
import { Client } from './client.ts';

export const PASSWORD = 'correct horse';
const PAIRS = 6;

/** Three tables, three rounds of two boards. */
export const threeTables = (): PairMovement =>
  orThrow(mitchell({ pairs: PAIRS, rounds: 3, boardsPerRound: 2 }));

/** The people of the tournament: plainly fictional. */
type PlayersOf = (pair: number) => Partners;
const playersOf: PlayersOf = (pair) =>
  [
    { name: `Álvaro Pêra ${pair}`, id: `${pair}01` },
    { name: `Zoë Ñandú ${pair}`, id: `${pair}02` },
  ] as const;

/** Everybody entered and seated. */
export async function plan(
  director: Client,
  tournament: string,
  people = playersOf,
  movement = threeTables(),
): Promise<void> {
  for (let pair = 1; pair <= PAIRS; pair++)
    await director.must(tournament, 'enter-contestant', {
      kind: 'pair',
      contestant: `${pair}`,
      players: people(pair),
    });
  const seating = Object.fromEntries(Array.from({ length: PAIRS }, (_, at) => [at + 1, `${at + 1}`]));
  const sections = [{ section: 'A', movement, seating }];
  await director.must(tournament, 'plan-session', { session: 1, sections });
}

/** Confirms that an evening is small: its boards are counted in a test. */
export const SMALL = {
  confirmed: [
    'too-few-sessions',
    'too-few-boards',
    'too-few-boards-each',
    'one-ranking-of-two-lines',
    'lead-not-required',
    'own-devices',
    'own-handicaps',
  ],
  because: 'A small evening',
};

/** Deals are worked out where a test is about that: it takes a while. */
const NO_SOLVER = { width: 1, solve: async () => undefined, close: async () => {} };

/** A server in a folder of its own, and its director. */
export class Club {
  readonly folder: string;
  readonly logged: string[] = [];
  private serving: Serving | undefined;
  director!: Client;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'naipe-club-'));
    mkdirSync(join(this.folder, 'web'));
    writeFileSync(join(this.folder, 'web', 'index.html'), '<!doctype html><title>Naipe</title>');
  }

  get address(): string {
    return this.serving!.address;
  }

  /** The server as its program knows it. */
  get running(): Serving {
    return this.serving!;
  }

  get setupCode(): string {
    return this.serving!.setupCode!;
  }

  get dataFolder(): string {
    return join(this.folder, 'data');
  }

  /** `more` is what differs from how a club starts it. */
  async start(more: Partial<ServeOptions> = {}): Promise<void> {
    const options = {
      dataFolder: this.dataFolder,
      webFolder: join(this.folder, 'web'),
      port: 0,
      solver: NO_SOLVER,
      log: { level: 'info', stream: { write: (line: string) => void this.logged.push(line) } },
      ...more,
    } as const;
    this.serving = orThrow(await serve(options));
  }

  /** Started, with a director who has signed in. */
  static async open(more: Partial<ServeOptions> = {}): Promise<Club> {
    const club = new Club();
    await club.start(more);
    club.director = club.client();
    const answer = await club.director.post('/api/session/setup', {
      password: PASSWORD,
      setupCode: club.setupCode,
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return club;
  }

  client(): Client {
    return new Client(this.address);
  }

  async stop(): Promise<void> {
    await this.serving?.close();
    this.serving = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async create(settings: Partial<Settings> = {}, date = '2026-03-14'): Promise<string> {
    const data = { name: 'Nowhere Open', date, settings };
    const answer = await this.director.post('/api/tournaments', { id: randomUUID(), data });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json.tournament;
  }

  plan(tournament: string): Promise<void> {
    return plan(this.director, tournament);
  }

  /** The first round called, however little the evening has of what its regulation asks for. */
  async play(settings: Partial<Settings> = {}, date?: string): Promise<string> {
    const tournament = await this.create(settings, date);
    await this.plan(tournament);
    await this.must('open-session', tournament, { session: 1, ...SMALL });
    await this.must('start-round', tournament, { session: 1, round: 1 });
    return tournament;
  }

  must<T extends CommandType>(type: T, tournament: string, data: CommandData[T]): Promise<void> {
    return this.director.must(tournament, type, data);
  }

  async codes(tournament: string) {
    return (await this.director.get(`/api/tournaments/${tournament}/codes`)).json as {
      tables: { section: string; table: number; code: string; url: string }[];
      pairs: { pair: string; code: string; url: string }[];
    };
  }

  async table(tournament: string, table: number): Promise<Client> {
    const { code } = (await this.codes(tournament)).tables.find((each) => each.table === table)!;
    const client = this.client();
    const answer = await client.post('/api/session/table', { tournament, code });
    if (answer.status !== 200) throw new Error(answer.text);
    return client;
  }

  async player(tournament: string, pair: string): Promise<Client> {
    const { code } = (await this.codes(tournament)).pairs.find((each) => each.pair === pair)!;
    const client = this.client();
    const answer = await client.post('/api/session/player', { tournament, pair, code });
    if (answer.status !== 200) throw new Error(answer.text);
    return client;
  }
}

/** A deal for each board of the three tables, as PBN writes it; the same every time. */
export const deals = () => {
  const boards = [
    ...new Set(threeTables().rounds.flatMap(({ tables }) => tables.flatMap((each) => each.boards))),
  ];
  return dealSet(boards.length, seededNotForCompetition(16)).map((deal, index) => ({
    board: boards[index]!,
    deal: printDeal(deal),
  }));
};

/** The first board that a table plays in a round. */
export const boardAt = (round: number, table: number, which = 0): number =>
  threeTables().rounds[round - 1]!.tables.find((each) => each.table === table)!.boards[which]!;

export const at = (round: number, table: number, which = 0) =>
  ({ session: 1, section: 'A', round, table, board: boardAt(round, table, which) }) as const;
