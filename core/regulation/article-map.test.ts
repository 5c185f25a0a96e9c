import { describe, expect, test } from 'vitest';
import { LAW_AWARDS } from '../scoring/index.ts';
import { lawsCitedUnder, NEWEST_LAWS } from './article-map.ts';
import { scoringUnder } from './profile.ts';
import { PROFILES } from './profiles.ts';

test('the newest edition is that of 2017', () => {
  expect(NEWEST_LAWS).toBe(2017);
});

test.each([
  // RTP 2014 cites 2007.
  ['Law 86D', 2007, 2017, 'Law 86B1'],
  ['Law 86C', 2007, 2017, 'Law 86A'],
  ['Law 40B3', 2007, 2017, 'Law 40B2(a)(iv)'],
  ['Law 23', 2007, 2017, 'Law 72C'],
  ['Law 12C1(c)', 2007, 2017, 'Law 12C1(c)'],
  ['RTP 3.7.2, Law 79C', 2007, 2017, 'RTP 3.7.2, Law 79C'],
  // ROP cites 1997.
  ['ROP 5.8, Law 88', 1997, 2017, 'ROP 5.8, Law 12C2(c)'],
  ['Law 12C1', 1997, 2017, 'Law 12C2'],
  ['Law 12C2', 1997, 2007, 'Law 12C1'],
  ['Laws 12C1, 86A and 88', 1997, 2017, 'Laws 12C2, 12C2(b) and 12C2(c)'],
  ['Law 72B1', 1997, 2017, 'Law 72C'],
  // And back.
  ['Law 12C2', 2017, 1997, 'Law 12C1'],
  ['Law 16', 2007, 2017, 'Law 16'],
  ['RTP 2.2.3.1', 2007, 2017, 'RTP 2.2.3.1'],
] as const)('%s of %i is %4$s in the Laws of %i', (text, from, to, expected) => {
  expect(lawsCitedUnder(text, from, to)).toBe(expected);
});

describe('a regulation under another edition of the Laws', () => {
  const rop = scoringUnder(PROFILES.rop, 2017).awards;

  test('cites the Laws by the numbers of that edition: ROP 5.8 states Law 88, which is 12C2(c) now', () => {
    expect(rop['late-opponent'].clause).toBe('ROP 5.8, Law 12C2(c)');
  });

  test('where it leaves something to the Laws, they are those in force: a late pair, ROP 5.3 being silent', () => {
    expect(rop.late).toEqual(LAW_AWARDS[2017]['A-']);
  });

  test('keeps its own figures: RTP 2.2.3.1 gives a late pair 40% whatever it makes elsewhere', () => {
    expect(scoringUnder(PROFILES['rtp-2014'], 2017).awards.late).toEqual(
      PROFILES['rtp-2014'].scoring.awards.late,
    );
  });

  test('the Laws alone by the edition of 1997: an average is given by 12C1', () => {
    expect(scoringUnder(PROFILES.wbf, 1997).awards.omitted.clause).toBe('Law 12C1');
  });
});
