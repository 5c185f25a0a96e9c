import { orThrow } from 'naipe/base';
import { happen, openRuling, openTable, writeCase } from 'naipe/laws';
import { expect, test } from 'vitest';
import { tableOfCase } from './case-text.ts';

const passed = orThrow(
  happen(openTable({ edition: 1997, dealer: 'E', vulnerability: 'EW', hands: {} }), {
    type: 'call',
    seat: 'E',
    call: 'Pass',
    meaning: { hands: [{ points: { min: 0, max: 11 } }] },
  }),
);

test('a case that was saved opens as it was, by its own edition', () => {
  expect(orThrow(tableOfCase(JSON.stringify(writeCase(passed)), 2017))).toEqual(passed);
});

test('a case for several editions is told by the one in use', () => {
  const text = JSON.stringify({ dealer: 'S', steps: ['S 1H'] });
  expect(orThrow(tableOfCase(text, 2007))).toMatchObject({ edition: 2007, dealer: 'S' });
});

test('what is no case says which part of it is wrong', () => {
  expect(tableOfCase('1NT', 2017)).toMatchObject({ ok: false, error: { place: 'JSON' } });
  expect(tableOfCase('{"dealer":"N","steps":["N 1H","E flies"]}', 2017)).toMatchObject({
    ok: false,
    error: { place: 'steps[1]' },
  });
});

test('a question that was open is open again: nothing is answered by opening the case (Law 36B)', () => {
  const text = JSON.stringify({ dealer: 'N', steps: ['N 1H', 'E P', 'S X'] });
  const table = orThrow(tableOfCase(text, 2017));
  expect(openRuling(table)?.question.id).toBe('rule-now');
  expect(orThrow(tableOfCase(JSON.stringify(writeCase(table)), 2017))).toEqual(table);
});

test('standing answers of a case file are given', () => {
  const text = JSON.stringify({ dealer: 'N', steps: ['N 1H', 'E P', 'S 1D'], answers: { accept: 'accept' } });
  expect(openRuling(orThrow(tableOfCase(text, 2017)))).toBeUndefined();
});
