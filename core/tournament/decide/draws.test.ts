import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { see } from '../access/visibility.ts';
import { meetingsOf } from '../meetings/schedule.ts';
import type { TournamentState } from '../state.ts';
import { command, continued, given } from '../testing/given.ts';
import {
  drawNext,
  KNOCKOUT,
  lastDraw,
  openTeams,
  plannedTeams,
  playRound,
  ROUND_ROBIN,
  SWISS,
  sheet,
  teamOf,
} from '../testing/teams.ts';
import { historyView } from '../views/history.ts';

const byHand = (
  matches: readonly (readonly [string, string])[],
  more: {
    readonly bye?: string;
    readonly confirmed?: readonly string[];
    readonly round?: number;
    readonly method?: string;
  } = {},
) =>
  command('draw-round', {
    session: 1,
    section: 'A',
    matches: matches.map(([home, away], index) => ({
      match: index + 1,
      home,
      away,
      open: 2 * index + 1,
      closed: 2 * index + 2,
    })),
    ...more,
  });

function meetings({ tournament }: TournamentState, round: number) {
  const section = tournament?.sessions.get(1)?.sections.get('A');
  if (tournament === undefined || section === undefined) throw new Error('Nothing is planned.');
  return meetingsOf(tournament, 1, section)[round - 1] ?? [];
}

/** Who sits where with which boards: `1: 1-4 1..2`. */
const tables = (state: TournamentState, round: number): readonly string[] =>
  meetings(state, round).map(
    ({ table, ns, ew, boards }) => `${table}: ${ns}-${ew} ${boards.at(0)}..${boards.at(-1)}`,
  );

describe('the first round of a Swiss (RTP 3.6.12.2)', () => {
  test('fold: highest against lowest', () => {
    expect(lastDraw(continued(plannedTeams({ teams: 6 }), drawNext()))).toEqual(['1-6', '2-5', '3-4']);
  });

  test('slide: upper against lower half', () => {
    const state = plannedTeams({ teams: 6, draw: { ...SWISS, first: 'slide' } });
    expect(lastDraw(continued(state, drawNext()))).toEqual(['1-4', '2-5', '3-6']);
  });

  test('by lot: the same seed draws the same, another may not', () => {
    const state = plannedTeams({ teams: 16, draw: { ...SWISS, first: 'lots' } });
    const drawn = (seed: string) =>
      lastDraw(continued(state, command('draw-round', { session: 1, section: 'A', seed })));
    expect(drawn('a seed')).toEqual(drawn('a seed'));
    expect(drawn('a seed')).not.toEqual(drawn('another seed'));
  });

  test('an odd number: the lowest sits out', () => {
    const state = continued(plannedTeams({ teams: 5 }), drawNext());
    expect(lastDraw(state)).toEqual(['1-4', '2-3']);
    expect(state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.bye).toBe('5');
  });

  test('A21: or the last three meet each other over half the boards, with three sets', () => {
    const state = continued(plannedTeams({ teams: 5, draw: { ...SWISS, odd: 'triple' } }), drawNext());
    expect(lastDraw(state)).toEqual(['1-2', '3-4', '4-5', '5-3']);
    const first = ['1: 1-2 1..8', '2: 2-1 1..8', '3: 3-4 1..4', '4: 4-5 5..8', '5: 5-3 9..12'];
    expect(tables(state, 1)).toEqual(first);
    expect(tables(state, 2)).toEqual(['4: 4-3 1..4', '5: 5-4 5..8', '3: 3-5 9..12']);
  });
});

