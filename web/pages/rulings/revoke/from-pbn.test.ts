import { orThrow } from 'naipe/base';
import type { Contract } from 'naipe/game';
import { printTricks } from 'naipe/laws';
import { faultText } from 'naipe/laws/texts';
import { describe, expect, test } from 'vitest';
import { fromPbn, isPbn } from './from-pbn.ts';

const FOUR_HEARTS: Contract = { level: 4, strain: 'H', doubling: '', declarer: 'S' };

describe('PBN 3.5: the play section', () => {
  test('columns belong to players, and the winner of a trick leads to the next', () => {
    // West leads a club; North wins with the ace and leads a spade; a trump by East wins in hearts.
    const play = '[Play "W"]\nC2 CA C5 C6\nS3 S4 H2 S5\n- - D9 -\n*\n';
    expect(printTricks(orThrow(fromPbn(play, FOUR_HEARTS)).tricks)).toBe(
      'W: C2 CA C5 C6\nN: S4 H2 S5 S3\nE: D9',
    );
  });

  test('a record that begins later begins with the player it names', () => {
    const play = '[Play "N"]\nHA C9 H4 H5\n*\n';
    expect(printTricks(orThrow(fromPbn(play, FOUR_HEARTS)).tricks)).toBe('N: HA C9 H4 H5');
  });

  test('what is not a card is said, in the language of who asks', () => {
    const read = fromPbn('[Play "W"]\nC2 X9', FOUR_HEARTS);
    expect(read.ok ? 'read' : read.error.message).toBe('X9 is not a card.');
    expect(read.ok ? 'read' : faultText(read.error, 'pt')).toBe('X9 não é uma carta.');
    expect(fromPbn('[Board "1"]\n', FOUR_HEARTS)).toMatchObject({ ok: false });
  });
});

test('a whole board brings its contract, vulnerability and hands', () => {
  const deal = 'N:AKQJ.AKQJ.AKQ.AK T987.T987.JT9.QJ 6543.6543.876.T9 2.2.5432.8765432';
  const text = `[Board "1"]\n[Vulnerable "NS"]\n[Deal "${deal}"]\n[Declarer "N"]\n[Contract "7NTX"]\n[Play "E"]\nCQ C9 C2 CA\n*\n`;
  expect(isPbn(text)).toBe(true);
  const { contract, vulnerability, hands, tricks } = orThrow(fromPbn(text, FOUR_HEARTS));
  expect(contract).toEqual({ level: 7, strain: 'NT', doubling: 'X', declarer: 'N' });
  expect(vulnerability).toBe('NS');
  expect(hands?.S).toBe('6543.6543.876.T9');
  expect(printTricks(tricks)).toBe('E: CQ C9 C2 CA');
});

test('tricks a line each are not PBN', () => {
  expect(isPbn('W: C2 C5 S8 C6')).toBe(false);
});
