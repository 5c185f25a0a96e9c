import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const SUIT = 'AKQJT98765432';
/** Everybody has a whole suit: North spades, East hearts, South diamonds, West clubs. */
const WHOLE_SUITS = `N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}`;

describe('naipe dd', () => {
  test('for scripts: thirteen tricks in one’s own suit, none without trumps; 7♠ outbids 7♥', async () => {
    const { code, out } = await run('dd', WHOLE_SUITS, '--vul', 'None', '--dealer', 'N', '--json');
    expect(code).toBe(0);
    const ns = { S: 13, H: 0, D: 13, C: 0, NT: 0 };
    const ew = { S: 0, H: 13, D: 0, C: 13, NT: 0 };
    expect(JSON.parse(out)).toEqual({
      tricks: { N: ns, E: ew, S: ns, W: ew },
      par: { ns: 1510, contracts: ['7SN=', '7SS='] },
    });
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

  test.each([
    [[], 'Which deal?'],
    [['N:AKQ'], ''],
    [[WHOLE_SUITS, '--vul', 'me'], '--vul takes'],
    [[WHOLE_SUITS, '--dealer', 'X'], '--dealer takes'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, err } = await run('dd', ...args);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(sentence);
    expect(err).not.toBe('');
  });
});
