import { describe, expect, test } from 'vitest';
import { ALLEGATION_CLAUSE, historyOf, LAWS_EDITIONS, mayInspect, ruledFor } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { firstTricks, recordOf } from './tricks/testing/records.ts';

/** Four tricks of a board, South declarer and North dummy, and the cards of the fifth so far. */
const after = (fifth = '', tricks = 4) => {
  const board = PLAYED_OUT.ruffedAndWonLater;
  return historyOf(recordOf({ ...board, play: `${firstTricks(board.play, tricks)}\n${fifth}` }));
};

describe.each(LAWS_EDITIONS)('Law 66 of %i', (edition) => {
  test('66A: the whole trick, while his own card is open and his side has not played on', () => {
    const whole = { what: 'whole-trick', trick: 4, ownTurned: false } as const;
    expect(mayInspect(edition, after(), 'W', whole)).toMatchObject({ allowed: true, clauses: ['66A'] });
    expect(mayInspect(edition, after('W: D7'), 'S', whole).allowed).toBe(true);
    expect(mayInspect(edition, after(), 'W', { ...whole, ownTurned: true }).allowed).toBe(false);
    expect(mayInspect(edition, after('W: D7'), 'E', whole).allowed).toBe(false);
    expect(mayInspect(edition, after(), 'N', whole).allowed).toBe(false);
  });

  test('66B: his own last card, until a card is led; in 2017 until his own side plays', () => {
    const own = { what: 'own-card', trick: 4 } as const;
    expect(mayInspect(edition, after(), 'S', own)).toMatchObject({ allowed: true, clauses: ['66B'] });
    expect(mayInspect(edition, after('W: D7'), 'S', own).allowed).toBe(edition === 2017);
    expect(mayInspect(edition, after('W: D7 D5'), 'S', own).allowed).toBe(false);
    expect(mayInspect(edition, after('W: D7'), 'E', own).allowed).toBe(false);
    expect(mayInspect(edition, after(), 'N', own).allowed).toBe(false);
  });

  test('66C: quitted tricks only when the director says so', () => {
    const quitted = { what: 'quitted-trick', trick: 2, directorInstructs: false } as const;
    expect(mayInspect(edition, after('W: D7'), 'E', quitted)).toMatchObject({
      allowed: false,
      clauses: ['66C'],
    });
    expect(mayInspect(edition, after('W: D7'), 'E', { ...quitted, directorInstructs: true }).allowed).toBe(
      true,
    );
  });

  test('66D: everything after the end of play', () => {
    const quitted = { what: 'quitted-trick', trick: 2, directorInstructs: false } as const;
    expect(mayInspect(edition, after('', 13), 'E', quitted)).toMatchObject({
      allowed: true,
      clauses: ['66D'],
    });
    expect(mayInspect(edition, after('', 13), 'N', { what: 'own-card', trick: 13 }).allowed).toBe(true);
  });
});

test('66D: facts lost because one side mixed its cards', () => {
  expect(ruledFor({ mixedBy: ['S'], ascertainable: false })).toBe('EW');
  expect(ruledFor({ mixedBy: ['E', 'W'], ascertainable: false })).toBe('NS');
  expect(ruledFor({ mixedBy: ['S', 'E'], ascertainable: false })).toBeUndefined();
  expect(ruledFor({ mixedBy: ['S'], ascertainable: true })).toBeUndefined();
  expect(ruledFor({ mixedBy: [], ascertainable: false })).toBeUndefined();
});

test('alleging a revoke gives no right to inspect', () => {
  expect(LAWS_EDITIONS.map((edition) => ALLEGATION_CLAUSE[edition])).toEqual(['61B', '62C3', '61C']);
});
