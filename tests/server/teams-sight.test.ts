import fc from 'fast-check';
import { seededNotForCompetition } from 'naipe/base';
import { dealSet, printDeal } from 'naipe/game';
import {
  type CommandData,
  type CommandType,
  RANKING_TIMES,
  type Settings,
  TRAVELLER_TIMES,
} from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';

/*
 * What somebody may not know changes nothing that the server answers him: two events that differ in it alone look the
 * same to him, through every view and every file.
 */

let club: Club;
beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const TEAMS = ['1', '2', '3', '4'];
const BOARDS = [1, 2];
const AT = { session: 1, section: 'A', round: 1 } as const;

/** Who meets whom: matches 1 and 2, at tables 1 and 2, 3 and 4. */
const FIRST = [
  ['1', '2'],
  ['3', '4'],
] as const;
const OTHER = [
  ['1', '3'],
  ['2', '4'],
] as const;

/** Everything that can be asked of such an event. */
const VIEWS: readonly (readonly [string, Record<string, string | number>])[] = [
  ...['overview', 'desk', 'ranking', 'entries', 'penalties', 'matches', 'butler', 'history'].map(
    (view) => [view, {}] as const,
  ),
  ...['room', 'hands', 'guide-cards', 'table-cards', 'oddities'].map(
    (view) => [view, { session: 1 }] as const,
  ),
  ...[1, 2, 3, 4].map((table) => ['table', { session: 1, section: 'A', table }] as const),
  ...BOARDS.flatMap((board) => [
    ['traveller', { session: 1, board }] as const,
    ['frequencies', { session: 1, board }] as const,
    ...TEAMS.map((contestant) => ['explanation', { session: 1, board, contestant }] as const),
  ]),
  ...[1, 2].map((match) => ['match', { ...AT, match }] as const),
  ['cross-table', { phase: 1, section: 'A' }],
  ['draw', { session: 1, section: 'A', seed: 'x' }],
  ['groups', { groups: 1, way: 'spread', seed: 'x' }],
  ...TEAMS.flatMap((contestant) => [
    ['team', { contestant }] as const,
    ['scorecard', { contestant }] as const,
    ['line-up', { contestant }] as const,
  ]),
];
const FILES = [
  'results.csv',
  'boards.csv',
  'matches.csv',
  'entries.csv',
  'results.pbn',
  'results.xml',
  'export',
  'codes',
  '',
];

const TOO_MUCH = 429;
const A_WHILE_MS = 300;

/** Who asks for too much at once asks again: to be put off is no answer. */
async function answered(ask: () => ReturnType<Client['get']>): ReturnType<Client['get']> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== TOO_MUCH) return answer;
    await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
  }
}

