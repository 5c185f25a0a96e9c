import { orThrow } from 'naipe/base';
import { judgeLine } from 'naipe/laws';
import { describe, expect, test } from 'vitest';
import { NEW_CLAIM, questionOf } from './claim-draft.ts';
import { marksFor, nextInLine } from './line-draft.ts';

/** Notrump, South to lead: a small spade gives East a trick that the ace would win. */
const QUESTION = orThrow(
  questionOf({ ...NEW_CLAIM, hands: { N: '.43..', E: 'Q..4.', S: 'A5...', W: '..32.' } }),
);
const { position } = QUESTION;

describe('a line that somebody proposes', () => {
  test('who plays next, and what he may play', () => {
    expect(nextInLine(position, [])).toEqual({ seat: 'S', cards: ['SA', 'S5'] });
    expect(nextInLine(position, ['S5', 'D2', 'H3'])).toEqual({ seat: 'E', cards: ['SQ'] });
    expect(nextInLine(position, ['S5', 'D2', 'H3', 'SQ'])).toEqual({ seat: 'E', cards: ['D4'] });
    expect(nextInLine(position, ['SA', 'D2', 'H3', 'SQ', 'S5', 'D3', 'H4', 'D4'])).toBeUndefined();
  });

  test('70D: what the director lets count that was refused', () => {
    const { plays, normal } = orThrow(judgeLine(QUESTION, ['S5']));
    expect(normal).toBe(false);
    const marks = marksFor(position, plays);
    expect(marks).toEqual([{ card: 'S5', how: 'led', trick: 1 }]);
    const again = judgeLine({ ...QUESTION, director: { restored: marks } }, ['S5']);
    expect(orThrow(again).normal).toBe(true);
  });
});
