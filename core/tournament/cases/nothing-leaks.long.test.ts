import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayCommand } from '../access/permission.ts';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { RANKING_TIMES, type Settings, TRAVELLER_TIMES } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, attach, fourTableMitchell, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
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

const shownTo = (state: TournamentState, viewer: Viewer, requests = everyRequest(state)): string =>
  JSON.stringify(
    requests.map((request) => {
      const seen = see(state, viewer, request);
      return [request, seen.ok ? seen.value : seen.error];
    }),
  ).replaceAll(/"version":\d+/g, '');

const HERE = at(1, 1, 1);

const STAGES = [
  'opened',
  'told',
  'noted',
  'logged',
  'postponed',
  'ruled',
  'appealed',
  'deposited',
  'papers added',
  'decided',
  'penalised apart',
  'penalty appealed',
  'closed',
  'published',
] as const;
type Stage = (typeof STAGES)[number];

interface Secret {
  readonly calls: readonly string[];
  readonly words: string;
  readonly clause: string;
}

const numbersIn = (state: TournamentState) => {
  const session = state.tournament?.sessions.get(1);
  return {
    case: [...(session?.cases?.keys() ?? [])][0] ?? 0,
    appeal: session?.appeals?.at(-1)?.number ?? 0,
    penalty: session?.penalties.findLast(({ contestant }) => contestant === '4')?.sequence ?? 0,
  };
};

/** What is done at each stage, with a secret in all that is told. */
function doneAt(stage: Stage, state: TournamentState, { calls, words, clause }: Secret): AnyCommand[] {
  const { case: number, appeal, penalty } = numbersIn(state);
  const of = { session: 1, case: number };
  const ofAppeal = { session: 1, appeal };
  const why = { subject: 'judgement', concurs: 'agrees', about: words } as const;
  switch (stage) {
    case 'opened':
      return [command('open-case', { ...HERE, steps: calls.slice(0, 1) }, { id: 'opened-it' })];
    case 'told':
      return [
        command(
          'tell-case',
          { ...of, from: 1, steps: calls.slice(1), after: 'opened-it' },
          { id: 'told-it' },
        ),
      ];
    case 'noted':
      return [
        command('note-case', { ...of, text: words }),
        command('note-report', { item: 'other', text: words }),
      ];
    case 'logged':
      return [command('log-incident', { session: 1, kind: 'psychic', contestants: ['1'], text: words })];
    case 'postponed':
      return [command('call-director', { session: 1, section: 'A', table: 1 })];
    case 'ruled':
      return [
        command('rule-case', {
          ...of,
          reason: words,
          clause,
          after: 'told-it',
          adjustment: { ns: { kind: 'named', name: 'A+' }, ew: { kind: 'named', name: 'A-' } },
          penalties: [
            { contestant: '3', amount: { unit: 'percent-of-top', value: '10' } },
            { contestant: '1', amount: 'warning' },
          ],
        }),
      ];
    case 'appealed':
      return [command('make-appeal', { ...of, contestant: '3', ...why })];
    case 'deposited':
      return [command('take-deposit', ofAppeal)];
    case 'papers added':
      return [command('note-appeal', { ...ofAppeal, paper: 'witnesses', text: words })];
    case 'decided':
      return [
        command('decide-appeal', {
          ...ofAppeal,
          body: 'chief-director',
          outcome: 'stands',
          reason: words,
          clause: 'Law 93A',
          confirmed: ['committee-hears'],
          because: words,
          ...(words.startsWith('West') ? { withoutMerit: true as const } : {}),
        }),
      ];
    case 'penalised apart':
      return [
        command('give-penalty', {
          session: 1,
          contestant: '4',
          amount: { unit: 'percent-of-top', value: '10' },
          reason: words,
          clause: 'Law 90A',
        }),
      ];
    case 'penalty appealed':
      return [command('make-appeal', { session: 1, penalty, contestant: '4', ...why })];
    case 'closed':
      return [command('close-case', { ...of, reason: words })];
    case 'published':
      return [
        command('close-session', { session: 1, confirmed: ['missing-results'] }),
        command('publish-results', { session: 1 }),
      ];
  }
}

/** A case brought as far as the stage. */
function brought(before: TournamentState, stage: Stage, secret: Secret): TournamentState {
  let state = before;
  for (const each of STAGES.slice(0, STAGES.indexOf(stage) + 1))
    state = continued(state, ...doneAt(each, state, secret));
  return state;
}

