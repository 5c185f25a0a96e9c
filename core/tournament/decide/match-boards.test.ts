import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { BoardMending } from '../command.ts';
import { resultOf } from '../format/matches/match-result.ts';
import type { TournamentState } from '../state.ts';
import { at, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { openTeams } from '../testing/teams.ts';

/** 1 v 4 at tables 1 and 2, 2 v 3 at tables 3 and 4; boards 1 to 8. */
const open = openTeams();
const match = { session: 1, section: 'A', round: 1, match: 1 } as const;
const GROUNDS = { clause: 'RTP 2.3.6.4', reason: 'in a test' };
const mend = (board: number, mending: BoardMending) =>
  command('mend-match-board', { ...match, board, mending, ...GROUNDS });
const written = (table: number, board: number, result: string) =>
  record(at(1, table, board), result, 'director');

/** Both matches on the first two boards: home makes 420 on board 1 in the open room, nothing elsewhere. */
const played = continued(
  open,
  ...[1, 3].flatMap((table) => [written(table, 1, '4SN='), written(table, 2, 'Pass')]),
  ...[2, 4].flatMap((table) => [written(table, 1, 'Pass'), written(table, 2, 'Pass')]),
);

const score = (state: TournamentState, number: number = 1) => {
  const result = resultOf(state.tournament!, { ...match, match: number }, 'written');
  return {
    imps: `${result?.imps?.home}–${result?.imps?.away}`,
    compared: result?.score?.comparable,
    scheduled: result?.score?.scheduled,
  };
};

test('Law 78B: 420 against nothing is 9 IMPs', () => {
  expect(score(played)).toEqual({ imps: '9–0', compared: 2, scheduled: 8 });
});

describe('RTP 2.3.6.4, ROP 9.2: annulled', () => {
  const cancelled = continued(played, mend(1, { kind: 'cancelled' }));

  test('the match says how many of its boards are annulled: those still to come are the others', () => {
    const tile = (state: TournamentState) => {
      const seen = see(state, { role: 'director' }, { view: 'matches', phase: 1 });
      return seen.ok ? seen.value.rounds[0]?.matches[0] : undefined;
    };
    expect(tile(cancelled)).toMatchObject({ compared: 1, boards: 8, annulled: 1 });
    expect(tile(cancelled)?.open.missing).toEqual([3, 4, 5, 6, 7, 8]);
    expect(tile(played)?.annulled).toBeUndefined();
  });

  test('in this match alone, and nobody writes on it any more', () => {
    expect(score(cancelled)).toEqual({ imps: '0–0', compared: 1, scheduled: 8 });
    expect(score(cancelled, 2)).toEqual({ imps: '9–0', compared: 2, scheduled: 8 });
    given(continued(open, mend(3, { kind: 'cancelled' })))
      .when(written(1, 3, '4SN='))
      .thenRefused('board-cancelled');
    given(continued(open, mend(3, { kind: 'cancelled' })))
      .when(written(3, 3, '4SN='))
      .thenTypes('result-recorded');
  });

  test('it is undone as one', () => {
    const undone = continued(cancelled, command('undo', { sequence: cancelled.version }));
    expect(score(undone)).toEqual(score(played));
  });
});

describe('Law 86, RTP 2.3.6.4, ROP 6.15: replaced', () => {
  const replaced = continued(played, mend(1, { kind: 'replaced', by: 9 }));

  test('both rooms play another board instead, and it counts as one of the match', () => {
    expect(score(replaced)).toEqual({ imps: '0–0', compared: 1, scheduled: 8 });
    const again = continued(replaced, written(1, 9, '4SN='), written(2, 9, 'Pass'));
    // Board 9: East–West vulnerable, 420 again.
    expect(score(again)).toEqual({ imps: '9–0', compared: 2, scheduled: 8 });
    expect(score(again, 2)).toEqual({ imps: '9–0', compared: 2, scheduled: 8 });
  });

  test('by a board that nobody has', () => {
    given(open)
      .when(mend(1, { kind: 'replaced', by: 5 }))
      .thenRefused('board-replayed');
  });
});

describe('X18, RTP 2.3.6.1, 2.3.6.5: turned 90° in one room and likewise in the other', () => {
  test('is kept: each pair scores with the cards it held', () => {
    // The visitors, East–West in the open room, held the North–South cards and made 420 with them.
    const first = continued(open, written(1, 1, '4SN='), mend(1, { kind: 'turned-likewise' }));
    const both = continued(first, written(2, 1, 'Pass'));
    expect(score(both)).toEqual({ imps: '0–9', compared: 1, scheduled: 8 });
  });

  test('once is enough', () => {
    given(continued(open, mend(1, { kind: 'turned-likewise' })))
      .when(mend(1, { kind: 'turned-likewise' }))
      .thenRefused('turned-already');
  });
});

test('only boards of the match, with grounds, and not over a ruling', () => {
  given(open)
    .when(mend(20, { kind: 'cancelled' }))
    .thenRefused('no-such-board');
  const gone = continued(
    open,
    command('withdraw-contestant', { contestant: '1', from: { session: 1, round: 1 } }),
  );
  given(gone)
    .when(mend(1, { kind: 'turned-likewise' }))
    .thenRefused('no-such-board');
  given(open)
    .when(
      command('mend-match-board', {
        ...match,
        board: 1,
        mending: { kind: 'cancelled' },
        clause: '',
        reason: '',
      }),
    )
    .thenRefused('reason-missing');
  const ruled = continued(
    played,
    command('adjust-score', {
      ...at(1, 1, 1),
      ns: { kind: 'named', name: 'A+' },
      ew: { kind: 'named', name: 'A-' },
      ...GROUNDS,
    }),
  );
  given(ruled)
    .when(mend(1, { kind: 'cancelled' }))
    .thenRefused('ruled-already');
});
