import type { Overview, SessionOverview } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { ownPlaceOf } from './own-place.ts';

const TABLE = { role: 'table', tournament: 'x', session: 1, section: 'B', table: 5 } as const;
const PLAYER = { role: 'player', tournament: 'x', pair: '12' } as const;

const section = (name: string) =>
  ({ section: name, movement: 'mitchell', tables: 7, pairs: 14, rounds: 7 }) as const;

const tournament = (
  status: Overview['status'],
  session: SessionOverview['status'],
  ...sections: readonly string[]
) => ({
  status,
  settings: { contestants: 'team' } as Overview['settings'],
  sessions: [
    { session: 1, status: session, sections: sections.map(section), resultsIn: 0, resultsExpected: 0 },
  ],
});

test('a phone of a table belongs there until its session is over', () => {
  const place = { kind: 'table', to: '/t/x', section: 'B', table: 5 };
  expect(ownPlaceOf(TABLE, tournament('playing', 'open', 'A', 'B'))).toEqual({
    ...place,
    severalSections: true,
  });
  expect(ownPlaceOf(TABLE, tournament('set-up', 'planned', 'B'))).toEqual({
    ...place,
    severalSections: false,
  });
  // The second session has codes of its own.
  expect(ownPlaceOf(TABLE, tournament('between-sessions', 'closed', 'B'))).toBeUndefined();
  expect(ownPlaceOf(TABLE, tournament('published', 'published', 'B'))).toBeUndefined();
});

test('a player’s phone belongs to its pair until the tournament is over', () => {
  const place = { kind: 'pair', to: '/p/x/pair/12', pair: '12', contestants: 'team' };
  expect(ownPlaceOf(PLAYER, tournament('playing', 'open', 'A'))).toEqual(place);
  expect(ownPlaceOf(PLAYER, tournament('between-sessions', 'closed', 'A'))).toEqual(place);
  expect(ownPlaceOf(PLAYER, tournament('over', 'closed', 'A'))).toBeUndefined();
});

test('while the server is away, where it was holds; who was sent away belongs nowhere', () => {
  expect(ownPlaceOf(TABLE, undefined)).toMatchObject({ to: '/t/x' });
  expect(ownPlaceOf({ role: 'public' }, undefined)).toBeUndefined();
  expect(ownPlaceOf({ role: 'director', name: 'Ana' }, undefined)).toBeUndefined();
});
