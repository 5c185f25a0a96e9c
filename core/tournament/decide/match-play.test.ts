import { describe, expect, test } from 'vitest';
import { mayCommand } from '../access/permission.ts';
import { scoreOf } from '../format/matches/match-result.ts';
import { playAt } from '../meetings/schedule.ts';
import { agree, at, attach, entry, record } from '../testing/evening.ts';
import { type AnyCommand, after, command, continued, given } from '../testing/given.ts';
import { drawNext, formatOf, openTeams, playRound, sheet } from '../testing/teams.ts';

/** Two matches of two boards: 1 v 4 at tables 1 and 2, 2 v 3 at tables 3 and 4. */
const open = openTeams({ match: { boards: 2 } });
const GROUNDS = { clause: 'RTP 2.3.6.6', reason: 'in a test' };
const first = { session: 1, section: 'A', round: 1, match: 1 } as const;

const tournamentOf = (state: typeof open) => {
  if (state.tournament === undefined) throw new Error('There is none.');
  return state.tournament;
};
const imps = (state: typeof open, match = 1) => {
  const score = scoreOf(tournamentOf(state), { ...first, match });
  if (!score.ok) throw new Error(score.error.message);
  return { home: score.value.imps.a.toDecimal(0), away: score.value.imps.b.toDecimal(0) };
};

describe('recording at the tables is the same as in pairs', () => {
  test('both rooms play a board, and it is compared when both have it (Law 78B)', () => {
    // 420 against -50 the other way: 470 points, 10 IMPs.
    const one = continued(open, record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));
    expect(imps(one)).toEqual({ home: '0', away: '0' });
    const both = continued(one, record(at(1, 2, 1), '4SN-1'), agree(at(1, 2, 1)));
    expect(imps(both)).toEqual({ home: '10', away: '0' });
  });

  test('what a side wrote, the other agrees or disputes', () => {
    const written = continued(open, record(at(1, 1, 1), '4SN='));
    given(written)
      .when(agree(at(1, 1, 1), 'NS'))
      .thenRefused('own-result');
    given(written)
      .when(command('dispute-result', { ...at(1, 1, 1), by: 'EW' }))
      .thenTypes('result-disputed');
  });

  test('a board that the match does not have, or a match not drawn, is refused', () => {
    given(open)
      .when(record(at(1, 1, 9), 'Pass'))
      .thenRefused('board-not-here');
    given(open)
      .when(record(at(2, 1, 1), 'Pass'))
      .thenRefused('no-such-table');
    given(open)
      .when(record(at(1, 7, 1), 'Pass'))
      .thenRefused('no-such-table');
  });

  test('the director calls, answers, corrects and adjusts', () => {
    const called = continued(open, command('call-director', { session: 1, section: 'A', table: 2 }));
    given(called)
      .when(command('answer-director', { session: 1, section: 'A', table: 2 }))
      .thenTypes('director-answered');
    const played = playRound(open, 1);
    given(played)
      .when(command('correct-result', { ...at(1, 1, 1), result: '4SN=', ...GROUNDS }))
      .thenTypes('result-corrected');
    const adjusted = continued(
      played,
      command('adjust-score', {
        ...at(1, 1, 1),
        ns: { kind: 'assigned', outcomes: [{ result: '4SN=', weight: '1' }] },
        ew: { kind: 'assigned', outcomes: [{ result: '4SN=', weight: '1' }] },
        ...GROUNDS,
      }),
    );
    // 420 against nothing: 9 IMPs.
    expect(imps(adjusted)).toEqual({ home: '9', away: '0' });
  });

  test('Law 86: a team is not given two different artificial scores for a board', () => {
    const award = (table: number, ns: 'A+' | 'A-', ew: 'A+' | 'A-') =>
      command('adjust-score', {
        ...at(1, table, 1),
        ns: { kind: 'named', name: ns },
        ew: { kind: 'named', name: ew },
        ...GROUNDS,
      });
    // Home is North–South at table 1, East–West at table 2.
    const once = continued(open, award(1, 'A+', 'A-'));
    given(once)
      .when(award(2, 'A-', 'A+'))
      .thenTypes('score-adjusted');
    given(once)
      .when(award(2, 'A+', 'A-'))
      .thenRefused('unscorable');
  });

  test('a board is cancelled in all matches of a group', () => {
    const cancelled = continued(
      playRound(open, 1),
      command('cancel-board', { session: 1, board: 1, section: 'A', ...GROUNDS }),
    );
    const score = scoreOf(tournamentOf(cancelled), first);
    expect(score.ok && score.value.comparable).toBe(1);
  });

  test('RTP 2.3.6.6: wrong seats in both rooms stand, in one room nothing compares', () => {
    const played = playRound(open, 1, ({ table }) => (table === 1 ? '4SN=' : '4SN-1'));
    const turn = (table: number) =>
      command('turn-seats', { session: 1, section: 'A', round: 1, table, ...GROUNDS });
    const comparable = (state: typeof open) => {
      const score = scoreOf(tournamentOf(state), first);
      return score.ok ? score.value.comparable : score.error.message;
    };
    const one = continued(played, turn(1));
    expect(playAt(tournamentOf(one).sessions.get(1) as never, at(1, 1, 1))).toMatchObject({
      ns: '4',
      ew: '1',
    });
    expect(comparable(one)).toBe(0);
    const both = continued(one, turn(2));
    expect(comparable(both)).toBe(2);
    // The visitors made the ten tricks then: 420 and 50 (10 IMPs), vulnerable 620 and 100 (12).
    expect(imps(both)).toEqual({ home: '0', away: '22' });
  });

  test('another board was played: it is known at that table', () => {
    const change = command('change-board', {
      ...at(1, 1, 1),
      played: 3,
      later: true,
      fault: { ns: 'none', ew: 'none' },
      ...GROUNDS,
    });
    const two = continued(open, sheet(2, 3, 0), drawNext(['results-missing']));
    given(two).when(change).thenTypes('boards-changed');
  });

  test('any result is undone', () => {
    const written = continued(open, record(at(1, 1, 1), '4SN='));
    const back = continued(written, command('undo', { sequence: written.version }));
    expect(tournamentOf(back).sessions.get(1)?.boards.get(1)?.plays.size ?? 0).toBe(0);
  });

  test('hands are attached where all matches play the same deals, and only there', () => {
    given(open)
      .when(attach([1, 2]))
      .thenTypes('deals-attached');
    given(openTeams({ match: { deals: 'own' } }))
      .when(attach([1, 2]))
      .thenRefused('own-deals');
  });
});

