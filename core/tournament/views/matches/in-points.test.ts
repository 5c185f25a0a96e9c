import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../base/index.ts';
import type { MatchScoring } from '../../phase.ts';
import { command, continued } from '../../testing/given.ts';
import { drawNext, openTeams, plannedTeams, playRound, ROUND_ROBIN } from '../../testing/teams.ts';
import { overview } from '../overview.ts';
import { rankingView } from '../ranking.ts';
import { crossTableView } from './cross-table.ts';
import { matchView } from './match.ts';
import { matchesView } from './matches.ts';
import { teamView } from './team.ts';

/*
 * Two teams, four boards. Open and closed room: 420 and 450, 120 and 110, passed out in both, 620 and -100: home loses the
 * first by 30 points (1 IMP), wins the second by 10 (0 IMPs), halves the third and wins the last by 720 (12 IMPs).
 */
const RESULTS: Readonly<Record<number, readonly [open: string, closed: string]>> = {
  1: ['4SN=', '4SN+1'],
  2: ['1NTN+1', '2SN='],
  3: ['Pass', 'Pass'],
  4: ['4SN=', '4SN-1'],
};

function played(scoring: MatchScoring) {
  const { tournament } = playRound(
    openTeams({ teams: 2, draw: ROUND_ROBIN, match: { boards: 4, scoring } }),
    1,
    ({ table, board }) => RESULTS[board]?.[table - 1] ?? 'Pass',
  );
  if (tournament === undefined) throw new Error('No tournament.');
  const view = matchView(tournament, { session: 1, section: 'A', round: 1, match: 1 });
  if (!view.ok) throw new Error(view.error.message);
  const { imps, vps, inPoints, lines } = view.value;
  return { imps, vps, inPoints, boards: lines.map((line) => `${line.imps?.home} ${line.imps?.away}`) };
}

describe('a match as it is shown', () => {
  test('Law 78B: in IMPs', () => {
    expect(played('imps')).toMatchObject({
      imps: { home: '12', away: '1' },
      boards: ['-1 1', '0 0', '0 0', '12 -12'],
    });
  });

  test('Law 78A: board-a-match in the points of its boards alone, whatever they are in IMPs', () => {
    const points = { imps: undefined, inPoints: true };
    expect(played('board-a-match')).toEqual({
      ...points,
      vps: { home: '5', away: '3' },
      boards: ['0 2', '2 0', '1 1', '2 0'],
    });
    expect(played('board-a-match-halves')).toEqual({
      ...points,
      vps: { home: '2.5', away: '1.5' },
      boards: ['0 1', '1 0', '0.5 0.5', '1 0'],
    });
  });

  test('Law 78C: total points', () => {
    expect(played('total-points')).toEqual({
      imps: undefined,
      inPoints: true,
      vps: { home: '700', away: '-700' },
      boards: ['0 30', '10 0', '0 0', '720 0'],
    });
  });
});

test('RTP 3.6.13, Law 78: a ranking says VPs only where VPs are added up', () => {
  const unitOf = (scoring: MatchScoring) => {
    const { tournament } = openTeams({ teams: 2, draw: ROUND_ROBIN, match: { boards: 4, scoring } });
    const { unit } = rankingView(tournament!, [...tournament!.sessions.values()]);
    const [tile] = orThrow(matchesView(tournament!, { phase: 1 })).rounds[0]!.matches;
    return [unit, tile?.noVps ?? false, teamView(tournament!, tournament!.contestants.get('1')!).worth];
  };
  expect(unitOf('imps')).toEqual(['vps', false, 'vps']);
  expect(unitOf('total-points')).toEqual(['points', true, 'points']);
  for (const scoring of ['patton', 'board-a-match', 'board-a-match-halves', 'win-loss'] as const)
    expect(unitOf(scoring)).toEqual(['match-points', true, 'match-points']);
});

test('board-a-match stands in points in the cross-table and with the team too, in a movement by its rounds', () => {
  const drawn = openTeams({
    teams: 5,
    draw: { kind: 'movement', movement: 'whist' },
    match: { boards: 2, scoring: 'board-a-match' },
  });
  const { tournament } = playRound(drawn, 1);
  const team = teamView(tournament!, tournament!.contestants.get('1')!);
  expect(team.rounds.map(({ inRound }) => inRound)).toEqual([1, 1, 2, 2]);
  expect(team.rounds.every(({ imps }) => imps === undefined)).toBe(true);
  const two = playRound(
    openTeams({ teams: 2, draw: ROUND_ROBIN, match: { boards: 4, scoring: 'board-a-match' } }),
    1,
    ({ table, board }) => (board < 3 ? (RESULTS[board]?.[table - 1] ?? 'Pass') : 'Pass'),
  );
  const { cells } = orThrow(crossTableView(two.tournament!, { phase: 1, section: 'A' }));
  // Two boards lost and won, two level: 0 + 2 + 1 + 1.
  expect(cells[0]?.[1]).toEqual([{ round: 1, vps: '4', imps: '4-4' }]);
});

test('the rounds of a movement are called rounds, not segments of one', () => {
  const { tournament } = continued(
    plannedTeams({ teams: 5, draw: { kind: 'movement', movement: 'whist' } }),
    command('open-session', { session: 1 }),
    drawNext(),
    command('start-round', { session: 1, round: 1 }),
  );
  if (tournament === undefined) throw new Error('No tournament.');
  // In the first round 1 meets 3 over boards 9 to 16 and 2 meets 4 over 17 to 24: a sheet has those of its match alone.
  const [round] = orThrow(matchesView(tournament, { phase: 1 })).rounds;
  expect(round?.matches.slice(0, 2).map(({ ownBoards }) => [ownBoards?.[0], ownBoards?.at(-1)])).toEqual([
    [9, 16],
    [17, 24],
  ]);
  const [section] = overview(tournament, 1).sessions[0]?.sections ?? [];
  expect(section?.ofMatches).toEqual([1, 2, 3, 4].map((round) => ({ round, segment: 1, segments: 1 })));
  expect(section?.clock?.match).toEqual({ round: 1, rounds: 4, segment: 1, segments: 1 });
});
