import { expect, test } from 'vitest';
import type { TeamEntry } from '../../contestant.ts';
import { command, continued } from '../../testing/given.ts';
import { numbered, plannedTeams, playRound, type TeamsPlan } from '../../testing/teams.ts';
import { ALL_IN_SIGHT } from './sight.ts';
import { teamView } from './team.ts';

/** Team 1 has six or seven players; 1 to 4 play the first segment of 4 boards, 1, 2, 5 and 6 the second. */
function played(players: number, settings: TeamsPlan['settings'] = {}) {
  const planned = plannedTeams({
    players: 6,
    match: { boards: 8, segments: 2, lineUps: 'blind' },
    settings,
  });
  const { players: six } = planned.tournament!.contestants.get('1') as TeamEntry;
  const lineUp = (contestant: string, segment: number, closed: readonly [number, number]) =>
    command('declare-line-up', {
      session: 1,
      section: 'A',
      round: 1,
      segment,
      contestant,
      open: [0, 1],
      closed,
    });
  const declared = continued(
    planned,
    command('change-contestant', {
      kind: 'team',
      contestant: '1',
      players: [...six, { name: 'Player 17' }].slice(0, players),
      confirmed: ['team-too-large'],
    }),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A' }),
    ...numbered(4).flatMap((team) => [lineUp(team, 1, [2, 3]), lineUp(team, 2, [4, 5])]),
    command('start-round', { session: 1, round: 1 }),
  );
  const half = playRound(declared, 1);
  return playRound(continued(half, command('start-round', { session: 1, round: 2 })), 2).tournament!;
}

test('RTP 3.6.1: of seven players the six with most boards go on', () => {
  const tournament = played(7);
  const { goingOn } = teamView(tournament, tournament.contestants.get('1')!, ALL_IN_SIGHT);
  expect(goingOn?.clause).toBe('RTP 3.6.1');
  expect(goingOn?.boards.map(({ boards }) => boards)).toEqual([8, 8, 4, 4, 4, 4, 0]);
  expect(goingOn?.players).toHaveLength(6);
  expect(goingOn).not.toHaveProperty('captainChooses');
});

test('a team of six or fewer, and another regulation, say nothing of it', () => {
  const six = played(6);
  expect(teamView(six, six.contestants.get('1')!)).not.toHaveProperty('goingOn');
  const rop = played(7, { profile: 'rop' });
  expect(teamView(rop, rop.contestants.get('1')!)).not.toHaveProperty('goingOn');
});