describe('where a match is played', () => {
  test('RTP 2.3.1, ROP 6.8: home North–South in the open room, East–West in the closed one, in every segment', () => {
    const state = continued(plannedTeams({ match: { boards: 8, segments: 2 } }), drawNext());
    expect(tables(state, 1)).toEqual(['1: 1-4 1..4', '2: 4-1 1..4', '3: 2-3 1..4', '4: 3-2 1..4']);
    expect(tables(state, 2)).toEqual(['1: 1-4 5..8', '2: 4-1 5..8', '3: 2-3 5..8', '4: 3-2 5..8']);
  });

  test('the next round has the next boards of the session', () => {
    const state = continued(openTeams(), sheet(1, 10, 0), sheet(2, 0, 3), drawNext());
    expect(tables(state, 2)[0]).toContain('9..16');
  });

  test('RTP 2.3.4.3: a team with a highly unusual system is the visitor of one without', () => {
    const hum = command('change-contestant', {
      kind: 'team',
      contestant: '1',
      pairs: [{ players: [0, 1], hum: true }],
    });
    for (const draw of [SWISS, ROUND_ROBIN]) {
      const state = continued(plannedTeams({ draw }), hum, drawNext());
      expect(lastDraw(state)).toContain('4-1');
    }
  });

  test('a team that cannot move keeps its table', () => {
    const fixed = command('change-contestant', { kind: 'team', contestant: '2', fixedTable: 1 });
    const state = continued(plannedTeams(), fixed, drawNext());
    expect(tables(state, 1)).toContain('1: 2-3 1..8');
  });
});

describe('later rounds', () => {
  const played = continued(openTeams({ teams: 6 }), sheet(1, 40, 0), sheet(2, 30, 0), sheet(3, 20, 0));

  test('nobody meets anybody twice', () => {
    const sheets = (round: number) => [1, 2, 3, 4].map((match) => sheet(match, 9 * match, 0, round));
    const met = new Set<string>(['1-8', '2-7', '3-6', '4-5']);
    let state = continued(openTeams({ teams: 8 }), ...sheets(1));
    for (let round = 2; round <= 4; round++) {
      state = continued(state, drawNext());
      for (const match of lastDraw(state)) {
        expect(met.has(match.split('-').sort().join('-'))).toBe(false);
        met.add(match.split('-').sort().join('-'));
      }
      state = continued(state, ...sheets(round));
    }
  });

  test('RTP 3.6.12.8: a Danish round as it is planned needs no confirmation, rematches and all; another does', () => {
    const before = continued(
      openTeams({ teams: 6, draw: { ...SWISS, rounds: 2, danishRounds: 1 } }),
      ...[40, 30, 20].map((imps, at) => sheet(at + 1, imps, 0)),
    );
    // 1 to 3 won, 4 lost by least: 3 meets 4 again.
    const planned = [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ] as const;
    expect(lastDraw(continued(before, drawNext())).map((match) => match.split('-').sort().join('-'))).toEqual(
      planned.map((teams) => teams.join('-')),
    );
    expect(lastDraw(continued(before, byHand(planned, { method: 'danish' })))).toHaveLength(3);
    given(before)
      .when(byHand([planned[0], ['3', '5'], ['4', '6']], { method: 'danish' }))
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'not-by-rule', params: { teams: '3–5, 4–6' } })],
      });
  });

  test('RTP 3.6.12.2: a rematch by hand is asked about, and recorded when confirmed', () => {
    const again = [
      ['1', '6'],
      ['2', '3'],
      ['4', '5'],
    ] as const;
    given(played)
      .when(byHand(again))
      .thenRefused('to-confirm', {
        findings: expect.arrayContaining([
          expect.objectContaining({ code: 'has-met', clause: 'RTP 3.6.12.2', params: { teams: '1–6' } }),
        ]),
      });
    given(played)
      .when(byHand(again, { confirmed: ['has-met', 'not-by-rule'] }))
      .thenTypes('round-drawn');
  });

  test('a team twice, unknown, out, or against itself is refused', () => {
    const rest = ['3', '4'] as const;
    given(played)
      .when(
        byHand([
          ['1', '2'],
          ['1', '3'],
          ['4', '5'],
        ]),
      )
      .thenRefused('two-matches');
    given(played)
      .when(byHand([['1', '9'], rest]))
      .thenRefused('no-such-pair');
    given(played)
      .when(byHand([['1', '1'], rest]))
      .thenRefused('two-matches');
    const late = continued(played, teamOf('7'));
    given(late)
      .when(byHand([['1', '7'], rest]))
      .thenRefused('not-in-group');
    const left = continued(
      played,
      command('withdraw-contestant', { contestant: '2', from: { session: 1, round: 2 } }),
    );
    given(left)
      .when(byHand([['1', '2'], rest]))
      .thenRefused('contestant-out');
  });

  test('a team left out is asked about', () => {
    given(played)
      .when(
        byHand([
          ['1', '2'],
          ['3', '5'],
        ]),
      )
      .thenRefused('to-confirm', {
        findings: expect.arrayContaining([expect.objectContaining({ code: 'no-match' })]),
      });
  });

  test('tables and boards are each for one match and one round', () => {
    const twice = command('draw-round', {
      session: 1,
      section: 'A',
      matches: [
        { match: 1, home: '1', away: '2', open: 1, closed: 2 },
        { match: 2, home: '3', away: '5', open: 2, closed: 3 },
      ],
    });
    given(played).when(twice).thenRefused('table-twice');
    given(played)
      .when(
        command('draw-round', {
          session: 1,
          section: 'A',
          boards: [1, 2, 3, 4, 5, 6, 7, 8],
          matches: [{ match: 1, home: '1', away: '2', open: 1, closed: 2 }],
        }),
      )
      .thenRefused('board-replayed');
  });

  test('matches still played are asked about, unless it is said how they count', () => {
    const early = continued(openTeams({ teams: 6 }), sheet(1, 40, 0));
    given(early)
      .when(drawNext())
      .thenRefused('to-confirm', {
        findings: [
          expect.objectContaining({ code: 'results-missing', params: { count: 2, teams: '2–5, 3–4' } }),
        ],
      });
    given(early)
      .when(command('draw-round', { session: 1, section: 'A', pending: 'even' }))
      .thenTypes('round-drawn');
  });

  test('rounds are drawn in order, and no more than the phase has', () => {
    given(played)
      .when(byHand([['1', '2']], { round: 3 }))
      .thenRefused('draw-order');
    const short = continued(openTeams({ draw: { ...SWISS, rounds: 1 } }), sheet(1, 10, 0), sheet(2, 0, 3));
    given(short).when(drawNext()).thenRefused('no-such-round');
  });
});