/** All that the server answers somebody, without what differs between any two events. */
async function answersTo(client: Client, tournament: string): Promise<string> {
  const views = await Promise.all(
    VIEWS.map(([view, query]) => answered(() => client.view(tournament, view, query))),
  );
  const files = await Promise.all(
    FILES.map((file) =>
      answered(() => client.get(`/api/tournaments/${tournament}/${file}`.replace(/\/$/, ''))),
    ),
  );
  return [...views, ...files]
    .map(({ status, text }) => `${status} ${text}`)
    .join('\n')
    .replaceAll(tournament, 'T')
    .replaceAll(/"version":\d+/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
}

type Kind = 'result' | 'line-up' | 'draw' | 'hands';

/** An event that holds one of two secrets of the kind; what went before is the same in both. */
class Secret {
  readonly tournament: string;
  private readonly tables = new Map<number, Client>();

  private constructor(tournament: string) {
    this.tournament = tournament;
  }

  static async of(kind: Kind, settings: Partial<Settings>, which: 0 | 1, agreed: number): Promise<Secret> {
    const tournament = await club.create({ contestants: 'team', ...settings });
    const event = new Secret(tournament);
    for (const contestant of TEAMS)
      await event.must('enter-contestant', {
        kind: 'team',
        contestant,
        name: `Team ${contestant}`,
        players: [1, 2, 3, 4].map((each) => ({ name: `Player ${contestant}${each}` })),
        captain: 0,
      });
    await event.must('plan-phase', {
      phase: 1,
      format: {
        kind: 'matches',
        draw: {
          ...{ kind: 'swiss', rounds: 2, first: 'slide', method: 'regulation', odd: 'bye' },
          ...{ danishRounds: 0, apart: [], lag: 0 },
        } as const,
        match: { boards: 2, segments: 1, scoring: 'imps', lineUps: 'blind', deals: 'common' },
      },
      groups: [{ section: 'A', contestants: TEAMS }],
    });
    await event.must('open-session', { session: 1 });
    const pairs = kind === 'draw' && which === 1 ? OTHER : FIRST;
    await event.must('draw-round', {
      ...{ session: 1, section: 'A', bye: null, confirmed: ['not-by-rule'] },
      matches: pairs.map(([home, away], at) => ({
        ...{ match: at + 1, home, away, open: 2 * at + 1, closed: 2 * at + 2 },
      })),
    });
    if (kind === 'draw') return event;
    await event.must('publish-draw', AT);
    if (kind === 'line-up') {
      const rooms = which === 0 ? [0, 1] : [2, 3];
      await event.declare('1', rooms as [number, number]);
      return event;
    }
    const deals = dealSet(2, seededNotForCompetition(kind === 'hands' ? which : 0));
    await event.must('attach-deals', {
      session: 1,
      deals: deals.map((deal, at) => ({ board: BOARDS[at]!, deal: printDeal(deal) })),
    });
    for (const team of TEAMS) await event.declare(team, [0, 1]);
    await event.must('start-round', { session: 1, round: 1 });
    if (kind === 'hands') return event;
    // Before the secret, so many of the rooms have agreed board 1; the open room of match 1 then has board 2 alone.
    for (const table of [1, 2, 3, 4].slice(0, agreed)) await event.play(table, 1, '4SN=');
    await event.play(1, 2, which === 0 ? '6NTN=' : '2CW-3');
    return event;
  }

  must<T extends CommandType>(type: T, data: CommandData[T]): Promise<void> {
    return club.director.must(this.tournament, type, data);
  }

  private declare(contestant: string, open: readonly [number, number]): Promise<void> {
    const closed = [0, 1, 2, 3].filter((each) => !open.includes(each)) as [number, number];
    return this.must('declare-line-up', { ...AT, segment: 1, contestant, open, closed });
  }

  async table(table: number): Promise<Client> {
    const client = this.tables.get(table) ?? (await club.table(this.tournament, table));
    this.tables.set(table, client);
    return client;
  }

  private async play(table: number, board: number, result: string): Promise<void> {
    const phone = await this.table(table);
    const at = { ...AT, table, board };
    await phone.must(this.tournament, 'record-result', { ...at, result, by: 'NS', expects: null });
    await phone.must(this.tournament, 'agree-result', { ...at, by: 'EW', expects: result });
  }

  /** Everybody but the director, by name. */
  async others(): Promise<ReadonlyMap<string, Client>> {
    const { tables } = await club.codes(this.tournament);
    return new Map([
      ['public', club.client()],
      ...(await Promise.all(
        TEAMS.map(async (team) => [`captain ${team}`, await club.player(this.tournament, team)] as const),
      )),
      ...(await Promise.all(
        tables.map(async ({ table }) => [`table ${table}`, await this.table(table)] as const),
      )),
    ]);
  }
}

/** Whose secret it is besides the director's: the captain's own line-up, the table's own result. */
const KNOWS: Readonly<Record<Kind, readonly string[]>> = {
  result: ['table 1'],
  'line-up': ['captain 1'],
  draw: [],
  hands: [],
};

const SECRETS: Readonly<Record<Kind, string>> = {
  result: 'a room’s result before the other has it (Law 16)',
  'line-up': 'a blind line-up before both are in (RTP 2.3.4)',
  draw: 'a draw before it is published',
  hands: 'the hands of boards that are played (Law 16)',
};

test.each(Object.entries(SECRETS) as readonly [Kind, string][])(
  'of a %s nobody is answered what is kept from him: %s',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          showRanking: fc.constantFrom(...RANKING_TIMES),
          showTraveller: fc.constantFrom(...TRAVELLER_TIMES),
        }),
        fc.integer({ min: 0, max: 4 }),
        async (settings, agreed) => {
          const [one, other] = await Promise.all([
            Secret.of(kind, settings, 0, agreed),
            Secret.of(kind, settings, 1, agreed),
          ]);
          const [these, those] = await Promise.all([one.others(), other.others()]);
          expect([...these.keys()]).toEqual([...those.keys()]);
          for (const [name, client] of these) {
            const seen = await Promise.all([
              answersTo(client, one.tournament),
              answersTo(those.get(name)!, other.tournament),
            ]);
            if (KNOWS[kind].includes(name)) expect(seen[0], name).not.toBe(seen[1]);
            else expect(seen[0], name).toBe(seen[1]);
          }
          const director = await Promise.all(
            [one, other].map(({ tournament }) => answersTo(club.director, tournament)),
          );
          expect(director[0]).not.toBe(director[1]);
        },
      ),
      { numRuns: kind === 'result' ? 4 : 2 },
    );
  },
);
