import type { CrossTableView } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { byRounds, roundNumbers } from './by-rounds.ts';

const [one, two, three] = ['1', '2', '3'].map((contestant) => ({
  contestant,
  names: [`Team ${contestant}`],
}));

/** Three teams: 1 beat 2 and sat out, 2 plays 3 now. */
const TABLE: CrossTableView = {
  phase: 1,
  section: 'A',
  contestants: [one!, two!, three!],
  withdrawn: [],
  cells: [
    [[], [{ round: 1, vps: '14.00', imps: '20-10' }], []],
    [[{ round: 1, vps: '6.00', imps: '10-20' }], [], [{ round: 2, imps: '3-0' }]],
    [[], [{ round: 2, imps: '0-3' }], []],
  ],
  byes: [
    { contestant: '3', round: 1, vps: '12.00' },
    { contestant: '1', round: 2, vps: '12.00' },
  ],
  totals: ['26.00', '6.00', '12.00'],
};

test('a cross-table told by rounds: the best first, each with whom it met and where it sat out', () => {
  const teams = byRounds(TABLE);
  expect(teams.map(({ team, total }) => [team.contestant, total])).toEqual([
    ['1', '26.00'],
    ['3', '12.00'],
    ['2', '6.00'],
  ]);
  expect(teams[0]!.rounds).toEqual([
    { round: 1, opponent: two, figure: '14.00', over: true },
    { round: 2, figure: '12.00', over: true },
  ]);
  expect(teams[2]!.rounds.at(-1)).toEqual({ round: 2, opponent: three, figure: '3-0', over: false });
  expect(roundNumbers(teams)).toEqual([1, 2]);
});