describe('a draw changes until play begins', () => {
  const drawn = continued(plannedTeams(), command('open-session', { session: 1 }), drawNext());
  const other = byHand(
    [
      ['1', '3'],
      ['2', '4'],
    ],
    { round: 1, confirmed: ['not-by-rule'] },
  );

  test('it takes the place of the one before', () => {
    const state = continued(drawn, other);
    expect(lastDraw(state)).toEqual(['1-3', '2-4']);
    expect(state.tournament?.sessions.get(1)?.sections.get('A')?.movement.rounds.length).toBe(1);
  });

  test('a published draw is changed with a confirmation only', () => {
    const published = continued(drawn, command('publish-draw', { session: 1, section: 'A', round: 1 }));
    given(published)
      .when(other)
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'published-draw-changes' })],
      });
    given(published)
      .when(command('publish-draw', { session: 1, section: 'A', round: 1 }))
      .thenRefused('draw-out-already');
  });

  test('once it has begun it stays', () => {
    given(openTeams()).when(other).thenRefused('draw-stands');
  });

  test('undone, it is as if nothing had been drawn; not once it is played', () => {
    const undo = command('undo', { sequence: drawn.version });
    expect(lastDraw(continued(drawn, undo))).toEqual([]);
    const open = openTeams();
    given(open)
      .when(command('undo', { sequence: open.version - 2 }))
      .thenRefused('stood-on');
  });
});

