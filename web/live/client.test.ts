import { describe, expect, test } from 'vitest';
import { createClient, viewAddress } from './client.ts';

/** A client whose server answers as told, and what it was asked. */
function asking(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: { path: string; init: RequestInit }[] = [];
  const client = createClient(async (path, init) => {
    asked.push({ path, init });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 304 || status === 204 ? null : text, { status, headers });
  });
  return { client, asked };
}

const headersOf = (init: RequestInit) => new Headers(init.headers);

describe('a command', () => {
  test('goes out with its id, its type and its data', async () => {
    const { client, asked } = asking(200, { version: 4, facts: [], repeated: false });
    const data = { session: 1, section: 'A', table: 2 };
    const answer = await client.command('spring open', { id: 'x-1', type: 'call-director', data });
    expect(answer).toEqual({ ok: true, value: { version: 4, facts: [], repeated: false } });
    expect(asked[0]?.path).toBe('/api/tournaments/spring%20open/commands');
    expect(asked[0]?.init.method).toBe('POST');
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ id: 'x-1', type: 'call-director', data });
    expect(headersOf(asked[0]!.init).get('content-type')).toBe('application/json');
  });

  test('is refused with the server’s own words, and what stands', async () => {
    const error = {
      code: 'changed-meanwhile',
      message: '3NTS= has been entered there meanwhile.',
      stands: '3NTS=',
    };
    const { client } = asking(409, { error });
    const data = { session: 1, section: 'A', table: 2 };
    const answer = await client.command('t', { id: 'x', type: 'call-director', data });
    expect(answer).toEqual({ ok: false, status: 409, error });
  });
});

describe('when nobody answers, or not as agreed', () => {
  test('a lost connection is a refusal like any other', async () => {
    const client = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.session()).toMatchObject({ ok: false, status: 0, error: { code: 'no-connection' } });
    expect(await client.view('t', '/views/overview', null)).toMatchObject({
      ok: false,
      error: { code: 'no-connection' },
    });
  });

  test.each([
    [200, '<html>A captive portal</html>'],
    [502, 'Bad gateway'],
    [500, { error: 'no sentence' }],
  ])('an answer of %i that is not ours says so', async (status, body) => {
    const { client } = asking(status, body);
    expect(await client.session()).toMatchObject({ ok: false, status, error: { code: 'bad-answer' } });
  });
});

describe('a view', () => {
  test('comes with its version', async () => {
    const { client, asked } = asking(200, { name: 'Spring' }, { etag: '"v7"' });
    expect(await client.view('t', '/views/overview', null)).toEqual({
      ok: true,
      value: { unchanged: false, view: { name: 'Spring' }, etag: '"v7"' },
    });
    expect(headersOf(asked[0]!.init).has('if-none-match')).toBe(false);
  });

  test('that is still the same is not sent again', async () => {
    const { client, asked } = asking(304, '');
    expect(await client.view('t', '/views/overview', '"v7"')).toEqual({
      ok: true,
      value: { unchanged: true },
    });
    expect(headersOf(asked[0]!.init).get('if-none-match')).toBe('"v7"');
  });

  test('has one address, however the request is written', () => {
    const request = { view: 'table', table: 5, session: 1, section: 'A', round: undefined } as const;
    expect(viewAddress(request)).toBe('/views/table?section=A&session=1&table=5');
    expect(viewAddress({ view: 'overview' })).toBe('/views/overview');
  });
});
