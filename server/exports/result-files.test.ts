import { gunzipSync } from 'node:zlib';
import { NOTHING } from 'naipe/tournament';
import { afterEach, expect, test, vi } from 'vitest';
import { handScored } from '../../core/tournament/testing/evening.ts';
import { command, continued } from '../../core/tournament/testing/given.ts';
import { ResultFiles } from './result-files.ts';

const DIRECTOR = { role: 'director' } as const;
const PUBLIC = { role: 'public' } as const;
const played = handScored();
const renamed = continued(
  played,
  command('change-contestant', {
    kind: 'pair',
    contestant: '1',
    players: [{ name: 'Somebody Else' }, { name: 'Nobody Else' }],
  }),
);

afterEach(() => void vi.restoreAllMocks());

const textOf = async (file: ReturnType<ResultFiles['of']>): Promise<string> => {
  const written = await file;
  return written.ok ? written.value.bytes.toString() : '';
};

test('a file is written once for all who ask for the same at the same time', async () => {
  const files = new ResultFiles(() => played);
  const asked = [files.of(DIRECTOR, 'xml'), files.of(DIRECTOR, 'xml')];
  expect(asked[1]).toBe(asked[0]);
  expect(files.of(DIRECTOR, 'csv')).not.toBe(asked[0]);
  expect(await textOf(asked[0]!)).toContain('<USEBIO');
});

test('the director has the latest at once', async () => {
  let state = played;
  const files = new ResultFiles(() => state);
  await files.of(DIRECTOR, 'csv');
  state = renamed;
  expect(await textOf(files.of(DIRECTOR, 'csv'))).toContain('Somebody Else');
});

test('nobody is given what he may not see, whoever asked before him', async () => {
  const files = new ResultFiles(() => played);
  await files.of(DIRECTOR, 'xml');
  expect(await files.of(PUBLIC, 'xml')).toMatchObject({ ok: false, error: { why: 'hidden' } });
});

test('on a machine where all takes long: what was refused is written once it is published, and refused again once that is undone', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  let state = continued(
    handScored({ showRanking: 'when-published' }),
    command('close-session', { session: 1 }),
  );
  const files = new ResultFiles(() => state);
  expect(await files.of(PUBLIC, 'csv')).toMatchObject({ ok: false, error: { why: 'hidden' } });
  state = continued(state, command('publish-results', { session: 1 }));
  const written = await files.of(PUBLIC, 'csv');
  expect(written).toMatchObject({ ok: true });
  const publishing = state.version;
  state = continued(state, command('make-announcement', { text: 'Thank you' }));
  expect(await files.of(PUBLIC, 'csv')).toBe(written);
  state = continued(state, command('undo', { sequence: publishing }));
  expect(await files.of(PUBLIC, 'csv')).toMatchObject({ ok: false, error: { why: 'hidden' } });
});

test('what could not be written is tried again', async () => {
  let fails = true;
  const files = new ResultFiles(() => {
    if (fails) throw new Error('broken');
    return played;
  });
  expect(() => files.of(DIRECTOR, 'xml')).toThrow('broken');
  fails = false;
  expect(await files.of(DIRECTOR, 'xml')).toMatchObject({ ok: true });
  expect(await new ResultFiles(() => NOTHING).of(DIRECTOR, 'xml')).toMatchObject({ ok: false });
});

test('the same content has the same tag and is packed once', async () => {
  const [one, other] = await Promise.all([
    new ResultFiles(() => played).of(DIRECTOR, 'xml'),
    new ResultFiles(() => played).of(DIRECTOR, 'xml'),
  ]);
  if (!one.ok || !other.ok) throw new Error('there is a file');
  expect(one.value.tag).toBe(other.value.tag);
  expect(one.value.packed()).toBe(one.value.packed());
  expect(gunzipSync(await one.value.packed())).toEqual(one.value.bytes);
});
