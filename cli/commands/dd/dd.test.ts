import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../testing/run.ts';

const SUIT = 'AKQJT98765432';
/** Everybody has a whole suit: North spades, East hearts, South diamonds, West clubs. */
const WHOLE_SUITS = `N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}`;
const TWELVE = 'AKQJT9876543';
/** The same, but North and East have exchanged their twos. */
const TWOS_EXCHANGED = `N:${TWELVE}.2.. 2.${TWELVE}.. ..${SUIT}. ...${SUIT}`;

const folder = mkdtempSync(join(tmpdir(), 'naipe-dd-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, ...lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const NS = { S: 13, H: 0, D: 13, C: 0, NT: 0 };
const EW = { S: 0, H: 13, D: 0, C: 13, NT: 0 };
const TABLE = { N: NS, E: EW, S: NS, W: EW };

describe('naipe dd', () => {
  test('for scripts: thirteen tricks in one’s own suit, none without trumps; 7♠ outbids 7♥', async () => {
    const { code, out } = await run('dd', WHOLE_SUITS, '--vul', 'None', '--dealer', 'N', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ tricks: TABLE, par: { ns: 1510, contracts: ['7SN=', '7SS='] } });
  });

  test('for people', async () => {
    const { out } = await run('dd', WHOLE_SUITS);
    expect(out.split('\n')).toEqual([
      '    S  H  D  C NT',
      'N  13  0 13  0  0',
      'E   0 13  0 13  0',
      'S  13  0 13  0  0',
      'W   0 13  0 13  0',
      'Par: North–South 1510 (7SN=, 7SS=)',
    ]);
  });

  test('an ending: four hands of equal length have their tricks, and no par', async () => {
    const { out } = await run('dd', 'N:AK... .AK.. ..AK. ...AK', '--json');
    const [ns, ew] = [
      { S: 2, H: 0, D: 2, C: 0, NT: 0 },
      { S: 0, H: 2, D: 0, C: 2, NT: 0 },
    ];
    expect(JSON.parse(out)).toEqual({ tricks: { N: ns, E: ew, S: ns, W: ew } });
  });
});

describe('naipe dd --lead', () => {
  // East cashes twelve hearts, then the spade two loses. If he leads it first, North has twelve spades and loses the heart two.
  test('declarer’s tricks after each lead', async () => {
    const { code, out } = await run('dd', TWOS_EXCHANGED, '--lead', 'e', '--strain', 'nt', '--json');
    expect(code).toBe(0);
    const hearts = Object.fromEntries([...TWELVE].map((rank) => [`H${rank}`, 1]));
    expect(JSON.parse(out)).toEqual({ lead: 'E', strain: 'NT', declarer: 'N', leads: { S2: 12, ...hearts } });
  });

  test('for people: the best leads first', async () => {
    const { out } = await run('dd', TWOS_EXCHANGED, '--lead', 'E', '--strain', 'NT');
    expect(out.split('\n')).toEqual([
      'N plays NT; declarer’s tricks after each lead:',
      ' 1  HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3',
      '12  S2',
    ]);
  });
});

describe('naipe dd FILE', () => {
  test('a list with the board; dealer and vulnerability as the file has them, else by Law 2', async () => {
    const path = file(
      'two.pbn',
      '[Board "1"]',
      `[Deal "${WHOLE_SUITS}"]`,
      '',
      '[Board "4"]',
      '[Vulnerable "None"]',
      `[Deal "${WHOLE_SUITS}"]`,
      '',
      '[Board "4"]',
      `[Deal "${WHOLE_SUITS}"]`,
      '',
      '[Board "5"]',
      `[Deal "${WHOLE_SUITS}"]`,
    );
    const { code, out } = await run('dd', path, '--json');
    expect(code).toBe(0);
    const contracts = ['7SN=', '7SS='];
    expect(JSON.parse(out)).toEqual([
      { board: 1, tricks: TABLE, par: { ns: 1510, contracts } },
      { board: 4, tricks: TABLE, par: { ns: 1510, contracts } },
      // Board 5: North–South are vulnerable.
      { board: 5, tricks: TABLE, par: { ns: 2210, contracts } },
    ]);
  });

  test('a board that cannot be worked out says why and where; the others are', async () => {
    const path = file(
      'bad.pbn',
      '[Board "1"]',
      `[Deal "${WHOLE_SUITS}"]`,
      '',
      '[Board "2"]',
      '[Deal "N:AK"]',
    );
    const { code, out } = await run('dd', path, '--json');
    expect(code).toBe(1);
    const [first, second] = JSON.parse(out) as { board: number; error?: { line: number; message: string } }[];
    expect(first).toMatchObject({ board: 1, tricks: TABLE });
    expect(second).toMatchObject({ board: 2, error: { code: 'deal', line: 4 } });
    expect(second?.error?.message).toMatch(/^Board 2, line 4: /);
  });
});

describe('naipe dd FILE --play', () => {
  const played = (...play: readonly string[]) =>
    file(
      'played.pbn',
      '[Board "7"]',
      '[Dealer "N"]',
      `[Deal "${TWOS_EXCHANGED}"]`,
      '[Declarer "N"]',
      '[Contract "7NT"]',
      '[Play "E"]',
      ...play,
      '*',
    );

  test('the lead of the spade two costs eleven tricks, and so does North’s heart after it', async () => {
    const { code, out } = await run('dd', played('S2 D2 C2 SA', 'HA D3 C3 H2'), '--play', '--json');
    expect(code).toBe(0);
    const card = (name: string, seat: string, tricks: number, cost = 0) => ({
      card: name,
      seat,
      tricks,
      cost,
    });
    expect(JSON.parse(out)).toEqual([
      {
        board: 7,
        contract: { level: 7, strain: 'NT', doubling: '', declarer: 'N' },
        tricks: 1,
        play: [
          card('S2', 'E', 12, 11),
          card('D2', 'S', 12),
          card('C2', 'W', 12),
          card('SA', 'N', 12),
          card('H2', 'N', 1, 11),
          card('HA', 'E', 1),
          card('D3', 'S', 1),
          card('C3', 'W', 1),
        ],
      },
    ]);
  });

  test('for people, a trick a line', async () => {
    const { out } = await run('dd', played('S2 D2 C2 SA', 'HA D3 C3 H2'), '--play');
    expect(out.split('\n')).toEqual([
      'Board 7, line 1: 7NTN, declarer’s tricks 1 at the start, 1 after the last card',
      ' 1  E S2 (−11) S D2       W C2       N SA',
      ' 2  N H2 (−11) E HA       S D3       W C3',
    ]);
  });

  test('a card that cannot have been played is named', async () => {
    const { code, out } = await run('dd', played('HA D2 C2 SA'), '--play');
    expect(code).toBe(1);
    expect(out).toContain('Board 7, line 1: N must follow suit');
  });

  test('a play without a contract says what to add', async () => {
    const path = file(
      'bare.pbn',
      '[Board "7"]',
      `[Deal "${TWOS_EXCHANGED}"]`,
      '[Play "E"]',
      'S2 D2 C2 SA',
      '*',
    );
    expect((await run('dd', path, '--play')).out).toContain('add the tags Contract and Declarer');
  });
});

test.each([
  [[], 'Which deal, or which file?'],
  [['N:AKQ'], ''],
  [['N:AK... .AK.. ..AK. ...A'], 'W has 1 cards where 2 were to be expected'],
  [[WHOLE_SUITS, '--vul', 'me'], '--vul takes'],
  [[WHOLE_SUITS, '--dealer', 'X'], '--dealer takes'],
  [[WHOLE_SUITS, '--lead', 'X', '--strain', 'S'], '--lead takes N, E, S or W, not "X"'],
  [[WHOLE_SUITS, '--lead', 'W'], 'In which strain?'],
  [[WHOLE_SUITS, '--strain', 'S'], 'Who leads?'],
  [[WHOLE_SUITS, '--lead', 'W', '--strain', 'Z'], '--strain takes'],
  [[WHOLE_SUITS, '--play'], '--play needs a file'],
  [['no-such-file.pbn'], 'there is no such file'],
  [['no-such-file.pbn', '--lead', 'W'], '--lead is for a deal'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await run('dd', ...args);
  expect(code).toBeGreaterThan(0);
  expect(err).toContain(sentence);
  expect(err).not.toBe('');
});
