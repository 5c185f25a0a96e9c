import { expect, test } from 'vitest';
import { swissConcerns } from '../draw/index.ts';
import { lateEntryHelps, mostExempt } from './rop/entries.ts';
import { RTP_2014_SWISS } from './rtp2014/swiss.ts';

test('I25, ROP 6.5: of 18 entries at most 4 are exempt', () => {
  expect(mostExempt(18)).toBe(4);
  expect([20, 16, 3].map(mostExempt)).toEqual([5, 4, 0]);
});

test('ROP 6.1: a late entry before the meeting, and if it spares a bye', () => {
  expect(lateEntryHelps({ entries: 11, beforeMeeting: true })).toBe(true);
  expect(lateEntryHelps({ entries: 12, beforeMeeting: true })).toBe(false);
  expect(lateEntryHelps({ entries: 11, beforeMeeting: false })).toBe(false);
});

test('S26, RTP 3.6.12.1: 12 teams, 14 advised, 5 rounds', () => {
  expect(swissConcerns(RTP_2014_SWISS, 11, 6)).toEqual(['too-few-teams']);
  expect(swissConcerns(RTP_2014_SWISS, 12, 4)).toEqual(['fewer-than-advised', 'too-few-rounds']);
  expect(swissConcerns(RTP_2014_SWISS, 13, 6)).toEqual(['fewer-than-advised']);
  expect(swissConcerns(RTP_2014_SWISS, 14, 5)).toEqual([]);
});
