import { expect, test } from 'vitest';
import { isDatabase, readBwsFile } from './index.ts';

const jet = (rest: number): Uint8Array =>
  Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.from('Standard Jet DB\0'), Buffer.alloc(rest)]);

test('a database is known by what it begins with', () => {
  expect(isDatabase(jet(100))).toBe(true);
  expect(isDatabase(Buffer.from('[Event "x"]'))).toBe(false);
  expect(isDatabase(Buffer.alloc(0))).toBe(false);
});

test('what is none, or is damaged, is refused with a sentence', () => {
  expect(readBwsFile(Buffer.from('<USEBIO/>'))).toMatchObject({ ok: false, error: { code: 'not-bws' } });
  for (const size of [0, 100, 2048, 65536])
    expect(readBwsFile(jet(size))).toMatchObject({
      ok: false,
      error: { code: 'broken-bws', message: expect.stringMatching(/^The database cannot be read/) },
    });
});