test('a team that has played is called a team when it cannot leave before that round', () => {
  const played = continued(open, record(at(1, 1, 1), '4SN='));
  given(played)
    .when(command('withdraw-contestant', { contestant: '1' }))
    .thenRefused('has-played', {
      message: 'Team 1 has results up to round 1 of session 1: withdraw it from a later round.',
    });
});

describe('rounds and the clock', () => {
  test('calling a round publishes its draw', () => {
    const drawn = continued(open, sheet(1, 10, 0), sheet(2, 0, 9), drawNext());
    given(drawn)
      .when(command('start-round', { session: 1, round: 2 }))
      .thenTypes('draw-published', 'round-ended', 'round-started');
  });

  test('a round that is not drawn is not called', () => {
    given(open)
      .when(command('start-round', { session: 1, round: 2 }))
      .thenRefused('no-such-round');
  });

  test('each segment is called by itself', () => {
    const parts = openTeams({ match: { boards: 4, segments: 2 } });
    given(parts)
      .when(record(at(2, 1, 3), 'Pass'))
      .thenRefused('round-not-started');
    given(continued(playRound(parts, 1), command('start-round', { session: 1, round: 2 })))
      .when(record(at(2, 1, 3), 'Pass'))
      .thenTypes('result-recorded');
  });

  test('a session with matches that are missing is closed with a confirmation, with whole sheets without', () => {
    given(open)
      .when(command('close-session', { session: 1 }))
      .thenRefused('to-confirm');
    given(continued(open, sheet(1, 10, 0), sheet(2, 0, 3)))
      .when(command('close-session', { session: 1 }))
      .thenTypes('session-closed');
  });
});

describe('a team’s own device', () => {
  const may = (contestant: string, asked: AnyCommand) =>
    mayCommand(open, { role: 'player', contestant }, asked).ok;

  test('speaks for its side at both of its tables, and at no other', () => {
    expect(may('1', record(at(1, 1, 1), 'Pass', 'NS'))).toBe(true);
    expect(may('1', record(at(1, 2, 1), 'Pass', 'EW'))).toBe(true);
    expect(may('1', record(at(1, 2, 1), 'Pass', 'NS'))).toBe(false);
    expect(may('1', record(at(1, 3, 1), 'Pass', 'NS'))).toBe(false);
  });
});

describe('matches of pairs', () => {
  const entered = after(
    command('create-tournament', { name: 'Pairs', date: '2026-03-14' }),
    ...['1', '2', '3', '4'].map(entry),
    command('plan-phase', {
      phase: 1,
      format: formatOf({ match: { boards: 2 } }),
      groups: [{ section: 'A', contestants: ['1', '2', '3', '4'] }],
    }),
    command('open-session', { session: 1 }),
    drawNext(),
    command('start-round', { session: 1, round: 1 }),
  );

  test('a match is one table, and there are no line-ups', () => {
    const [round] = entered.tournament?.sessions.get(1)?.sections.get('A')?.movement.rounds ?? [];
    expect(round?.tables.map(({ table, ns, ew }) => [table, ns, ew])).toEqual([
      [1, 1, 4],
      [2, 2, 3],
    ]);
    given(entered)
      .when(record(at(1, 2, 1), '4SN='))
      .thenTypes('result-recorded');
    given(entered)
      .when(
        command('declare-line-up', {
          session: 1,
          section: 'A',
          round: 1,
          segment: 1,
          contestant: '1',
          open: [0, 1],
          closed: [2, 3],
        }),
      )
      .thenRefused('not-in-round');
  });

  test('it is over when its boards are agreed at that table', () => {
    const played = playRound(entered, 1);
    given(played)
      .when(command('agree-match', { ...first, by: '4' }))
      .thenTypes('match-agreed');
    given(played).when(drawNext()).thenTypes('round-drawn');
  });
});
