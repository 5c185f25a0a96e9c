import { describe, expect, test } from 'vitest';
import { asksOfRound, saidOfRound } from './known-round.ts';

describe('where a law asks whether the round is over, the tournament answers first', () => {
  test('79B, 69A, 71: open, also for a board that was put off (8B2), or over', () => {
    expect(saidOfRound('tricks-disputed', 'open')).toEqual({ since: 'round-open' });
    expect(saidOfRound('tricks-disputed', 'kept-open')).toEqual({ since: 'round-open' });
    expect(saidOfRound('tricks-disputed', 'over')).toEqual({ since: 'round-over' });
    expect(saidOfRound('agreement-withdrawn', 'kept-open')).toEqual({ since: 'nothing' });
    expect(saidOfRound('concession-withdrawn', 'over')).toEqual({ since: 'round-over' });
  });

  test('64B5: a revoke that is noticed on a board put off is in time', () => {
    expect(saidOfRound('revoke-noticed', 'kept-open')).toEqual({ roundEnded: false });
    expect(saidOfRound('revoke-noticed', 'over')).toEqual({ roundEnded: true });
  });

  test('without a tournament, and elsewhere, nothing is said beforehand', () => {
    expect(saidOfRound('tricks-disputed', undefined)).toEqual({});
    expect(saidOfRound('from-partner', 'over')).toEqual({});
    expect(asksOfRound('from-partner')).toBe(false);
  });
});
