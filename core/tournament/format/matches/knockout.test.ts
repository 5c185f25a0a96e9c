import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { MatchAt } from '../../match.ts';
import type { MatchesPhase } from '../../phase.ts';
import type { Settings } from '../../settings.ts';
import { EVERY_PLACE } from '../../settings-defaults.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import {
  drawnIn,
  drawRound,
  KNOCKOUT,
  matchAtIn,
  scoreSheet,
  teamsPlanned,
} from '../../testing/team-event.ts';
import { resultOf } from './match-result.ts';
import { type GroupRanking, rankGroup } from './standing.ts';

/** What the two rooms of a board made: open, closed. */
type Rooms = readonly [open: string, closed: string];

/** Boards of a match in the order of their numbers, all from the one given on; those not given are passed out in both rooms. */
function played(
  state: TournamentState,
  at: MatchAt,
  from: number,
  boards: readonly Rooms[],
): TournamentState {
  const drawn = drawnIn(state, at.round);
  const match = drawn?.matches.find((each) => each.match === at.match);
  if (drawn === undefined || match === undefined) throw new Error('Not drawn.');
  return boards.reduce((next, [open, closed], index) => {
    const where = {
      session: 1,
      section: 'A',
      round: drawn.first,
      board: from + index,
      by: 'director',
    } as const;
    return continued(
      next,
      command('record-result', { ...where, table: match.open, result: open }),
      command('record-result', { ...where, table: match.closed ?? 0, result: closed }),
    );
  }, state);
}

const PASSED: Rooms = ['Pass', 'Pass'];
const filled = (boards: Readonly<Record<number, Rooms>>, count: number): readonly Rooms[] =>
  Array.from({ length: count }, (_, index) => boards[index + 1] ?? PASSED);

const found = (state: TournamentState, at: MatchAt) => {
  if (state.tournament === undefined) throw new Error('No tournament.');
  return resultOf(state.tournament, at);
};

const FIRST = matchAtIn(1, 1);
const semiFinals = (settings = {}): TournamentState =>
  drawRound(teamsPlanned(['1', '2', '3', '4'], KNOCKOUT, { boards: 8 }, { rounds: 'free', ...settings }), 1);
const extra = (at: MatchAt, ...boards: readonly number[]) => command('set-extra-boards', { ...at, boards });

// 620/170 (+10), -50/400 (-10), 140/110 (+1), -110/-80 (-1): 11-11, points 480-480, boards 2-2.
const LEVEL = filled(
  { 1: ['4SN-1', '3NTN='], 2: ['4SN=', '2SN+2'], 3: ['2SN+1', '2SN='], 4: ['2SE=', '1HE='] },
  8,
);
// -90/-110 (+1), 110/150 (-1): points 20-40.
const SET_13: readonly Rooms[] = [['1NTE=', '2SE='], ['2SN=', '1NTN+2'], PASSED, PASSED];
// -90/-110, -110/-90: 1-1, points 20-20, boards 1-1.
const SET_14: readonly Rooms[] = [['1NTE=', '2SE='], ['2SE=', '1NTE='], PASSED, PASSED];

describe('RTP 3.6.10.3(a): a knockout match', () => {
  test('level in IMPs, points and boards won asks for four more boards', () => {
    const level = played(semiFinals(), FIRST, 1, LEVEL);
    const result = found(level, FIRST);
    expect(result).toMatchObject({ over: false, playOn: 4 });
    expect(result?.imps?.home.toString()).toBe('11');
    expect(result?.imps?.away.toString()).toBe('11');
  });

  test('W13: four more, 1-1 and points 20-40: the visitors win', () => {
    const tied = continued(played(semiFinals(), FIRST, 1, LEVEL), extra(FIRST, 9, 10, 11, 12));
    expect(found(tied, FIRST)?.over).toBe(false);
    const decided = found(played(tied, FIRST, 9, SET_13), FIRST);
    expect(decided).toMatchObject({ over: true, winner: '4' });
    expect(decided?.decision?.sentence).toContain('total points of the extra boards: 20–40');
  });

  test('W14: still level, then board by board: a flat one, and one that differs by 10 points', () => {
    const tied = continued(played(semiFinals(), FIRST, 1, LEVEL), extra(FIRST, 9, 10, 11, 12));
    const again = played(tied, FIRST, 9, SET_14);
    expect(found(again, FIRST)).toMatchObject({ over: false, playOn: 1 });
    const flat = played(continued(again, extra(FIRST, 13)), FIRST, 13, [['2SN+1', '2SN+1']]);
    expect(found(flat, FIRST)).toMatchObject({ over: false, playOn: 1 });
    const last = played(continued(flat, extra(FIRST, 14)), FIRST, 14, [['1NTN+1', '2SN=']]);
    expect(found(last, FIRST)).toMatchObject({ over: true, winner: '1' });
  });

  // 620/170 (+10), -50/420 (-10), 140/110 (+1), -100/-50 (-2), 400/400, -620/-650 (+1), 110/110: IMPs 12-12.
  const TWELVE = (last: Rooms): readonly Rooms[] =>
    filled(
      {
        1: ['4SN-1', '4SN='],
        2: ['4SN=', '2SN+2'],
        3: ['2SN+1', '2SN='],
        4: ['2SN=', '2SN='],
        5: last,
        6: ['3NTN=', '3NTN='],
        7: ['4SE=', '4SE+1'],
        8: ['4SN-2', '4SN-1'],
      },
      8,
    );

  test('W11: level in IMPs, total points 510-520: the visitors win', () => {
    const decided = found(played(semiFinals(), FIRST, 1, TWELVE(['1NTN=', '1NTN='])), FIRST);
    expect(decided).toMatchObject({ winner: '4' });
    expect(decided?.decision?.sentence).toContain('total points: 510–520');
  });

  test('W12: points level too; boards won 4-2, one of them by 10 points and no IMP', () => {
    const decided = found(played(semiFinals(), FIRST, 1, TWELVE(['1NTN+1', '2SN='])), FIRST);
    expect(decided).toMatchObject({ winner: '1' });
    expect(decided?.decision?.sentence).toContain('boards won: 4–2');
  });

  test('V15: a penalty comes off the IMPs; V17, ROP 6.10: it may decide the match', () => {
    const penalty = command('give-penalty', {
      session: 1,
      contestant: '1',
      amount: { unit: 'imps', value: '3' },
      match: { section: 'A', round: 1 },
      clause: 'RTP 2.1.11.2',
      reason: 'late',
    });
    const ahead = continued(semiFinals(), scoreSheet(FIRST, 40, 20), penalty);
    expect(found(ahead, FIRST)?.imps?.home.toString()).toBe('37');
    expect(found(ahead, FIRST)?.winner).toBe('1');
    const close = continued(semiFinals({ profile: 'rop' }), scoreSheet(FIRST, 22, 20), penalty);
    expect(found(close, FIRST)?.winner).toBe('4');
  });
});

