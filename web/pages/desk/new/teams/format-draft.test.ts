import type { ProfileId } from 'naipe/regulation';
import { expect, test } from 'vitest';
import {
  areSegmentsEven,
  boardsEach,
  draftFrom,
  formatFor,
  formatOf,
  isFormatRead,
  isMost,
  roundsOf,
} from './format-draft.ts';

const TEAMS = { contestants: 'team', profile: 'rtp-2014' } as const;
const usual = formatFor(16, TEAMS);

test.each([
  ['eight teams all meet: 7 rounds', 8, 'round-robin', 7],
  ['seven teams, one sits out each time: 7 rounds', 7, 'round-robin', 7],
  ['sixteen teams play a Swiss of 6', 16, 'swiss', 6],
  ['nine teams play a Swiss of 6', 9, 'swiss', 6],
] as const)('%s', (_what, teams, kind, rounds) => {
  const draft = formatFor(teams, TEAMS);
  expect(draft.kind).toBe(kind);
  expect(roundsOf(draft, teams)).toBe(rounds);
});

test.each([
  ['round-robin', true, 6, 10],
  ['knockout', false, 13, 4],
  ['movement', false, 5, 5],
] as const)('%s (twice: %s) of %i teams: %i rounds', (kind, double, teams, rounds) => {
  expect(roundsOf({ ...usual, kind, double }, teams)).toBe(rounds);
});

test.each([
  ['round-robin', 'head-to-head', 7, 48, false],
  ['movement', 'head-to-head', 7, 48, false],
  ['movement', 'whist', 7, 48, false],
  ['swiss', 'head-to-head', 7, 40, true],
  ['swiss', 'head-to-head', 8, 40, false],
  ['knockout', 'head-to-head', 7, 24, true],
] as const)(
  '%s (%s) of %i teams, 8 boards a match: %i boards a team, at most: %s',
  (kind, movement, teams, boards, most) => {
    const draft = { ...formatFor(teams, TEAMS), kind, movement, rounds: 5 };
    expect([draft.match.boards, boardsEach(draft, teams), isMost(draft, teams)]).toEqual([8, boards, most]);
  },
);

test('a whist of five takes four rounds; head to head one of five sits out in each of five', () => {
  const rounds = (movement: 'whist' | 'head-to-head') =>
    roundsOf({ ...usual, kind: 'movement', movement }, 5);
  expect([rounds('whist'), rounds('head-to-head')]).toEqual([4, 5]);
});

test('RTP 2.3.2, ROP 6.8: line-ups are declared one after the other, unless the organiser chooses otherwise; the Laws alone have none', () => {
  const lineUps = (profile: ProfileId, contestants: 'team' | 'pair' = 'team') =>
    formatFor(16, { contestants, profile }).match.lineUps;
  expect([lineUps('rtp-2014'), lineUps('rop'), lineUps('wbf')]).toEqual(['in-order', 'in-order', 'none']);
  expect(lineUps('rtp-2014', 'pair')).toBe('none');
});

test('a format says only what its kind has, and is read back', () => {
  const knockout = formatOf({ ...usual, kind: 'knockout', thirdPlace: true });
  expect(knockout.draw).toEqual({ kind: 'knockout', thirdPlace: true });
  expect(formatOf(draftFrom(knockout, usual))).toEqual(knockout);
  const swiss = formatOf({ ...usual, rounds: 9 });
  expect(formatOf(draftFrom(swiss, usual))).toEqual(swiss);
});

test('boards are exchanged half-way only where both tables play at once; an even whist is read back as a whist', () => {
  const exchanged = { ...usual, match: { ...usual.match, halves: 'exchanged' } } as const;
  expect(formatOf(exchanged).match.halves).toBe('exchanged');
  expect(formatOf({ ...exchanged, kind: 'movement', movement: 'head-to-head' }).match.halves).toBe(
    'exchanged',
  );
  const whist = formatOf({ ...exchanged, kind: 'movement', movement: 'whist' });
  expect(whist.match.halves).toBeUndefined();
  const shared = { ...whist, draw: { kind: 'movement', movement: 'whist-shared' } } as const;
  expect(formatOf(draftFrom(shared, usual))).toEqual(whist);
});

test('segments are of one length', () => {
  expect(areSegmentsEven({ ...usual.match, boards: 24, segments: 3 })).toBe(true);
  expect(areSegmentsEven({ ...usual.match, boards: 20, segments: 3 })).toBe(false);
});

test('bonuses that cannot be read stop no knockout, which has none', () => {
  const unread = { ...usual, bonus: { by: 'place', text: '' } } as const;
  expect(isFormatRead(unread)).toBe(false);
  expect(isFormatRead({ ...unread, kind: 'knockout' })).toBe(true);
});
