import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mitchell } from '../../movement/index.ts';
import type { Fault } from '../command.ts';
import { playAt, playedMeetings } from '../meetings/schedule.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, handScored, openEvening, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { oddities } from '../views/oddities.ts';
import { rankingView } from '../views/ranking.ts';
import { scorecardView } from '../views/scorecard.ts';
import { tableView } from '../views/table.ts';
import { whatFollows } from '../views/what-follows.ts';
import { decide } from './index.ts';

const GROUNDS = { reason: 'Sat down wrongly', clause: 'RTP 2.2.4' } as const;
const meeting = (round: number, table: number) => ({ session: 1, section: 'A', round, table }) as const;

/**
 * Three tables, three rounds of two boards:
 * 1: 1-4 on 1 2, 2-5 on 3 4, 3-6 on 5 6. 2: 1-6 on 3 4, 2-4 on 5 6, 3-5 on 1 2. 3: 1-5 on 5 6, 2-6 on 1 2, 3-4 on 3 4.
 */
const threeTables = () => openEvening(orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2 })));

const sessionOf = (state: TournamentState) => state.tournament!.sessions.get(1)!;
const scores = (state: TournamentState) =>
  rankingView(state.tournament!, [sessionOf(state)])
    .lists.flatMap(({ lines }) => lines.map(({ contestant, score }) => `${contestant} ${score}`))
    .sort();

describe('RTP 2.2.4.4, ROP 5.13: seats turned', () => {
  const turn = command('turn-seats', { ...meeting(1, 1), boards: [1], ...GROUNDS });

  test.each(['rtp-2014', 'rop'] as const)(
    '%s: each pair scores in the direction in which it really played',
    (profile) => {
      // Board 1: pair 3 now has the +420 as North–South, and is compared with pair 2's −50; pair 1 with pair 4.
      // So 3 and 4 have the top and half of board 2, where both tables are equal: 3 of 4 matchpoints.
      const state = continued(handScored({ profile }), turn);
      expect(scores(state)).toEqual(['1 25.00', '2 25.00', '3 75.00', '4 75.00']);
      expect(oddities(state.tournament!, sessionOf(state)).map(({ code }) => code)).not.toContain(
        'other-pairs',
      );
    },
  );

  test('what was written for the pairs as planned is turned with its declarer and the vulnerability of the side', () => {
    // Board 2, North–South vulnerable: 2♥ by South one down is −100 for pair 1. Turned it is East–West's 2♥ by West, who
    // are not vulnerable: 50 for pair 3, now North–South (Law 77).
    const state = continued(
      handScored(),
      command('turn-seats', { ...meeting(1, 1), boards: [2], written: 'for-the-pairs', ...GROUNDS }),
    );
    expect(playAt(sessionOf(state), at(1, 1, 2))).toMatchObject({
      ns: '3',
      ew: '1',
      recorded: { result: '2HW-1', nsPoints: 50 },
    });
  });

  test('also when the result comes later', () => {
    const state = continued(
      threeTables(),
      command('turn-seats', { ...meeting(1, 1), boards: [2], ...GROUNDS }),
      record(at(1, 1, 1), '4SN='),
      record(at(1, 1, 2), '4SN='),
    );
    expect(playAt(sessionOf(state), at(1, 1, 1))).toMatchObject({ ns: '1', ew: '4' });
    expect(playAt(sessionOf(state), at(1, 1, 2))).toMatchObject({ ns: '4', ew: '1' });
  });

  test('is taken back like anything else', () => {
    const state = continued(handScored(), turn);
    const back = continued(state, command('undo', { sequence: state.version }));
    expect(scores(back)).toEqual(scores(handScored()));
  });

  test('in the whole round: the table, the cards and who agrees follow', () => {
    const state = continued(
      threeTables(),
      record(at(1, 1, 1), '4SN='),
      command('turn-seats', { ...meeting(1, 1), boards: [1, 2], ...GROUNDS }),
    );
    const { ns, ew, boards } = tableView(
      state.tournament!,
      state.version,
      sessionOf(state),
      sessionOf(state).sections.get('A')!,
      1,
    );
    expect([ns?.contestant.contestant, ew?.contestant.contestant]).toEqual(['4', '1']);
    // Pair 1 entered it as North–South: now it sits East–West, and pair 4 agrees.
    expect(boards[0]).toMatchObject({ entered: { by: 'EW' }, verifies: 'NS', result: { ns: 420 } });
    const [card] = scorecardView(state.tournament!, '1').sessions;
    expect(card?.lines.filter(({ round }) => round === 1).map(({ side }) => side)).toEqual(['EW', 'EW']);
  });

  test('on one board: each side’s card has its own points', () => {
    const state = continued(
      threeTables(),
      record(at(1, 1, 1), '4SN='),
      record(at(1, 1, 2), '4SN='),
      command('turn-seats', { ...meeting(1, 1), boards: [1], ...GROUNDS }),
    );
    const view = tableView(
      state.tournament!,
      state.version,
      sessionOf(state),
      sessionOf(state).sections.get('A')!,
      1,
    );
    // Board 1 nobody, board 2 North–South vulnerable.
    expect(view.ns?.contestant.contestant).toBe('1');
    expect(view.ns?.card.map(({ points }) => points)).toEqual([-420, 620]);
    expect(view.boards.map(({ turned }) => turned)).toEqual([true, undefined]);
  });

  test('what follows is said before it is done', () => {
    const state = continued(threeTables(), record(at(1, 1, 1), '4SN='));
    expect(whatFollows(state, turn)).toMatchObject({
      ok: true,
      value: { boards: [{ board: 1, ns: '4', ew: '1', result: { ns: 420 } }], meetings: [], losses: [] },
    });
  });

  test('not over a ruling, which was meant for the pairs as they were thought to sit', () => {
    const ruled = continued(
      handScored(),
      command('adjust-score', {
        ...at(1, 1, 1),
        ns: { kind: 'named', name: 'A+' },
        ew: { kind: 'named', name: 'A-' },
        ...GROUNDS,
      }),
    );
    given(ruled)
      .when(turn)
      .thenRefused('ruled-already', { params: { board: 1 } });
  });

  test('needs boards of that table, a reason and a rule', () => {
    const turned = (boards: readonly number[], reason = 'So they sat') =>
      command('turn-seats', { ...meeting(1, 1), boards, reason, clause: 'RTP 2.2.4.4' });
    given(threeTables()).when(turned([])).thenRefused('boards-missing');
    given(threeTables())
      .when(turned([5]))
      .thenRefused('board-not-here');
    given(threeTables())
      .when(turned([1], ' '))
      .thenRefused('reason-missing');
  });
});

