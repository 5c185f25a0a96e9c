import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode, MOST_BYTES, readTextFile } from './text-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naipe-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('decoding', () => {
  test.each([
    [
      'XML that says Latin-1',
      Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>', 'latin1'),
      'é',
    ],
    ['XML that says UTF-8', Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>é</a>'), 'é'],
    ['UTF-8 that does not say so', Buffer.from('{ é }'), 'é'],
    ['Latin-1 that does not say so', Buffer.from('{ é }', 'latin1'), 'é'],
    ['UTF-16 with its mark', Buffer.from('\uFEFF<a>é</a>', 'utf16le'), 'é'],
  ])('%s', (_, bytes, letter) => {
    const text = decode(bytes);
    expect(text.ok && text.value).toContain(letter);
  });

  test.each([
    ['says UTF-8 but is not', Buffer.from('<?xml version="1.0" encoding="utf-8"?><a>é</a>', 'latin1')],
    ['says something that nobody knows', Buffer.from('<?xml version="1.0" encoding="klingon"?><a/>')],
  ])('XML that %s is refused', (_, bytes) => {
    expect(decode(bytes)).toMatchObject({ ok: false, error: { code: 'encoding' } });
  });
});

describe('reading', () => {
  test('a file that is not there, and a folder', async () => {
    expect(await readTextFile(join(folder, 'nothing'))).toMatchObject({
      error: { code: 'file', message: expect.stringContaining('there is no such file') },
    });
    expect(await readTextFile(folder)).toMatchObject({
      error: { code: 'file', message: expect.stringContaining('it is a folder') },
    });
  });

  test('a file as large as allowed, and one byte more', async () => {
    const path = join(folder, 'large');
    await writeFile(path, '');
    await truncate(path, MOST_BYTES);
    expect((await readTextFile(path)).ok).toBe(true);
    await truncate(path, MOST_BYTES + 1);
    expect(await readTextFile(path)).toMatchObject({
      error: { code: 'file-size', message: expect.stringContaining('larger than 16 MiB') },
    });
  });
});
