import { describe, expect, test } from 'vitest';
import {
  type RopPairSubstitution,
  type RopTeamSubstitution,
  ropPairRuling,
  ropPairSubstitutionBreaches,
  ropSubstituteIsMember,
  ropTeamSubstitutionBreaches,
} from './substitution.ts';

const asked: RopPairSubstitution = {
  sessions: 3,
  sessionsReplaced: 1,
  replaced: { category: 'second' },
  substitute: { category: 'second', hasPlayedInEvent: false },
  leave: true,
  forceMajeure: false,
  betweenPhases: false,
};

const codes = (change: Partial<RopPairSubstitution> = {}): string[] =>
  ropPairSubstitutionBreaches({ ...asked, ...change }).map(({ code }) => code);

describe('ROP 5.11: substitution in pairs', () => {
  test('I22: in one of three sessions allowed, in two not', () => {
    expect(codes()).toEqual([]);
    expect(codes({ sessionsReplaced: 2 })).toEqual(['too-many-sessions']);
  });

  test('a single session: only force majeure with leave', () => {
    expect(codes({ sessions: 1 })).toEqual(['one-session']);
    expect(codes({ sessions: 1, forceMajeure: true })).toEqual([]);
    expect(codes({ sessions: 1, forceMajeure: true, leave: false })).toEqual(['no-leave', 'one-session']);
  });

  test('the category is not above that of the player replaced, unless the event says so', () => {
    const substitute = { category: 'first', hasPlayedInEvent: false } as const;
    expect(codes({ substitute })).toEqual(['substitute-category']);
    expect(codes({ substitute, anyCategory: true })).toEqual([]);
    expect(codes({ substitute: { ...substitute, category: 'third' } })).toEqual([]);
  });

  test('Centro, Centro-Sul and Algarve: only players of the region', () => {
    const from = (region: string) => ({ ...asked.substitute, region });
    expect(codes({ regionOfEvent: 'Algarve', substitute: from('Norte') })).toEqual(['substitute-region']);
    expect(codes({ regionOfEvent: 'Algarve', substitute: from('Algarve') })).toEqual([]);
    expect(codes({ regionOfEvent: 'Norte', substitute: from('Algarve') })).toEqual([]);
  });

  test('not between phases, and nobody who has played, save force majeure', () => {
    expect(codes({ betweenPhases: true })).toEqual(['between-phases']);
    const substitute = { ...asked.substitute, hasPlayedInEvent: true };
    expect(codes({ substitute })).toEqual(['has-played']);
    expect(codes({ substitute, forceMajeure: true })).toEqual([]);
  });

  test('breaches disqualify unless expressly approved', () => {
    const found = ropPairSubstitutionBreaches({ ...asked, sessionsReplaced: 2 });
    expect(ropPairRuling(found, false)).toBe('disqualified');
    expect(ropPairRuling(found, true)).toBe('allowed');
    expect(ropPairRuling([], false)).toBe('allowed');
  });

  test('a substitute who plays all sessions but one is a member of the pair', () => {
    expect(ropSubstituteIsMember(3, 2)).toBe(true);
    expect(ropSubstituteIsMember(3, 1)).toBe(false);
    expect(ropSubstituteIsMember(1, 0)).toBe(false);
  });
});

describe('ROP 6.6: changes of a team', () => {
  const change: RopTeamSubstitution = {
    used: 5,
    replacedHasPlayed: false,
    newPlayedForAnother: false,
    extremeNeed: false,
    toldDirector: true,
  };
  const found = (rest: Partial<RopTeamSubstitution>): string[] =>
    ropTeamSubstitutionBreaches({ ...change, ...rest }).map(({ code }) => code);

  test('players not yet used are replaced freely; used ones only once all six have played, in extreme need', () => {
    expect(found({})).toEqual([]);
    expect(found({ replacedHasPlayed: true })).toEqual(['not-all-used']);
    expect(found({ used: 6, replacedHasPlayed: true })).toEqual(['no-extreme-need']);
    expect(found({ used: 6, replacedHasPlayed: true, extremeNeed: true })).toEqual([]);
  });

  test('never who has played for another team, and never unannounced', () => {
    expect(found({ newPlayedForAnother: true })).toEqual(['other-team']);
    expect(found({ toldDirector: false })).toEqual(['director-not-told']);
  });
});