const lost = (
  where: ReturnType<typeof at>,
  ns: 'A+' | 'A' | 'A-' | 'none',
  ew: 'A+' | 'A' | 'A-' | 'none',
  clause = 'Law 15B3',
) => ({
  type: 'score-adjusted' as const,
  data: {
    ...where,
    ns: ns === 'none' ? { kind: 'no-score' as const } : { kind: 'named' as const, name: ns },
    ew: ew === 'none' ? { kind: 'no-score' as const } : { kind: 'named' as const, name: ew },
    reason: GROUNDS.reason,
    clause,
  },
});

/** Who meets whom with which boards, by round and table. */
const plan = (state: TournamentState, round: number) =>
  [...playedMeetings(state.tournament!, sessionOf(state))]
    .filter((each) => each.round === round)
    .map(({ ns, ew, boards }) => `${ns}-${ew} ${boards.join(' ')}`);

describe('Law 15: wrong opponents', () => {
  const sat = (round: number, table: number, ns: string, ew: string, stay = false) =>
    command('change-opponents', { ...meeting(round, table), ns, ew, stay, ...GROUNDS });
  const change = sat(1, 1, '1', '5');

  test('15A1, 15B2: what was played stands; the pair that meets both later plays the two sets in the other order', () => {
    // 5 has played 1 and 2 and lacks 3 and 4, 4 the other way round. 3 meets 5 with 1 and 2 in round 2, 4 with 3 and 4 in
    // round 3: with the sets in the other order nobody plays a board twice or misses one.
    given(threeTables())
      .when(change)
      .thenFacts(
        {
          type: 'places-exchanged',
          data: { session: 1, section: 'A', round: 1, through: 1, contestants: ['4', '5'], ...GROUNDS },
        },
        { type: 'boards-changed', data: { ...meeting(3, 3), boards: [1, 2], ...GROUNDS } },
        { type: 'boards-changed', data: { ...meeting(2, 3), boards: [3, 4], ...GROUNDS } },
      );
    const state = continued(threeTables(), change);
    expect(plan(state, 1)).toEqual(['1-5 1 2', '2-4 3 4', '3-6 5 6']);
    expect(plan(state, 2)).toEqual(['1-6 3 4', '2-4 5 6', '3-5 3 4']);
    expect(plan(state, 3)).toEqual(['1-5 5 6', '2-6 1 2', '3-4 1 2']);
  });

  test('in the first round they can simply keep each other’s places', () => {
    const state = continued(threeTables(), sat(1, 1, '1', '5', true));
    expect(plan(state, 2)).toEqual(['1-6 3 4', '2-5 5 6', '3-4 1 2']);
    expect(plan(state, 3)).toEqual(['1-4 5 6', '2-6 1 2', '3-5 3 4']);
  });

  test('15B3: who has played a board before has no second score, whoever is deprived by it average plus', () => {
    // In round 2 pair 4 sits with 1 and plays 3 and 4, pair 6 with 2 and plays 5 and 6 again, which it had in round 1.
    // Pair 4 then comes to 3 and 4 again in round 3, against 3.
    const second = continued(threeTables(), command('start-round', { session: 1, round: 2 }));
    given(second)
      .when(sat(2, 1, '1', '4'))
      .thenFacts(
        {
          type: 'places-exchanged',
          data: { session: 1, section: 'A', round: 2, through: 2, contestants: ['6', '4'], ...GROUNDS },
        },
        lost(at(2, 2, 5), 'A+', 'none'),
        lost(at(2, 2, 6), 'A+', 'none'),
        lost(at(3, 3, 3), 'A+', 'none'),
        lost(at(3, 3, 4), 'A+', 'none'),
      );
  });

  test.each([
    [1997, 'Law 15B'],
    [2007, 'Law 15B'],
    [2017, 'Law 15B3'],
  ] as const)('%i: by %s', (laws, clause) => {
    const second = continued(
      openEvening(orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2 })), { laws }),
      command('start-round', { session: 1, round: 2 }),
    );
    const decision = decide(second, sat(2, 1, '1', '4'));
    const clauses = decision.ok
      ? decision.value.flatMap((each) => (each.type === 'score-adjusted' ? [each.data.clause] : []))
      : [];
    expect(new Set(clauses)).toEqual(new Set([clause]));
  });

  test('results that were in belong to those who sat, and those to come too', () => {
    const state = continued(
      threeTables(),
      record(at(1, 1, 1), '4SN='),
      change,
      record(at(1, 1, 2), '3NTE='),
      record(at(1, 2, 3), '2HS='),
    );
    expect(playAt(sessionOf(state), at(1, 1, 1))).toMatchObject({ ns: '1', ew: '5' });
    expect(playAt(sessionOf(state), at(1, 1, 2))).toMatchObject({ ns: '1', ew: '5' });
    expect(playAt(sessionOf(state), at(1, 2, 3))).toMatchObject({ ns: '2', ew: '4' });
  });

  test('both pairs of a table may be others', () => {
    const state = continued(threeTables(), sat(1, 1, '5', '6'));
    expect(plan(state, 1)).toEqual(['5-6 1 2', '2-1 3 4', '3-4 5 6']);
  });

  test('what follows says who meets whom later, with whom they share boards, and what is lost', () => {
    expect(whatFollows(threeTables(), change)).toMatchObject({
      ok: true,
      value: {
        meetings: [
          { round: 2, table: 3, ns: '3', ew: '5', boards: [3, 4], sharedWith: [1] },
          { round: 3, table: 3, ns: '3', ew: '4', boards: [1, 2], sharedWith: [2] },
        ],
        losses: [],
        // 2 meets 4 in round 2 as planned, 1 meets 5 in round 3.
        again: [
          { round: 2, table: 2, ns: '2', ew: '4' },
          { round: 3, table: 1, ns: '1', ew: '5' },
        ],
      },
    });
    const second = continued(threeTables(), command('start-round', { session: 1, round: 2 }));
    expect(whatFollows(second, sat(2, 1, '1', '4'))).toMatchObject({
      ok: true,
      value: {
        again: [
          { round: 2, table: 1, ns: '1', ew: '4' },
          { round: 3, table: 2, ns: '2', ew: '6' },
        ],
      },
    });
  });

  test('is one step to undo', () => {
    const before = continued(threeTables(), record(at(1, 1, 1), '4SN='));
    const state = continued(before, change);
    const back = continued(state, command('undo', { sequence: state.version }));
    expect(sessionOf(back).boards).toEqual(sessionOf(before).boards);
    expect([1, 2, 3].flatMap((round) => plan(back, round))).toEqual(
      [1, 2, 3].flatMap((round) => plan(before, round)),
    );
  });

  test('names pairs that were there', () => {
    given(threeTables())
      .when(sat(1, 1, '1', '4'))
      .thenRefused('as-planned');
    given(threeTables())
      .when(sat(1, 1, '4', '1'))
      .thenRefused('only-turned');
    given(threeTables())
      .when(sat(1, 1, '1', '1'))
      .thenRefused('against-itself');
    given(threeTables())
      .when(sat(1, 1, '1', '9'))
      .thenRefused('no-place', { params: { pair: '9', round: 1, section: 'A' } });
    given(threeTables())
      .when(sat(2, 1, '1', '4'))
      .thenRefused('round-not-started');
    given(threeTables())
      .when(sat(1, 9, '1', '5'))
      .thenRefused('no-such-table');
  });
});

