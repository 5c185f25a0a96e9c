import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MeetingBoard } from '../meeting.ts';
import { RANKING_TIMES, type Settings, TRAVELLER_TIMES } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { agree, record } from '../testing/evening.ts';
import { everyRequest } from '../testing/every-view.ts';
import { type AnyCommand, command, continued } from '../testing/given.ts';
import { drawRound, ROUND_ROBIN, SWISS, teamsPlanned } from '../testing/team-event.ts';
import type { Viewer } from './viewer.ts';
import { see } from './visibility.ts';

/*
 * What nobody may know changes nothing that anybody is shown: two tournaments that differ in it alone look the same.
 */

const TEAMS = ['1', '2', '3', '4'];
const TABLES = [1, 2, 3, 4];
const BOARDS = [1, 2];

const OTHERS: readonly Viewer[] = [
  { role: 'public' },
  ...TEAMS.map((contestant): Viewer => ({ role: 'player', contestant })),
  ...TABLES.map((table): Viewer => ({ role: 'table', session: 1, section: 'A', table })),
];

const anySettings: fc.Arbitrary<Partial<Settings>> = fc.record({
  showRanking: fc.constantFrom(...RANKING_TIMES),
  showTraveller: fc.constantFrom(...TRAVELLER_TIMES),
  rounds: fc.constantFrom('called', 'free'),
});

const at = (table: number, board: number): MeetingBoard => ({
  session: 1,
  section: 'A',
  round: 1,
  table,
  board,
});

/** All that a viewer is shown, without how many facts there are. */
const shownTo = (state: TournamentState, viewer: Viewer): string =>
  JSON.stringify(
    everyRequest(state).map((request) => {
      const seen = see(state, viewer, request);
      return [request, seen.ok ? seen.value : seen.error];
    }),
  ).replaceAll(/"version":\d+/g, '');

/** How far a board is in the two rooms of a match. */
const anyStage = fc.constantFrom(
  'none',
  'open entered',
  'open agreed',
  'closed agreed',
  'one not agreed',
  'both',
);
type Stage = 'none' | 'open entered' | 'open agreed' | 'closed agreed' | 'one not agreed' | 'both';

function commandsFor(stage: Stage, [open, closed]: readonly [number, number], board: number, secret: string) {
  const agreed = (table: number, result: string): AnyCommand[] => [
    record(at(table, board), result),
    agree(at(table, board)),
  ];
  switch (stage) {
    case 'none':
      return [];
    case 'open entered':
      return [record(at(open, board), secret)];
    case 'open agreed':
      return agreed(open, secret);
    case 'closed agreed':
      return agreed(closed, secret);
    case 'one not agreed':
      return [...agreed(open, secret), record(at(closed, board), secret)];
    case 'both':
      return [...agreed(open, '4SN='), ...agreed(closed, '3NTE-1')];
  }
}

/** The tables that know a secret of their own. */
const knows =
  (stages: readonly Stage[]) =>
  (viewer: Viewer): boolean => {
    if (viewer.role !== 'table') return false;
    const match = Math.ceil(viewer.table / 2) - 1;
    const isOpen = viewer.table % 2 === 1;
    return stages
      .slice(match * BOARDS.length, (match + 1) * BOARDS.length)
      .some((stage) =>
        isOpen
          ? stage === 'open entered' || stage === 'open agreed' || stage === 'one not agreed'
          : stage === 'closed agreed' || stage === 'one not agreed',
      );
  };

describe('nothing leaks', () => {
  test('a room’s result before both rooms have agreed theirs (Law 16)', () => {
    let secrets = 0;
    fc.assert(
      fc.property(anySettings, fc.array(anyStage, { minLength: 4, maxLength: 4 }), (settings, stages) => {
        const playing = continued(
          drawRound(teamsPlanned(TEAMS, ROUND_ROBIN, { boards: 2 }, settings), 1),
          command('start-round', { session: 1, round: 1 }),
        );
        const told = (secret: string): TournamentState =>
          continued(
            playing,
            ...stages.flatMap((stage, index) => {
              const first = index < 2 ? 1 : 3;
              return commandsFor(stage, [first, first + 1], BOARDS[index % 2] as number, secret);
            }),
          );
        const [one, other] = [told('6NTN='), told('2CW-3')];
        secrets += stages.filter((stage) => stage !== 'none' && stage !== 'both').length;
        const isTold = knows(stages);
        for (const viewer of OTHERS) {
          if (isTold(viewer)) expect(shownTo(one, viewer)).not.toBe(shownTo(other, viewer));
          else expect(shownTo(one, viewer)).toBe(shownTo(other, viewer));
        }
      }),
      { numRuns: 25 },
    );
    expect(secrets).toBeGreaterThan(25);
  });

  test('a draw before it is published', () => {
    fc.assert(
      fc.property(anySettings, fc.boolean(), (settings, afterOne) => {
        const start = teamsPlanned(TEAMS, { ...SWISS, rounds: 3 }, { boards: 2 }, settings);
        const before = afterOne
          ? continued(
              drawRound(start, 1),
              ...[1, 2].map((match) =>
                command('score-match', {
                  session: 1,
                  section: 'A',
                  round: 1,
                  match,
                  imps: { home: '5', away: '3' },
                }),
              ),
            )
          : start;
        const round = afterOne ? 2 : 1;
        const drawn = (pairs: readonly (readonly [string, string])[]): TournamentState =>
          continued(
            before,
            command('draw-round', {
              session: 1,
              section: 'A',
              round,
              matches: pairs.map(([home, away], index) => ({
                match: index + 1,
                home,
                away,
                open: 2 * index + 1,
                closed: 2 * index + 2,
              })),
              bye: null,
              confirmed: ['not-by-rule', 'has-met'],
            }),
          );
        const one = drawn([
          ['1', '2'],
          ['3', '4'],
        ]);
        const other = drawn([
          ['4', '1'],
          ['2', '3'],
        ]);
        expect(shownTo(one, { role: 'director' })).not.toBe(shownTo(other, { role: 'director' }));
        for (const viewer of OTHERS) expect(shownTo(one, viewer)).toBe(shownTo(other, viewer));
      }),
      { numRuns: 12 },
    );
  });

  test('a line-up before the other team has declared (RTP 2.3.4.2)', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom('blind', 'in-order'), (settings, lineUps) => {
        const drawn = drawRound(
          teamsPlanned(TEAMS, ROUND_ROBIN, { boards: 2, lineUps: lineUps as 'blind' | 'in-order' }, settings),
          1,
        );
        const { home, away } = drawn.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]
          ?.matches[0] ?? {
          home: '',
          away: '',
        };
        // The visitors declare first in the first segment.
        const declared = (
          open: readonly [number, number],
          closed: readonly [number, number],
        ): TournamentState =>
          continued(
            drawn,
            command('declare-line-up', {
              session: 1,
              section: 'A',
              round: 1,
              segment: 1,
              contestant: away,
              open,
              closed,
            }),
          );
        const [one, other] = [declared([0, 1], [2, 3]), declared([0, 2], [1, 3])];
        for (const viewer of OTHERS) {
          const isOwn = viewer.role === 'player' && viewer.contestant === away;
          const isSecond = viewer.role === 'player' && viewer.contestant === home && lineUps === 'in-order';
          if (isOwn || isSecond) expect(shownTo(one, viewer)).not.toBe(shownTo(other, viewer));
          else expect(shownTo(one, viewer)).toBe(shownTo(other, viewer));
        }
      }),
      { numRuns: 12 },
    );
  });
});
