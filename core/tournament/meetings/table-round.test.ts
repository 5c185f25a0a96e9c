import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { caseView } from '../cases/views.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, plannedEvening, record, threeTableHowell } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { caseOfLaws } from '../testing/told-case.ts';
import { roomView } from '../views/room.ts';
import { tableView } from '../views/table.ts';
import { moveQuestion, stoppedBoards } from './move-call.ts';
import { meetingAt, playAt } from './schedule.ts';
import { roundsOfTable } from './table-round.ts';

/** Cases of a director's errors. */
const DIRECTOR = '81-to-85-the-director';

const movement = threeTableHowell();
const boardsIn = (round: number) => movement.rounds[round - 1]!.tables[0]!.boards as [number, number];
const [first, second] = boardsIn(1);
const here = at(1, 1, first);
const next = at(2, 1, boardsIn(2)[0]);

const call = (round: number) => command('start-round', { session: 1, round });
const confirm = (round: number) =>
  (['NS', 'EW'] as const).map((by) =>
    command('confirm-round', { session: 1, section: 'A', round, table: 1, by }),
  );

const session = (state: TournamentState) => state.tournament!.sessions.get(1)!;
const section = (state: TournamentState) => session(state).sections.get('A')!;
const rounds = (state: TournamentState) =>
  roundsOfTable(state.tournament!, session(state), section(state), 1);
const view = (state: TournamentState) =>
  tableView(state.tournament!, state.version, session(state), section(state), 1);

const open = openEvening();
const half = continued(open, record(here, '4SN='), agree(here));
const whole = continued(half, record(at(1, 1, second), 'Pass'), agree(at(1, 1, second)));

describe('Law 8B: where the director calls the rounds', () => {
  test('a table is in the round that was called', () => {
    expect(rounds(plannedEvening())).toEqual({ now: 1, last: 0 });
    expect(rounds(open)).toEqual({ now: 1, last: 1 });
    expect(rounds(continued(whole, call(2)))).toEqual({ now: 2, last: 2 });
  });

  test('Law 8B1: one that has not finished stays in its round, and may go on', () => {
    const late = continued(half, call(2));
    expect(rounds(late)).toEqual({ now: 1, last: 2 });
    expect(view(late)).toMatchObject({ round: 1, open: true, late: true, goesOnTo: 2 });
    expect(view(half)).not.toHaveProperty('late');
    given(late)
      .when(record(at(1, 1, second), '4SN='))
      .thenTypes('result-recorded');
    given(late).when(record(next, '4SN=')).thenTypes('result-recorded');
  });

  test('a board written down after the next round was called is marked for the director', () => {
    const late = continued(half, call(2), record(at(1, 1, second), '4SN='), agree(at(1, 1, second)));
    expect(playAt(session(late), here)?.recorded).not.toHaveProperty('late');
    expect(playAt(session(late), at(1, 1, second))?.recorded).toMatchObject({ late: true });
    expect(rounds(late).now).toBe(2);
    const tile = (state: TournamentState) =>
      roomView(state.tournament!, session(state)).sections[0]!.tables[0]!;
    expect(tile(continued(half, call(2)))).toMatchObject({ round: 1, late: true });
    expect(tile(late)).toMatchObject({ round: 2, late: false });
  });

  test('with the first board of the next round it has moved on: what is missing is the director’s', () => {
    const moved = continued(half, call(2), record(next, 'Pass'));
    expect(rounds(moved)).toEqual({ now: 2, last: 2 });
    const missed = at(1, 1, second);
    given(moved).when(record(missed, '4SN=')).thenRefused('round-over', { clause: 'Law 8B' });
    given(moved)
      .when(record(missed, '4SN=', 'director'))
      .thenTypes('result-recorded');
    for (const asked of [
      command('agree-result', { ...here, by: 'EW', expects: '7NTN=' }),
      command('dispute-result', { ...here, by: 'EW' }),
      ...confirm(1),
    ]) {
      given(moved).when(asked).thenRefused('round-over');
    }
  });

  test('when another round is called it has moved on in any case', () => {
    expect(rounds(continued(half, call(2), call(3)))).toEqual({ now: 2, last: 3 });
    expect(rounds(continued(open, call(2), call(3), call(4)))).toEqual({ now: 3, last: 4 });
  });

  test('what the director enters on a line of the next round moves nobody', () => {
    const typed = continued(half, call(2), record(next, 'Pass', 'director'));
    expect(rounds(typed)).toEqual({ now: 1, last: 2 });
  });

  test('a refusal about another round does not tell what stands there', () => {
    const moved = continued(whole, call(2));
    const asked = command('agree-result', { ...here, by: 'EW', expects: '7NTN=' });
    given(moved).when(asked).thenRefused('round-over');
    given(moved).when(record(here, '7NTN=')).thenRefused('round-over');
  });
});

