import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import {
  dealsFor,
  openEvening,
  plannedEvening,
  planOf,
  playedEvening,
  publishedEvening,
  TWO_TABLES,
} from '../testing/evening.ts';
import { everyRequest } from '../testing/every-view.ts';
import { command, continued, given } from '../testing/given.ts';
import { fileHiddenFromPlaying } from './director-plays.ts';
import type { Viewer } from './viewer.ts';
import { see } from './visibility.ts';

const [ONE, OTHER] = [dealsFor([1, 2], 1), dealsFor([1, 2], 2)];
const sealed = (deals: typeof ONE) =>
  command('attach-deals', { session: 1, deals, sealed: { director: 'Ana Fictícia' } });
const opened = (deals: typeof ONE) => command('attach-deals', { session: 1, deals, opens: true });

const RUNS_IT: Viewer = { role: 'director', name: 'Ana Fictícia' };
const OTHERS: readonly Viewer[] = [
  { role: 'public' },
  { role: 'director' },
  { role: 'director', name: 'Outro Fictício' },
  { role: 'player', contestant: '1' },
  { role: 'table', session: 1, section: 'A', table: 1 },
];

const shownTo = (state: TournamentState, viewer: Viewer): string =>
  JSON.stringify(
    everyRequest(state).map((request) => {
      const seen = see(state, viewer, request);
      return [request, seen.ok ? seen.value : seen.error];
    }),
  );

/** An evening as it begins, when it is played and when it is published. */
const STAGES = {
  opened: () => openEvening(TWO_TABLES),
  played: () => playedEvening(plannedEvening(TWO_TABLES)),
  published: () => publishedEvening(plannedEvening(TWO_TABLES)),
};

describe.each(Object.entries(STAGES))('sealed cards of an evening that is %s (Law 16)', (_, upTo) => {
  const evening = upTo();
  const [one, other] = [continued(evening, sealed(ONE)), continued(evening, sealed(OTHER))];

  test('change nothing that anybody is shown but the director who runs it', () => {
    for (const viewer of OTHERS) expect(shownTo(one, viewer)).toBe(shownTo(other, viewer));
    expect(shownTo(one, RUNS_IT)).not.toBe(shownTo(other, RUNS_IT));
  });

  test('are in no file for another', () => {
    expect(fileHiddenFromPlaying(one.tournament!, 'Outro Fictício')?.error.code).toBe('deals-sealed');
    expect(fileHiddenFromPlaying(one.tournament!, 'Ana Fictícia')).toBeUndefined();
  });

  test('are neither replaced nor taken back', () => {
    given(one)
      .when(command('attach-deals', { session: 1, deals: ONE }))
      .thenRefused('deals-sealed', { clause: 'Law 16' });
    given(one)
      .when(command('undo', { sequence: one.version, reason: 'To look' }))
      .thenRefused('deals-sealed');
  });

  test('are opened once, and then as others are', () => {
    const open = continued(one, opened(ONE));
    expect(open.tournament!.sessions.get(1)).not.toHaveProperty('sealed');
    given(open).when(opened(ONE)).thenFacts();
    expect(fileHiddenFromPlaying(open.tournament!, 'Outro Fictício')).toBeUndefined();
  });
});

test('a director who runs the session and plays in it sees none that is ahead of him', () => {
  const evening = continued(
    openEvening(TWO_TABLES),
    command('attach-deals', { session: 1, deals: ONE, sealed: { director: 'player 1A' } }),
  );
  const seen = see(evening, { role: 'director', name: 'player 1A' }, { view: 'hands', session: 1 });
  expect(seen.ok && seen.value.boards.map(({ deal }) => deal)).toEqual([undefined, undefined]);
});

test('planned again, the session keeps its seal', () => {
  const planned = continued(plannedEvening(TWO_TABLES), sealed(ONE), planOf(1, TWO_TABLES));
  expect(planned.tournament!.sessions.get(1)!.sealed).toEqual({ director: 'Ana Fictícia' });
});