const EAST = { calls: ['N 1S', 'E 2H'], words: 'East held the king of clubs', clause: 'Law 27B1' };
const WEST = { calls: ['N Pass', 'E Pass'], words: 'West held the ace of hearts', clause: 'Law 27B1' };

const isReached = (stage: Stage, other: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(other);

test.each(STAGES)(
  'nothing of a case, an appeal, the log or a penalty leaves the directors before it is ruled, and then only what its own table may know (Law 16): %s',
  (stage) => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const before = continued(openEvening(TWO_TABLES, settings), attach([1, 2]));
        const one = brought(before, stage, EAST);
        const other = brought(before, stage, WEST);
        expect(shownTo(one, { role: 'director' })).not.toBe(shownTo(other, { role: 'director' }));
        // That there is a case at all is known to nobody before a ruling is told.
        if (!isReached(stage, 'postponed'))
          for (const viewer of OTHERS)
            expect(shownTo(one, viewer)).toBe(shownTo(before, viewer, everyRequest(one)));
        for (const viewer of OTHERS) {
          // Why somebody was penalised apart from a case he is told himself.
          const isOwnPenalty =
            viewer.role === 'player' && viewer.contestant === '4' && isReached(stage, 'penalised apart');
          const seen = shownTo(one, viewer);
          if (isOwnPenalty) expect(seen).toContain(EAST.words);
          else expect(seen).toBe(shownTo(other, viewer));
          if (!isOwnPenalty) expect(seen).not.toContain(EAST.words);
        }
        // What was ruled is for the table alone, until the results are published with their clauses.
        const otherwise = brought(before, stage, { ...EAST, clause: 'Law 31' });
        const ruled = isReached(stage, 'ruled');
        for (const viewer of OTHERS) {
          const [seen, seenOtherwise] = [shownTo(one, viewer), shownTo(otherwise, viewer)];
          if (ruled && isAtTable(viewer)) expect(seen).not.toBe(seenOtherwise);
          if (!ruled) expect(seen).toBe(seenOtherwise);
        }
      }),
      { numRuns: 2 },
    );
  },
);

test('a player does not learn by appealing whether something was ruled at another table, or another was penalised', () => {
  const before = openEvening(TWO_TABLES);
  const ruled = brought(before, 'penalised apart', EAST);
  const { case: number, penalty } = numbersIn(ruled);
  const asked = (contestant: string, against: { case: number } | { penalty: number }): AnyCommand =>
    command('make-appeal', {
      session: 1,
      ...against,
      contestant,
      subject: 'judgement',
      concurs: 'agrees',
      about: 'to know',
    });
  const refused = (state: TournamentState, viewer: Viewer, sent: AnyCommand) => {
    const may = mayCommand(state, viewer, sent);
    return may.ok ? 'permitted' : may.error;
  };
  const stranger: Viewer = { role: 'player', contestant: '2' };
  for (const against of [{ case: number }, { penalty }]) {
    const sent = asked('2', against);
    expect(refused(ruled, stranger, sent)).toEqual(refused(before, stranger, sent));
    expect(refused(ruled, stranger, sent)).not.toBe('permitted');
    // Nor in the name of whoever it concerns.
    expect(refused(ruled, stranger, asked('3', against))).toEqual(
      refused(before, stranger, asked('3', against)),
    );
  }
  expect(refused(ruled, { role: 'player', contestant: '3' }, asked('3', { case: number }))).toBe('permitted');
  expect(refused(ruled, { role: 'player', contestant: '4' }, asked('4', { penalty }))).toBe('permitted');
  expect(refused(ruled, { role: 'player', contestant: '3' }, asked('3', { penalty }))).not.toBe('permitted');
});

test('the device of a table appeals for those who sit there, not for those who have gone on', () => {
  const ruled = brought(openEvening(fourTableMitchell()), 'ruled', EAST);
  const { case: number } = numbersIn(ruled);
  const device: Viewer = { role: 'table', session: 1, section: 'A', table: 1 };
  const sent = command('make-appeal', {
    session: 1,
    case: number,
    contestant: '1',
    subject: 'judgement',
    concurs: 'agrees',
    about: 'for them',
  });
  expect(mayCommand(ruled, device, sent).ok).toBe(true);
  const later = continued(
    ruled,
    record(at(1, 1, 2), '4SN='),
    agree(at(1, 1, 2)),
    command('end-round', { session: 1, round: 1 }),
    command('start-round', { session: 1, round: 2 }),
  );
  expect(mayCommand(later, device, sent).ok).toBe(false);
  expect(mayCommand(later, { role: 'player', contestant: '1' }, sent).ok).toBe(true);
});
