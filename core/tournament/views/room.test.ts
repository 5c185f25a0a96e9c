import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import {
  agree,
  at,
  handScored,
  openEvening,
  plannedEvening,
  publishedEvening,
  record,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { command, continued, timeAt } from '../testing/given.ts';
import { overview } from './overview.ts';
import { deskView, roomView } from './room.ts';

const room = (state: TournamentState, now?: string) =>
  roomView(state.tournament!, state.tournament!.sessions.get(1)!, now);
const tile = (state: TournamentState, now?: string) => room(state, now).sections[0]!.tables[0]!;
const summary = (state: TournamentState) => overview(state.tournament!, state.version);

describe('a tile', () => {
  const open = openEvening(TWO_TABLES);
  const oneIn = continued(open, record(at(1, 1, 1), '4SN='));
  const allIn = continued(oneIn, record(at(1, 1, 2), 'Pass'));
  const agreed = continued(allIn, agree(at(1, 1, 1)), agree(at(1, 1, 2)));

  test.each([
    ['waiting', plannedEvening(TWO_TABLES)],
    ['playing', open],
    ['scoring', oneIn],
    ['awaiting-agreement', allIn],
    ['disputed', continued(oneIn, command('dispute-result', { ...at(1, 1, 1), by: 'EW' }))],
    ['done', agreed],
  ] as const)('is %s', (state, after) => {
    expect(tile(after)).toMatchObject({ state, ns: '1', ew: '3', boards: [1, 2] });
  });

  test('is idle when a pair is missing', () => {
    expect(tile(continued(open, command('withdraw-contestant', { contestant: '3' }))).state).toBe('idle');
  });

  test('counts what is in and names what is missing', () => {
    expect(tile(oneIn)).toMatchObject({ boardsIn: 1, boardsAgreed: 0, missing: [2] });
    expect(room(oneIn)).toMatchObject({ resultsIn: 1, resultsExpected: 4 });
  });

  test('RTP 2.2.5: is late when 7 minutes a board are over, and not when it is done', () => {
    expect(tile(oneIn, timeAt(14)).late).toBe(false);
    expect(tile(oneIn, timeAt(15)).late).toBe(true);
    expect(tile(agreed, timeAt(15)).late).toBe(false);
  });

  test('shows that the director is called', () => {
    const call = command('call-director', { session: 1, section: 'A', table: 1, board: 2 });
    const called = continued(open, call);
    expect(tile(called).call).toEqual({ table: 1, since: timeAt(0), board: 2 });
    const answered = continued(called, command('answer-director', { session: 1, section: 'A', table: 1 }));
    expect(tile(answered).call).toBeUndefined();
  });
});

test('a round that ended names the results it left out', () => {
  const ended = continued(
    openEvening(TWO_TABLES),
    record(at(1, 1, 1), '4SN='),
    command('end-round', { session: 1, round: 1 }),
  );
  expect(room(ended).missing).toEqual([at(1, 1, 2), at(1, 2, 1), at(1, 2, 2)]);
  expect(room(openEvening(TWO_TABLES)).missing).toEqual([]);
  expect(room(plannedEvening(TWO_TABLES)).missing).toEqual([]);
});

test('where tables go on by themselves each is in its own round', () => {
  const movement = threeTableHowell();
  const { boards } = movement.rounds[0]!.tables[0]!;
  const free = openEvening(movement, { rounds: 'free' });
  const ahead = continued(free, ...boards.map((board) => record(at(1, 1, board), 'Pass', 'director')));
  expect(room(ahead).sections[0]!.tables.map(({ round }) => round)).toEqual([2, 1, 1]);
});

test('the overview tells how far the tournament is', () => {
  expect(summary(plannedEvening()).status).toBe('set-up');
  const open = summary(openEvening());
  expect(open).toMatchObject({ name: 'Club evening', status: 'playing', contestants: 6 });
  expect(open.sessions[0]).toMatchObject({
    status: 'open',
    resultsIn: 0,
    resultsExpected: 30, // five rounds of two boards at three tables
    sections: [
      {
        section: 'A',
        movement: 'howell',
        tables: 3,
        rounds: 5,
        clock: { round: 1, rounds: 5, startedAt: timeAt(0), minutes: 14, endsAt: timeAt(14) },
      },
    ],
  });
  const published = summary(publishedEvening(plannedEvening()));
  expect(published).toMatchObject({ status: 'published', sessions: [{ correctionsUntil: timeAt(30) }] });
});

test('the desk has the session in play, and what looks odd', () => {
  const desk = deskView(handScored().tournament!, 1);
  expect(desk).toMatchObject({ room: { session: 1 }, oddities: [] });
});