describe('teams come late, leave and come back', () => {
  test('a late team is drawn from the next round on; in an official event that is asked about', () => {
    const seat = command('seat-contestant', { session: 1, section: 'A', number: 5, contestant: '5' });
    const state = continued(openTeams(), sheet(1, 10, 0), sheet(2, 0, 3), teamOf('5'), seat, drawNext());
    const drawn = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[1];
    expect([...(drawn?.matches ?? []).flatMap(({ home, away }) => [home, away]), drawn?.bye].sort()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    const official = continued(
      openTeams({ teams: 14, settings: { official: true }, match: { boards: 8 } }),
      ...[1, 2, 3, 4, 5, 6, 7].map((match) => sheet(match, 10 * match, 0)),
      teamOf('15'),
      command('seat-contestant', { session: 1, section: 'A', number: 15, contestant: '15' }),
    );
    given(official)
      .when(drawNext())
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'regulation-left', clause: 'RTP 3.6.12.2' })],
      });
    // Confirmed, it is drawn, and the record of the draw and the history say so.
    const confirmed = continued(official, drawNext(['regulation-left']));
    const { rounds } = orThrow(see(confirmed, { role: 'director' }, { view: 'matches' }));
    expect(rounds.map(({ leavesRegulation }) => leavesRegulation)).toEqual([undefined, true]);
    expect(historyView(confirmed).lines[0]).toMatchObject({
      code: 'round-drawn',
      confirmed: ['regulation-left'],
    });
  });

  test('a team that leaves is in no draw, and comes back with its number', () => {
    const leave = command('withdraw-contestant', { contestant: '1', from: { session: 1, round: 2 } });
    const left = continued(openTeams(), sheet(1, 10, 0), sheet(2, 0, 3), leave, drawNext());
    expect(lastDraw(left).join()).not.toContain('1');
    const back = command('seat-contestant', { session: 1, section: 'A', number: 1, contestant: '1' });
    const returned = continued(openTeams(), sheet(1, 10, 0), sheet(2, 0, 3), leave, back, drawNext());
    expect(lastDraw(returned).join()).toContain('1');
  });

  test('RTP 3.6.7.3: a team that was excluded does not', () => {
    const out = command('withdraw-contestant', {
      contestant: '1',
      from: { session: 1, round: 2 },
      excluded: true,
    });
    given(continued(openTeams(), out))
      .when(command('seat-contestant', { session: 1, section: 'A', number: 1, contestant: '1' }))
      .thenRefused('excluded');
  });
});

describe('all against all', () => {
  const state = plannedTeams({ draw: ROUND_ROBIN });

  test('RTP 3.6.3: the calendar of the group, several rounds at once', () => {
    const drawn = continued(state, command('draw-round', { session: 1, section: 'A', rounds: 3 }));
    const rounds = drawn.tournament?.sessions.get(1)?.sections.get('A')?.drawn ?? [];
    expect(rounds.map(({ matches }) => matches.map(({ home, away }) => `${home}-${away}`))).toEqual([
      ['1-4', '2-3'],
      ['1-2', '4-3'],
      ['3-1', '2-4'],
    ]);
    expect(tables(drawn, 3)[0]).toBe('1: 3-1 17..24');
  });

  test('another pairing than the calendar’s is asked about', () => {
    given(state)
      .when(
        byHand([
          ['1', '2'],
          ['3', '4'],
        ]),
      )
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'not-by-rule' })] });
  });
});

describe('a knockout', () => {
  test('the bracket by seeds, then the winners', () => {
    const state = openTeams({ draw: KNOCKOUT });
    expect(lastDraw(state)).toEqual(['1-4', '2-3']);
    given(continued(state, sheet(1, 10, 0)))
      .when(drawNext())
      .thenRefused('match-open');
    expect(lastDraw(continued(state, sheet(1, 0, 10), sheet(2, 9, 0), drawNext()))).toEqual(['4-2']);
  });

  test('RTP 3.6.7.2: who has left keeps the place in the bracket, once that is seen: a no-show, and the opponents are the winners', () => {
    const left = continued(
      openTeams({ draw: KNOCKOUT }),
      sheet(1, 10, 0),
      sheet(2, 9, 0),
      command('withdraw-contestant', { contestant: '1' }),
    );
    given(left)
      .when(drawNext())
      .thenRefused('to-confirm', {
        findings: [
          {
            code: 'drawn-though-gone',
            message:
              'No longer in the event: 1. Draw the match all the same, then rule in it that the team did not appear: its opponents go on.',
            params: { teams: '1' },
          },
        ],
      });
    const at = { session: 1, section: 'A', round: 2 };
    const drawn = continued(
      left,
      command('draw-round', { ...at, confirmed: ['drawn-though-gone'] }),
      command('rule-match', {
        ...at,
        match: 1,
        ruling: { kind: 'no-show', absent: ['1'] },
        clause: 'RTP 3.6.7.2',
        reason: 'They left.',
      }),
    );
    expect(lastDraw(drawn)).toEqual(['1-2']);
    const ranking = see(drawn, { role: 'director' }, { view: 'ranking' });
    const lines = ranking.ok ? (ranking.value.lists[0]?.lines ?? []) : [];
    expect(lines.map(({ place, contestant }) => [place, contestant])).toEqual([
      [1, '2'],
      [2, '1'],
      [3, '3'],
      [3, '4'],
    ]);
  });

  test('byes for the first seeds', () => {
    expect(lastDraw(openTeams({ teams: 6, draw: KNOCKOUT }))).toEqual(['4-5', '3-6']);
  });
});

