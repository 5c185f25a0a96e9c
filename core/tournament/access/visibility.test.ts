import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import {
  agree,
  at,
  fourTableMitchell,
  handScored,
  openEvening,
  plannedEvening,
  record,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { VIEWERS } from '../testing/viewers.ts';
import type { ViewName, ViewRequest } from '../views/views.ts';
import { ROLES, type Viewer } from './viewer.ts';
import { see } from './visibility.ts';

const REQUESTS: { readonly [V in ViewName]: ViewRequest<V> } = {
  overview: { view: 'overview' },
  desk: { view: 'desk' },
  room: { view: 'room', session: 1 },
  table: { view: 'table', session: 1, section: 'A', table: 1 },
  ranking: { view: 'ranking', session: 1 },
  traveller: { view: 'traveller', session: 1, board: 1 },
  frequencies: { view: 'frequencies', session: 1, board: 1 },
  hands: { view: 'hands', session: 1 },
  scorecard: { view: 'scorecard', contestant: '1' },
  review: { view: 'review', contestant: '1' },
  explanation: { view: 'explanation', session: 1, board: 1, contestant: '1' },
  oddities: { view: 'oddities', session: 1 },
  history: { view: 'history' },
  entries: { view: 'entries' },
  encounters: { view: 'encounters' },
  penalties: { view: 'penalties' },
  cases: { view: 'cases' },
  case: { view: 'case', session: 1, case: 9 },
  appeal: { view: 'appeal', session: 1, appeal: 9 },
  directing: { view: 'directing' },
  report: { view: 'report' },
  'score-preview': {
    view: 'score-preview',
    ...at(1, 1, 1),
    score: { ns: { kind: 'named', name: 'A+' }, ew: { kind: 'named', name: 'A-' } },
  },
  'guide-cards': { view: 'guide-cards', session: 1 },
  'table-cards': { view: 'table-cards', session: 1 },
  matches: { view: 'matches' },
  match: { view: 'match', session: 1, section: 'A', round: 1, match: 1 },
  'cross-table': { view: 'cross-table', phase: 1, section: 'A' },
  team: { view: 'team', contestant: '1' },
  butler: { view: 'butler' },
  players: { view: 'players', contestant: '1', player: 0 },
  'line-up': { view: 'line-up', contestant: '1' },
  draw: { view: 'draw', session: 1, section: 'A' },
  groups: { view: 'groups', groups: 2 },
  'match-proposal': {
    view: 'match-proposal',
    session: 1,
    section: 'A',
    round: 1,
    match: 1,
    incident: '{"kind":"not-comparable"}',
  },
};

const VIEW_NAMES = Object.keys(REQUESTS) as readonly ViewName[];

const sees = (state: TournamentState, viewer: Viewer, request: ViewRequest): boolean =>
  see(state, viewer, request).ok;

/** The roles that see each view. */
const sightOf = (state: TournamentState): Record<string, string> =>
  Object.fromEntries(
    VIEW_NAMES.map((view) => [
      view,
      ROLES.filter((role) => sees(state, VIEWERS[role], REQUESTS[view])).join(' '),
    ]),
  );

const EVERYBODY = 'director table player public';

/** What does not depend on how far the session is. */
const ALWAYS = {
  overview: EVERYBODY,
  entries: EVERYBODY,
  'guide-cards': EVERYBODY,
  'table-cards': EVERYBODY,
  hands: EVERYBODY, // likewise
  scorecard: EVERYBODY, // with no more on it than may be shown
  review: EVERYBODY, // likewise
  table: 'director table player',
  desk: 'director',
  room: 'director',
  oddities: 'director',
  encounters: 'director',
  penalties: 'director',
  cases: 'director',
  case: '', // none was opened
  appeal: '', // nobody appealed
  directing: 'director',
  'score-preview': 'director',
  report: 'director',
  history: 'director',
  // There are no matches to see.
  matches: '',
  match: '',
  'cross-table': '',
  butler: '',
  players: '',
  'line-up': '',
  draw: '',
  'match-proposal': '',
  groups: 'director',
  team: EVERYBODY,
};

const close = command('close-session', { session: 1, confirmed: ['missing-results'] });
const publish = command('publish-results', { session: 1 });

describe('every role and every view (Law 16, RTP 2.1.5, RTP 2.2.6)', () => {
  const board = (roles: string) => ({ traveller: roles, frequencies: roles, explanation: roles });

  test('before board 1 is agreed at the table', () => {
    const entered = continued(openEvening(TWO_TABLES), record(at(1, 1, 1), '4SN='));
    expect(sightOf(entered)).toEqual({ ...ALWAYS, ...board('director'), ranking: 'director' });
  });

  test('when the table has agreed it and another has still to play it', () => {
    const agreed = continued(openEvening(TWO_TABLES), record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));
    expect(sightOf(agreed)).toEqual({ ...ALWAYS, ...board('director table player'), ranking: 'director' });
  });

  test('when everybody has played it', () => {
    expect(sightOf(handScored())).toEqual({ ...ALWAYS, ...board(EVERYBODY), ranking: 'director' });
  });

  test('when the organiser shows nothing before the end', () => {
    const hidden = handScored({ showTraveller: 'after-session' });
    expect(sightOf(hidden)).toEqual({ ...ALWAYS, ...board('director'), ranking: 'director' });
    const closed = continued(hidden, close);
    expect(sightOf(closed)).toEqual({ ...ALWAYS, ...board(EVERYBODY), ranking: EVERYBODY });
  });

  test('when the organiser shows nothing before publication', () => {
    const closed = continued(
      handScored({ showTraveller: 'when-published', showRanking: 'when-published' }),
      close,
    );
    expect(sightOf(closed)).toEqual({ ...ALWAYS, ...board('director'), ranking: 'director' });
    expect(sightOf(continued(closed, publish))).toEqual({
      ...ALWAYS,
      ...board(EVERYBODY),
      ranking: EVERYBODY,
    });
  });
});

