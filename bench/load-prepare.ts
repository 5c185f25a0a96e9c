import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { mitchell } from 'naipe/movement';

export interface TableDevice {
  readonly cookie: string;
  readonly section: string;
  readonly table: number;
  readonly boards: readonly number[];
}

/** A tournament in play with all its tables signed in. */
export interface Prepared {
  readonly address: string;
  readonly tournament: string;
  /** The director's. */
  readonly cookie: string;
  readonly tables: readonly TableDevice[];
}

const TABLES_A_SECTION = 40;
const BOARDS_A_ROUND = 3;
const AT_ONCE = 50;

interface Answered {
  readonly status: number;
  readonly cookie: string;
  readonly json: unknown;
}

async function ask(url: string, cookie: string, body?: unknown): Promise<Answered> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === '' ? {} : { cookie }),
    },
  });
  const [set = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie: set.split(';', 1)[0] ?? '', json: await response.json() };
}

/** Does the work on every item, so many at once. */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}

/** A desk on an empty server: a tournament with its director. */
export interface Desk {
  readonly address: string;
  readonly tournament: string;
  readonly cookie: string;
  /** Sends a command; what is asked back is confirmed. */
  readonly send: (type: string, given: object) => Promise<void>;
}

/** The first director of an empty server. */
export async function chooseDirector(address: string, setupCode: string): Promise<string> {
  const choice = { password: 'correct horse', setupCode };
  return (await ask(`${address}/api/session/setup`, '', choice)).cookie;
}

export async function openDesk(address: string, cookie: string, settings: object): Promise<Desk> {
  const data = { name: 'Load', date: '2026-06-01', settings: { showRanking: 'live', ...settings } };
  const created = await ask(`${address}/api/tournaments`, cookie, { id: randomUUID(), data });
  const { tournament } = created.json as { readonly tournament: string };
  const send = async (type: string, given: object): Promise<void> => {
    const command = (more: object) => ({ id: randomUUID(), type, data: { ...given, ...more } });
    const url = `${address}/api/tournaments/${tournament}/commands`;
    let answer = await ask(url, cookie, command({}));
    const { error } = answer.json as {
      readonly error?: { readonly findings?: readonly { readonly code: string }[] };
    };
    if (error?.findings !== undefined)
      answer = await ask(url, cookie, command({ confirmed: error.findings.map(({ code }) => code) }));
    if (answer.status !== 200) throw new Error(`${type}: ${JSON.stringify(answer.json)}`);
  };
  return { address, tournament, cookie, send };
}

/** Signs every table in that plays. */
export async function joinTables(
  { address, tournament, cookie }: Desk,
  boardsAt: (section: string, table: number) => readonly number[],
): Promise<Prepared> {
  const codes = (await ask(`${address}/api/tournaments/${tournament}/codes`, cookie)).json as {
    readonly tables: readonly { readonly section: string; readonly table: number; readonly code: string }[];
  };
  const tables = await each(codes.tables, async ({ section, table, code }): Promise<TableDevice> => {
    const joined = await ask(`${address}/api/session/table`, '', { tournament, code });
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.json));
    return { cookie: joined.cookie, section, table, boards: boardsAt(section, table) };
  });
  return { address, tournament, cookie, tables };
}

/** Makes a tournament with so many tables, opens it, and signs every table in. */
export async function prepare(address: string, cookie: string, tables: number): Promise<Prepared> {
  const desk = await openDesk(address, cookie, { rounds: 'free' });
  const { send } = desk;
  const pairs = Array.from({ length: 2 * tables }, (_, index) => `${index + 1}`);
  await each(pairs, (pair) =>
    send('enter-contestant', {
      kind: 'pair',
      contestant: pair,
      players: [{ name: `North Nobody ${pair}` }, { name: `South Nobody ${pair}` }],
    }),
  );
  const sections = Array.from({ length: Math.ceil(tables / TABLES_A_SECTION) }, (_, index) => {
    const first = 2 * index * TABLES_A_SECTION;
    const numbers = pairs.slice(first, first + 2 * TABLES_A_SECTION);
    const movement = orThrow(mitchell({ pairs: numbers.length, rounds: 9, boardsPerRound: BOARDS_A_ROUND }));
    const seating = Object.fromEntries(numbers.map((pair, at) => [at + 1, pair]));
    return { section: sectionName(index), movement, seating };
  });
  await send('plan-session', { session: 1, sections });
  await send('open-session', { session: 1 });
  await send('start-round', { session: 1, round: 1 });
  return joinTables(desk, (section, table) => {
    const { movement } = sections.find((each_) => each_.section === section) ?? {};
    return movement?.rounds[0]?.tables.find((plan) => plan.table === table)?.boards ?? [];
  });
}

/** Makes a Swiss of teams with so many matches of so many boards, opens its first round, and signs both rooms in. */
export async function prepareTeams(
  address: string,
  cookie: string,
  matches: number,
  boards: number,
): Promise<Prepared> {
  const desk = await openDesk(address, cookie, { contestants: 'team' });
  const { send } = desk;
  const teams = Array.from({ length: 2 * matches }, (_, index) => `${index + 1}`);
  await each(teams, (team) =>
    send('enter-contestant', {
      kind: 'team',
      contestant: team,
      name: `Nobody's ${team}`,
      players: ['North', 'East', 'South', 'West'].map((seat) => ({ name: `${seat} Nobody ${team}` })),
      captain: 0,
    }),
  );
  const draw = { kind: 'swiss', rounds: 7, first: 'fold', method: 'regulation', odd: 'bye' };
  await send('plan-phase', {
    phase: 1,
    format: {
      kind: 'matches',
      draw: { ...draw, danishRounds: 0, apart: [], lag: 0 },
      match: { boards, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
    },
    groups: [{ section: 'A', contestants: teams }],
  });
  await send('open-session', { session: 1 });
  await send('draw-round', { session: 1, section: 'A' });
  await send('start-round', { session: 1, round: 1 });
  const all = Array.from({ length: boards }, (_, index) => index + 1);
  return joinTables(desk, () => all);
}

/** `A` to `Z`, then `AA`. */
const sectionName = (index: number): string =>
  (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') +
  String.fromCharCode(65 + (index % 26));
