import { expect, test } from 'vitest';
import { patient } from './patient.ts';

/** A server that is too busy so many times, and how long was waited for it. */
function busy(times: number, headers: Record<string, string> = { 'retry-after': '3' }) {
  const waited: number[] = [];
  let asked = 0;
  const send = patient(
    async () => new Response('{}', asked++ < times ? { status: 503, headers } : { status: 200 }),
    async (milliseconds) => void waited.push(milliseconds),
  );
  return { send, waited, asked: () => asked };
}

test('a page that reads asks again after the time that the server names, until it is answered', async () => {
  const { send, waited } = busy(2);
  expect((await send('/api/tournaments/t/views/overview', {})).status).toBe(200);
  expect(waited).toEqual([3000, 3000]);
});

test('so does who joins a table, or asks what would follow', async () => {
  for (const path of ['/api/session/table', '/api/tournaments/t/what-follows']) {
    const { send } = busy(1);
    expect((await send(path, { method: 'POST' })).status).toBe(200);
  }
});

test('a command is not sent again here: its queue does that, and shows that it waits', async () => {
  const { send, asked } = busy(1);
  expect((await send('/api/tournaments/t/commands', { method: 'POST' })).status).toBe(503);
  expect(asked()).toBe(1);
});

test('a server that says nothing of coming back is not asked again, and nobody waits for ever', async () => {
  const silent = busy(1, {});
  expect((await silent.send('/api/session', {})).status).toBe(503);
  expect(silent.asked()).toBe(1);
  const never = busy(1000);
  expect((await never.send('/api/session', {})).status).toBe(503);
  expect(never.asked()).toBe(20);
});
