import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Deal, parseDeal, printHand, SEATS } from '../../game/index.ts';
import type { PairMovement } from '../../movement/index.ts';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import type { Solutions } from '../makeable/solutions.ts';
import type { Meeting } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { isCancelled, playAt, playedMeetings } from '../meetings/schedule.ts';
import type { Settings } from '../settings.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { afterWhims, anyWhims } from '../testing/anything.ts';
import {
  agree,
  at,
  attach,
  dealsFor,
  entry,
  handScored,
  openEvening,
  plainSeating,
  record,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { after, command, continued } from '../testing/given.ts';
import { VIEWERS } from '../testing/viewers.ts';
import type { ViewRequest } from './views.ts';

const { director: DIRECTOR, table: TABLE, player: PLAYER, public: PUBLIC } = VIEWERS;

/** The boards whose cards a viewer sees: in the hand record, and on the traveller of each. */
function seenBy(state: TournamentState, viewer: Viewer): readonly number[] {
  const hands = see(state, viewer, { view: 'hands', session: 1 });
  const inRecord = hands.ok ? hands.value.boards.flatMap(({ board, deal }) => (deal ? [board] : [])) : [];
  const onTravellers = (hands.ok ? hands.value.boards : []).flatMap(({ board }) => {
    const seen = see(state, viewer, { view: 'traveller', session: 1, board });
    return seen.ok && seen.value.deal !== undefined ? [board] : [];
  });
  expect(onTravellers).toEqual(inRecord);
  return inRecord;
}

describe('Law 16, RTP 2.1.5: the hands of a board', () => {
  const begun = continued(openEvening(TWO_TABLES), attach([1, 2]));
  const END = command('end-round', { session: 1, round: 1 });
  const oneTable = continued(begun, record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));

  test('are the director’s from the beginning, and nobody else’s', () => {
    expect(seenBy(begun, DIRECTOR)).toEqual([1, 2]);
    for (const viewer of [TABLE, PLAYER, PUBLIC]) expect(seenBy(begun, viewer)).toEqual([]);
  });

  test('are not shown to those who have played it while others have still to', () => {
    expect(see(oneTable, PLAYER, { view: 'traveller', session: 1, board: 1 }).ok).toBe(true);
    for (const viewer of [TABLE, PLAYER, PUBLIC]) expect(seenBy(oneTable, viewer)).toEqual([]);
  });

  test('nor while a result waits to be agreed: it may stand on the wrong board', () => {
    const entered = continued(oneTable, record(at(1, 2, 1), '4SN='));
    for (const viewer of [TABLE, PLAYER, PUBLIC]) expect(seenBy(entered, viewer)).toEqual([]);
  });

  test('nor when everybody has played it, until its round is over at every table (Law 8B)', () => {
    const agreed = continued(oneTable, record(at(1, 2, 1), '4SN='), agree(at(1, 2, 1)));
    const settled = [1, 2].reduce(
      (state, table) => continued(state, record(at(1, table, 2), 'Pass'), agree(at(1, table, 2))),
      agreed,
    );
    // Ended while a board is still played: the round goes on at that table.
    for (const state of [agreed, continued(agreed, END), settled]) {
      for (const viewer of [TABLE, PLAYER, PUBLIC]) expect(seenBy(state, viewer)).toEqual([]);
    }
    for (const viewer of [TABLE, PLAYER, PUBLIC])
      expect(seenBy(continued(settled, END), viewer)).toEqual([1, 2]);
  });

  test('where tables go on by themselves a round is over when both sides have confirmed it', () => {
    const both = (table: number) =>
      (['NS', 'EW'] as const).map((by) =>
        command('confirm-round', { session: 1, section: 'A', round: 1, table, by }),
      );
    const played = [at(1, 1, 1), at(1, 1, 2), at(1, 2, 1), at(1, 2, 2)].reduce(
      (state, where) => continued(state, record(where, 'Pass'), agree(where)),
      continued(openEvening(TWO_TABLES, { rounds: 'free' }), attach([1, 2])),
    );
    expect(seenBy(continued(played, ...both(1)), PUBLIC)).toEqual([]);
    expect(seenBy(continued(played, ...both(1), ...both(2)), PUBLIC)).toEqual([1, 2]);
  });

  test('are shown when the last table has an adjusted score, or the board is cancelled', () => {
    const grounds = { clause: 'Law 12', reason: 'fouled' };
    const [ns, ew] = [
      { kind: 'named', name: 'A+' },
      { kind: 'named', name: 'A-' },
    ] as const;
    const rest = [1, 2].map((table) => record(at(1, table, 2), 'Pass', 'director'));
    const others = continued(oneTable, ...rest, END);
    const adjusted = continued(others, command('adjust-score', { ...at(1, 2, 1), ns, ew, ...grounds }));
    expect(seenBy(adjusted, PUBLIC)).toEqual([1, 2]);
    const cancelled = continued(others, command('cancel-board', { session: 1, board: 1, ...grounds }));
    expect(seenBy(cancelled, PUBLIC)).toEqual([1, 2]);
    const undone = continued(cancelled, command('undo', { sequence: cancelled.version }));
    expect(seenBy(undone, PUBLIC)).toEqual([]);
  });

  test('are never shown before the results of the board', () => {
    for (const showTraveller of ['after-session', 'when-published'] as const) {
      const played = continued(handScored({ showTraveller }), attach([1, 2]));
      expect(seenBy(played, PUBLIC)).toEqual([]);
      const closed = continued(played, command('close-session', { session: 1 }));
      expect(seenBy(closed, PUBLIC)).toEqual(showTraveller === 'after-session' ? [1, 2] : []);
      expect(seenBy(continued(closed, command('publish-results', { session: 1 })), PUBLIC)).toEqual([1, 2]);
    }
  });

  test('a session that ends early shows the boards that were met, not those that were not', () => {
    const closed = continued(
      oneTable,
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
    );
    expect(seenBy(closed, PUBLIC)).toEqual([1]);
    expect(seenBy(closed, DIRECTOR)).toEqual([1, 2]);
  });

  test('are turned to the dealer, and told with the board', () => {
    const record_ = see(begun, DIRECTOR, { view: 'hands', session: 1 });
    expect(record_).toMatchObject({
      ok: true,
      value: {
        boards: [
          { board: 1, dealer: 'N', vulnerable: 'None' },
          { board: 2, dealer: 'E', vulnerable: 'NS' },
        ],
      },
    });
    const { deal } = orThrow(record_).boards[1]!;
    expect(deal).toMatch(/^E:/);
    expect(orThrow(parseDeal(deal!))).toEqual(orThrow(parseDeal(dealsFor([1, 2])[1]!.deal)));
  });
});

