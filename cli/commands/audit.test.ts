import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const fileOf = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'naipe-audit-')), 'boards.pbn');
  writeFileSync(file, text);
  return file;
};

const INSUFFICIENT = fileOf('[Board "7"]\n[Dealer "N"]\n[Auction "N"]\n1S 1H Pass Pass\nPass\n');

describe('naipe audit', () => {
  test('27A1: an irregular call with its ruling and clause', async () => {
    const { code, out } = await run('audit', INSUFFICIENT);
    expect(code).toBe(0);
    expect(out).toContain('Board 7 (line 1)');
    expect(out).toContain('Call 2:');
    expect(out).toContain('(27A1)');
  });

  test('for programs, by an older edition', async () => {
    const { out } = await run('audit', INSUFFICIENT, '--json', '--edition', '1997');
    expect(JSON.parse(out)).toMatchObject([
      { board: '7', edition: 1997, calls: [{ call: 2, rulings: [{ irregularity: 'insufficient-bid' }] }] },
    ]);
  });

  test('a legal auction', async () => {
    const { out } = await run('audit', fileOf('[Board "8"]\n[Auction "N"]\n1S AP\n'));
    expect(out).toContain('Nothing irregular.');
  });

  test('no file is wrong usage', async () => {
    expect((await run('audit')).code).toBe(2);
  });
});
