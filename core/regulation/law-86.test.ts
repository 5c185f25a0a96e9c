import { describe, expect, test } from 'vitest';
import type { LawsEdition } from '../laws/index.ts';
import { ruleTeamBoard, type TeamBoardCase } from './law-86.ts';

const NONE = { home: 'none', away: 'none' } as const;
const HOME = { home: 'directly', away: 'none' } as const;
const AWAY = { home: 'none', away: 'directly' } as const;
const BOTH = { home: 'directly', away: 'directly' } as const;

const board = (said: Partial<TeamBoardCase>): TeamBoardCase => ({
  edition: 2017,
  fault: NONE,
  otherRoom: 'no-result',
  several: false,
  substitute: 'no-time',
  ...said,
});

describe('Laws 12C and 86: artificial scores of teams by fault, in every edition', () => {
  test.each<[TeamBoardCase['fault'], string, string]>([
    [NONE, 'A+', 'A+'],
    [HOME, 'A-', 'A+'],
    [AWAY, 'A+', 'A-'],
    [BOTH, 'A-', 'A-'],
    [{ home: 'partly', away: 'directly' }, 'A', 'A-'],
  ])('fault %j: home %s, away %s', (fault, home, away) => {
    for (const edition of [1997, 2007, 2017] as const)
      expect(ruleTeamBoard(board({ edition, fault }))).toMatchObject({ kind: 'artificial', home, away });
  });

  test.each<[LawsEdition, string]>([
    [1997, 'Law 86C'],
    [2007, 'Law 86C'],
    [2017, 'Law 86A'],
  ])('%i: no other board once the result of the match could be known: %s', (edition, clause) => {
    const ruling = ruleTeamBoard(board({ edition, substitute: 'result-known' }));
    expect(ruling).toMatchObject({ orSubstitute: false });
    expect(ruling.sentence).toContain(clause);
    expect(ruleTeamBoard(board({ edition, substitute: 'possible' }))).toMatchObject({ orSubstitute: true });
  });
});

describe('a result in the other room', () => {
  test('1997 has no rule for it: artificial scores', () => {
    expect(ruleTeamBoard(board({ edition: 1997, otherRoom: 'favours-home' })).kind).toBe('artificial');
  });

  test('2007, Law 86D: the director may assign, and should when it favours a side not at fault', () => {
    const strength = (otherRoom: TeamBoardCase['otherRoom'], fault: TeamBoardCase['fault']) =>
      ruleTeamBoard(board({ edition: 2007, otherRoom, fault }));
    expect(strength('ordinary', NONE)).toMatchObject({
      kind: 'assigned',
      strength: 'may',
      clause: 'Law 86D',
    });
    expect(strength('favours-home', AWAY)).toMatchObject({ strength: 'should' });
    expect(strength('favours-home', NONE)).toMatchObject({ strength: 'should' });
    expect(strength('favours-home', HOME)).toMatchObject({ strength: 'may' });
    expect(strength('favours-away', BOTH)).toMatchObject({ strength: 'may' });
  });

  test('2017, Law 86B1: clearly favourable to a side, the director shall assign; otherwise artificial', () => {
    for (const otherRoom of ['favours-home', 'favours-away'] as const)
      expect(ruleTeamBoard(board({ otherRoom }))).toMatchObject({
        kind: 'assigned',
        strength: 'shall',
        clause: 'Law 86B1',
      });
    expect(ruleTeamBoard(board({ otherRoom: 'ordinary' })).kind).toBe('artificial');
  });
});

describe('2017, Laws 86B2 and 87C: several results that do not compare', () => {
  test('(a) nobody at fault: artificial, or another board if time permits', () => {
    expect(ruleTeamBoard(board({ several: true, substitute: 'possible' }))).toMatchObject({
      kind: 'artificial',
      home: 'A+',
      away: 'A+',
      orSubstitute: true,
      clause: 'Laws 86B2(a) and 12C2',
    });
  });

  test('(b) one team at fault: the better of average plus and the assigned score for the other', () => {
    expect(ruleTeamBoard(board({ several: true, fault: HOME }))).toMatchObject({
      kind: 'better-for',
      team: 'away',
    });
    expect(ruleTeamBoard(board({ several: true, fault: AWAY }))).toMatchObject({
      kind: 'better-for',
      team: 'home',
    });
  });

  test('(c) both at fault: artificial, and no other board', () => {
    expect(ruleTeamBoard(board({ several: true, fault: BOTH, substitute: 'possible' }))).toMatchObject({
      kind: 'artificial',
      home: 'A-',
      away: 'A-',
      orSubstitute: false,
    });
  });
});
