import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { serve } from '@naipe/server';
import type { TableDevice } from './load-prepare.ts';
import type { Heard, ListenTask, ReadTask, SendTask, Sent, ServerTask, TellTask } from './load-tasks.ts';

const tell = (message: object): void => void process.send?.(message);

async function runServer({ folder, database }: ServerTask): Promise<void> {
  const place = { dataFolder: join(folder, 'data'), ...(database === undefined ? {} : { database }) };
  const serving = await serve({ ...place, webFolder: folder, port: 0 });
  if (!serving.ok) throw new Error(serving.error.message);
  process.once('SIGINT', () => void serving.value.close().then(() => process.exit()));
  const { port, setupCode } = serving.value;
  tell({ address: `http://127.0.0.1:${port}`, setupCode });
}

const CONNECTING_AT_ONCE = 50;
const EVENT = Buffer.from('id: ');

/** The ids of the events in what came. */
function* idsIn(chunk: Buffer): Generator<number> {
  for (let at = chunk.indexOf(EVENT); at >= 0; at = chunk.indexOf(EVENT, at + 1)) {
    const id = Number.parseInt(chunk.toString('latin1', at + EVENT.length, at + EVENT.length + 12), 10);
    if (!Number.isNaN(id)) yield id;
  }
}

type Hear = (chunk: Buffer) => void;

/** A bare connection: thousands of them must cost this computer less than the server that is measured. */
function listen(port: string, path: string, raw: Hear, hear: Hear): void {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('data', (chunk) => {
    raw(chunk);
    hear(chunk);
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
}

/** The version that a view was worked out at, as its tag says. */
const versionIn = (tag: string | undefined): number => Number(/v(\d+)-/.exec(tag ?? '')?.[1] ?? 0);

/** As a page does it: when scores are told of, the ranking is asked for, packed, once at a time. */
function watch(port: string, path: string, raw: Hear, shown: (version: number) => void): void {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'accept-encoding': 'gzip' };
  let [asking, again] = [false, false];
  const ask = (): void => {
    again = asking;
    if (asking) return;
    asking = true;
    const ranking = `${path.replace(/live$/, 'views/ranking')}?session=1`;
    get({ host: '127.0.0.1', port, path: ranking, headers, agent }, (response) => {
      response.on('data', raw);
      response.on('end', () => {
        shown(versionIn(response.headers.etag));
        asking = false;
        if (again) ask();
      });
    });
  };
  listen(port, path, raw, (chunk) => {
    if (chunk.includes('event: scores') || chunk.includes('HTTP/1.1')) ask();
  });
}

interface HeardEvent {
  readonly id: number;
  readonly at: number;
}

const now = (): number => performance.timeOrigin + performance.now();

/** For every listener and every fact, how long after it was acknowledged an event told of it: counted by milliseconds. */
function countDelays(
  counts: number[],
  events: readonly HeardEvent[],
  acknowledgedAt: readonly number[],
): void {
  let told = 0;
  for (const { id, at } of events) {
    for (let version = told + 1; version <= id; version++) {
      const acknowledged = acknowledgedAt[version] ?? 0;
      if (acknowledged === 0) continue;
      // It may be told a moment before the sender has read the acknowledgement.
      const delay = Math.max(0, Math.round(at - acknowledged));
      counts[delay] = (counts[delay] ?? 0) + 1;
    }
    told = Math.max(told, id);
  }
}

interface Listener {
  readonly tournament: string;
  readonly isScreen: boolean;
  readonly heard: HeardEvent[];
}

async function runListeners({ groups }: ListenTask): Promise<void> {
  const all: Listener[] = [];
  let events = 0;
  let bytes = 0;
  const raw: Hear = ({ length }) => {
    bytes += length;
  };
  const open = (address: string, tournament: string, isScreen: boolean) =>
    new Promise<void>((resolve) => {
      const { port } = new URL(address);
      const path = `/api/tournaments/${tournament}/live`;
      const heard: HeardEvent[] = [];
      all.push({ tournament, isScreen, heard });
      const shown = (id: number): void => {
        events++;
        heard.push({ id, at: now() });
        resolve();
      };
      const hear: Hear = (chunk) => {
        for (const id of idsIn(chunk)) shown(id);
      };
      if (isScreen) watch(port, path, raw, shown);
      else listen(port, path, raw, hear);
    });
  const wanted = groups.flatMap(({ address, tournament, listeners, watchers }) =>
    Array.from({ length: listeners + watchers }, (_, at) => ({
      address,
      tournament,
      isScreen: at >= listeners,
    })),
  );
  for (let at = 0; at < wanted.length; at += CONNECTING_AT_ONCE)
    await Promise.all(
      wanted
        .slice(at, at + CONNECTING_AT_ONCE)
        .map(({ address, tournament, isScreen }) => open(address, tournament, isScreen)),
    );
  process.on('message', ({ role, acknowledgedAt }: TellTask) => {
    if (role !== 'tell') return;
    const [listenersAfter, screensAfter]: [number[], number[]] = [[], []];
    let current = 0;
    for (const { tournament, isScreen, heard } of all) {
      const versions = acknowledgedAt[tournament] ?? [];
      countDelays(isScreen ? screensAfter : listenersAfter, heard, versions);
      if ((heard.at(-1)?.id ?? 0) >= versions.length - 1) current++;
    }
    const counted = (counts: readonly number[]) => Array.from(counts, (count) => count ?? 0);
    tell({
      listeners: all.length,
      current,
      events,
      bytes,
      listenersAfter: counted(listenersAfter),
      screensAfter: counted(screensAfter),
    } satisfies Heard);
  });
  tell({ ready: true });
}

/** Anybody at all, who wants the results as a file and asks again as soon as there is an answer. */
async function runReaders({ address, tournament, readers }: ReadTask): Promise<void> {
  const read = async (): Promise<never> => {
    for (;;) await (await fetch(`${address}/api/tournaments/${tournament}/results.xml`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: readers }, read));
}

const RESULTS = ['4SN=', '4SN+1', '4SN-1', '3NE=', '3NE-2', '2HS+1', '5CXW-3', 'Pass'];

interface Planned {
  readonly at: number;
  readonly tournament: string;
  readonly port: string;
  readonly table: TableDevice;
  readonly agent: Agent;
  readonly body: string;
  readonly id: string;
}

/** Every table records each of its boards at some moment of the burst, and the other side agrees a little later. */
function planOf({ prepared, addresses, seconds }: SendTask): Planned[] {
  const tables = prepared.flatMap((each) => each.tables.map((table) => [each.tournament, table] as const));
  return tables.flatMap(([tournament, table], place) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = new URL(addresses[place % addresses.length] ?? '');
    const { section, table: number, boards } = table;
    return boards.flatMap((board, index) => {
      const share = (seconds * 1000) / boards.length;
      const at = index * share + Math.random() * share * 0.7;
      const where = { session: 1, section, round: 1, table: number, board };
      const result = RESULTS[Math.floor(Math.random() * RESULTS.length)];
      const plan = (type: string, data: object, later: number): Planned => {
        const id = randomUUID();
        const body = JSON.stringify({ id, type, data });
        return { at: at + later, tournament, port, table, agent, id, body };
      };
      return [
        plan('record-result', { ...where, result, by: 'NS' }, 0),
        plan('agree-result', { ...where, by: 'EW', expects: result }, share * 0.3),
      ];
    });
  });
}

