import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mitchell } from '../../movement/index.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, plainSeating, record } from '../testing/evening.ts';
import { type AnyCommand, command, continued, given } from '../testing/given.ts';

const FOUR = orThrow(mitchell({ pairs: 8, rounds: 4, boardsPerRound: 2 }));
/** The same tables, and EW from the other end. */
const turnedRound = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '8', 6: '7', 7: '6', 8: '5' };

const seen = (state: TournamentState, queued: AnyCommand): AnyCommand => ({
  ...queued,
  basedOn: state.version,
});

const planAgain = command('plan-session', {
  session: 1,
  sections: [{ section: 'A', movement: FOUR, seating: turnedRound }],
  confirmed: ['begins-anew'],
});
const begin = [command('open-session', { session: 1 }), command('start-round', { session: 1, round: 1 })];

describe('a result waits in a phone while its table is planned anew', () => {
  const before = openEvening(FOUR);
  const anew = continued(before, planAgain, ...begin);

  test('begun anew: it is refused with the table, and changes nothing', () => {
    given(anew)
      .when(seen(before, record(at(1, 1, 1), '4SN=')))
      .thenRefused('planned-anew', {
        message: expect.stringContaining('Table A1 has been planned anew'),
        params: { section: 'A', table: 1, round: 1 },
      });
  });

  test('the agreement and the confirmation that wait behind it too', () => {
    const written = continued(before, record(at(1, 1, 1), '4SN='));
    const after = continued(written, planAgain, ...begin, record(at(1, 1, 1), '4SN='));
    given(after)
      .when(seen(written, agree(at(1, 1, 1))))
      .thenRefused('planned-anew');
  });

  test('what was seen after the new plan is taken', () => {
    const state = continued(anew, seen(anew, record(at(1, 1, 1), '4SN=')));
    expect(state.version).toBe(anew.version + 1);
  });

  test('who does not say what he saw is believed: programs that send at once', () => {
    expect(continued(anew, record(at(1, 1, 1), '4SN=')).version).toBe(anew.version + 1);
  });

  test('the new plan taken back is a new plan as well, for who saw only that', () => {
    const back = continued(anew, command('undo', { sequence: before.version + 3 }));
    const undone = continued(back, command('undo', { sequence: before.version + 2 }));
    const old = continued(undone, command('undo', { sequence: before.version + 1 }));
    expect(old.tournament!.sessions.get(1)!.status).toBe('open');
    given(old)
      .when(seen(anew, record(at(1, 1, 1), '4SN=')))
      .thenRefused('planned-anew');
  });
});

describe('replanned from round 2', () => {
  const before = openEvening(FOUR);
  const replanned = continued(
    before,
    command('replan-movement', {
      session: 1,
      section: 'A',
      fromRound: 2,
      movement: { ...FOUR, kind: 'custom' },
      seating: plainSeating(FOUR),
      reason: 'As before',
    }),
  );

  test('a result of round 1 that waited is taken: that table stays as it was', () => {
    expect(continued(replanned, seen(before, record(at(1, 1, 1), '4SN='))).version).toBe(
      replanned.version + 1,
    );
  });

  test('one of round 2 is refused', () => {
    const round2 = continued(replanned, command('start-round', { session: 1, round: 2 }));
    const board = FOUR.rounds[1]!.tables[0]!.boards[0]!;
    given(round2)
      .when(seen(before, record(at(2, 1, board), '4SN=', 'director')))
      .thenRefused('planned-anew');
  });
});
