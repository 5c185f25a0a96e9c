import { describe, expect, test } from 'vitest';
import {
  type RtpTeamPlayer,
  type RtpTeamSubstitution,
  rtpMatchesBeyondLimit,
  rtpMostSubstituteMatches,
  rtpTeamSubstitutionBreaches,
} from './team-substitution.ts';

const entered: readonly RtpTeamPlayer[] = [
  { id: 'p1', category: 'national' },
  { id: 'p2', category: 'first' },
  { id: 'p3', category: 'second-hearts' },
  { id: 'p4', category: 'second-clubs' },
  { id: 'p5', category: 'third-spades' },
  { id: 'p6', category: 'unclassified' },
];

const substitute = { id: 'substitute', category: 'second-hearts', otherTeam: 'none' } as const;

const asked: RtpTeamSubstitution = {
  event: 'open',
  mostPlayers: 6,
  entered,
  able: ['p1', 'p2', 'p3'],
  substitutes: [substitute],
  toldBeforehand: true,
  matches: 11,
  matchesBefore: 0,
};

const codes = (change: Partial<RtpTeamSubstitution> = {}): string[] =>
  rtpTeamSubstitutionBreaches({ ...asked, ...change }).map(({ code }) => code);

describe('RTP 3.6.5: a substitute', () => {
  test('for a team of six of whom three can play', () => {
    expect(codes()).toEqual([]);
  });

  test.each<[string, Partial<RtpTeamSubstitution>, string]>([
    ['four of the six can play', { able: ['p1', 'p2', 'p5', 'p6'] }, 'four-can-play'],
    ['five entered', { entered: entered.slice(0, 5) }, 'team-not-complete'],
    ['an event open to eight', { mostPlayers: 8 }, 'larger-teams'],
    ['the director told after the start', { toldBeforehand: false }, 'director-not-told'],
    ['has played for another team', { substitutes: [{ ...substitute, otherTeam: 'before' }] }, 'other-team'],
    ['plays for another team later', { substitutes: [{ ...substitute, otherTeam: 'after' }] }, 'other-team'],
    ['a man in a women’s event', { event: 'women' }, 'sex'],
    ['a man with a man in a mixed event', { event: 'mixed' }, 'sex'],
    [
      'a first category for second and lower',
      { substitutes: [{ ...substitute, category: 'first' }] },
      'substitute-tier',
    ],
    [
      'two of the six can play, two substitutes',
      { able: ['p1', 'p2'], substitutes: [substitute, { ...substitute, id: 'another' }] },
      'several-substitutes',
    ],
  ])('W23, I17: %s: not allowed', (_, change, code) => {
    expect(codes(change)).toEqual([code]);
  });

  test('a woman in a women’s event, and with a man in a mixed one', () => {
    const woman = { ...substitute, woman: true };
    expect(codes({ event: 'women', substitutes: [woman] })).toEqual([]);
    expect(codes({ event: 'mixed', substitutes: [woman] })).toEqual([]);
    expect(codes({ event: 'mixed', substitutes: [{ ...woman, partnerIsWoman: true }] })).toEqual(['sex']);
  });

  test('W23(h): of any category when p1 is among the absent', () => {
    const national = { ...substitute, category: 'national' } as const;
    expect(codes({ able: ['p2', 'p3', 'p4'], substitutes: [national] })).toEqual([]);
  });

  test('I16: National for a first and a second category: allowed, the tier is the same', () => {
    const team = entered.map((one) => (one.id === 'p1' ? { ...one, category: 'first' as const } : one));
    const national = { ...substitute, category: 'national' } as const;
    expect(codes({ entered: team, able: ['p2', 'p4', 'p5'], substitutes: [national] })).toEqual([]);
  });

  test('I15: in at most 0, 1, 1, 2, 2 of 4, 5, 9, 10, 11 matches', () => {
    expect([4, 5, 9, 10, 11].map(rtpMostSubstituteMatches)).toEqual([0, 1, 1, 2, 2]);
    expect(codes({ matchesBefore: 1 })).toEqual([]);
    expect(codes({ matchesBefore: 2 })).toEqual(['too-many-matches']);
  });

  test('W24: in matches 2, 6 and 9, not necessarily the same player: of 10 or 11 the last is too many, of 15 none', () => {
    expect(rtpMatchesBeyondLimit(11, [2, 6, 9])).toEqual([9]);
    expect(rtpMatchesBeyondLimit(10, [2, 6, 9])).toEqual([9]);
    expect(rtpMatchesBeyondLimit(15, [2, 6, 9])).toEqual([]);
  });
});