/** Two sections with the same boards: pairs 1 to 4 and 5 to 8. */
function twoSections(movement: PairMovement, settings: Partial<Settings>): TournamentState {
  const seating = plainSeating(movement);
  const others = Object.fromEntries(
    Object.entries(seating).map(([number, contestant]) => [number, `${Number(contestant) + movement.pairs}`]),
  );
  return after(
    command('create-tournament', { name: 'Club evening', date: '2026-03-14', settings }),
    ...[...Object.values(seating), ...Object.values(others)].map(entry),
    command('plan-session', {
      session: 1,
      sections: [
        { section: 'A', movement, seating },
        { section: 'B', movement, seating: others },
      ],
    }),
    command('open-session', { session: 1 }),
    command('start-round', { session: 1, round: 1 }),
  );
}

test('a board is over when both sections that share it have played it', () => {
  const begun = continued(twoSections(TWO_TABLES, {}), attach([1, 2]));
  const playedIn = (state: TournamentState, section: string) =>
    [at(1, 1, 1), at(1, 1, 2), at(1, 2, 1), at(1, 2, 2)].reduce(
      (next, where) => continued(next, record({ ...where, section }, '4SN=', 'director')),
      continued(state, command('end-round', { session: 1, section, round: 1 })),
    );
  const half = playedIn(begun, 'A');
  expect(seenBy(half, PUBLIC)).toEqual([]);
  expect(seenBy(half, PLAYER)).toEqual([]);
  expect(seenBy(playedIn(half, 'B'), PLAYER)).toEqual([1, 2]);
});

