import type { PairMovement } from 'naipe/movement';
import type { SectionPlan } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { movementChoices } from './choices.ts';
import { sectionPlans, setUpOf } from './set-up.ts';

const create = { name: 'Nowhere', date: '2026-03-14', settings: {} };
const sessionsFor = (pairs: number, sessions = 1): readonly PairMovement[] =>
  movementChoices({ pairs, sessions }, { profile: 'rtp-2014', minutesPerBoard: 7, readings: {} })[0]!
    .suggestion.sessions;

const plansIn = (pairs: number, movements: readonly PairMovement[]): (readonly SectionPlan[])[] =>
  setUpOf(create, pairs, movements, undefined).steps.flatMap(({ type, data }) =>
    type === 'plan-session' ? [(data as { sections: readonly SectionPlan[] }).sections] : [],
  );

test('RTP 3.5.5.1: 36 pairs are two sections with tables of their own, everybody seated once', () => {
  const [sections = []] = plansIn(36, sessionsFor(36));
  expect(sections.map(({ section, movement }) => [section, movement.kind, movement.rounds.length])).toEqual([
    ['A', 'mitchell', 9],
    ['B', 'mitchell', 9],
  ]);
  expect(sections.map(({ movement }) => movement.rounds[0]?.tables.map(({ table }) => table))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  const seated = sections.flatMap(({ seating }) => Object.values(seating));
  expect(seated).toEqual(Array.from({ length: 36 }, (_, index) => String(index + 1)));
});

test('RTP 3.5.5.1: 70 pairs are three sections; of 35 the number that stays free is in the one that is short', () => {
  expect(plansIn(70, sessionsFor(70))[0]?.map(({ section }) => section)).toEqual(['A', 'B', 'C']);
  const [first, second] = sectionPlans(
    sessionsFor(35)[0]!,
    Array.from({ length: 35 }, (_, index) => String(index + 1)),
  );
  expect([first?.movement.vacant.length, second?.movement.vacant.length].toSorted()).toEqual([0, 1]);
  expect([first, second].flatMap((plan) => Object.values(plan?.seating ?? {}))).toHaveLength(35);
});

test('RTP 3.5.5.3: the mixed scheme stays one field, its numbers kept over the three sessions', () => {
  const plans = plansIn(22, sessionsFor(22, 3));
  expect(plans.map((sections) => sections.map(({ section }) => section))).toEqual([['A'], ['A'], ['A']]);
  expect(plans[2]?.[0]?.seating).toEqual(plans[0]?.[0]?.seating);
});
