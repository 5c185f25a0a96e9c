import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { RANKING_TIMES, type Settings, TRAVELLER_TIMES } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, attach, openEvening, TWO_TABLES } from '../testing/evening.ts';
import { everyRequest } from '../testing/every-view.ts';
import { type AnyCommand, command, continued } from '../testing/given.ts';

/*
 * Two tournaments that differ only in what a director was told of a case look the same to everybody else; in what he has
 * ruled, to everybody who does not sit at that table.
 */

const OTHERS: readonly Viewer[] = [
  { role: 'public' },
  ...['1', '2', '3', '4'].map((contestant): Viewer => ({ role: 'player', contestant })),
  ...[1, 2].map((table): Viewer => ({ role: 'table', session: 1, section: 'A', table })),
];

/** 1 and 3 sit at table 1. */
const isAtTable = (viewer: Viewer): boolean =>
  (viewer.role === 'table' && viewer.table === 1) ||
  (viewer.role === 'player' && (viewer.contestant === '1' || viewer.contestant === '3'));

const anySettings: fc.Arbitrary<Partial<Settings>> = fc.record({
  showRanking: fc.constantFrom(...RANKING_TIMES),
  showTraveller: fc.constantFrom(...TRAVELLER_TIMES),
  rounds: fc.constantFrom('called', 'free'),
});

const shownTo = (state: TournamentState, viewer: Viewer): string =>
  JSON.stringify(
    everyRequest(state).map((request) => {
      const seen = see(state, viewer, request);
      return [request, seen.ok ? seen.value : seen.error];
    }),
  ).replaceAll(/"version":\d+/g, '');

const HERE = at(1, 1, 1);

const STAGES = [
  'opened',
  'told',
  'noted',
  'postponed',
  'ruled',
  'appealed',
  'deposited',
  'decided',
  'closed',
] as const;
type Stage = (typeof STAGES)[number];

interface Secret {
  readonly calls: readonly string[];
  readonly words: string;
  readonly clause: string;
}

/** A case brought as far as the stage, with a secret in all that is told of it. */
function brought(before: TournamentState, stage: Stage, { calls, words, clause }: Secret): TournamentState {
  const reached = STAGES.indexOf(stage);
  const table = { session: 1, section: 'A', table: 1 };
  let state = continued(
    before,
    command('open-case', { ...HERE, steps: calls.slice(0, 1) }, { id: 'opened-it' }),
  );
  const [number = 0] = state.tournament?.sessions.get(1)?.cases?.keys() ?? [];
  const of = { session: 1, case: number };
  const later: readonly AnyCommand[] = [
    command('tell-case', { ...of, from: 1, steps: calls.slice(1), after: 'opened-it' }, { id: 'told-it' }),
    command('note-case', { ...of, text: words }),
    command('call-director', table),
    command('rule-case', { ...of, reason: words, clause, after: 'told-it' }),
    command('make-appeal', {
      ...of,
      contestant: '3',
      subject: 'judgement',
      concurs: 'agrees',
      about: words,
    }),
  ];
  state = continued(state, ...later.slice(0, reached));
  const appeal = state.tournament?.sessions.get(1)?.appeals?.[0]?.number ?? 0;
  const heard: readonly AnyCommand[] = [
    command('take-deposit', { session: 1, appeal }),
    command('decide-appeal', {
      session: 1,
      appeal,
      body: 'chief-director',
      outcome: 'stands',
      reason: words,
      clause: 'Law 93A',
      ...(words.startsWith('West') ? { withoutMerit: true as const } : {}),
    }),
    command('close-case', { ...of, reason: words }),
  ];
  return continued(state, ...heard.slice(0, Math.max(0, reached - later.length)));
}

test('nothing of a case or an appeal leaves the directors before it is ruled, and then only what its own table may know (Law 16)', () => {
  const stages = new Map<Stage, number>();
  fc.assert(
    fc.property(anySettings, fc.constantFrom(...STAGES), (settings, stage) => {
      stages.set(stage, (stages.get(stage) ?? 0) + 1);
      const before = continued(openEvening(TWO_TABLES, settings), attach([1, 2]));
      const one = brought(before, stage, {
        calls: ['N 1S', 'E 2H'],
        words: 'East held the king of clubs',
        clause: 'Law 27B1',
      });
      const other = brought(before, stage, {
        calls: ['N Pass', 'E Pass'],
        words: 'West held the ace of hearts',
        clause: 'Law 27B1',
      });
      expect(shownTo(one, { role: 'director' })).not.toBe(shownTo(other, { role: 'director' }));
      for (const viewer of OTHERS) expect(shownTo(one, viewer)).toBe(shownTo(other, viewer));
      // What was ruled is for the table alone.
      const ruled = STAGES.indexOf(stage) >= STAGES.indexOf('ruled');
      const otherwise = brought(before, stage, {
        calls: ['N 1S', 'E 2H'],
        words: 'East held the king of clubs',
        clause: 'Law 31',
      });
      for (const viewer of OTHERS) {
        const isTold = ruled && isAtTable(viewer);
        if (isTold) expect(shownTo(one, viewer)).not.toBe(shownTo(otherwise, viewer));
        else expect(shownTo(one, viewer)).toBe(shownTo(otherwise, viewer));
      }
    }),
    { numRuns: 30 },
  );
  expect([...stages.keys()].toSorted()).toEqual([...STAGES].toSorted());
});
