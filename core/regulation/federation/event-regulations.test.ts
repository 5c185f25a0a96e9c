import { expect, test } from 'vitest';
import { missingItems } from './event-regulations.ts';

const missing = (...given: Parameters<typeof missingItems>) =>
  missingItems(...given).map(({ params }) => params?.item);
const RTP = 'rtp-2014';
const ALL = { conditions: 'x', place: 'x', timetable: 'x' };

test('RTP 3.1.2, 3.5.3: a pairs event states conditions, place, timetable and movement', () => {
  const pairs = { profile: RTP, kind: 'pair', hasPhases: false, handicap: false } as const;
  expect(missing(pairs, {})).toEqual(['conditions', 'place', 'timetable', 'movement']);
  expect(missing(pairs, { ...ALL, movement: 'Mitchell' })).toEqual([]);
  expect(missing(pairs, { ...ALL, movement: ' ' })).toEqual(['movement']);
});

test('RTP 2.1.10, 3.1.3: with phases also reserves, exemptions and carry-over with its rounding', () => {
  const pairs = { profile: RTP, kind: 'pair', hasPhases: true, handicap: true } as const;
  expect(missing(pairs, { ...ALL, movement: 'Mitchell' })).toEqual([
    'reserves',
    'exemptions',
    'carryOver',
    'handicapTable',
  ]);
});

test('RTP 2.1.3.5, 3.6.3, 3.6.12, 3.6.13: what teams state by their format', () => {
  const teams = (format: 'round-robin' | 'swiss' | 'knockout' | 'patton') =>
    missing({ profile: RTP, kind: 'team', format, hasPhases: false, handicap: false }, ALL);
  expect(teams('round-robin')).toEqual(['numbering', 'calendar', 'defences']);
  expect(teams('swiss')).toEqual(['defences', 'swissOptions']);
  expect(teams('knockout')).toEqual(['defences']);
  expect(teams('patton')).toEqual(['defences', 'pattonTable']);
});

test('ROP 4.1, 5.6, 8.2.3: the usual and bidding boxes and screens; confirmations and carry-over with phases; which Swiss', () => {
  const stated = (...given: Parameters<typeof missingItems>) =>
    missingItems(...given).map(({ clause, params }) => `${params?.item} ${clause}`);
  const event = { profile: 'rop', kind: 'pair', hasPhases: false, handicap: true } as const;
  expect(stated(event, {})).toEqual([
    'conditions ROP 4.1',
    'place ROP 4.1',
    'timetable ROP 4.1',
    'equipment ROP 4.1',
  ]);
  expect(stated(event, { ...ALL, equipment: 'Boxes; no screens' })).toEqual([]);
  expect(stated({ ...event, hasPhases: true }, { ...ALL, equipment: 'x' })).toEqual([
    'reserves ROP 5.6',
    'carryOver ROP 5.6',
  ]);
  for (const format of ['swiss', 'patton'] as const)
    expect(stated({ ...event, kind: 'team', format }, { ...ALL, equipment: 'x' })).toEqual([
      'swissOptions ROP 8.2.3',
    ]);
  expect(stated({ ...event, kind: 'team', format: 'round-robin' }, { ...ALL, equipment: 'x' })).toEqual([]);
});
