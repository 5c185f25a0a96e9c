import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseDeal } from '../../game/index.ts';
import type { DoubleDummyTable } from '../../solver/index.ts';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { dealText, keyOfSolution, type Solutions } from '../makeable/solutions.ts';
import { toSolve } from '../makeable/to-solve.ts';
import type { TournamentState } from '../state.ts';
import {
  agree,
  at,
  attach,
  dealsFor,
  handScored,
  openEvening,
  record,
  TWO_TABLES,
} from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { VIEWERS } from '../testing/viewers.ts';

const { director: DIRECTOR, table: TABLE, player: PLAYER, public: PUBLIC } = VIEWERS;

/** Whatever the cards are: North–South make ten tricks everywhere, East–West three; a club lead gives one more. */
const NS = { S: 10, H: 10, D: 10, C: 10, NT: 10 };
const EW = { S: 3, H: 3, D: 3, C: 3, NT: 3 };
const TRICKS: DoubleDummyTable = { N: NS, E: EW, S: NS, W: EW };
const SOLVED: Solutions = { table: () => TRICKS, leads: () => ({ SA: 10, C2: 11 }) };
/** 10 tricks in 4H, 4S are 420; 3NT with one over 430. */
const PAR = { ns: 430, contracts: ['3NTN+1', '3NTS+1'] };

const HANDS = { view: 'hands', session: 1 } as const;
const BOARD_1 = { view: 'traveller', session: 1, board: 1 } as const;

const seenTricks = (state: TournamentState, viewer: Viewer): readonly number[] => {
  const hands = see(state, viewer, HANDS, undefined, SOLVED);
  return hands.ok ? hands.value.boards.flatMap(({ board, tricks }) => (tricks ? [board] : [])) : [];
};

const begun = continued(openEvening(TWO_TABLES), attach([1, 2]));
const over = continued(handScored(), attach([1, 2]), command('end-round', { session: 1, round: 1 }));

describe('Law 16: what could be made of a board', () => {
  test('is told with its cards and to nobody before', () => {
    expect(seenTricks(begun, DIRECTOR)).toEqual([1, 2]);
    for (const viewer of [TABLE, PLAYER, PUBLIC]) expect(seenTricks(begun, viewer)).toEqual([]);
    for (const viewer of [DIRECTOR, TABLE, PLAYER, PUBLIC]) expect(seenTricks(over, viewer)).toEqual([1, 2]);
    const traveller = see(over, PUBLIC, BOARD_1, undefined, SOLVED);
    expect(traveller).toMatchObject({ ok: true, value: { tricks: TRICKS, par: PAR } });
    expect(JSON.stringify(see(begun, PLAYER, BOARD_1, undefined, SOLVED))).not.toContain('tricks');
  });

  test('only the director hears how far the work has come', () => {
    expect(see(begun, DIRECTOR, HANDS)).toMatchObject({ value: { solved: { done: 0, of: 2 } } });
    expect(see(begun, DIRECTOR, HANDS, undefined, SOLVED)).toMatchObject({
      value: { solved: { done: 2, of: 2 } },
    });
    for (const viewer of [TABLE, PLAYER, PUBLIC])
      expect(JSON.stringify(see(over, viewer, HANDS, undefined, SOLVED))).not.toContain('solved');
  });

  test('a director who plays sees neither cards nor tricks of what is before him, nor what is odd by them (RTP 2.1.1)', () => {
    const playing = { role: 'director', name: 'Player 2a' } as const;
    const wrongSide = continued(begun, record(at(1, 1, 1), '4SE='), agree(at(1, 1, 1)));
    expect(seenTricks(wrongSide, playing)).toEqual([]);
    const codes = (viewer: Viewer) => {
      const seen = see(wrongSide, viewer, { view: 'oddities', session: 1 }, undefined, SOLVED);
      const desk = see(wrongSide, viewer, { view: 'desk' }, undefined, SOLVED);
      const listed = orThrow(seen).map(({ code }) => code);
      expect(orThrow(desk).oddities.map(({ code }) => code)).toEqual(listed);
      return listed;
    };
    expect(codes(DIRECTOR)).toContain('not-makeable');
    expect(codes(playing)).not.toContain('not-makeable');
  });
});

describe('what is to be worked out', () => {
  const keys = (state: TournamentState): readonly string[] =>
    state.tournament === undefined ? [] : toSolve(state.tournament).map(keyOfSolution);
  const [first, second] = dealsFor([1, 2]).map(({ deal }) => dealText(orThrow(parseDeal(deal))));

  test('the table of each deal; the leads against a contract when one was written down', () => {
    expect(keys(begun)).toEqual([first, second]);
    const led = continued(
      begun,
      command('record-result', { ...at(1, 1, 1), result: '3NTE-1', lead: 'SA', by: 'NS' }),
      command('record-result', { ...at(1, 2, 1), result: '3NTE=', lead: 'S2', by: 'NS' }),
    );
    expect(keys(led)).toEqual([first, second, `${first} NTE`]);
  });

  test('nothing of deals that were taken back', () => {
    expect(keys(continued(begun, command('undo', { sequence: begun.version })))).toEqual([]);
  });
});

describe('results far from what the cards give (RTP 2.2.7.2)', () => {
  const odd = (...results: readonly [string, string]) => {
    const state = continued(
      begun,
      ...results.flatMap((result, index) => [
        record(at(1, index + 1, 1), result),
        agree(at(1, index + 1, 1)),
      ]),
    );
    return orThrow(see(state, DIRECTOR, { view: 'oddities', session: 1 }, undefined, SOLVED))
      .filter(({ code }) => code === 'not-makeable')
      .map(({ table, params }) => ({ table, ...params }));
  };

  test('ten tricks by East, who has three, are; three tricks more or fewer are bridge', () => {
    expect(odd('4SN=', '4SE=')).toEqual([{ table: 2, made: 10, makes: 3, declarer: 'E', strain: 'S' }]);
    expect(odd('4SN-3', '4SN+3')).toEqual([]);
    expect(odd('4SN-4', '4SN=')).toEqual([{ table: 1, made: 6, makes: 10, declarer: 'N', strain: 'S' }]);
  });
});

test('a pair’s session: each board in steps, and their sum over the boards', () => {
  const review = see(over, PUBLIC, { view: 'review', contestant: '1' }, undefined, SOLVED);
  // Board 1: par 430 beats -50 at the other table: 100. 420 does too. Board 2: NS are vulnerable; 3NT with one over is 630.
  // 2H with ten tricks is 170: it would have beaten -100, which both made.
  const parts = { field: 50, bidding: 0, play: 0 };
  expect(review).toMatchObject({
    ok: true,
    value: {
      unit: 'percent',
      sessions: [
        {
          session: 1,
          scored: 2,
          lines: [
            { board: 1, role: 'declaring', result: '4SN=', makeable: 10, worth: 100, par: PAR, parts },
            { board: 2, result: '2HS-1', worth: 50, parts: { field: 50, bidding: 0, play: -50 } },
          ],
          totals: { field: 50, bidding: 0, theirLeads: 0, declaring: -25, ownLeads: 0, defending: 0 },
        },
      ],
    },
  });
  expect(see(begun, PUBLIC, { view: 'review', contestant: '1' }, undefined, SOLVED)).toMatchObject({
    value: { sessions: [] },
  });
});
