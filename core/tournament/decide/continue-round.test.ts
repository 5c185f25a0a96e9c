import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { sightOf } from '../access/match-sight.ts';
import type { Viewer } from '../access/viewer.ts';
import { resultOf } from '../format/matches/match-result.ts';
import type { DrawnTables } from '../match.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { command, continued, given } from '../testing/given.ts';
import { drawnIn, drawRound, KNOCKOUT, matchAtIn, teamsPlanned } from '../testing/team-event.ts';
import { lineUpView } from '../views/matches/line-up.ts';
import { matchView } from '../views/matches/match.ts';
import { matchesView } from '../views/matches/matches.ts';
import { overview } from '../views/overview.ts';

/* A knockout of four teams, matches of 48 boards in two halves of 24 on two days: four boards in two segments stand for them. */

const FIRST = matchAtIn(1, 1);
const drawn = (settings: Partial<Settings> = {}, match = {}): TournamentState =>
  drawRound(
    teamsPlanned(
      ['1', '2', '3', '4'],
      KNOCKOUT,
      { boards: 4, segments: 2, ...match },
      { rounds: 'free', ...settings },
    ),
    1,
  );
const tournamentOf = ({ tournament }: TournamentState) => {
  if (tournament === undefined) throw new Error('No tournament.');
  return tournament;
};
const continueIn = (session: number, more = {}) => command('continue-round', { session, ...more });

/** What the two rooms made of a board of every match. */
const onBoard = (
  state: TournamentState,
  session: number,
  round: number,
  board: number,
  rooms: readonly [open: string, closed: string],
  match?: number,
): TournamentState => {
  const at = { session, section: 'A', round, board, by: 'director' } as const;
  const matches = (drawnIn(state, 1)?.matches ?? []).filter((each) => (match ?? each.match) === each.match);
  const commands = matches.flatMap(({ open, closed = 0 }: DrawnTables) => [
    command('record-result', { ...at, table: open, result: rooms[0] }),
    command('record-result', { ...at, table: closed, result: rooms[1] }),
  ]);
  return continued(state, ...commands);
};

/** The first half: +470 on board 1, 10 IMPs to the home teams (Law 78B), board 2 flat. */
const firstHalf = (settings: Partial<Settings> = {}, match = {}): TournamentState =>
  onBoard(
    onBoard(continued(drawn(settings, match), command('start-round', { session: 1, round: 1 })), 1, 1, 1, [
      '4SN=',
      '4SN-1',
    ]),
    1,
    1,
    2,
    ['Pass', 'Pass'],
  );

const atHalfTime = (settings: Partial<Settings> = {}, match = {}): TournamentState =>
  continued(
    firstHalf(settings, match),
    continueIn(2),
    command('close-session', { session: 1 }),
    command('open-session', { session: 2 }),
    command('start-round', { session: 2, round: 1 }),
  );

const movement = (state: TournamentState, session: number) =>
  tournamentOf(state)
    .sessions.get(session)
    ?.sections.get('A')
    ?.movement.rounds.map(({ tables }) => tables[0]?.boards);

const imps = (state: TournamentState, session = 1) => {
  const found = resultOf(tournamentOf(state), matchAtIn(1, 1, session));
  return found && [found.imps?.home.toString(), found.imps?.away.toString(), found.over];
};