describe('RTP 3.6.10.3: a whole knockout of four', () => {
  const other = matchAtIn(1, 2);
  const final = matchAtIn(2, 1);
  const semis = continued(
    played(continued(played(semiFinals(), FIRST, 1, LEVEL), extra(FIRST, 9, 10, 11, 12)), FIRST, 9, SET_13),
    scoreSheet(other, 33, 12),
  );
  const drawn = drawRound(semis, 2);

  test('its rounds are the semi-finals and the final', () => {
    const stages = [1, 2].map((round) => {
      const seen = see(drawn, { role: 'director' }, { view: 'matches', round });
      return seen.ok && seen.value.rounds.flatMap(({ matches }) => matches.map(({ stage }) => stage));
    });
    expect(stages).toEqual([['semi-final', 'semi-final'], ['final']]);
  });

  test('the winners meet', () => {
    expect(drawnIn(drawn, 2)?.matches.map(({ home, away }) => [home, away].toSorted())).toEqual([['2', '4']]);
  });

  test('R11: a final goes on in sets of four until one has a difference in IMPs, whatever the points', () => {
    const first = drawnIn(drawn, 2)?.boards[0] ?? 0;
    const even: readonly Rooms[] = filled({}, 8);
    const level = played(drawn, final, first, even);
    expect(found(level, final)).toMatchObject({ over: false, playOn: 4 });
    const set = first + 8;
    const one = played(continued(level, extra(final, set, set + 1, set + 2, set + 3)), final, set, SET_13);
    expect(found(one, final)).toMatchObject({ over: false, playOn: 4 });
    const two = continued(one, extra(final, set + 4, set + 5, set + 6, set + 7));
    // 140 against -110, 250 points: 6 IMPs to the home team.
    const last = played(two, final, set + 4, [['2SN+1', '2SE='], PASSED, PASSED, PASSED]);
    const home = drawnIn(last, 2)?.matches[0]?.home;
    expect(found(last, final)).toMatchObject({ over: true, winner: home });
    const { tournament } = last;
    const places = tournament && rankGroup(tournament, tournament.phases.get(1) as MatchesPhase, 'A').places;
    const loser = home === '2' ? '4' : '2';
    expect(places?.map(({ contestant, place }) => [contestant, place])).toEqual([
      [home, 1],
      [loser, 2],
      ['1', 3],
      ['3', 3],
    ]);
  });
});