describe('who has played a board', () => {
  const movement = threeTableHowell();
  const [first, second] = [movement.rounds[0]!.tables[0]!, movement.rounds[1]!.tables[0]!];
  const [board] = first.boards as [number, number];
  const request: ViewRequest<'traveller'> = { view: 'traveller', session: 1, board };
  const settle = (state: TournamentState, round: number, boards: readonly number[]) =>
    boards.reduce(
      (next, each) => continued(next, record(at(round, 1, each), '4SN='), agree(at(round, 1, each))),
      state,
    );
  const callNext = command('start-round', { session: 1, round: 2 });

  test('a table sees it in the round it plays it, and not when others have come', () => {
    const agreed = settle(openEvening(), 1, first.boards);
    expect(sees(agreed, VIEWERS.table, request)).toBe(true);
    const next = continued(agreed, callNext);
    const stayed = [second.ns, second.ew].every((number) => [first.ns, first.ew].includes(number));
    expect(stayed).toBe(false);
    expect(see(next, VIEWERS.table, request)).toMatchObject({ ok: false, error: { clause: 'Law 16' } });
    expect(sees(next, { role: 'player', contestant: `${first.ns}` }, request)).toBe(true);
    const stranger = `${movement.rounds[0]!.tables[1]!.ns}`;
    expect(sees(next, { role: 'player', contestant: stranger }, request)).toBe(false);
  });

  test('nor of a round before, though both pairs there have played that board elsewhere', () => {
    // Everybody has played it but those who meet it last.
    const meetings = movement.rounds.flatMap(({ round, tables }) =>
      tables.filter(({ boards }) => boards.includes(board)).map(({ table }) => at(round, table, board)),
    );
    const nearly = meetings.slice(0, -1).reduce(
      (state, where) =>
        continued(
          state,
          command('record-result', {
            ...where,
            result: '4SN=',
            by: 'director',
            confirmed: ['later-round'],
          }),
        ),
      continued(openEvening(), callNext),
    );
    const moved = settle(nearly, 2, second.boards);
    expect(sees(moved, VIEWERS.table, { ...request, board: second.boards[0]! })).toBe(true);
    expect(second.boards.includes(board)).toBe(false);
    expect(sees(moved, VIEWERS.table, request)).toBe(false);
  });

  test('Law 8B1: a table that still plays its round sees its boards when the next is called', () => {
    const late = continued(settle(openEvening(), 1, [board]), callNext);
    expect(sees(late, VIEWERS.table, request)).toBe(true);
    const moved = continued(late, record(at(2, 1, second.boards[0]!), 'Pass'));
    expect(sees(moved, VIEWERS.table, request)).toBe(false);
  });

  test('a device sees no round that is over, none to come, and no other table', () => {
    const next = continued(settle(openEvening(), 1, first.boards), callNext);
    const table = REQUESTS.table;
    expect(sees(next, VIEWERS.table, { ...table, round: 1 })).toBe(false);
    expect(sees(next, VIEWERS.table, { ...table, round: 2 })).toBe(true);
    expect(sees(next, VIEWERS.table, { ...table, round: 3 })).toBe(false);
    expect(sees(next, VIEWERS.table, { ...table, table: 2 })).toBe(false);
    expect(sees(next, VIEWERS.player, { ...table, table: 2, round: 1 })).toBe(
      [movement.rounds[0]!.tables[1]!.ns, movement.rounds[0]!.tables[1]!.ew].includes(1),
    );
  });

  test('a pair does not see what others played in its place at its own table', () => {
    const stranger = `${movement.rounds[0]!.tables[1]!.ns}`;
    const others = command('record-result', {
      ...at(1, 1, board),
      result: '6HXS+1',
      by: 'director',
      ns: stranger,
      ew: `${first.ew}`,
    });
    const state = continued(openEvening(), others);
    const player = { role: 'player', contestant: `${first.ns}` } as const;
    expect(sees(openEvening(), player, { ...REQUESTS.table, round: 1 })).toBe(true);
    for (const asked of [REQUESTS.table, { ...REQUESTS.table, round: 1 }, request]) {
      expect(JSON.stringify(see(state, player, asked))).not.toContain('6HX');
    }
  });
});

