import { expect, test } from 'vitest';
import { atRiskWhenDisturbed, directionOf, historyOf, LAWS_EDITIONS, mayPointOut } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, recordOf } from './tricks/testing/records.ts';

/** Four tricks of a board, South declarer and North dummy, and the cards of the fifth so far. */
const after = (fifth = '') => {
  const board = PLAYED_OUT.ruffedAndWonLater;
  return historyOf(recordOf({ ...board, play: `${firstTricks(board.play, 4)}\n${fifth}` }));
};

test('65B1, 65B2: towards partner when his side won the trick, towards the opponents when it lost', () => {
  expect(directionOf('S', 'N')).toEqual({ clause: '65B1', towards: 'partner' });
  expect(directionOf('W', 'W')).toEqual({ clause: '65B1', towards: 'partner' });
  expect(directionOf('E', 'N')).toEqual({ clause: '65B2', towards: 'opponents' });
  expect(directionOf('N', 'E')).toEqual({ clause: '65B2', towards: 'opponents' });
});

test('2017 65B3: any player, dummy too, until his side plays to the next trick', () => {
  expect(mayPointOut(2017, after(), 'N', 4)).toEqual({
    allowed: true,
    clauses: ['65B3'],
    unauthorised: undefined,
  });
  expect(mayPointOut(2017, after('W: D7'), 'N', 4).allowed).toBe(true);
  expect(mayPointOut(2017, after('W: D7'), 'E', 4)).toEqual({
    allowed: false,
    clauses: ['65B3'],
    unauthorised: '16B',
  });
  expect(mayPointOut(2017, after('W: D7 D5'), 'S', 4)).toMatchObject({ allowed: false, unauthorised: '16B' });
});

test('2007 65B3: declarer at any time, dummy and defenders until a card is led', () => {
  expect(mayPointOut(2007, after('W: D7 D5'), 'S', 4)).toMatchObject({ allowed: true, clauses: ['65B3'] });
  expect(mayPointOut(2007, after(), 'S', 4).allowed).toBe(true);
  expect(mayPointOut(2007, after(), 'N', 4).allowed).toBe(true);
  expect(mayPointOut(2007, after(), 'E', 4).allowed).toBe(true);
  expect(mayPointOut(2007, after('W: D7'), 'N', 4)).toMatchObject({ allowed: false, unauthorised: '16B' });
  expect(mayPointOut(2007, after('W: D7'), 'E', 4)).toMatchObject({ allowed: false, unauthorised: '16B' });
});

test('1997 9A2: whoever may draw attention, and that is never dummy', () => {
  expect(mayPointOut(1997, after('W: D7 D5'), 'S', 4)).toMatchObject({ allowed: true, clauses: ['9A2(a)'] });
  expect(mayPointOut(1997, after(), 'E', 4)).toMatchObject({ allowed: true, clauses: ['9A2(a)'] });
  expect(mayPointOut(1997, after(), 'N', 4)).toMatchObject({ allowed: false, clauses: ['9A2(b)'] });
});

test('a trick not finished has no directions', () => {
  for (const edition of LAWS_EDITIONS) expect(() => mayPointOut(edition, after('W: D7'), 'S', 5)).toThrow();
});

test('65D: what disturbing one’s cards puts at risk', () => {
  expect(atRiskWhenDisturbed(1997)).toEqual({ clause: '65D', rights: ['doubtful-trick', 'allege-revoke'] });
  expect(atRiskWhenDisturbed(2007).rights).toContain('deny-revoke');
  expect(atRiskWhenDisturbed(2017).rights).toContain('deny-revoke');
});