describe('a match over two sessions', () => {
  test('the rest of the round moves into the next session, which is planned with it', () => {
    const state = continued(firstHalf(), continueIn(2));
    expect(movement(firstHalf(), 1)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(movement(state, 1)).toEqual([[1, 2]]);
    expect(movement(state, 2)).toEqual([[3, 4]]);
    expect(tournamentOf(state).sessions.get(2)).toMatchObject({ phase: 1, status: 'planned' });
  });

  test('the first session closes without anything missing; the match is not over, its score stands', () => {
    given(continued(firstHalf(), continueIn(2)))
      .when(command('close-session', { session: 1 }))
      .thenTypes('session-closed');
    expect(imps(atHalfTime())).toEqual(['10', '0', false]);
    given(firstHalf())
      .when(command('close-session', { session: 1 }))
      .thenRefused('to-confirm');
  });

  // Board 3: 400 against 430, one IMP to the visitors (Law 78B).
  const whole = (settings: Partial<Settings> = {}, match = {}): TournamentState =>
    onBoard(onBoard(atHalfTime(settings, match), 2, 1, 3, ['3NTN=', '3NTN+1']), 2, 1, 4, ['Pass', 'Pass']);

  test('both halves add up, whichever session the match is asked for by', () => {
    expect(imps(whole())).toEqual(['10', '1', true]);
    expect(imps(whole(), 2)).toEqual(['10', '1', true]);
    expect(resultOf(tournamentOf(whole()), FIRST)?.winner).toBe('1');
  });

  test('the winners meet in the next round, drawn in the second session on boards of its own', () => {
    const next = drawRound(whole(), 2, {}, 2);
    expect(drawnIn(next, 2, 2)).toMatchObject({ boards: [5, 6, 7, 8], first: 2 });
    expect(drawnIn(next, 2, 2)?.matches).toMatchObject([{ home: '1', away: '2' }]);
    given(next)
      .when(command('draw-round', { session: 1, section: 'A', round: 1 }))
      .thenRefused('session-closed');
  });

  test('the round stands once in the list of rounds, and says which segments are played when', () => {
    const all = orThrow(matchesView(tournamentOf(whole()), {}));
    expect(all.rounds.map(({ round }) => round)).toEqual([1]);
    const sittings = [
      { session: 1, first: 1, segments: [1] },
      { session: 2, first: 1, segments: [2] },
    ];
    for (const session of [1, 2])
      expect(orThrow(matchesView(tournamentOf(whole()), { session })).rounds).toMatchObject([{ sittings }]);
    const { lines, seats, session } = orThrow(matchView(tournamentOf(whole()), matchAtIn(1, 1, 2)));
    expect(session).toBe(1);
    expect(lines.map(({ board, segment }) => [board, segment])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
    expect(seats.map(({ segment }) => segment)).toEqual([1, 2]);
  });

  test('the rounds of each session’s tables are told as round and segment of the match', () => {
    const { sessions } = overview(tournamentOf(drawRound(whole(), 2, {}, 2)), 1);
    expect(sessions.map(({ sections }) => sections[0]?.ofMatches)).toEqual([
      [{ round: 1, segment: 1, segments: 2 }],
      [
        { round: 1, segment: 2, segments: 2 },
        { round: 2, segment: 1, segments: 2 },
        { round: 2, segment: 2, segments: 2 },
      ],
    ]);
  });

  test('a tie after both halves is played off in the second session (RTP 3.6.10.3)', () => {
    const level = onBoard(onBoard(atHalfTime(), 2, 1, 3, ['4SN-1', '4SN=']), 2, 1, 4, ['Pass', 'Pass']);
    expect(resultOf(tournamentOf(level), FIRST)).toMatchObject({ over: false, playOn: 4 });
    const extra = (boards: readonly number[]) => command('set-extra-boards', { ...FIRST, boards });
    given(level)
      .when(extra([1, 5, 6, 7]))
      .thenRefused('board-replayed');
    const more = continued(level, extra([5, 6, 7, 8]));
    expect(movement(more, 2)).toEqual([[3, 4, 5, 6, 7, 8]]);
    expect(movement(more, 1)).toEqual([[1, 2]]);
  });

  test('a penalty in the second session comes off the same match (ROP 6.10)', () => {
    const penalty = command('give-penalty', {
      session: 2,
      contestant: '1',
      amount: { unit: 'imps', value: '3' },
      match: { section: 'A', round: 1 },
      clause: 'ROP 6.10',
      reason: 'late',
    });
    expect(imps(continued(whole({ profile: 'rop' }), penalty))).toEqual(['7', '1', true]);
  });

  test('signed by both, and signed anew after a correction of either half (RTP 2.3.9)', () => {
    const sign = (by: string, session: number) => command('agree-match', { ...matchAtIn(1, 1, session), by });
    const signed = continued(whole(), sign('1', 2), sign('4', 1));
    const agreed = (state: TournamentState) =>
      [1, 2].map((session) => drawnIn(state, 1, session)?.agreed.get(1) ?? []);
    expect(agreed(signed)).toEqual([
      ['1', '4'],
      ['1', '4'],
    ]);
    const corrected = continued(
      signed,
      command('correct-result', {
        session: 1,
        section: 'A',
        round: 1,
        table: 1,
        board: 1,
        result: '4SN+1',
        clause: 'Law 79C',
        reason: 'wrongly entered',
      }),
    );
    expect(agreed(corrected)).toEqual([[], []]);
    expect(imps(corrected)).toEqual(['11', '1', true]);
  });

  test('line-ups go on: the second half is declared for itself, and the first one is behind everybody (RTP 2.3.4)', () => {
    const lineUps = { lineUps: 'in-order' } as const;
    const declare = (session: number, segment: number, contestant: string) =>
      command('declare-line-up', {
        session,
        section: 'A',
        round: 1,
        segment,
        contestant,
        open: [0, 1],
        closed: [2, 3],
      });
    const state = continued(firstHalf({}, lineUps), continueIn(2));
    const asked = (contestant: string) => orThrow(lineUpView(tournamentOf(state), { contestant }));
    expect(asked('1')).toMatchObject({ session: 2, segment: 2 });
    const first = asked('1').first!.contestant;
    const second = first === '1' ? '4' : '1';
    const both = continued(state, declare(2, 2, first), declare(1, 2, second));
    for (const session of [1, 2]) expect(drawnIn(both, 1, session)?.lineUps.size).toBe(2);
    const begun = continued(
      both,
      command('close-session', { session: 1 }),
      command('open-session', { session: 2 }),
      command('start-round', { session: 2, round: 1 }),
    );
    const changed = command('declare-line-up', {
      session: 1,
      section: 'A',
      round: 1,
      segment: 2,
      contestant: second,
      open: [1, 0],
      closed: [2, 3],
    });
    given(begun).when(changed).thenRefused('to-confirm');
  });

  const PUBLIC: Viewer = { role: 'public' };

  test('the second half is kept from others while it is played, the first is out (ranking when published)', () => {
    const settings = { showRanking: 'when-published', showTraveller: 'when-published' } as const;
    const published = continued(atHalfTime(settings), command('publish-results', { session: 1 }));
    const inPlay = onBoard(published, 2, 1, 3, ['3NTN=', '3NTN+1']);
    const seen = orThrow(matchView(tournamentOf(inPlay), FIRST, sightOf(tournamentOf(inPlay), PUBLIC)));
    expect(seen.imps).toBeUndefined();
    expect(seen.lines.map(({ open }) => open !== undefined)).toEqual([true, true, false, false]);
    const before = continued(
      firstHalf(settings),
      continueIn(2),
      command('close-session', { session: 1 }),
      command('publish-results', { session: 1 }),
    );
    const half = orThrow(matchView(tournamentOf(before), FIRST, sightOf(tournamentOf(before), PUBLIC)));
    expect(half.imps).toEqual({ home: '10', away: '0' });
  });

  test('a session that is planned anew gives the segments back', () => {
    const again = continued(firstHalf(), continueIn(2), command('plan-session', { session: 2, phase: 1 }));
    expect(movement(again, 1)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(movement(again, 2)).toEqual([]);
    expect(drawnIn(again, 1)?.sitting).toBeUndefined();
  });

  test('undone, it is as before; not once the second half is played', () => {
    const state = continued(firstHalf(), continueIn(2));
    const undone = continued(state, command('undo', { sequence: state.version, reason: 'one day only' }));
    expect(movement(undone, 1)).toEqual(movement(firstHalf(), 1));
    const played = whole();
    given(played)
      .when(command('undo', { sequence: state.version, reason: 'one day only' }))
      .thenRefused('stood-on');
  });

  test('three days: what is left goes on once more', () => {
    const three = drawn({}, { boards: 6, segments: 3 });
    const state = continued(three, continueIn(2, { segment: 2 }), continueIn(3, { segment: 3 }));
    expect([1, 2, 3].map((session) => movement(state, session))).toEqual([[[1, 2]], [[3, 4]], [[5, 6]]]);
  });

  test('what cannot go on is refused with a sentence, and changes nothing', () => {
    const inOne = drawRound(
      teamsPlanned(['1', '2', '3', '4'], KNOCKOUT, { boards: 4 }, { rounds: 'free' }),
      1,
    );
    given(inOne).when(continueIn(2)).thenRefused('nothing-goes-on');
    given(drawn()).when(continueIn(1)).thenRefused('nothing-goes-on');
    given(drawn()).when(continueIn(3)).thenRefused('session-number');
    given(drawn())
      .when(continueIn(2, { segment: 1 }))
      .thenRefused('first-segment-stays');
    given(drawn())
      .when(continueIn(2, { segment: 3 }))
      .thenRefused('first-segment-stays');
    const bothBegun = continued(firstHalf(), command('start-round', { session: 1, round: 2 }));
    given(bothBegun)
      .when(continueIn(2, { segment: 2 }))
      .thenRefused('segment-begun');
    given(bothBegun).when(continueIn(2)).thenRefused('nothing-goes-on');
    given(continued(drawn(), continueIn(2)))
      .when(command('draw-round', { session: 1, section: 'A', round: 1 }))
      .thenRefused('goes-on-elsewhere');
  });
});
