import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { printPoll, readPoll, tallyOf, withoutNames } from './poll.ts';

const TEXT = 'expert: Pass (3H); Player A, club: 3H; expert: Pass';

describe('a poll of players (Law 16B1(b))', () => {
  const poll = orThrow(readPoll(TEXT));

  test('says how well each plays, what he chose and what else he considered', () => {
    expect(poll).toEqual([
      { level: 'expert', chose: 'Pass', considered: ['3H'] },
      { who: 'Player A', level: 'club', chose: '3H', considered: [] },
      { level: 'expert', chose: 'Pass', considered: [] },
    ]);
    expect(printPoll(poll)).toBe(TEXT);
  });

  test('names nobody to others', () => {
    expect(printPoll(withoutNames(poll))).toBe('expert: Pass (3H); club: 3H; expert: Pass');
  });

  test('is counted action by action: who chose it has considered it', () => {
    expect(tallyOf(poll)).toEqual([
      { action: 'Pass', chose: 2, considered: 2 },
      { action: '3H', chose: 1, considered: 2 },
    ]);
  });

  test.each(['', 'Pass', ': Pass', 'expert:', 'expert: Pass; ', 'expert: (3H)', 'a: b: c'])(
    '%j is none',
    (text) => expect(readPoll(text).ok).toBe(false),
  );
});