describe('RTP 3.6.10.3(b), R12: those beaten in the same round', () => {
  const other = matchAtIn(1, 2);
  /** 1 beats 4 30-28 and 2 beats 3 40-10, nobody else has won: 28/30 is the better quotient. Then 1 beats 2. */
  const whole = (settings: Partial<Settings>): TournamentState => {
    const semis = continued(semiFinals(settings), scoreSheet(FIRST, 30, 28), scoreSheet(other, 40, 10));
    return continued(drawRound(semis, 2), scoreSheet(matchAtIn(2, 1), 20, 10));
  };
  const rankedOf = ({ tournament }: TournamentState, everyPlace?: true) => {
    if (tournament === undefined) throw new Error('No tournament.');
    const moment = everyPlace === undefined ? {} : { everyPlace };
    return rankGroup(tournament, tournament.phases.get(1) as MatchesPhase, 'A', moment);
  };
  const places = ({ places: all }: Pick<GroupRanking, 'places'>): string =>
    all.map(({ place, exAequo, contestant }) => `${place}${exAequo ? '=' : ''} ${contestant}`).join(', ');

  test('share their place where nothing hangs on it', () => {
    expect(places(rankedOf(whole({ prizePlaces: 0 })))).toBe('1 1, 2 2, 3= 3, 3= 4');
    // Before it could be said which places matter, equals shared theirs.
    expect(places(rankedOf(whole({ prizePlaces: EVERY_PLACE })))).toBe('1 1, 2 2, 3= 3, 3= 4');
  });

  test('are separated for a prize by matches won, then by the quotient of IMPs', () => {
    const ranked = rankedOf(whole({ prizePlaces: 3 }));
    expect(places(ranked)).toBe('1 1, 2 2, 3 4, 4 3');
    expect(ranked.separations.map(({ sentence }) => sentence)).toEqual([
      'RTP 3.6.10.3(b), IMPs won over IMPs lost: 4 28/30, 3 10/40.',
    ]);
    expect(places(rankedOf(whole({ qualifyingPlaces: 3 })))).toBe('1 1, 2 2, 3 4, 4 3');
    expect(places(rankedOf(whole({ qualifyingPlaces: 4 })))).toBe('1 1, 2 2, 3= 3, 3= 4');
  });

  test('of the extra boards too: 11-11 and then 1-1 is 12-12, better than 10-40', () => {
    const level = played(semiFinals({ prizePlaces: 3 }), FIRST, 1, LEVEL);
    const decided = played(continued(level, extra(FIRST, 9, 10, 11, 12)), FIRST, 9, SET_13);
    const semis = continued(decided, scoreSheet(other, 40, 10));
    const ended = continued(drawRound(semis, 2), scoreSheet(matchAtIn(2, 1), 20, 10));
    expect(rankedOf(ended).separations.map(({ sentence }) => sentence)).toEqual([
      'RTP 3.6.10.3(b), IMPs won over IMPs lost: 1 12/12, 3 10/40.',
    ]);
  });

  test('are separated for the phase that comes next: of three who go on the third is 4', () => {
    const ended = whole({});
    expect(places(rankedOf(ended, true))).toBe('1 1, 2 2, 3 4, 4 3');
    const closed = continued(ended, command('close-session', { session: 1, confirmed: ['missing-results'] }));
    const groups = see(closed, { role: 'director' }, { view: 'groups', groups: 1, way: 'by-place', goOn: 3 });
    expect(groups.ok && groups.value.groups.map(({ contestants }) => contestants)).toEqual([['1', '2', '4']]);
  });

  test('a semi-final corrected after the match for the third place was drawn: whom it beat now are still third together', () => {
    const semis = continued(
      drawRound(
        teamsPlanned(
          ['1', '2', '3', '4'],
          { kind: 'knockout', thirdPlace: true },
          { boards: 8 },
          { rounds: 'free' },
        ),
        1,
      ),
      scoreSheet(FIRST, 30, 28),
      scoreSheet(other, 40, 10),
    );
    const drawn = drawRound(semis, 2);
    const last = continued(drawn, scoreSheet(matchAtIn(2, 1), 20, 10), scoreSheet(matchAtIn(2, 2), 20, 10));
    expect(places(rankedOf(last))).toBe('1 1, 2 2, 3 4, 4 3');
    // 4 has beaten 1, and the match that it won from 3 was not between two who were beaten.
    const corrected = continued(last, scoreSheet(FIRST, 20, 28));
    expect(places(rankedOf(corrected))).toBe('1 4, 2 2, 3= 1, 3= 3');
  });

  test('the ROP has no rule for it: they share their place', () => {
    expect(places(rankedOf(whole({ profile: 'rop', prizePlaces: 3 })))).toBe('1 1, 2 2, 3= 3, 3= 4');
  });
});

test('the cross-table of a knockout has the IMPs of its matches and no VPs, and everybody stays in it', () => {
  const played = continued(semiFinals(), scoreSheet(FIRST, 30, 28), scoreSheet(matchAtIn(1, 2), 40, 10));
  const left = continued(
    played,
    command('withdraw-contestant', { contestant: '4', from: { session: 1, round: 2 } }),
  );
  const seen = see(left, { role: 'director' }, { view: 'cross-table', phase: 1, section: 'A' });
  if (!seen.ok) throw new Error(seen.error.message);
  const { contestants, cells, totals, withdrawn } = seen.value;
  expect(contestants.map(({ contestant }) => contestant)).toEqual(['1', '2', '3', '4']);
  expect(cells[0]?.[3]).toEqual([{ round: 1, imps: '30-28', over: true }]);
  expect(cells[2]?.[1]).toEqual([{ round: 1, imps: '10-40', over: true }]);
  expect(totals).toEqual(['2', '30', '-30', '-2']);
  expect(withdrawn).toEqual(['4']);
});
