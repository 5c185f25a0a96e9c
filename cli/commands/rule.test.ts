import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const fileOf = (json: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'naipe-rule-')), 'case.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
};

/** East discards on a club with the nine in his hand; his side wins two of the three tricks that follow. */
const REVOKE = {
  record: {
    contract: '3NTS',
    deal: 'N:..876.3 9.9.2.9 543...A .654..2',
    earlier: { NS: 5, EW: 4 },
    play: ['S: CA C2 C3 D2', 'S: S5 H4 D6 S9', 'E: H9 S3 H5 D7', 'E: C9 S4 H6 D8'],
  },
};

const CLAIM = {
  claim: {
    contract: '4HS',
    by: 'S',
    hands: { N: '...432', E: 'QJT...', S: 'AK.A..', W: '.2.43.' },
    trumpLikelyForgotten: true,
  },
};

describe('naipe rule', () => {
  test('64A2: a record of play gets its revoke, the tricks that go over and the result', async () => {
    const { code, out } = await run('rule', fileOf(REVOKE), '--edition', '2017');
    expect(code).toBe(0);
    expect(out).toContain('East revoked in ♣ with ♦2 to trick 10 (61A).');
    expect(out).toContain('Tricks that go over to North–South: 11 (64A2).');
    expect(out).toContain('Result: 3NT by South, 7 tricks, -100 for North–South (77).');
  });

  test('in Portuguese', async () => {
    const { out } = await run('rule', fileOf(REVOKE), '--edition', '2017', '--language', 'pt');
    expect(out).toContain('Leis de 2017\nEste renunciou em ♣ com ♦2 na vaza 10 (61A).');
  });

  test('70C: a claim gets its tricks and the line that decides, also for programs', async () => {
    const file = fileOf(CLAIM);
    expect((await run('rule', file, '--edition', '2017')).out).toContain(
      'North–South get 2 of the 3 tricks left',
    );
    const { out } = await run('rule', file, '--json');
    expect(JSON.parse(out)).toMatchObject([
      { edition: 1997, awarded: 2 },
      { edition: 2007, awarded: 2 },
      { edition: 2017, awarded: 2 },
    ]);
  });

  test('69A, 77: what happened at a table gets its result once all the tricks are shared out', async () => {
    const file = fileOf({ contract: '4SS', vulnerable: 'NS', steps: ['S claims 10', '> agreed'] });
    const { out } = await run('rule', file, '--edition', '2017');
    expect(out).toContain('Result: 4♠ by South, 10 tricks, 620 for North–South (77).');
  });

  test('a case that cannot be read says where', async () => {
    const { code, err } = await run('rule', fileOf({ record: { contract: '9SS' } }));
    expect(code).toBe(1);
    expect(err).toContain('record.contract');
  });

  test.each([
    ['en', 'Case 1, steps[0]: "lead" is no step.'],
    ['pt', 'Caso 1, steps[0]: "lead" não é um passo.'],
    ['es', 'Caso 1, steps[0]: "lead" no es un paso.'],
    ['it', 'Caso 1, steps[0]: "lead" non è un passo.'],
  ])('a case that cannot be read is refused in the language asked for: %s', async (language, sentence) => {
    const { code, err } = await run('rule', fileOf({ dealer: 'N', steps: ['lead'] }), '--language', language);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('a contract that cannot be read: in English with what was expected', async () => {
    const file = fileOf({ claim: { contract: '4QS' } });
    expect((await run('rule', file)).err).toContain('claim.contract: ');
    expect((await run('rule', file, '--language', 'it')).err).toContain(
      'claim.contract: “QS” non si può leggere.',
    );
  });
});
