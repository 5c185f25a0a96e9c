import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { constants, createGunzip } from 'node:zlib';
import { serve } from '@naipe/server';
import type { TableDevice } from './load-prepare.ts';
import type { Heard, ListenTask, SendTask, Sent, ServerTask, TellTask } from './load-tasks.ts';

const tell = (message: object): void => void process.send?.(message);

async function runServer({ folder }: ServerTask): Promise<void> {
  const serving = await serve({ dataFolder: join(folder, 'data'), webFolder: folder, port: 0 });
  if (!serving.ok) throw new Error(serving.error.message);
  process.once('SIGINT', () => void serving.value.close().then(() => process.exit()));
  tell({ address: `http://127.0.0.1:${serving.value.port}` });
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

/** As a browser does it: the view comes packed. */
function watch(port: string, path: string, raw: Hear, hear: Hear): void {
  get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
    const unpacked = createGunzip({ flush: constants.Z_SYNC_FLUSH });
    response.on('data', raw);
    response.pipe(unpacked).on('data', hear);
  });
}

async function runListeners({ address, tournament, listeners, watchers }: ListenTask): Promise<void> {
  const { port } = new URL(address);
  const path = `/api/tournaments/${tournament}/live`;
  const last: number[] = [];
  let events = 0;
  let bytes = 0;
  const open = (index: number) =>
    new Promise<void>((resolve) => {
      const raw: Hear = ({ length }) => {
        bytes += length;
      };
      const hear: Hear = (chunk) => {
        for (const id of idsIn(chunk)) {
          events++;
          last[index] = id;
          resolve();
        }
      };
      if (index < listeners) listen(port, path, raw, hear);
      else watch(port, `${path}?view=ranking&session=1`, raw, hear);
    });
  const all = Array.from({ length: listeners + watchers }, (_, index) => index);
  for (let at = 0; at < all.length; at += CONNECTING_AT_ONCE)
    await Promise.all(all.slice(at, at + CONNECTING_AT_ONCE).map(open));
  process.on('message', ({ role }: TellTask) => {
    if (role === 'tell') tell({ last, events, bytes } satisfies Heard);
  });
  tell({ ready: true });
}

const RESULTS = ['4SN=', '4SN+1', '4SN-1', '3NE=', '3NE-2', '2HS+1', '5CXW-3', 'Pass'];

interface Planned {
  readonly at: number;
  readonly table: TableDevice;
  readonly agent: Agent;
  readonly body: string;
  readonly id: string;
}

/** Every table records each of its boards at some moment of the burst, and the other side agrees a little later. */
function planOf({ prepared, seconds }: SendTask): Planned[] {
  return prepared.tables.flatMap((table) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { section, table: number, boards } = table;
    return boards.flatMap((board, index) => {
      const share = (seconds * 1000) / boards.length;
      const at = index * share + Math.random() * share * 0.7;
      const where = { session: 1, section, round: 1, table: number, board };
      const result = RESULTS[Math.floor(Math.random() * RESULTS.length)];
      const plan = (type: string, data: object, later: number): Planned => {
        const id = randomUUID();
        return { at: at + later, table, agent, id, body: JSON.stringify({ id, type, data }) };
      };
      return [
        plan('record-result', { ...where, result, by: 'NS' }, 0),
        plan('agree-result', { ...where, by: 'EW', expects: result }, share * 0.3),
      ];
    });
  });
}

async function runTables(task: SendTask): Promise<void> {
  const { port } = new URL(task.prepared.address);
  const path = `/api/tournaments/${task.prepared.tournament}/commands`;
  const acknowledged: string[] = [];
  const milliseconds: number[] = [];
  let failed = 0;
  let version = 0;
  const send = ({ table, agent, body, id }: Planned, due: number) =>
    new Promise<void>((resolve) => {
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
          version = Math.max(version, (JSON.parse(text) as { readonly version: number }).version);
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
  tell({ sent: plan.length, failed, acknowledged, milliseconds, version } satisfies Sent);
}

process.once('message', (task: ServerTask | ListenTask | SendTask) => {
  switch (task.role) {
    case 'server':
      return void runServer(task);
    case 'listen':
      return void runListeners(task);
    case 'send':
      return void runTables(task);
  }
});
