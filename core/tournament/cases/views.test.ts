import { describe, expect, test } from 'vitest';
import type { DoubleDummyTable } from '../../solver/index.ts';
import { see } from '../access/visibility.ts';
import type { TournamentState } from '../state.ts';
import { at, attach, openEvening, openSmall, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { plannedIndividual, TWO_ROUNDS } from '../testing/individual.ts';
import { drawRound, ROUND_ROBIN, teamsPlanned } from '../testing/team-event.ts';
import { casesView, caseView, directingView } from './views.ts';

const TABLE = { session: 1, section: 'A', table: 1 };

const directing = ({ tournament }: TournamentState) => {
  if (tournament === undefined) throw new Error('There is no tournament.');
  return directingView(tournament, tournament.sessions.get(1));
};

const latestCase = ({ tournament }: TournamentState) => {
  const kept = [...(tournament?.sessions.get(1)?.cases?.values() ?? [])].at(-1);
  if (kept === undefined) throw new Error('No case was opened.');
  return kept;
};

/** South’s insufficient two diamonds, not accepted: he passes, and North must pass to the end (27B2). */
const BARRED = ['N 1S', 'E 2H', 'S 2D', '> accept decline', 'S Pass', '> comparable no'];

describe('calls', () => {
  test('the longest waiting first; postponed ones last, until the board is over', () => {
    const call = (table: number, minute: number) =>
      command('call-director', { ...TABLE, table, board: 1 }, { time: `2026-03-14T20:0${minute}:00.000Z` });
    const open = continued(openEvening(TWO_TABLES), call(2, 1), call(1, 2));
    expect(directing(open).calls.map(({ table }) => table)).toEqual([2, 1]);
    const later = continued(open, command('postpone-call', { ...TABLE, table: 2 }));
    expect(directing(later).calls.map(({ table, due }) => [table, due])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    const over = continued(later, record(at(1, 2, 1), '4SN='));
    expect(directing(over).calls.map(({ table, due }) => [table, due])).toEqual([
      [2, true],
      [1, undefined],
    ]);
  });

  test('a call that is taken over is postponed no longer, and handed to a director by name', () => {
    const state = continued(
      openEvening(TWO_TABLES),
      command('call-director', { ...TABLE, by: 'E', subject: 'claim' }),
      command('postpone-call', { ...TABLE, note: 'They play on' }),
      command('take-call', { ...TABLE, director: 'Bruno Faia' }),
    );
    const [call] = directing(state).calls;
    expect(call).toMatchObject({ by: 'E', subject: 'claim', taken: { by: 'director Bruno Faia' } });
    expect(call?.postponed).toBeUndefined();
  });
});

describe('what lasts', () => {
  const told = continued(
    openEvening(TWO_TABLES, { laws: 2017 }),
    command('open-case', { ...at(1, 1, 1), steps: BARRED, setup: { dealer: 'N', vulnerable: 'None' } }),
  );

  test('duties bind while the board is played, and end with it (27B2)', () => {
    expect(directing(told).duties.map(({ lasting }) => lasting)).toContainEqual(
      expect.objectContaining({ type: 'must-pass', seat: 'N', clause: '27B2' }),
    );
    expect(directing(told).reminders).toEqual([]);
    const over = continued(told, record(at(1, 1, 1), '4SN='));
    expect(directing(over).duties).toEqual([]);
  });

  test('72C is looked at when the result is in, until the case is closed', () => {
    const over = continued(told, record(at(1, 1, 1), '4SN='));
    expect(directing(over).reminders.map(({ board, lasting }) => [board, lasting.clause])).toEqual([
      [1, '72C'],
    ]);
    const closed = continued(over, command('close-case', { session: 1, case: latestCase(over).number }));
    expect(directing(closed).reminders).toEqual([]);
    expect(directing(closed).cases).toEqual([]);
  });
});

describe('whoever competes', () => {
  test('in an individual the four are named, North and East first', () => {
    const state = continued(
      plannedIndividual(TWO_ROUNDS),
      openSmall(1),
      command('start-round', { session: 1, round: 1 }),
    );
    const { tables } = TWO_ROUNDS.rounds[0] ?? { tables: [] };
    const board = tables.find(({ table }) => table === 1)?.boards[0] ?? 0;
    const opened = continued(state, command('open-case', { ...at(1, 1, board) }));
    const { cases } = casesView(opened.tournament ?? fail());
    expect(cases[0]?.ns?.names).toHaveLength(2);
    expect(cases[0]?.ew?.names).toHaveLength(2);
  });

  test('in a match of teams the case belongs to the room', () => {
    const playing = continued(
      drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, { boards: 2 }, {}), 1),
      command('start-round', { session: 1, round: 1 }),
    );
    const opened = continued(playing, command('open-case', at(1, 2, 1)));
    const kept = latestCase(opened);
    const session = opened.tournament?.sessions.get(1);
    if (opened.tournament === undefined || session === undefined) throw new Error('Nothing is played.');
    const seen = caseView(opened.tournament, session, kept.number);
    expect(seen).toMatchObject({ ok: true, value: { table: 2, board: 1, status: 'open' } });
    const ruled = continued(
      opened,
      command('rule-case', {
        session: 1,
        case: kept.number,
        after: kept.latest,
        reason: 'Put right',
        clause: 'Law 81C3',
        result: '3NTN=',
      }),
    );
    expect(
      ruled.tournament?.sessions.get(1)?.boards.get(1)?.plays.get('A')?.get('A/1/2')?.recorded?.result,
    ).toBe('3NTN=');
  });
});

const fail = (): never => {
  throw new Error('There is no tournament.');
};

test('what could be made stands beside the case, and not before a director who has still to play the board', () => {
  const tricks = Object.fromEntries(
    ['N', 'E', 'S', 'W'].map((seat) => [seat, { S: 9, H: 8, D: 7, C: 6, NT: 5 }]),
  ) as unknown as DoubleDummyTable;
  const solutions = { table: () => tricks, leads: () => undefined };
  const state = continued(
    openEvening(TWO_TABLES),
    attach([1, 2]),
    command('open-case', { ...at(1, 2, 1), steps: [] }),
  );
  const seenBy = (name: string) =>
    see(
      state,
      { role: 'director', name },
      { view: 'case', session: 1, case: latestCase(state).number },
      undefined,
      solutions,
    );
  expect(seenBy('Somebody Else')).toMatchObject({ ok: true, value: { tricks, deal: expect.any(String) } });
  const own = seenBy('Player 1a');
  expect(own).toMatchObject({ ok: true, value: { handsHidden: true } });
  expect(JSON.stringify(own)).not.toContain('"tricks"');
});