describe('Law 15: a board of another round', () => {
  const play = (
    board: number,
    played: number,
    {
      ns = 'direct',
      ew = 'none',
      round = 1,
      later = false,
    }: Partial<Record<'ns' | 'ew', Fault>> & {
      readonly round?: number;
      readonly later?: boolean;
    } = {},
  ) => command('change-board', { ...meeting(round, 1), board, played, later, fault: { ns, ew }, ...GROUNDS });
  const changed = (boards: readonly number[], moved?: { readonly from: number; readonly to?: number }) => ({
    type: 'boards-changed' as const,
    data: { ...meeting(1, 1), boards, ...(moved === undefined ? {} : { moved }), ...GROUNDS },
  });

  test('15A1 (2017: 15B2): nobody had played it: the score stands, with the vulnerability of that board', () => {
    // 4♠ by East: 420 on board 1, nobody vulnerable; 620 on board 3, East–West vulnerable (Law 77).
    const state = continued(threeTables(), record(at(1, 1, 1), '4SE='), play(1, 3));
    expect(playAt(sessionOf(state), at(1, 1, 1))?.recorded).toBeUndefined();
    expect(playAt(sessionOf(state), at(1, 1, 3))).toMatchObject({
      ns: '1',
      ew: '4',
      board: 3,
      recorded: { nsPoints: -620 },
    });
    expect(plan(state, 1)[0]).toBe('1-4 1 3 2');
  });

  test('12C2(a): who has average plus on a board cannot sit down to it elsewhere, whoever sits with them', () => {
    // In round 3 pair 3 has average plus on board 3, pair 4 nothing.
    given(continued(threeTables(), play(1, 3)))
      .when(command('correct-result', { ...at(2, 1, 3), result: '4SN=', ns: '4', ew: '3', ...GROUNDS }))
      .thenRefused('already-played');
  });

  test('12C2(a): the right board is lost by fault, or played later (15A2); whoever comes to the other one has average plus', () => {
    // 1 should play 3 against 6 in round 2, 4 against 3 in round 3.
    given(threeTables())
      .when(play(1, 3))
      .thenFacts(
        changed([1, 3, 2]),
        lost(at(1, 1, 1), 'A-', 'A+'),
        lost(at(2, 1, 3), 'none', 'A+'),
        lost(at(3, 3, 3), 'A+', 'none'),
      );
    given(threeTables())
      .when(play(1, 3, { later: true }))
      .thenFacts(changed([1, 3, 2]), lost(at(2, 1, 3), 'none', 'A+'), lost(at(3, 3, 3), 'A+', 'none'));
    given(threeTables())
      .when(play(1, 3, { ns: 'partly', ew: 'partly' }))
      .thenFacts(
        changed([1, 3, 2]),
        lost(at(1, 1, 1), 'A', 'A'),
        lost(at(2, 1, 3), 'none', 'A+'),
        lost(at(3, 3, 3), 'A+', 'none'),
      );
  });

  test.each([
    [1997, 'Law 15B'],
    [2007, 'Law 15B'],
    [2017, 'Law 15B3'],
  ] as const)('%i: somebody had played it: it counts for nobody, by %s', (laws, clause) => {
    const second = continued(
      openEvening(orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2 })), { laws }),
      command('start-round', { session: 1, round: 2 }),
    );
    // In round 2 pair 1 plays board 1 again, against 6, who would come to it against 2 in round 3.
    given(second)
      .when(play(3, 1, { round: 2 }))
      .thenFacts(lost(at(2, 1, 3), 'A-', 'A+', clause), lost(at(3, 2, 1), 'A+', 'A+', clause));
    given(second)
      .when(play(3, 1, { round: 2, ns: 'none', ew: 'direct' }))
      .thenFacts(lost(at(2, 1, 3), 'A+', 'A-', clause), lost(at(3, 2, 1), 'A+', 'A-', clause));
  });

  test('a result that counts for nobody is taken off the board it was written for', () => {
    const second = continued(
      threeTables(),
      command('start-round', { session: 1, round: 2 }),
      record(at(2, 1, 3), '4SN='),
      play(3, 1, { round: 2, later: true }),
    );
    expect(playAt(sessionOf(second), at(2, 1, 3))).toBeUndefined();
  });

  test('what follows says it before', () => {
    expect(whatFollows(continued(threeTables(), record(at(1, 1, 1), '4SE=')), play(1, 3))).toMatchObject({
      ok: true,
      value: {
        boards: [{ board: 1 }, { board: 3, ns: '1', ew: '4', result: { ns: -620 } }],
        losses: [
          { round: 1, board: 1, ns: '1', ew: '4' },
          { round: 2, board: 3, ns: '1', ew: '6' },
          { round: 3, board: 3, ns: '3', ew: '4' },
        ],
      },
    });
  });

  test('the ranking counts each board once', () => {
    const state = continued(threeTables(), record(at(1, 1, 1), '4SE='), play(1, 3));
    // 1: average minus on board 1, alone on board 3 so far: half. 6 and 3 have average plus.
    expect(scores(state)).toEqual(['1 45.00', '3 60.00', '4 55.00', '6 60.00']);
  });

  test('is one step to undo', () => {
    const before = continued(threeTables(), record(at(1, 1, 1), '4SE='));
    const state = continued(before, play(1, 3));
    const back = continued(state, command('undo', { sequence: state.version }));
    expect(scores(back)).toEqual(scores(before));
    expect(plan(back, 1)).toEqual(plan(before, 1));
  });

  test('what was moved to another board is not undone under it', () => {
    const before = continued(threeTables(), record(at(1, 1, 1), '4SE='));
    const state = continued(before, play(1, 3), agree(at(1, 1, 3)));
    given(state)
      .when(command('undo', { sequence: before.version }))
      .thenRefused('stood-on');
  });

  test('is a board of the session, and not one of the table’s own', () => {
    given(threeTables()).when(play(1, 2)).thenRefused('not-another-board');
    given(threeTables()).when(play(1, 99)).thenRefused('not-another-board');
    given(threeTables()).when(play(7, 3)).thenRefused('board-not-here');
  });
});
