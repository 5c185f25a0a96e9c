import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../access/viewer.ts';
import { see } from '../../access/visibility.ts';
import type { MatchRuling } from '../../match.ts';
import type { MeetingBoard } from '../../meeting.ts';
import type { Settings } from '../../settings.ts';
import type { TournamentState } from '../../state.ts';
import { agree, record } from '../../testing/evening.ts';
import { command, continued, handle } from '../../testing/given.ts';
import {
  drawnIn,
  drawRound,
  matchAtIn,
  ROUND_ROBIN,
  SWISS,
  scoreSheet,
  teamsPlanned,
} from '../../testing/team-event.ts';
import type { ViewName, ViewRequest, Views } from '../views.ts';

const DIRECTOR: Viewer = { role: 'director' };

function seen<V extends ViewName>(
  state: TournamentState,
  request: ViewRequest<V>,
  viewer = DIRECTOR,
): Views[V] {
  const found = see<V>(state, viewer, request);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const FIRST = matchAtIn(1, 1);
const two = (boards: number, settings: Partial<Settings> = {}): TournamentState =>
  drawRound(
    teamsPlanned(['1', '2'], { ...SWISS, rounds: 1 }, { boards }, { rounds: 'free', ...settings }),
    1,
  );

const tileOf = (state: TournamentState) => seen(state, { view: 'matches' }).rounds[0]?.matches[0];

const penalty = (contestant: string, value: string, unit: 'imps' | 'vps' = 'imps') =>
  command('give-penalty', {
    session: 1,
    contestant,
    amount: { unit, value },
    match: { section: 'A', round: 1 },
    clause: 'Law 90',
    reason: 'late',
  });

describe('VPs of a match', () => {
  test.each([
    ['V01, RTP Annex I: 24 boards, +19', 'rtp-2014', 24, [39, 20], undefined, '14.08', '5.92'],
    ['V03: 8 boards, -13', 'rtp-2014', 8, [7, 20], undefined, '5.32', '14.68'],
    ['V13, RTP 2.1.11.1: 3 IMPs off the winner help nobody', 'rtp-2014', 24, [40, 20], '1', '13.72', '5.74'],
    ['V14: 3 IMPs off the loser', 'rtp-2014', 24, [40, 20], '2', '14.26', '5.24'],
    ['V16, ROP 6.10: 6 IMPs are a VP', 'rop', 24, [22, 20], '1', '14.5', '15'],
    ['V19, ROP 11: 16 boards, +28', 'rop', 16, [40, 12], undefined, '22', '8'],
  ] as const)('%s', (_case, profile, boards, [own, other], penalised, home, away) => {
    const scored = continued(two(boards, { profile }), scoreSheet(FIRST, own, other));
    const state = penalised === undefined ? scored : continued(scored, penalty(penalised, '3'));
    expect(tileOf(state)).toMatchObject({ vps: { home, away }, state: 'scored' });
  });

  const ruled = (ruling: MatchRuling): TournamentState =>
    continued(
      two(24),
      command('rule-match', { ...FIRST, ruling, clause: 'RTP 2.3.6.6', reason: 'wrong seats' }),
    );

  test('V26, RTP 2.3.6.6: void, 8 VPs each', () => {
    const eight = { kind: 'vps', vps: '8' } as const;
    expect(tileOf(ruled({ kind: 'award', home: eight, away: eight }))).toMatchObject({
      state: 'ruled',
      vps: { home: '8.00', away: '8.00' },
      ruling: { kind: 'award', clause: 'RTP 2.3.6.6' },
    });
  });

  test('RTP 3.6.7.2: who does not appear has nothing, the opponents 12', () => {
    expect(tileOf(ruled({ kind: 'no-show', absent: ['2'] }))).toMatchObject({
      vps: { home: '12.00', away: '0.00' },
    });
  });

  test('V27, RTP 2.3.6.6: 12 of 24 boards cancelled, the others +6: by the column of 10', () => {
    const cancelled = Array.from({ length: 12 }, (_, index) =>
      command('cancel-board', {
        session: 1,
        board: index + 1,
        section: 'A',
        clause: 'RTP 2.3.6.6',
        reason: 'wrong seats',
      }),
    );
    // 140 against -100 on board 13 (all vulnerable, one down): 240 points are 6 IMPs.
    const played = Array.from({ length: 12 }, (_, index) => index + 13).flatMap((board) =>
      [1, 2].map((table) =>
        command('record-result', {
          session: 1,
          section: 'A',
          round: 1,
          table,
          board,
          result: board > 13 ? 'Pass' : table === 1 ? '2SN+1' : '4SN-1',
          by: 'director',
        }),
      ),
    );
    expect(tileOf(continued(two(24), ...cancelled, ...played))).toMatchObject({
      compared: 12,
      boards: 24,
      vps: { home: '12.18', away: '7.82' },
    });
  });
});

describe('two matches of two boards with line-ups', () => {
  const at = (table: number, board: number): MeetingBoard => ({
    session: 1,
    section: 'A',
    round: 1,
    table,
    board,
  });
  const both = (table: number, board: number, result: string) => [
    record(at(table, board), result),
    agree(at(table, board)),
  ];
  const lineUp = (contestant: string, open: readonly [number, number], closed: readonly [number, number]) =>
    command('declare-line-up', { session: 1, section: 'A', round: 1, segment: 1, contestant, open, closed });
  const drawn = drawRound(
    teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, { boards: 2, lineUps: 'in-order' }, { rounds: 'free' }),
    1,
  );
  const [first, second] = drawnIn(drawn, 1)?.matches ?? [];
  const [home, away] = [first?.home ?? '', first?.away ?? ''];
  const declared = continued(
    drawn,
    lineUp(away, [0, 1], [2, 3]),
    lineUp(home, [0, 1], [2, 3]),
    lineUp(second?.away ?? '', [0, 1], [2, 3]),
    lineUp(second?.home ?? '', [0, 1], [2, 3]),
  );
  // Board 1: 420, -50 | 420, 420. Board 2: 110 everywhere.
  const played = continued(
    declared,
    ...both(1, 1, '4SN='),
    ...both(2, 1, '4SN-1'),
    ...both(3, 1, '4SN='),
    ...both(4, 1, '4SN='),
    ...[1, 2, 3, 4].flatMap((table) => both(table, 2, '2SN=')),
  );

  test('Law 78B: both rooms side by side, 470 points and 10 IMPs', () => {
    const match = seen(played, { view: 'match', ...FIRST });
    expect(match.lines[0]).toMatchObject({
      board: 1,
      part: 0,
      segment: 1,
      open: { status: 'agreed', result: { result: '4SN=', ns: 420 } },
      closed: { status: 'agreed', result: { result: '4SN-1', ns: -50 } },
      difference: 470,
      imps: { home: '10', away: '-10' },
    });
    expect(match.seats[0]).toEqual({
      segment: 1,
      open: { ns: [`Player ${home}1`, `Player ${home}2`], ew: [`Player ${away}1`, `Player ${away}2`] },
      closed: { ns: [`Player ${away}3`, `Player ${away}4`], ew: [`Player ${home}3`, `Player ${home}4`] },
    });
  });

  test('a table says which match it plays, and its sides by their players', () => {
    const table = seen(played, { view: 'table', session: 1, section: 'A', table: 2, round: 1 });
    expect(table.match).toMatchObject({ round: 1, rounds: 3, segment: 1, segments: 1, room: 'closed' });
    expect(table.ns?.contestant).toMatchObject({
      names: [`Player ${away}3`, `Player ${away}4`],
      team: `Team ${away}`,
    });
  });

  test('Butler over all four tables: the datum of 420, 420 between the extremes -50 and 420 is 420', () => {
    const { lines } = seen(played, { view: 'butler', phase: 1 });
    const of = (...players: readonly string[]) =>
      lines.find((line) => line.players.join() === players.join());
    // -50 against 420 is 470 points, 10 IMPs, on one of two boards.
    expect(of(`Player ${away}3`, `Player ${away}4`)).toMatchObject({
      boards: 2,
      imps: '-10.00',
      mean: '-5.00',
    });
    expect(of(`Player ${home}3`, `Player ${home}4`)).toMatchObject({
      boards: 2,
      imps: '10.00',
      mean: '5.00',
    });
    expect(of(`Player ${home}1`, `Player ${home}2`)).toMatchObject({ boards: 2, imps: '0.00' });
    expect(lines).toHaveLength(8);
  });

  test('Law 78B: what a score brings hangs on the other room, so the frequencies of teams tell how often it was made', () => {
    // 420 brought one team 10 IMPs and the others nothing.
    expect(seen(played, { view: 'frequencies', session: 1, board: 1 }).rows).toEqual([
      { nsPoints: 420, count: 3, pairs: expect.any(Array) },
      { nsPoints: -50, count: 1, pairs: expect.any(Array) },
    ]);
  });

  test('the history tells how a match was ruled on and what was taken off: in points where no VPs are added up', () => {
    const told = (scoring: 'imps' | 'board-a-match') => {
      const state = drawRound(
        teamsPlanned(['1', '2'], { ...SWISS, rounds: 1 }, { boards: 8, scoring }, { rounds: 'free' }),
        1,
      );
      const award = { kind: 'vps', vps: '8' } as const;
      const ruling = { kind: 'award', home: award, away: award } as const;
      const ruled = continued(
        state,
        command('rule-match', { ...FIRST, ruling, clause: 'RTP 2.3.6.6', reason: 'wrong seats' }),
        penalty('1', '1', 'vps'),
      );
      return seen(ruled, { view: 'history' }).lines.slice(0, 2);
    };
    const ruling = { kind: 'award', home: { kind: 'vps', vps: '8' }, away: { kind: 'vps', vps: '8' } };
    expect(told('imps')).toMatchObject([{ code: 'penalty-given' }, { code: 'match-ruled', ruling }]);
    expect(told('imps').map(({ noVps }) => noVps)).toEqual([undefined, undefined]);
    expect(told('board-a-match').map(({ noVps }) => noVps)).toEqual([true, true]);
  });

  test('a player’s boards, and two players’ together: where, against whom, and what each brought against the datum', () => {
    const view = { view: 'players', contestant: away, player: 2 } as const;
    const alone = seen(played, view);
    expect(alone).toMatchObject({
      team: { names: [`Team ${away}`] },
      players: [`Player ${away}3`],
      by: 'butler',
      // As in the table of all pairs: ten IMPs lost on one of two boards.
      total: { boards: 2, imps: '-10.00', mean: '-5.00' },
      partners: [{ players: [`Player ${away}3`, `Player ${away}4`], places: [2, 3] }],
    });
    expect(alone.sittings).toEqual([
      {
        ...FIRST,
        segment: 1,
        opponent: expect.objectContaining({ names: [`Team ${home}`] }),
        table: 2,
        room: 'closed',
        side: 'NS',
        partner: `Player ${away}4`,
        against: [`Player ${home}3`, `Player ${home}4`],
        boards: [
          { board: 1, result: { result: '4SN-1', ns: -50, ew: 50 }, imps: '-10.00' },
          { board: 2, result: { result: '2SN=', ns: 110, ew: -110 }, imps: '0.00' },
        ],
      },
    ]);
    expect(seen(played, { ...view, partner: 3 })).toMatchObject({
      players: [`Player ${away}3`, `Player ${away}4`],
      total: { boards: 2, imps: '-10.00' },
      partners: [],
    });
    const never = seen(played, { ...view, partner: 0 });
    expect([never.total, never.sittings]).toEqual([undefined, []]);
    expect(see(played, DIRECTOR, { ...view, player: 7 })).toMatchObject({
      ok: false,
      error: { code: 'no-such-player' },
    });
    expect(see(played, DIRECTOR, { ...view, partner: 2 })).toMatchObject({
      ok: false,
      error: { code: 'no-such-player' },
    });
  });

  test('cross-IMPs where the tournament is set to them: each table against the three others, their mean', () => {
    const set = continued(played, command('change-settings', { changes: { method: 'cross-imps' } }));
    const { by, lines } = seen(set, { view: 'butler', phase: 1 });
    const of = (...players: readonly string[]) =>
      lines.find((line) => line.players.join() === players.join());
    expect(by).toBe('cross-imps');
    // -50 against three tables of 420: -10 each; 420 against two of 420 and one of -50: 10 / 3.
    expect(of(`Player ${away}3`, `Player ${away}4`)).toMatchObject({ imps: '-10.00' });
    expect(of(`Player ${home}1`, `Player ${home}2`)).toMatchObject({ imps: '3.33' });
  });

  test('of a match that was entered as a whole no board is expected any more', () => {
    const closed = (state: TournamentState) => {
      const { room } = seen(state, { view: 'desk' });
      const { sections, missing, resultsIn, resultsExpected } = room!;
      return { resultsIn, resultsExpected, missing, states: sections[0]?.tables.map((table) => table.state) };
    };
    expect(closed(two(8))).toMatchObject({ resultsIn: 0, resultsExpected: 16 });
    expect(closed(continued(two(8), scoreSheet(FIRST, 20, 10)))).toEqual({
      resultsIn: 0,
      resultsExpected: 0,
      missing: [],
      states: ['done', 'done'],
    });
  });

  test('cross-table, team and ranking tell the same VPs', () => {
    const vps = tileOf(played)?.vps;
    const table = seen(played, { view: 'cross-table', phase: 1, section: 'A' });
    const order = table.contestants.map(({ contestant }) => contestant);
    const cell = table.cells[order.indexOf(home)]?.[order.indexOf(away)];
    expect(cell).toEqual([{ round: 1, vps: vps?.home, imps: '10-0' }]);
    const team = seen(played, { view: 'team', contestant: away });
    expect(team.rounds).toMatchObject([
      {
        round: 1,
        home: false,
        opponent: { contestant: home },
        imps: '0-10',
        vps: vps?.away,
        running: vps?.away,
      },
    ]);
    const ranking = seen(played, { view: 'ranking' });
    expect(ranking).toMatchObject({ unit: 'vps' });
    expect(ranking.lists[0]?.lines[0]).toMatchObject({
      contestant: home,
      score: vps?.home,
      record: { played: 1, won: 1, drawn: 0, lost: 0 },
    });
    expect(ranking.lists[0]?.lines[1]).toMatchObject({ record: { played: 1, won: 0, drawn: 1, lost: 0 } });
  });

  test('RTP 2.3.4.2: the visitors declare first, and the home team then sees their line-up', () => {
    const asked = (state: TournamentState, contestant: string) =>
      seen(state, { view: 'line-up', contestant }, { role: 'player', contestant });
    expect(asked(drawn, away)).toMatchObject({ mayDeclare: true, first: { contestant: away }, home: false });
    expect(asked(drawn, home)).toMatchObject({ mayDeclare: false, home: true });
    const one = continued(drawn, lineUp(away, [0, 2], [1, 3]));
    expect(asked(one, home)).toMatchObject({
      mayDeclare: true,
      theirs: { open: [0, 2], closed: [1, 3] },
      theirPlayers: [1, 2, 3, 4].map((number) => `Player ${away}${number}`),
    });
    // Four players make three pairings, each in either room.
    expect(asked(one, home).choices.filter(({ breaches }) => breaches.length === 0)).toHaveLength(6);
  });
});

