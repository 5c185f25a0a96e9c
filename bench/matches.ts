import { orThrow } from 'naipe/base';
import type { PairMovement } from 'naipe/movement';
import {
  answer,
  evolve,
  type Fact,
  type NewFact,
  replay,
  settingsFrom,
  type TournamentState,
} from 'naipe/tournament';
import { measure, type Row } from './measure.ts';

/** 256 teams: five rounds of 128 matches of 24 boards, the last of them in play. */
const TEAMS = 256;
const ROUNDS = 5;
const BOARDS = 24;
const RESULTS = ['4SN=', '4SN+1', '4SN-1', '3NTE=', '3NTE-2', '2HS+1', '5CXW-3', 'Pass', '1NTN=', '6DE='];

const resultOf = (turn: number): string => RESULTS[turn % RESULTS.length] ?? 'Pass';
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

const written = (facts: readonly NewFact[], after = 0): Fact[] =>
  facts.map((fact, index) => {
    const sequence = after + index + 1;
    return { ...fact, sequence, time: '2026-03-14T20:00:00.000Z', actor: 'bench', cause: `${sequence}` };
  });

/** Round after round the upper half moves on by one: nobody meets anybody twice. */
const matchesOf = (round: number) =>
  upTo(TEAMS / 2).map((match) => ({
    match,
    home: `${match}`,
    away: `${TEAMS / 2 + ((match + round - 2) % (TEAMS / 2)) + 1}`,
    open: 2 * match - 1,
    closed: 2 * match,
  }));

const boardsOf = (round: number): readonly number[] =>
  upTo(BOARDS).map((each) => (round - 1) * BOARDS + each);

function roundOf(round: number): NewFact[] {
  return [
    {
      type: 'round-drawn',
      data: {
        session: 1,
        section: 'A',
        round,
        segments: 1,
        matches: matchesOf(round),
        bye: null,
        boards: boardsOf(round),
        method: 'by-hand',
        reasons: [],
      },
    },
    ...upTo(TEAMS).flatMap((table) =>
      boardsOf(round).flatMap((board): NewFact[] => {
        const where = { session: 1, section: 'A', round, table, board };
        const result = resultOf(3 * table + 5 * board * round + ((table * board) % 11));
        return [
          { type: 'result-recorded', data: { ...where, result, by: 'NS' } },
          { type: 'result-agreed', data: { ...where, by: 'EW' } },
        ];
      }),
    ),
  ];
}

/** Without rounds until they are drawn. */
const undrawn: PairMovement = {
  kind: 'drawn',
  pairs: TEAMS,
  rounds: [],
  vacant: [],
  rankings: [upTo(TEAMS)],
  shares: [],
  copies: 1,
  barometer: false,
};

function wholeEvent(): NewFact[] {
  const teams = upTo(TEAMS).map((team) => `${team}`);
  const settings = settingsFrom({ contestants: 'team', showRanking: 'live', rounds: 'free' });
  const draw = { kind: 'swiss', rounds: 9, first: 'fold', method: 'regulation', odd: 'bye' } as const;
  const seating = Object.fromEntries(teams.map((team, index) => [index + 1, team]));
  return [
    { type: 'tournament-created', data: { name: 'Large', date: '2026-03-14', settings } },
    ...teams.map(
      (team): NewFact => ({
        type: 'contestant-entered',
        data: {
          kind: 'team',
          contestant: team,
          name: `Team ${team}`,
          players: ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name} ${team}` })),
          captain: 0,
        },
      }),
    ),
    {
      type: 'phase-planned',
      data: {
        phase: 1,
        format: {
          kind: 'matches',
          draw: { ...draw, danishRounds: 0, apart: [], lag: 0 },
          match: { boards: BOARDS, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
        },
        groups: [{ section: 'A', contestants: teams }],
      },
    },
    {
      type: 'session-planned',
      data: {
        session: 1,
        phase: 1,
        sections: [{ section: 'A', movement: undrawn, seating }],
      },
    },
    { type: 'session-opened', data: { session: 1 } },
    ...upTo(ROUNDS).flatMap(roundOf),
  ];
}

/** One result corrected, and the views that everybody looks at. */
export async function matchesBench(): Promise<Row[]> {
  let state: TournamentState = replay(written(wholeEvent()));
  let turn = 0;
  const corrected = (): TournamentState => {
    turn++;
    const table = (turn % TEAMS) + 1;
    const board = boardsOf(ROUNDS)[turn % BOARDS] ?? 1;
    const where = { session: 1, section: 'A', round: ROUNDS, table, board };
    const data = { ...where, result: resultOf(turn), reason: '', clause: '' };
    for (const fact of written([{ type: 'result-corrected', data }], state.version))
      state = evolve(state, fact);
    return state;
  };
  return [
    await measure('one result and the view of 128 matches, in round 5', {
      items: 1,
      run: () => orThrow(answer(corrected(), { view: 'matches', phase: 1, round: ROUNDS })),
    }),
    await measure('one result and the standings of 256 teams, ties broken by RTP 3.6.12.7', {
      items: 1,
      run: () => orThrow(answer(corrected(), { view: 'ranking' })),
    }),
  ];
}
