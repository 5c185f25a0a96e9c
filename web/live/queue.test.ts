import { describe, expect, test } from 'vitest';
import type { Answer, CommandAnswer, Intent } from './client.ts';
import { Queue, type QueueStore, WAITS } from './queue.ts';
import { NO_CONNECTION } from './refusal.ts';

const TOURNAMENT = 'spring';

const intent = (id: string): Intent => ({
  id,
  type: 'call-director',
  data: { session: 1, section: 'A', table: 1 },
});

const arrived = (version: number): Answer<CommandAnswer> => ({
  ok: true,
  value: { version, facts: [], repeated: false },
});
const LOST: Answer<CommandAnswer> = { ok: false, error: NO_CONNECTION, status: 0 };
const refused = (status: number, code: string): Answer<CommandAnswer> => ({
  ok: false,
  error: { code, message: 'No.' },
  status,
});

/** A browser's memory, and a server that answers what it is told to. */
function world() {
  const memory = new Map<string, string>();
  const store: QueueStore = {
    keys: (prefix) => [...memory.keys()].filter((key) => key.startsWith(prefix)).sort(),
    read: (key) => memory.get(key) ?? null,
    write: (key, value) => void memory.set(key, value),
    remove: (key) => void memory.delete(key),
  };
  const sent: string[] = [];
  const waits: number[] = [];
  let retry: (() => void) | undefined;
  let version = 0;
  const server = { answer: (): Answer<CommandAnswer> => arrived(++version) };
  let now = 1000;
  const open = (name = 'queue') =>
    new Queue(
      TOURNAMENT,
      {
        send: async (_tournament, { id }) => {
          sent.push(id);
          return server.answer();
        },
        store,
        now: () => now++,
        later: (action, milliseconds) => {
          waits.push(milliseconds);
          retry = action;
          return () => {
            retry = undefined;
          };
        },
      },
      name,
    );
  return { memory, sent, waits, server, open, retryNow: () => retry?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const kinds = (queue: Queue) => queue.items.map(({ intent: { id }, state }) => `${id} ${state.kind}`);

test('whoever waits for the sending waits until everything has been sent', async () => {
  const { open, sent } = world();
  const queue = open();
  queue.add(intent('a'));
  queue.add(intent('b'));
  await queue.flush();
  expect(sent).toEqual(['a', 'b']);
  expect(kinds(queue)).toEqual(['a arrived', 'b arrived']);
});

test('a command is stored and shown before it is sent, and stored no longer once it arrived', async () => {
  const { open, memory, sent } = world();
  const queue = open();
  queue.add(intent('a'));
  expect(kinds(queue)).toEqual(['a pending']);
  expect(memory.size).toBe(1);
  await settled();
  expect(sent).toEqual(['a']);
  expect(kinds(queue)).toEqual(['a arrived']);
  expect(memory.size).toBe(0);
});

test('what is added when all was sent is sent too, not left until the next sign of life', async () => {
  const { open, sent } = world();
  const queue = open();
  let told = 0;
  queue.subscribe(() => {
    // Once when the command has arrived, and once more when there is nothing left to send.
    if (kinds(queue)[0] === 'a arrived' && ++told === 2) queue.add(intent('b'));
  });
  queue.add(intent('a'));
  await settled();
  expect(sent).toEqual(['a', 'b']);
  expect(kinds(queue)).toEqual(['a arrived', 'b arrived']);
});

test('what arrived is shown until a view contains it', async () => {
  const { open } = world();
  const queue = open();
  queue.add(intent('a'));
  queue.add(intent('b'));
  await settled();
  queue.seen(1);
  expect(kinds(queue)).toEqual(['b arrived']);
  queue.seen(2);
  expect(kinds(queue)).toEqual([]);
});

describe('without a connection', () => {
  test('everything waits, in order, and is sent in order when it is back', async () => {
    const { open, sent, server } = world();
    const back = server.answer;
    server.answer = () => LOST;
    const queue = open();
    for (const id of ['a', 'b', 'c']) queue.add(intent(id));
    await settled();
    expect(queue.stuck).toBe(true);
    expect(new Set(sent)).toEqual(new Set(['a'])); // nobody overtakes the first
    server.answer = back;
    sent.length = 0;
    await queue.flush();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(queue.stuck).toBe(false);
    expect(kinds(queue)).toEqual(['a arrived', 'b arrived', 'c arrived']);
  });

  test('it is tried again by itself, less and less often', async () => {
    const { open, waits, server, retryNow } = world();
    server.answer = () => LOST;
    open().add(intent('a'));
    for (let attempt = 0; attempt < WAITS.length + 1; attempt++) {
      await settled();
      retryNow();
    }
    await settled();
    expect(waits).toEqual([...WAITS, WAITS.at(-1), WAITS.at(-1)]);
  });

  test.each([429, 500, 503])('a server that answers %i is asked again, with the same id', async (status) => {
    const { open, sent, server } = world();
    const well = server.answer;
    server.answer = () => refused(status, 'busy');
    const queue = open();
    queue.add(intent('a'));
    await settled();
    expect(kinds(queue)).toEqual(['a pending']);
    server.answer = well;
    await queue.flush();
    expect(sent).toEqual(['a', 'a']);
    expect(kinds(queue)).toEqual(['a arrived']);
  });

  test('a reload loses nothing: the same commands, the same ids, the same order', async () => {
    const { open, sent, server } = world();
    const back = server.answer;
    server.answer = () => LOST;
    const before = open();
    before.add(intent('a'));
    before.add(intent('b'));
    await settled();
    server.answer = back;
    sent.length = 0;
    const after = open();
    expect(kinds(after)).toEqual(['a pending', 'b pending']);
    await after.flush();
    expect(sent).toEqual(['a', 'b']);
  });
});

describe('what the server refuses', () => {
  test('is kept with its reason until somebody has read it, and does not hold up the others', async () => {
    const { open, memory, server } = world();
    const answers = [refused(422, 'board-not-here'), arrived(7)];
    server.answer = () => answers.shift() ?? LOST;
    const queue = open();
    queue.add(intent('a'));
    queue.add(intent('b'));
    await settled();
    expect(kinds(queue)).toEqual(['a refused', 'b arrived']);
    expect(kinds(open())).toEqual(['a refused']);
    queue.dismiss('a');
    expect(kinds(queue)).toEqual(['b arrived']);
    expect(memory.size).toBe(0);
  });

  test('for want of signing in waits until the device has joined again', async () => {
    const { open, server } = world();
    const known = server.answer;
    server.answer = () => refused(401, 'sign-in');
    const queue = open();
    queue.add(intent('a'));
    await settled();
    expect(queue.signedOut).toBe(true);
    expect(kinds(queue)).toEqual(['a pending']);
    server.answer = known;
    await queue.flush();
    expect(queue.signedOut).toBe(false);
    expect(kinds(queue)).toEqual(['a arrived']);
  });
});

test('whoever sent a command hears what became of it, however long the server is away', async () => {
  const { open, server, retryNow } = world();
  const back = server.answer;
  server.answer = () => LOST;
  const queue = open();
  queue.add(intent('a'));
  const heard: string[] = [];
  void queue.settled('a').then(({ kind }) => heard.push(kind));
  await settled();
  expect(heard).toEqual([]);
  server.answer = back;
  retryNow();
  await settled();
  expect(heard).toEqual(['arrived']);
  server.answer = () => refused(422, 'to-confirm');
  queue.add(intent('b'));
  expect(await queue.settled('b')).toMatchObject({ kind: 'refused', refusal: { code: 'to-confirm' } });
});

test('a desk and a table in one browser never send each other’s commands', async () => {
  const { open, server } = world();
  server.answer = () => LOST;
  open('desk').add(intent('a'));
  await settled();
  expect(kinds(open('table'))).toEqual([]);
  expect(kinds(open('desk'))).toEqual(['a pending']);
});

test('two pages of one browser keep each other’s commands', async () => {
  const { open, server } = world();
  server.answer = () => LOST;
  const first = open();
  const second = open();
  first.add(intent('a'));
  second.add(intent('b'));
  await settled();
  expect(kinds(open())).toEqual(['a pending', 'b pending']);
});

test('listeners hear of every change', async () => {
  const { open } = world();
  const queue = open();
  let heard = 0;
  const stop = queue.subscribe(() => heard++);
  await settled();
  const before = heard;
  queue.add(intent('a'));
  await settled();
  expect(heard).toBeGreaterThan(before);
  stop();
  const after = heard;
  queue.seen(99);
  expect(heard).toBe(after);
});
