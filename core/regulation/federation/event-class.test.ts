import { expect, test } from 'vitest';
import { classOfEvent, partsThatApply } from './event-class.ts';

test.each([
  ['RTP 1.2: all events of the federation are official', { level: 'national' }, 'official'],
  ['RTP 1.2: a national title', { level: 'national', championship: true }, 'national-championship'],
  ['RTP 1.2: a title of a region', { level: 'regional', championship: true }, 'regional-championship'],
  ['RTP 1.2: a region’s qualifier of a national event', { level: 'regional', official: true }, 'official'],
  ['RTP 1.2: what else a region runs is private', { level: 'regional' }, 'private'],
  ['RTP 1.2: a festival', { level: 'private', festival: true }, 'festival'],
  ['RTP 1.2: anything else', { level: 'private' }, 'private'],
] as const)('%s', (_, event, expected) => {
  expect(classOfEvent(event)).toBe(expected);
});

test('RTP 3: the third chapter is of official events; 3.1.6, 3.6.9 and 3.8.1 are of homologated private ones too', () => {
  expect(partsThatApply('rtp-2014', 'national-championship')).toEqual(['RTP 1', 'RTP 2', 'RTP 3']);
  expect(partsThatApply('rtp-2014', 'festival')).toEqual([
    'RTP 1',
    'RTP 2',
    'RTP 3.1.6',
    'RTP 3.6.9',
    'RTP 3.8.1',
  ]);
  expect(partsThatApply('rop', 'official')).toEqual(['ROP']);
});