/** Said apart from the code: the session is over, or every planned table has a result that stands and a round ended. */
function isOver(tournament: Tournament, session: SessionState, board: number): boolean {
  if (session.status === 'closed' || session.status === 'published') return true;
  const state = session.boards.get(board);
  const isDone = (at: Omit<Meeting, 'session'>, status: string | undefined) =>
    isCancelled(state, at) || status === 'agreed';
  const meetings = [...playedMeetings(tournament, session)].filter(({ boards }) => boards.includes(board));
  return (
    meetings.every((meeting) => isDone(meeting, playAt(session, { ...meeting, board })?.status)) &&
    meetings.every(
      ({ section, round }) => session.sections.get(section)?.rounds.get(round)?.endedAt !== undefined,
    ) &&
    [...playsOn(state)].every((play) => isDone(play, play.status))
  );
}

const STARTS = [
  (settings: Partial<Settings>) => continued(openEvening(TWO_TABLES, settings), attach([1, 2])),
  (settings: Partial<Settings>) => continued(twoSections(TWO_TABLES, settings), attach([1, 2])),
  (settings: Partial<Settings>) =>
    continued(openEvening(threeTableHowell(), settings), attach([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
];

const ANYBODY_ELSE: readonly Viewer[] = [
  PUBLIC,
  ...['1', '2', '3', '6'].map((contestant): Viewer => ({ role: 'player', contestant })),
  ...[1, 2].map((table): Viewer => ({ role: 'table', session: 1, section: 'A', table })),
  { role: 'table', session: 1, section: 'B', table: 1 },
];

function requestsFor(session: SessionState): readonly ViewRequest[] {
  const boards = [...session.deals.keys()];
  const contestants = [...session.sections.values()].flatMap(({ seating }) => [...seating.values()]);
  const tables = [...session.sections.keys()].flatMap((section) =>
    [1, 2, 3].map((table) => ({ section, table })),
  );
  const ofSession = { session: 1 };
  return [
    { view: 'overview' },
    { view: 'desk' },
    { view: 'history' },
    { view: 'entries' },
    { view: 'ranking' },
    { view: 'ranking', ...ofSession },
    { view: 'room', ...ofSession },
    { view: 'oddities', ...ofSession },
    { view: 'hands', ...ofSession },
    { view: 'guide-cards', ...ofSession },
    { view: 'table-cards', ...ofSession },
    ...tables.map((where): ViewRequest => ({ view: 'table', ...ofSession, ...where })),
    ...boards.flatMap((board): ViewRequest[] => [
      { view: 'traveller', ...ofSession, board },
      { view: 'frequencies', ...ofSession, board },
      { view: 'explanation', ...ofSession, board, contestant: '1' },
    ]),
    ...contestants.flatMap((contestant): ViewRequest[] => [
      { view: 'scorecard', contestant },
      { view: 'review', contestant },
    ]),
  ];
}

/** Every declarer makes so many tricks on a deal, whatever is led: a number that stands nowhere else. */
function solvedAs(tricks: (deal: Deal) => number): Solutions {
  const inAll = (made: number) => ({ S: made, H: made, D: made, C: made, NT: made });
  return {
    table: (deal) => {
      const all = inAll(tricks(deal));
      return { N: all, E: all, S: all, W: all };
    },
    leads: (deal) => ({ SA: tricks(deal) }),
  };
}

test('whatever happens, no answer to anybody but the director holds a hand of a board that is not over, nor what it makes', () => {
  const times = fc.constantFrom<Settings['showTraveller']>(
    'after-agreement',
    'after-session',
    'when-published',
  );
  fc.assert(
    fc.property(fc.constantFrom(...STARTS), times, anyWhims(60), (start, showTraveller, whims) => {
      const state = afterWhims(start({ showTraveller }), whims);
      const tournament = state.tournament!;
      const session = tournament.sessions.get(1)!;
      const secret = [...session.deals].filter(([board]) => !isOver(tournament, session, board));
      const hands = secret.flatMap(([, deal]) => SEATS.map((seat) => printHand(deal[seat])));
      const marks = new Map(secret.map(([board, deal]) => [deal, 7000 + board]));
      const solutions = solvedAs((deal) => marks.get(deal) ?? 9);
      for (const viewer of ANYBODY_ELSE) {
        for (const request of requestsFor(session)) {
          const json = JSON.stringify(see(state, viewer, request, undefined, solutions));
          const leak = [...hands, ...marks.values()].find((secret) => json.includes(`${secret}`));
          if (leak !== undefined) throw new Error(`${JSON.stringify({ viewer, request })}: ${leak}`);
        }
      }
    }),
    { numRuns: 60 },
  );
});
