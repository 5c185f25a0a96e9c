import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../base/index.ts';
import { handicapOf } from '../../format/matches/handicap.ts';
import { names } from '../../format/matches/names.ts';
import { isOfMatches } from '../../phase.ts';
import { command, continued } from '../../testing/given.ts';
import { drawNext, numbered, plannedTeams, playRound } from '../../testing/teams.ts';
import { butlerLines } from './butler.ts';
import { lineUpView } from './line-up.ts';
import { matchesView } from './matches.ts';
import { ALL_IN_SIGHT } from './sight.ts';

/*
 * Five teams of six in one session: North–South of each stay at the table of its number, East–West go down two. In round 1 the
 * first team has team 3 at its own table and visits team 4; in round 2 it has team 5, and visits team 2.
 */
const lineUp = (
  contestant: string,
  segment: number,
  open: readonly [number, number],
  closed: readonly [number, number],
) => command('declare-line-up', { session: 1, section: 'A', round: 1, segment, contestant, open, closed });

const drawn = continued(
  plannedTeams({
    teams: 5,
    players: 6,
    draw: { kind: 'movement', movement: 'whist' },
    match: { boards: 2, lineUps: 'in-order', handicap: 'by-value' },
  }),
  command('open-session', { session: 1 }),
  drawNext(),
);
const declared = continued(
  drawn,
  ...numbered(5)
    .slice(1)
    .flatMap((team) => [lineUp(team, 1, [0, 1], [2, 3]), lineUp(team, 2, [0, 1], [2, 3])]),
  lineUp('1', 1, [0, 1], [2, 3]),
  lineUp('1', 2, [4, 5], [0, 1]),
);

describe('line-ups where a team meets two others at a time', () => {
  test('its captain names a North–South and an East–West pair, waits for nobody, and reads whom each meets', () => {
    const view = orThrow(lineUpView(drawn.tournament!, { contestant: '1' }));
    expect(view).toMatchObject({
      called: { round: 1, segment: 1, segments: 1 },
      meets: { ns: { contestant: '3' }, ew: { contestant: '4' } },
      mayDeclare: true,
    });
    expect(view).not.toHaveProperty('first');
    const next = orThrow(lineUpView(declared.tournament!, { contestant: '1', segment: 2 }));
    expect(next).toMatchObject({
      called: { round: 2 },
      meets: { ns: { contestant: '5' }, ew: { contestant: '2' } },
    });
  });

  test('a pair sits at one table in a round, and tiles ask only for the line-ups of their match', () => {
    const { tournament } = declared;
    const session = tournament!.sessions.get(1)!;
    const at = (round: number, table: number) =>
      names(tournament!, '1', { session, round, section: 'A', table });
    expect([at(1, 1), at(1, 4)]).toEqual([
      ['Player 1a', 'Player 1b'],
      ['Player 1c', 'Player 1d'],
    ]);
    expect([at(2, 1), at(2, 2)]).toEqual([
      ['Player 1e', 'Player 1f'],
      ['Player 1a', 'Player 1b'],
    ]);
    const [round] = orThrow(matchesView(drawn.tournament!, { phase: 1 })).rounds;
    expect(round?.matches.every(({ lineUps }) => lineUps?.length === 2)).toBe(true);
  });

  test('Law 78B: Butler gives each board to the pair that played it', () => {
    const one = playRound(continued(declared, command('start-round', { session: 1, round: 1 })), 1);
    const two = playRound(continued(one, command('start-round', { session: 1, round: 2 })), 2);
    const phase = two.tournament!.phases.get(1);
    const lines = isOfMatches(phase) ? butlerLines(two.tournament!, phase, ALL_IN_SIGHT) : [];
    const own = lines.filter(({ team }) => team.contestant === '1');
    expect(Object.fromEntries(own.map(({ players, boards }) => [players.join('+'), boards]))).toEqual({
      'Player 1a+Player 1b': 4,
      'Player 1c+Player 1d': 2,
      'Player 1e+Player 1f': 2,
    });
  });

  test('RTP 3.6.9: the handicap of a match is by the four who play it', () => {
    // Everybody is worth 10, but e and f of team 1, worth 25 each: North–South in round 2 alone.
    const worthOf = (contestant: string, at: number): number => (contestant === '1' && at > 3 ? 25 : 10);
    const valued = continued(
      declared,
      ...numbered(5).map((contestant) =>
        command('change-contestant', {
          kind: 'team',
          contestant,
          players: 'abcdef'.split('').map((letter, at) => ({
            name: `Player ${contestant}${letter}`,
            valueIndex: worthOf(contestant, at),
          })),
        }),
      ),
      ...[3, 4].flatMap((segment) => numbered(5).map((team) => lineUp(team, segment, [0, 1], [2, 3]))),
    );
    const tournament = valued.tournament!;
    const session = tournament.sessions.get(1)!;
    const section = session.sections.get('A')!;
    const phase = tournament.phases.get(1);
    const begins = section.drawn![0]!.matches.filter(({ home, away }) => [home, away].includes('1'));
    const against = Object.fromEntries(
      begins.map((match) => {
        if (!isOfMatches(phase)) throw new Error('No phase.');
        const place = { tournament, session, section, drawn: section.drawn![0]! };
        const begun = handicapOf(place, phase, match)!;
        const other = match.home === '1' ? 'b' : 'a';
        return [match.home === '1' ? match.away : match.home, begun[other].toDecimal(2)];
      }),
    );
    // H = 30 · 2 / 150 = 0.40 against team 5, whom e and f meet; 0 against the others.
    expect(against).toEqual({ 2: '0.00', 3: '0.00', 4: '0.00', 5: '0.40' });
  });
});
