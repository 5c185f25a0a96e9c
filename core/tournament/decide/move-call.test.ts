import { describe, expect, test } from 'vitest';
import { scoresForStopped } from '../meetings/move-call.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, oneRound, openEvening, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { roomView } from '../views/room.ts';
import { tableView } from '../views/table.ts';

/** Two rounds of two tables and three boards: 1 and 2 stay, 3 and 4 change. */
const MOVEMENT = {
  ...oneRound(2, [1, 2, 3]),
  rounds: [
    { round: 1, tables: [1, 2].map((table) => ({ table, ns: table, ew: 2 + table, boards: [1, 2, 3] })) },
    { round: 2, tables: [1, 2].map((table) => ({ table, ns: table, ew: 5 - table, boards: [4, 5, 6] })) },
  ],
};

const evening = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(MOVEMENT, settings),
    record(at(1, 1, 1), '4SN=', 'director'),
    ...[1, 2, 3].map((board) => record(at(1, 2, board), 'Pass', 'director')),
  );

const called = (state: TournamentState): TournamentState =>
  continued(state, command('start-round', { session: 1, round: 2 }));

const where = { session: 1, section: 'A', round: 1, table: 1 };
const answer = (underWay: number | null, by: 'NS' | 'EW' | 'director' = 'NS') =>
  command('answer-move', { ...where, by, underWay });

const table = ({ tournament, version }: TournamentState, number = 1, round?: number) => {
  const session = tournament!.sessions.get(1)!;
  return tableView(tournament!, version, session, session.sections.get('A')!, number, round);
};
const room = ({ tournament }: TournamentState) => roomView(tournament!, tournament!.sessions.get(1)!);

describe('M25: what an unfinished table is asked when the move is called: over but not led is lost by RTP, kept by ROP', () => {
  test.each([
    ['RTP 2.2.5: is the opening lead faced?', 'rtp-2014', { keeps: 'lead-faced', clause: 'RTP 2.2.5' }],
    ['ROP 5.5: is the auction over?', 'rop', { keeps: 'auction-over', clause: 'ROP 5.5' }],
  ] as const)('%s', (_, profile, rule) => {
    expect(table(called(evening({ profile }))).move).toEqual({ ...rule, boards: [2, 3] });
  });

  test('Law 8B1: by the Laws alone the round goes on at such a table, and nothing is asked', () => {
    const state = called(evening({ profile: 'wbf' }));
    expect(table(state).move).toBeUndefined();
    given(state).when(answer(2)).thenRefused('move-not-called');
  });

  test('nothing before the move, nothing of a table that has finished, nothing where tables go on by themselves', () => {
    expect(table(evening()).move).toBeUndefined();
    given(evening())
      .when(answer(2))
      .thenRefused('move-not-called', { params: { round: 1 } });
    expect(table(called(evening()), 2, 1).move).toBeUndefined();
    given(openEvening(MOVEMENT, { rounds: 'free' }))
      .when(answer(2))
      .thenRefused('move-not-called');
  });

  test('RTP 2.2.5, ROP 5.5: at the end of the last round too: no late play', () => {
    const last = continued(
      called(continued(evening(), ...[2, 3].map((board) => record(at(1, 1, board), 'Pass', 'director')))),
      command('end-round', { session: 1, round: 2 }),
    );
    expect(table(last).move?.boards).toEqual([4, 5, 6]);
    const stopped = continued(last, command('answer-move', { ...where, round: 2, by: 'EW', underWay: null }));
    given(stopped)
      .when(record(at(2, 1, 4), 'Pass'))
      .thenRefused('board-stopped', { clause: 'RTP 2.2.5' });
  });
});

describe('RTP 2.2.5: what was not far enough is cancelled, with all that was not played', () => {
  const finishes = continued(called(evening()), answer(2));
  const none = continued(called(evening()), answer(null));

  test('the board under way is played to its end, the other is lost', () => {
    given(finishes)
      .when(record(at(1, 1, 2), '3NTE='))
      .thenTypes('result-recorded');
    given(finishes)
      .when(record(at(1, 1, 3), '3NTE='))
      .thenRefused('board-stopped', { clause: 'RTP 2.2.5', params: { board: 3 } });
    expect(table(finishes).boards.map(({ status }) => status)).toEqual(['agreed', 'to-play', 'stopped']);
    expect(room(finishes).stopped).toEqual([at(1, 1, 3)]);
  });

  test('without one under way the table goes on to the next round', () => {
    expect(table(none)).toMatchObject({ round: 2, boards: [{ board: 4 }, { board: 5 }, { board: 6 }] });
    expect(room(none).stopped).toEqual([at(1, 1, 2), at(1, 1, 3)]);
    expect(table(finishes).round).toBe(1);
    const finished = continued(finishes, record(at(1, 1, 2), 'Pass'), agree(at(1, 1, 2)));
    expect(table(finished).round).toBe(2);
  });

  test('one answer is enough; only the director changes it, and only to a board without a result', () => {
    given(finishes).when(answer(2, 'EW')).thenFacts();
    given(finishes).when(answer(null, 'EW')).thenRefused('move-answered', { clause: 'RTP 2.2.5' });
    given(finishes).when(answer(3, 'director')).thenTypes('move-answered');
    given(called(evening()))
      .when(answer(1))
      .thenRefused('board-not-waiting', { params: { board: 1 } });
  });

  test('the end of the round is not undone while an answer rests on it', () => {
    const ended = none.log?.before?.before?.fact;
    expect(ended?.type).toBe('round-ended');
    given(none)
      .when(command('undo', { sequence: ended?.sequence ?? 0 }))
      .thenRefused('stood-on');
    const undone = continued(none, command('undo', { sequence: none.version }));
    expect(table(undone).move?.boards).toEqual([2, 3]);
  });
});

describe('Law 12C2(a): artificial scores by fault', () => {
  const fault = { ns: 'direct', ew: 'none' } as const;

  test.each([
    ['rtp-2014', 2007, 'RTP 2.2.5, Law 12C2(a)'],
    ['rtp-2014', 2017, 'RTP 2.2.5, Law 12C2(a)'],
    ['rop', 1997, 'ROP 5.5, Law 12C1'],
  ] as const)('%s under the Laws of %i cites %s', (profile, laws, clause) => {
    const state = continued(called(evening({ profile, laws })), answer(null));
    const scores = scoresForStopped(state.tournament!, room(state).stopped, fault, 'Slow play');
    expect(scores).toEqual({
      scores: [2, 3].map((board) => ({
        ...at(1, 1, board),
        ns: { kind: 'named', name: 'A-' },
        ew: { kind: 'named', name: 'A+' },
      })),
      clause,
      reason: 'Slow play',
    });
    const given = continued(state, command('score-missed', scores));
    expect(room(given)).toMatchObject({ stopped: [], missing: [] });
  });
});
