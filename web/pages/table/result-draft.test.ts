import { parseBoardResult, printBoardResult } from 'naipe/game';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  isPossible,
  leadOf,
  missing,
  resultOf,
  tap,
  tapDoubling,
  tapLeadSuit,
} from './result-draft.ts';

describe('a result is tapped together', () => {
  test('in any order; what is missing is named', () => {
    let draft = tap(EMPTY_DRAFT, { declarer: 'N' });
    expect(missing(draft, 'not-asked')).toEqual(['level', 'strain', 'tricks']);
    draft = tap(tap(tap(draft, { over: 1 }), { strain: 'S' }), { level: 4 });
    expect(missing(draft, 'not-asked')).toEqual([]);
    expect(printBoardResult(resultOf(draft)!)).toBe('4SN+1');
  });

  test('a second tap on the double takes it back', () => {
    const doubled = tapDoubling(EMPTY_DRAFT, 'X');
    expect(doubled.doubling).toBe('X');
    expect(tapDoubling(doubled, 'XX').doubling).toBe('XX');
    expect(tapDoubling(doubled, 'X').doubling).toBe('');
  });

  test('tricks that a higher level makes impossible are asked again (Law 18A)', () => {
    const draft = draftOf('2SN+5');
    expect(missing(tap(draft, { level: 3 }), 'not-asked')).toEqual(['tricks']);
    expect(resultOf(tap(draft, { level: 1 }))).toEqual(
      expect.objectContaining({ tricks: 12 }), // one spade, five over
    );
  });

  test.each([
    [7, 0, true],
    [7, 1, false],
    [7, -13, true],
    [1, 6, true],
    [1, 7, false],
    [1, -7, true],
    [1, -8, false],
  ] as const)('at the level of %i, %i over is possible: %s', (level, over, possible) => {
    expect(isPossible(over, level)).toBe(possible);
  });

  test('passed out needs nothing else, and any other tap undoes it', () => {
    const draft = tap(draftOf('4SXN-2', 'HA'), { passedOut: true });
    expect(resultOf(draft)).toBe('passed-out');
    expect(missing(draft, 'required')).toEqual([]);
    expect(leadOf(draft)).toBeUndefined();
    expect(tap(draft, { level: 1 })).toEqual({ ...EMPTY_DRAFT, level: 1 });
  });
});

describe('the lead', () => {
  test('is asked for where the organiser wants it', () => {
    const draft = draftOf('3NTS=');
    expect(missing(draft, 'required')).toEqual(['lead']);
    expect(missing(draft, 'optional')).toEqual([]);
  });

  test('another suit asks for the rank again', () => {
    const draft = draftOf('3NTS=', 'HT');
    expect(leadOf(draft)).toBe('HT');
    expect(leadOf(tapLeadSuit(draft, 'H'))).toBe('HT');
    expect(leadOf(tapLeadSuit(draft, 'C'))).toBeUndefined();
  });
});

test.each(['4SXN+1', '1NTW-7', '7CXXE=', 'Pass'])('%s becomes a draft and itself again', (text) => {
  const result = resultOf(draftOf(text))!;
  expect(printBoardResult(result)).toBe(text);
  expect(parseBoardResult(text)).toEqual({ ok: true, value: result });
});