describe('a movement of teams in one session', () => {
  test('whist of five: all is known at once, each match compares the same boards in two segments', () => {
    const draw = { kind: 'movement', movement: 'whist' } as const;
    const state = continued(plannedTeams({ teams: 5, draw, match: { boards: 3 } }), drawNext());
    const drawn = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0];
    expect(drawn?.matches.length).toBe(10);
    expect(drawn?.segments).toBe(4);
    for (let round = 1; round <= 4; round++) expect(tables(state, round).length).toBe(5);
    const open = continued(
      state,
      command('open-session', { session: 1 }),
      command('start-round', { session: 1, round: 1 }),
    );
    expect(playRound(open, 1).tournament?.sessions.get(1)?.boards.size).toBe(15);
  });

  test('New English of four: three rounds, half of the tables’ boards rest, every match is compared', () => {
    const draw = { kind: 'movement', movement: 'new-english' } as const;
    const state = continued(plannedTeams({ teams: 4, draw, match: { boards: 2 } }), drawNext());
    const drawn = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0];
    expect(drawn?.matches.map(({ home, away, segments }) => [home, away, segments])).toEqual([
      ['1', '2', { open: 1, closed: 3 }],
      ['2', '3', { open: 1, closed: 3 }],
      ['3', '4', { open: 1, closed: 3 }],
      ['4', '1', { open: 1, closed: 3 }],
      ['1', '3', { open: 2, closed: 2 }],
      ['2', '4', { open: 2, closed: 2 }],
    ]);
    expect(new Set(meetings(state, 1).flatMap(({ boards }) => boards))).toEqual(new Set([3, 4, 7, 8]));
  });
});

describe('half-way the two tables of a match exchange their boards', () => {
  const HALVES = { boards: 8, halves: 'exchanged' } as const;
  const orders = (state: TournamentState, round = 1) =>
    meetings(state, round).map(({ table, boards }) => [table, boards.join(' ')]);

  test('the open room begins with the first half, the closed one with the second', () => {
    const whole = continued(plannedTeams({ match: HALVES }), drawNext());
    expect(orders(whole).slice(0, 2)).toEqual([
      [1, '1 2 3 4 5 6 7 8'],
      [2, '5 6 7 8 1 2 3 4'],
    ]);
    const twoParts = continued(plannedTeams({ match: { ...HALVES, segments: 2 } }), drawNext());
    expect(orders(twoParts, 2).slice(0, 2)).toEqual([
      [1, '5 6 7 8'],
      [2, '7 8 5 6'],
    ]);
  });

  test('so it is in a session of whole matches, and for a draw by hand', () => {
    const draw = { kind: 'movement', movement: 'head-to-head' } as const;
    const session = continued(plannedTeams({ draw, match: HALVES }), drawNext());
    expect(orders(session, 2)[1]).toEqual([2, '13 14 15 16 9 10 11 12']);
    const drawn = byHand([
      ['1', '4'],
      ['2', '3'],
    ]);
    expect(orders(continued(plannedTeams({ match: HALVES }), drawn))[3]).toEqual([4, '5 6 7 8 1 2 3 4']);
  });

  test('the phone says after which board, and with which table', () => {
    const state = openTeams({ match: HALVES });
    const match = (table: number) => {
      const asked = { view: 'table', session: 1, section: 'A', table } as const;
      const seen = see(state, { role: 'director' }, asked);
      return seen.ok ? [seen.value.match?.exchangesWith, seen.value.boards[0]?.board] : seen.error;
    };
    expect([match(1), match(2)]).toEqual([
      [2, 1],
      [1, 5],
    ]);
  });
});

test('RTP 3.6.3, ROP 6.3: who was there when it was drawn is recorded with the draw', () => {
  const state = continued(
    plannedTeams(),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', present: ['1', '3'] }),
  );
  expect(state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.present).toEqual(['1', '3']);
  given(continued(plannedTeams(), command('open-session', { session: 1 })))
    .when(command('draw-round', { session: 1, section: 'A', present: ['77'] }))
    .thenRefused('no-such-pair');
});
