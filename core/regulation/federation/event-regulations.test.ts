import { expect, test } from 'vitest';
import { missingItems } from './event-regulations.ts';

const missing = (...given: Parameters<typeof missingItems>) =>
  missingItems(...given).map(({ params }) => params?.item);
const ALL = { conditions: 'x', place: 'x', timetable: 'x' };

test('RTP 3.1.2, 3.5.3: a pairs event states conditions, place, timetable and movement', () => {
  const pairs = { kind: 'pair', hasPhases: false, handicap: false } as const;
  expect(missing(pairs, {})).toEqual(['conditions', 'place', 'timetable', 'movement']);
  expect(missing(pairs, { ...ALL, movement: 'Mitchell' })).toEqual([]);
  expect(missing(pairs, { ...ALL, movement: ' ' })).toEqual(['movement']);
});

test('RTP 2.1.10, 3.1.3: with phases also reserves, exemptions and carry-over with its rounding', () => {
  const pairs = { kind: 'pair', hasPhases: true, handicap: true } as const;
  expect(missing(pairs, { ...ALL, movement: 'Mitchell' })).toEqual([
    'reserves',
    'exemptions',
    'carryOver',
    'handicapTable',
  ]);
});

test('RTP 2.1.3.5, 3.6.3, 3.6.12, 3.6.13: what teams state by their format', () => {
  const teams = (format: 'round-robin' | 'swiss' | 'knockout' | 'patton') =>
    missing({ kind: 'team', format, hasPhases: false, handicap: false }, ALL);
  expect(teams('round-robin')).toEqual(['numbering', 'calendar', 'defences']);
  expect(teams('swiss')).toEqual(['defences', 'swissOptions']);
  expect(teams('knockout')).toEqual(['defences']);
  expect(teams('patton')).toEqual(['defences', 'pattonTable']);
});