describe('a scorecard', () => {
  const cardOf = (state: TournamentState, viewer: Viewer, contestant = '1') => {
    const card = see(state, viewer, { view: 'scorecard', contestant });
    if (!card.ok) throw new Error(card.error.message);
    return card.value.sessions[0]!;
  };
  const agreed = continued(openEvening(TWO_TABLES), record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));

  test('shows a player his own results at once, their worth when the board is behind him', () => {
    const own = cardOf(continued(agreed, record(at(1, 1, 2), 'Pass')), VIEWERS.player);
    expect(own.lines.map(({ board, result, score }) => [board, result, score !== undefined])).toEqual([
      [1, '4SN=', true],
      [2, 'Pass', false],
    ]);
    expect(own.total).toBeUndefined();
  });

  test('shows others only what they may see', () => {
    expect(cardOf(agreed, { role: 'public' }).lines).toEqual([]);
    expect(cardOf(agreed, { role: 'player', contestant: '2' }).lines).toEqual([]);
    expect(cardOf(handScored(), { role: 'public' }).lines).toHaveLength(2);
  });

  test('keeps penalties between the pair and the director; what was taken off the score is published, without the reason', () => {
    const about = { session: 1, contestant: '1', clause: 'Law 90', reason: 'late' };
    const fined = continued(
      handScored(),
      command('give-warning', about),
      command('give-penalty', { ...about, amount: { unit: 'percent-of-top', value: '10' } }),
    );
    expect(cardOf(fined, VIEWERS.player).penalties.map(({ reason }) => reason)).toEqual(['late', 'late']);
    expect(cardOf(fined, { role: 'public' }).penalties).toEqual([]);
    const published = continued(fined, close, publish);
    expect(cardOf(published, { role: 'public' }).penalties).toEqual([
      { kind: 'penalty', amount: '10 percent-of-top', clause: 'Law 90' },
    ]);
    expect(cardOf(published, VIEWERS.player).penalties).toHaveLength(2);
  });
});

describe('the ranking', () => {
  const ranking = (state: TournamentState) => see(state, { role: 'public' }, REQUESTS.ranking);
  const evening = (showRanking: Settings['showRanking']) => openEvening(threeTableHowell(), { showRanking });

  test('live: with the first result', () => {
    expect(ranking(evening('live')).ok).toBe(true);
  });

  test('after each round: nothing before the first is finished, then the rounds that are', () => {
    const begun = evening('after-each-round');
    expect(ranking(begun).ok).toBe(false);
    const played = threeTableHowell().rounds[0]!.tables.reduce(
      (state, { table, boards }) =>
        continued(state, ...boards.map((board) => record(at(1, table, board), '4SN=', 'director'))),
      begun,
    );
    expect(ranking(played)).toMatchObject({ ok: true, value: { throughRound: 1, provisional: true } });
  });

  test('where every board was played once nobody is ahead: 50% for all, at the desk as for everyone', () => {
    const played = fourTableMitchell().rounds[0]!.tables.reduce(
      (state, { table, boards }) =>
        continued(state, ...boards.map((board) => record(at(1, table, board), '4SN=', 'director'))),
      openEvening(fourTableMitchell(), { showRanking: 'after-each-round' }),
    );
    // One more result is in, and at the desk it counts.
    const { table, boards } = fourTableMitchell().rounds[1]!.tables[0]!;
    const more = continued(
      played,
      command('start-round', { session: 1, round: 2 }),
      record(at(2, table, boards[0]!), '4SN=', 'director'),
    );
    for (const state of [played, more]) {
      for (const role of ['director', 'public'] as const) {
        const seen = see(state, { role }, REQUESTS.ranking);
        const lines = seen.ok ? seen.value.lists.flatMap((list) => list.lines) : [];
        expect(lines.map(({ score, place }) => [score, place])).toEqual(Array(8).fill(['50.00', 1]));
      }
    }
    const card = see(played, VIEWERS.player, { view: 'scorecard', contestant: '1' });
    expect(card.ok && card.value.sessions[0]!.lines[0]!.score).toEqual({ points: '0.00', percent: '50.00' });
  });

  test('of the tournament: only what is over, unless live', () => {
    const request: ViewRequest<'ranking'> = { view: 'ranking' };
    expect(sees(handScored(), { role: 'public' }, request)).toBe(false);
    expect(sees(handScored({ showRanking: 'live' }), { role: 'public' }, request)).toBe(true);
    expect(sees(continued(handScored(), close), { role: 'public' }, request)).toBe(true);
  });
});

test('entries show names to all, licence numbers to the director', () => {
  const state = continued(
    plannedEvening(TWO_TABLES),
    command('change-contestant', {
      kind: 'pair',
      contestant: '1',
      players: [
        { name: 'A', id: '7' },
        { name: 'B', id: '8' },
      ],
    }),
  );
  const players = (viewer: Viewer) => {
    const seen = see(state, viewer, { view: 'entries' });
    return seen.ok ? seen.value.entries[0]!.players : undefined;
  };
  expect(players(VIEWERS.director)).toEqual([
    { name: 'A', id: '7' },
    { name: 'B', id: '8' },
  ]);
  expect(players(VIEWERS.public)).toEqual([{ name: 'A' }, { name: 'B' }]);
});