describe('where each table goes on by itself', () => {
  const free = openEvening(movement, { rounds: 'free' });
  const played = continued(
    free,
    ...[here, at(1, 1, second)].flatMap((where) => [record(where, 'Pass'), agree(where)]),
  );

  test('it stays in a round until both sides have confirmed it', () => {
    expect(rounds(free)).toEqual({ now: 1, last: 1 });
    expect(rounds(played)).toEqual({ now: 1, last: 2 });
    expect(rounds(continued(played, ...confirm(1)))).toEqual({ now: 2, last: 2 });
  });

  test('or goes on when every board has a result, agreed or not', () => {
    const entered = continued(free, record(here, 'Pass'), record(at(1, 1, second), 'Pass'));
    expect(view(entered)).toMatchObject({ round: 1, goesOnTo: 2 });
    const moved = continued(entered, record(next, 'Pass'));
    expect(rounds(moved)).toEqual({ now: 2, last: 2 });
    given(moved).when(agree(here)).thenRefused('round-over');
  });

  test('and not before', () => {
    given(free)
      .when(record(next, 'Pass'))
      .thenRefused('round-unfinished', { params: { section: 'A', table: 1, round: 2, now: 1 } });
    const one = continued(free, record(here, 'Pass'));
    given(one).when(record(next, 'Pass')).thenRefused('round-unfinished');
  });

  test('nobody waits for those who wrote nothing down themselves', () => {
    const typed = continued(
      free,
      record(here, 'Pass', 'director'),
      record(at(1, 1, second), 'Pass', 'director'),
    );
    expect(rounds(typed).now).toBe(2);
  });
});

describe('the desk is asked about a line of a round that the table cannot be in yet', () => {
  const asked = (confirmed?: readonly string[]) =>
    command('record-result', {
      ...next,
      result: 'Pass',
      by: 'director',
      ...(confirmed ? { confirmed } : {}),
    });
  const { ns, ew } = movement.rounds[1]!.tables[0]!;
  const findings = [
    {
      code: 'later-round',
      message: `Board ${next.board} at table A1 is played in round 2, by pairs ${ns} and ${ew}; the table is in round 1.`,
      params: { board: next.board, section: 'A', table: 1, round: 2, now: 1, ns: `${ns}`, ew: `${ew}` },
    },
  ];

  test('with its round and pairs named', () => {
    given(open).when(asked()).thenRefused('to-confirm', { findings });
    given(open)
      .when(asked(['later-round']))
      .thenTypes('result-recorded');
    given(continued(open, call(2)))
      .when(asked())
      .thenTypes('result-recorded');
    given(openEvening(movement, { rounds: 'free' }))
      .when(asked())
      .thenRefused('to-confirm', { findings });
  });

  test('also when it is corrected where nothing stands', () => {
    const grounds = { reason: 'x', clause: 'Law 79C1' };
    given(open)
      .when(command('correct-result', { ...next, result: 'Pass', ...grounds }))
      .thenRefused('to-confirm', { findings });
  });

  test('not where no round is ever called: all comes from paper', () => {
    const paper = continued(plannedEvening(), command('open-session', { session: 1 }));
    given(paper).when(asked()).thenTypes('result-recorded');
  });
});

