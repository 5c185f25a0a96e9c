import { orThrow } from 'naipe/base';
import { mitchell } from 'naipe/movement';
import type { SectionState, SessionState, Tournament } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import { JoinCodes } from './join-codes.ts';

/** Nothing was renewed. */
const never = { of: async () => new Map<string, number>() };
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
    authorisations: [],
    pauses: [],
    penalties: [],
    substitutions: [],
  };
}

describe('codes of tables', () => {
  test.each([
    [1, 20, 6],
    [25, 500, 8],
    [50, 1000, 9],
  ])('%i sections: %i codes of %i digits, no two the same', async (sections, tables, digits) => {
    const all = await new JoinCodes('secret', never).ofTables('club', sessionOf(sections));
    const codes = all.map(({ code }) => code);
    expect(codes).toHaveLength(tables);
    expect(new Set(codes).size).toBe(tables);
    for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${digits}}$`));
  });

  test('stay the same after a restart, and differ by secret, tournament and session', async () => {
    const codes = async (secret: string, tournament: string, session: number) =>
      (await new JoinCodes(secret, never).ofTables(tournament, sessionOf(1, session))).map(
        ({ code }) => code,
      );
    const first = await codes('secret', 'club', 1);
    expect(await codes('secret', 'club', 1)).toEqual(first);
    expect(await codes('other', 'club', 1)).not.toEqual(first);
    expect(await codes('secret', 'other', 1)).not.toEqual(first);
    expect(await codes('secret', 'club', 2)).not.toEqual(first);
  });

  test('of the tables that were there stay when a section is added after them', async () => {
    const joinCodes = new JoinCodes('secret', never);
    const before = await joinCodes.ofTables('club', sessionOf(2));
    expect((await joinCodes.ofTables('club', sessionOf(3))).slice(0, before.length)).toEqual(before);
  });
});

/** A tournament of three pairs with that session to be joined. */
const withPairs = (session: number) =>
  ({
    contestants: new Map(['1', '2', '3'].map((pair) => [pair, {}])),
    sessions: new Map([[session, sessionOf(1, session)]]),
  }) as unknown as Tournament;

describe('codes of pairs', () => {
  test('are six digits and differ by pair and session', async () => {
    const joinCodes = new JoinCodes('secret', never);
    const codes = (
      await Promise.all([1, 2].map((session) => joinCodes.ofPairs('club', withPairs(session))))
    ).flat();
    expect(new Set(codes.map(({ code }) => code)).size).toBe(6);
    for (const { code } of codes) expect(code).toMatch(/^\d{6}$/);
  });

  test('change when they are renewed, one or all', async () => {
    const times = new Map<string, number>();
    const joinCodes = new JoinCodes('secret', { of: async () => times });
    const codes = async () =>
      (await joinCodes.ofPairs('club', withPairs(1))).map(({ code, pass }) => code + pass);
    const first = await codes();
    times.set('pair 2', 1);
    const second = await codes();
    expect(second.map((code, at) => code === first[at])).toEqual([true, false, true]);
    times.set('pairs', 1);
    expect((await codes()).some((code) => first.includes(code) || second.includes(code))).toBe(false);
  });
});

test('what is scanned is long, and changes with the digits', async () => {
  let renewed = 0;
  const joinCodes = new JoinCodes('secret', { of: async () => new Map([['tables', renewed]]) });
  const before = await joinCodes.ofTables('club', sessionOf(1));
  for (const { pass } of before) expect(pass).toMatch(/^[\w-]{20}$/);
  expect(new Set(before.map(({ pass }) => pass)).size).toBe(20);
  renewed = 1;
  const after = await joinCodes.ofTables('club', sessionOf(1));
  expect(after.filter(({ pass }, at) => pass === before[at]?.pass)).toEqual([]);
  expect(after.map(({ code }) => code)).not.toEqual(before.map(({ code }) => code));
});

test('the code of tonight is six digits, of this tournament and this session, and changes when it is renewed', async () => {
  let renewed = 0;
  const joinCodes = new JoinCodes('secret', { of: async () => new Map([['tonight', renewed]]) });
  const first = await joinCodes.tonight('club', sessionOf(1, 1));
  expect(first).toMatch(/^\d{6}$/);
  const others = [
    await joinCodes.tonight('club', sessionOf(1, 2)),
    await joinCodes.tonight('other', sessionOf(1, 1)),
  ];
  renewed = 1;
  others.push(await joinCodes.tonight('club', sessionOf(1, 1)));
  expect(new Set([first, ...others]).size).toBe(4);
});
