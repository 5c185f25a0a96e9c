import { orThrow } from 'naipe/base';
import { mitchell } from 'naipe/movement';
import type { SectionState, SessionState } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import { JoinCodes } from './join-codes.ts';

const movement = orThrow(mitchell({ pairs: 40, rounds: 9, boardsPerRound: 2 }));

/** A session of so many sections of twenty tables. */
function sessionOf(sections: number, session = 1): SessionState {
  const names = Array.from({ length: sections }, (_, index) => `S${index}`);
  const state = (section: string): SectionState => ({
    section,
    movement,
    seating: new Map(),
    rounds: new Map(),
    confirmed: new Map(),
    calls: new Map(),
  });
  return {
    session,
    status: 'open',
    sections: new Map(names.map((name) => [name, state(name)])),
    boards: new Map(),
    deals: new Map(),
    penalties: [],
    substitutions: [],
  };
}

describe('codes of tables', () => {
  test.each([
    [1, 20, 4],
    [25, 500, 4],
    [26, 520, 6],
  ])('%i sections: %i codes of %i digits, no two the same', (sections, tables, digits) => {
    const codes = new JoinCodes('secret').ofTables('club', sessionOf(sections)).map(({ code }) => code);
    expect(codes).toHaveLength(tables);
    expect(new Set(codes).size).toBe(tables);
    for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${digits}}$`));
  });

  test('stay the same after a restart, and differ by secret, tournament and session', () => {
    const codes = (secret: string, tournament: string, session: number) =>
      new JoinCodes(secret).ofTables(tournament, sessionOf(1, session)).map(({ code }) => code);
    const first = codes('secret', 'club', 1);
    expect(codes('secret', 'club', 1)).toEqual(first);
    expect(codes('other', 'club', 1)).not.toEqual(first);
    expect(codes('secret', 'other', 1)).not.toEqual(first);
    expect(codes('secret', 'club', 2)).not.toEqual(first);
  });

  test('of the tables that were there stay when a section is added after them', () => {
    const joinCodes = new JoinCodes('secret');
    const before = joinCodes.ofTables('club', sessionOf(2));
    expect(joinCodes.ofTables('club', sessionOf(3)).slice(0, before.length)).toEqual(before);
  });
});

test('codes of pairs are six digits and differ by pair', () => {
  const joinCodes = new JoinCodes('secret');
  const codes = ['1', '2', '3'].map((pair) => joinCodes.ofPair('club', pair));
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
});
