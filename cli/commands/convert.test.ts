import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'naipe-convert-'));
const at = (name: string): string => join(folder, name);

const LIN = `pn|Ana,Bia,Caio,Davi|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|ah|Board 3|sv|e|mb|1D!|an|all|mb|p|mb|7S|mb|p|mb|p|mb|p|pc|HA|mc|13|\n`;

test('a LIN file becomes PBN and comes back; what it is in is told by what it holds', async () => {
  writeFileSync(at('evening.txt'), LIN);
  const there = await run('convert', at('evening.txt'), at('evening.pbn'), '--json');
  expect(there.code).toBe(0);
  expect(JSON.parse(there.out)).toEqual({ read: 'lin', written: 'pbn', boards: 1, findings: [] });
  expect(readFileSync(at('evening.pbn'), 'latin1')).toContain('[Contract "7S"]');
  expect((await run('convert', at('evening.pbn'), at('again.lin'))).out).toBe(
    `1 board from PBN written to ${at('again.lin')}.`,
  );
  expect(readFileSync(at('again.lin'), 'utf8')).toContain('mb|1D!|an|all|mb|p|mb|7S|');
});

test('LIN is understood wherever records of boards are', async () => {
  writeFileSync(at('evening.lin'), LIN);
  expect((await run('audit', at('evening.lin'))).out).toContain('Nothing irregular');
  const { out } = await run('dd', at('evening.lin'), '--json');
  expect(JSON.parse(out)).toMatchObject([{ board: 3, tricks: { S: { S: 13 } } }]);
});

test('boards for a dealing machine, or as printed diagrams, come back from each of its files with the cards they had', async () => {
  const dealt = [1, 2, 3].map(
    (board) =>
      `[Board "${board}"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n`,
  );
  writeFileSync(at('set.pbn'), dealt.join('\n'));
  for (const ending of ['dup', 'dlm', 'bri', 'dge', 'txt']) {
    const there = await run('convert', at('set.pbn'), at(`set.${ending}`), '--json');
    expect(JSON.parse(there.out)).toEqual({ read: 'pbn', written: ending, boards: 3, findings: [] });
    const back = await run('convert', at(`set.${ending}`), at('back.pbn'), '--json');
    expect(JSON.parse(back.out)).toEqual({ read: ending, written: 'pbn', boards: 3, findings: [] });
    expect(readFileSync(at('back.pbn'), 'latin1')).toContain(
      '[Deal "S:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."]',
    );
  }
});

test('what cannot be done is said, and nothing is written', async () => {
  writeFileSync(at('empty.pbn'), '');
  expect(await run('convert', at('empty.pbn'), at('x.lin'))).toMatchObject({ code: 1 });
  expect((await run('convert', at('evening.lin'), at('x.doc'))).err).toContain(
    'use .pbn, .lin, .dup, .dlm, .bri, .dge, .txt, .xml or .csv.',
  );
  expect((await run('convert', at('evening.lin'))).code).toBe(2);
  expect(() => readFileSync(at('x.lin'))).toThrow();
});
