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

/** Every player holds one suit: South makes all thirteen in spades. */
const ONE_SUIT_EACH = `[Board "9"]
[Deal "N:.AKQJT98765432.. ..AKQJT98765432. AKQJT98765432... ...AKQJT98765432"]
[Declarer "S"]
[Contract "7S"]
`;
const THIRTEEN_TRICKS = [...'AKQJT98765432'].map((rank) => `C${rank} H${rank} D${rank} S${rank}`).join('\n');

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
    expect(JSON.parse(out)).toMatchObject({
      boards: [
        { board: '7', edition: 1997, calls: [{ call: 2, rulings: [{ irregularity: 'insufficient-bid' }] }] },
      ],
      findings: [],
    });
  });

  test('a legal auction', async () => {
    const { out } = await run('audit', fileOf('[Board "8"]\n[Auction "N"]\n1S AP\n'));
    expect(out).toContain('Nothing irregular.');
  });

  test('in another language', async () => {
    const { out } = await run('audit', INSUFFICIENT, '--language', 'pt');
    expect(out).toContain('Carteira 7 (linha 1)');
    expect(out).toContain('Voz 2:');
  });

  test('what cannot be read is told with its line', async () => {
    const { code, out } = await run('audit', fileOf('[Board "9"]\n[Auction "N"]\n1S foo AP\n'));
    expect(code).toBe(0);
    expect(out).toMatch(/^Could not be read:\nLine 3: Auction: "foo"/);
  });

  test('what cannot be read is told in the language asked for', async () => {
    const file = fileOf('[Board "9"]\n[Auction "N"]\n1S foo AP\n');
    const { out } = await run('audit', file, '--language', 'es');
    expect(out).toMatch(/^No se pudo leer:\nLínea 3: Auction: "foo" está donde se espera una voz/);
    const empty = await run('audit', fileOf('Dear director.'), '--language', 'pt');
    expect(empty.err).toContain('não tem nenhuma carteira em PBN');
  });

  test('79C: a result that is not that of the cards', async () => {
    const { out } = await run(
      'audit',
      fileOf(`${ONE_SUIT_EACH}[Result "12"]\n[Play "W"]\n${THIRTEEN_TRICKS}`),
    );
    expect(out).toContain('The record says 12 tricks, the cards give 13 (79C).');
  });

  test('a play without a contract', async () => {
    const { out } = await run('audit', fileOf('[Board "9"]\n[Play "W"]\nS2 S3 S4 S5\n'));
    expect(out).toContain('the contract is not known');
  });

  test.each([
    ['no board', 'Dear director,\nplease see below.\n'],
    ['nothing at all', ''],
  ])('a file with %s is wrong input', async (_, text) => {
    const { code, err } = await run('audit', fileOf(text));
    expect(code).toBe(1);
    expect(err).toContain('holds no board in PBN');
  });

  test('results without auction or play are told as such, not read as if they were PBN', async () => {
    const { code, err } = await run('audit', fileOf('board,ns,ew,result\n1,1,2,4SN=\n'));
    expect([code, err]).toEqual([1, expect.stringContaining('holds results without auction or play')]);
  });

  test('a file that is not there is wrong input, an edition that is none wrong usage', async () => {
    expect((await run('audit', '/nowhere/boards.pbn')).code).toBe(1);
    expect((await run('audit', INSUFFICIENT, '--edition', '1990')).code).toBe(2);
  });

  test('no file is wrong usage', async () => {
    expect((await run('audit')).code).toBe(2);
  });
});
