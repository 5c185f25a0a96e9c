import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { agree, at, oneRound, openEvening, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { tableView } from '../views/table.ts';
import { travellerView } from '../views/traveller.ts';

/** Three tables play boards 1 and 2; by its number board 1 is dealt by North and nobody is vulnerable. */
const evening = openEvening(oneRound(3, [1, 2]));
const grounds = { clause: 'Law 87A', reason: 'Marked otherwise' };
const mark = (
  more: { readonly meetings?: readonly { section: string; round: number; table: number }[] } = {},
) => command('mark-board', { session: 1, board: 1, dealer: 'N', vulnerable: 'NS', ...grounds, ...more });

const traveller = ({ tournament }: TournamentState) =>
  travellerView(tournament!, tournament!.sessions.get(1)!, 1);
const pointsAt = (state: TournamentState, table: number) =>
  traveller(state).rows.find((row) => row.table === table)?.result?.ns;
const table = ({ tournament, version }: TournamentState, number: number) => {
  const session = tournament!.sessions.get(1)!;
  return tableView(tournament!, version, session, session.sections.get('A')!, number);
};

describe('Laws 2 and 87A: a board counts as it is marked', () => {
  // 4S made: 420 not vulnerable, 620 vulnerable.
  const played = continued(evening, record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));

  test('for the whole session: what is written is worked out again, what comes later too', () => {
    expect(pointsAt(played, 1)).toBe(420);
    const marked = continued(played, mark(), record(at(1, 2, 1), '4SN=', 'director'));
    expect([pointsAt(marked, 1), pointsAt(marked, 2)]).toEqual([620, 620]);
    expect(traveller(marked)).toMatchObject({ dealer: 'N', vulnerable: 'NS', marked: true });
    expect(table(marked, 3).boards[0]).toMatchObject({ dealer: 'N', vulnerable: 'NS' });
    expect(table(marked, 3).boards[1]).toMatchObject({ dealer: 'E', vulnerable: 'NS' });
  });

  test('an assigned score follows the marks', () => {
    const outcomes = [{ result: '4SN=', weight: '1' }];
    const assigned = { kind: 'assigned', outcomes } as const;
    const ruled = continued(
      played,
      mark(),
      record(at(1, 2, 1), '3NTN=', 'director'),
      record(at(1, 3, 1), '4SN-1', 'director'),
      command('adjust-score', { ...at(1, 3, 1), ns: assigned, ew: assigned, ...grounds }),
    );
    // 620, 600 and 620 again: 3, 0 and 3 of 4.
    const scores = traveller(ruled).rows.map((row) => [row.table, row.nsScore?.points]);
    expect(Object.fromEntries(scores)).toEqual({ 1: '3.00', 2: '0.00', 3: '3.00' });
  });

  test('Law 87B: at one table only, it is compared apart', () => {
    const there = [{ section: 'A', round: 1, table: 1 }];
    const marked = continued(played, mark({ meetings: there }), record(at(1, 2, 1), '4SN=', 'director'));
    expect([pointsAt(marked, 1), pointsAt(marked, 2)]).toEqual([620, 420]);
    expect(traveller(marked)).toMatchObject({ vulnerable: 'None' });
    expect(traveller(marked)).not.toHaveProperty('marked');
    expect(traveller(marked).rows.find((row) => row.table === 1)?.group).toBe('N NS');
    expect(traveller(marked).rows.find((row) => row.table === 2)?.group).toBeUndefined();
  });

  test('at one table first, then everywhere, or nowhere after all: it is compared with all again', () => {
    const there = [{ section: 'A', round: 1, table: 1 }];
    const apart = continued(
      played,
      mark({ meetings: there }),
      record(at(1, 2, 1), '4SN=', 'director'),
      record(at(1, 3, 1), '4SN-1', 'director'),
    );
    const scored = (state: TournamentState) =>
      Object.fromEntries(
        traveller(state).rows.map((row) => [row.table, [row.result?.ns, row.nsScore?.points, row.group]]),
      );
    // Vulnerable as marked: 620, 620 and -100 are 3, 3 and 0 of 4.
    expect(scored(continued(apart, mark()))).toEqual({
      1: [620, '3.00', undefined],
      2: [620, '3.00', undefined],
      3: [-100, '0.00', undefined],
    });
    const asNumbered = { session: 1, board: 1, dealer: 'N', vulnerable: 'None', meetings: there } as const;
    expect(scored(continued(apart, command('mark-board', { ...asNumbered, ...grounds })))).toEqual({
      1: [420, '3.00', undefined],
      2: [420, '3.00', undefined],
      3: [-50, '0.00', undefined],
    });
  });

  test('Law 77: a result that is hardly one is asked about with its score as marked', () => {
    // Vulnerable and redoubled, thirteen down: 400 and twelve of 600. Not vulnerable: 200, two of 400, ten of 600.
    const write = record(at(1, 2, 1), '7NTXXN-13', 'director');
    const asked = (points: number) => ({
      findings: [
        {
          code: 'unlikely-result',
          message: `7NTXXN-13 on board 1 scores ${points} for EW: is that what happened?`,
          params: { result: '7NTXXN-13', board: 1, points, side: 'EW' },
        },
      ],
    });
    given(played).when(write).thenRefused('to-confirm', asked(7000));
    given(continued(played, mark())).when(write).thenRefused('to-confirm', asked(7600));
  });

  test('it is taken back, and what its number says is nothing to record', () => {
    const marked = continued(played, mark());
    const undone = continued(marked, command('undo', { sequence: marked.version }));
    expect(pointsAt(undone, 1)).toBe(420);
    given(played)
      .when(command('mark-board', { session: 1, board: 1, dealer: 'N', vulnerable: 'None', ...grounds }))
      .thenRefused('marked-so', { params: { board: 1 } });
    given(played)
      .when(command('mark-board', { session: 1, board: 9, dealer: 'N', vulnerable: 'All', ...grounds }))
      .thenRefused('no-such-board');
  });
});