async function runTables(task: SendTask): Promise<void> {
  const acknowledged: string[] = [];
  const milliseconds: number[] = [];
  const acknowledgedAt: [string, number, number][] = [];
  let failed = 0;
  const send = ({ tournament, port, table, agent, body, id }: Planned, due: number) =>
    new Promise<void>((resolve) => {
      const path = `/api/tournaments/${tournament}/commands`;
      const failure = (why: string) => {
        if (failed++ < 3) console.error(why);
        resolve();
      };
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie: table.cookie,
      };
      request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => {
          if (response.statusCode !== 200) return failure(text);
          milliseconds.push(performance.now() - due);
          acknowledged.push(id);
          const { version } = JSON.parse(text) as { readonly version: number };
          acknowledgedAt.push([tournament, version, now()]);
          return resolve();
        });
      })
        .on('error', (error) => failure(error.message))
        .end(body);
    });
  const plan = planOf(task).sort((a, b) => a.at - b.at);
  const begun = performance.now();
  const answers: Promise<void>[] = [];
  for (const planned of plan) {
    const due = begun + planned.at;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(send(planned, due));
  }
  await Promise.all(answers);
  tell({ sent: plan.length, failed, acknowledged, milliseconds, acknowledgedAt } satisfies Sent);
}

process.once('message', (task: ServerTask | ListenTask | ReadTask | SendTask) => {
  switch (task.role) {
    case 'server':
      return void runServer(task);
    case 'listen':
      return void runListeners(task);
    case 'read':
      return void runReaders(task);
    case 'send':
      return void runTables(task);
  }
});