describe('Law 8B2: a board that the director has put off (82B2)', () => {
  const opened = command('open-case', {
    ...here,
    ...caseOfLaws(DIRECTOR, '82B2, 8B2 the board is postponed', 2017),
  });
  const putOff = (state: TournamentState): TournamentState => {
    const told = continued(state, opened);
    const kept = [...session(told).cases!.values()].at(-1)!;
    const ruling = { session: 1, case: kept.number, after: kept.latest, reason: 'x', clause: 'Law 82B2' };
    return continued(told, command('rule-case', { ...ruling, becomes: { status: 'postponed' } }));
  };
  const others = [record(at(1, 1, second), 'Pass'), agree(at(1, 1, second))] as const;
  const room = (state: TournamentState) => roomView(state.tournament!, session(state));

  test('holds nobody up: the table is in the round that was called, and confirms the one before without it', () => {
    const late = continued(putOff(open), ...others, ...confirm(1), call(2));
    expect(rounds(late)).toEqual({ now: 2, last: 2 });
    expect(room(late).missing.filter(({ table }) => table === 1)).toEqual([]);
    expect(room(late).postponed).toEqual([here]);
  });

  test('8B2: for its players the round goes on until it is played and agreed; for the other boards it is over', () => {
    const late = continued(putOff(open), ...others, call(2), call(3));
    given(late).when(record(here, '4SN=')).thenTypes('result-recorded');
    const written = continued(late, record(here, '4SN='));
    given(written).when(agree(here)).thenTypes('result-agreed');
    expect(room(continued(written, agree(here))).postponed).toEqual([]);
    const [other] = movement.rounds[0]!.tables[1]!.boards as [number];
    given(continued(late))
      .when(record({ ...at(1, 2, other) }, '4SN='))
      .thenRefused('round-over');
  });

  test('the table sees it put off: it is not up next, and the round is complete and confirmed without it', () => {
    const before = view(putOff(open));
    expect(before.boards[0]).toMatchObject({ board: first, status: 'to-play', postponed: true });
    expect(before).toMatchObject({ complete: false, upNext: second });
    const after = view(continued(putOff(open), ...others));
    expect(after).toMatchObject({ complete: true });
    expect(after).not.toHaveProperty('upNext');
  });

  test('in later rounds it is offered at its table, and told wherever its players sit; elsewhere it is not', () => {
    const late = continued(putOff(open), ...others, ...confirm(1), call(2));
    const { ns, ew } = meetingAt(late.tournament!, session(late), here)!;
    const seen = (table: number) =>
      tableView(late.tournament!, late.version, session(late), section(late), table, 2);
    const told = [1, 2, 3].filter((table) => seen(table).postponed !== undefined);
    const sit = movement.rounds[1]!.tables.filter((table) =>
      [table.ns, table.ew].some((pair) => [ns, ew].map(Number).includes(pair as number)),
    );
    expect(told).toEqual([...new Set([1, ...sit.map(({ table }) => table)])].sort());
    expect(seen(1).postponed).toMatchObject([
      { round: 1, table: 1, boards: [first], ns: { contestant: ns }, ew: { contestant: ew } },
    ]);
    expect(
      tableView(late.tournament!, late.version, session(late), section(late), 1, 1).boards[0],
    ).toMatchObject({ board: first, postponed: true });
    const done = continued(late, record(here, '4SN='), agree(here));
    expect(view(done)).not.toHaveProperty('postponed');
  });

  test('Laws 64B5, 69A, 79B: for its players the round is open, for those of the other boards it is over', () => {
    const late = continued(putOff(open), ...others, ...confirm(1), call(2));
    const kept = [...session(late).cases!.values()].at(-1)!;
    const roundIs = (state: TournamentState, number = kept.number) =>
      orThrow(caseView(state.tournament!, session(state), number)).roundIs;
    expect(roundIs(late)).toBe('kept-open');
    expect(roundIs(continued(late, record(here, '4SN='), agree(here)))).toBe('over');
    const told = caseOfLaws(DIRECTOR, '82B2 the board has to be played', 2017);
    const other = continued(late, command('open-case', { ...at(1, 1, second), ...told }));
    const asked = [...session(other).cases!.values()].at(-1)!;
    expect(roundIs(other, asked.number)).toBe('over');
    const begun = continued(open, command('open-case', { ...here, ...told }));
    expect(roundIs(begun, [...session(begun).cases!.values()].at(-1)!.number)).toBe('open');
  });

  test('RTP 2.2.5, ROP 5.5: it is not lost when the move is called', () => {
    for (const profile of ['rtp-2014', 'rop'] as const) {
      const moved = continued(
        putOff(openEvening(movement, { profile, lead: 'optional' })),
        command('end-round', { session: 1, round: 1 }),
      );
      const asked = moveQuestion(
        moved.tournament!,
        session(moved),
        section(moved),
        meetingAt(moved.tournament!, session(moved), here)!,
      );
      expect(asked?.boards).toEqual([second]);
      const answered = continued(
        moved,
        command('answer-move', { session: 1, section: 'A', round: 1, table: 1, by: 'NS', underWay: null }),
      );
      given(answered)
        .when(record(at(1, 1, second), '4SN='))
        .thenRefused('board-stopped');
      given(answered).when(record(here, '4SN=')).thenTypes('result-recorded');
      expect(stoppedBoards(answered.tournament!, session(answered))).toEqual([at(1, 1, second)]);
    }
  });

  test('a later ruling, or an undo, ends it', () => {
    const state = putOff(open);
    const kept = [...session(state).cases!.values()].at(-1)!;
    const cancel = { session: 1, case: kept.number, after: kept.latest, reason: 'x', clause: 'Law 82B2' };
    const cancelled = continued(state, command('rule-case', { ...cancel, becomes: { status: 'cancelled' } }));
    expect(room(cancelled).postponed).toEqual([]);
    expect(room(continued(state, command('undo', { sequence: state.version }))).postponed).toEqual([]);
  });
});