describe('the draw as the director sees it', () => {
  const teams = ['1', '2', '3', '4', '5', '6'];
  const start = teamsPlanned(teams, { ...SWISS, rounds: 3 }, { boards: 8 }, { rounds: 'free' });
  const asked = (state: TournamentState, more = {}) =>
    seen(state, { view: 'draw', session: 1, section: 'A', ...more });
  const sheets = (state: TournamentState, scores: readonly (readonly [number, number])[]) =>
    continued(state, ...scores.map(([own, other], index) => scoreSheet(matchAtIn(1, index + 1), own, other)));

  test('RTP 3.6.12.2: round 1 by fold, with its tables', () => {
    expect(asked(start)).toMatchObject({ round: 1, rounds: 3, breaks: [], pending: [] });
    expect(
      asked(start).proposal?.matches.map(({ home, away, open, closed }) => [home, away, open, closed]),
    ).toEqual([
      ['1', '6', 1, 2],
      ['2', '5', 3, 4],
      ['3', '4', 5, 6],
    ]);
  });

  test('matches still played are told; a swap says what it breaks', () => {
    const round1 = drawRound(start, 1);
    const some = continued(round1, scoreSheet(matchAtIn(1, 1), 30, 10), scoreSheet(matchAtIn(1, 2), 20, 10));
    expect(asked(some, { round: 2 }).pending.map(({ match }) => match)).toEqual([3]);
    const all = sheets(round1, [
      [30, 10],
      [20, 10],
      [15, 10],
    ]);
    // 1, 2, 3, 4, 5, 6 in this order; 3 and 4 have met, so 3 meets 5 and 4 meets 6.
    expect(
      asked(all, { round: 2 }).proposal?.matches.map(({ home, away }) => [home, away].toSorted().join('-')),
    ).toEqual(['1-2', '3-5', '4-6']);
    // 1 against 6 again.
    const swapped = asked(all, { round: 2, edits: JSON.stringify([{ kind: 'swap', teams: ['2', '6'] }]) });
    expect(swapped.breaks.map(({ code }) => code)).toContain('has-met');
  });

  test('a late correction proposes what it would change and changes nothing', () => {
    const before = sheets(drawRound(start, 1), [
      [30, 10],
      [20, 10],
      [15, 10],
    ]);
    const published = drawRound(before, 2);
    expect(asked(published).changes).toMatchObject({ gone: [], added: [] });
    const corrected = continued(published, scoreSheet(matchAtIn(1, 1), 10, 30));
    expect(asked(corrected)).toMatchObject({ round: 2 });
    expect(asked(corrected).changes?.gone.length).toBeGreaterThan(0);
    expect(drawnIn(corrected, 2)).toEqual(drawnIn(published, 2));
    expect([asked(published).outdated, asked(corrected).outdated]).toEqual([undefined, true]);
  });

  test('a draw by hand is another than the rule’s, and out of date only when the standings change', () => {
    const before = sheets(drawRound(start, 1), [
      [30, 10],
      [20, 10],
      [15, 10],
    ]);
    const ruled = asked(before).proposal?.matches ?? [];
    // The visitors of the first two matches change places.
    const [one, two] = [ruled[0]?.away ?? '', ruled[1]?.away ?? ''];
    const matches = ruled.map((match, at) => ({ ...match, away: [two, one][at] ?? match.away }));
    const drawn = continued(
      before,
      command('draw-round', {
        ...{ session: 1, section: 'A', matches, bye: null },
        confirmed: ['has-met', 'not-by-rule'],
      }),
    );
    expect(asked(drawn).changes?.gone.length).toBeGreaterThan(0);
    expect(asked(drawn).outdated).toBeUndefined();
    // The last of the standings has won its first match after all.
    const corrected = continued(drawn, scoreSheet(matchAtIn(1, 1), 0, 60));
    expect(asked(corrected).outdated).toBe(true);
  });

  test('edits that are none are refused with a sentence', () => {
    const refused = see(start, DIRECTOR, {
      view: 'draw',
      session: 1,
      section: 'A',
      edits: '{"kind":"swap"}',
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'draw-edits' } });
  });
});

test('Law 78: an adjusted score that IMPs do not know is refused, and nothing changes', () => {
  const at = { session: 1, section: 'A', round: 1, table: 1, board: 1 };
  const played = continued(two(8), command('record-result', { ...at, result: '4SN=', by: 'director' }));
  const points = { kind: 'points', points: '300' } as const;
  const asked = command('adjust-score', {
    ...at,
    ns: points,
    ew: points,
    clause: 'Law 12C1',
    reason: 'damage',
  });
  expect(handle(played, asked)).toMatchObject({ state: played, refusal: { code: 'unscorable' } });
});

test('RTP 2.3.1, 2.3.3, 2.3.4.1; ROP 6.7: a team is told who may be in the closed room, where the regulation says it', () => {
  const rooms = (profile: Settings['profile']) =>
    seen(two(16, { profile }), { view: 'team', contestant: '1' }, { role: 'player', contestant: '1' }).rooms;
  expect(rooms('rtp-2014')).toEqual({ clause: 'RTP 2.3.1, 2.3.3, 2.3.4.1', captainMayWatch: true });
  expect(rooms('rop')?.captainMayWatch).toBe(false);
  expect(rooms('wbf')).toBeUndefined();
});
