import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import {
  agree,
  at,
  entry,
  fourTableMitchell,
  openEvening,
  record,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { after, command, continued } from '../testing/given.ts';
import { guideCardsView, tableCardsView } from './cards.ts';
import { tableView } from './table.ts';

const view = (state: TournamentState, table = 1, round?: number) => {
  const session = state.tournament!.sessions.get(1)!;
  return tableView(state.tournament!, state.version, session, session.sections.get('A')!, table, round);
};

describe('the table', () => {
  const open = openEvening(TWO_TABLES);

  test('says who sits there and what is to be played', () => {
    expect(view(open)).toMatchObject({
      round: 1,
      rounds: 1,
      open: true,
      complete: false,
      upNext: 1,
      ns: { contestant: { contestant: '1', names: ['Player 1a', 'Player 1b'] }, next: { kind: 'finished' } },
      ew: { contestant: { contestant: '3' } },
      boards: [
        { board: 1, dealer: 'N', vulnerable: 'None', status: 'to-play' },
        { board: 2, dealer: 'E', vulnerable: 'NS', status: 'to-play' },
      ],
    });
  });

  test('says whether its number needs the letter of its section', () => {
    expect(view(open).severalSections).toBe(false);
    const pairs = [1, 2, 3, 4, 5, 6, 7, 8];
    const sections = ['A', 'B'].map((section, index) => ({
      section,
      movement: TWO_TABLES,
      seating: Object.fromEntries([1, 2, 3, 4].map((number) => [number, `${4 * index + number}`])),
    }));
    const two = after(
      command('create-tournament', { name: 'Two sections', date: '2026-03-14' }),
      ...pairs.map((pair) => entry(`${pair}`)),
      command('plan-session', { session: 1, sections }),
    );
    expect(view(two).severalSections).toBe(true);
  });

  test('RTP 2.1.9: says who verifies what was entered', () => {
    const [board] = view(continued(open, record(at(1, 1, 1), '4SN='))).boards;
    expect(board).toMatchObject({
      status: 'entered',
      result: { result: '4SN=', ns: 420, ew: -420 },
      entered: { by: 'NS' },
      verifies: 'EW',
    });
    const [agreed] = view(continued(open, record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)))).boards;
    expect(agreed).toMatchObject({ status: 'agreed' });
    expect(agreed?.verifies).toBeUndefined();
  });

  test('shows the round as each side writes it, and who has confirmed it', () => {
    const played = continued(
      open,
      record(at(1, 1, 1), '4SN='),
      agree(at(1, 1, 1)),
      record(at(1, 1, 2), '3NTE-1', 'EW'),
      agree(at(1, 1, 2), 'NS'),
      command('confirm-round', { session: 1, section: 'A', round: 1, table: 1, by: 'NS' }),
    );
    expect(view(played)).toMatchObject({
      complete: true,
      ns: {
        confirmed: true,
        card: [
          { board: 1, result: '4SN=', points: 420 },
          { board: 2, result: '3NTE-1', points: 50 },
        ],
      },
      ew: {
        confirmed: false,
        card: [
          { board: 1, result: '4SN=', points: -420 },
          { board: 2, result: '3NTE-1', points: -50 },
        ],
      },
    });
  });

  test('names a substitute while he plays', () => {
    const substituted = continued(
      openEvening(),
      command('substitute-player', {
        session: 1,
        contestant: '1',
        player: 1,
        substitute: { name: 'Stand-in' },
        fromRound: 1,
        toRound: 1,
      }),
    );
    const { table, ns } = threeTableHowell().rounds[0]!.tables.find(
      (plan) => plan.ns === 1 || plan.ew === 1,
    )!;
    const side = ns === 1 ? 'ns' : 'ew';
    expect(view(substituted, table)[side]?.contestant.names).toEqual(['Player 1a', 'Stand-in']);
  });
});

test('in a Mitchell North–South stay and East–West go to the next table', () => {
  const state = openEvening(fourTableMitchell());
  expect(view(state, 1)).toMatchObject({
    ns: { next: { kind: 'table', table: 1, side: 'NS', stays: true } },
    ew: { next: { kind: 'table', table: 2, side: 'EW', stays: false } },
  });
  expect(view(state, 1, 3)).toMatchObject({ open: false, ns: { next: { kind: 'finished' } } });
});

test('a table in its next round says where those go who sat there in the one before', () => {
  const state = openEvening(fourTableMitchell());
  expect(view(state, 1)).not.toHaveProperty('moved');
  expect(view(state, 1, 2).moved).toMatchObject([
    { contestant: { contestant: '1' }, to: { kind: 'table', table: 1, side: 'NS', stays: true } },
    { contestant: { contestant: '5' }, to: { kind: 'table', table: 2, side: 'EW', stays: false } },
  ]);
});

test('whoever meets a pair that has left sits out', () => {
  const state = continued(
    openEvening(fourTableMitchell()),
    command('withdraw-contestant', { contestant: '1' }),
  );
  // Number 5 meets number 1 in the first round, number 8 in the second.
  expect(view(state, 1)).toMatchObject({ boards: [], ew: { contestant: { contestant: '5' } } });
  expect(view(state, 4).ew).toMatchObject({
    contestant: { contestant: '8' },
    next: { kind: 'sits-out', table: 1 },
  });
});

describe('cards', () => {
  const state = openEvening();
  const session = state.tournament!.sessions.get(1)!;

  test('a pair meets every other once, and they meet it', () => {
    const { cards } = guideCardsView(state.tournament!, session);
    for (const { contestant: pair, lines } of cards) {
      const opponents = lines.map((line) => (line.kind === 'plays' ? line.opponents : ''));
      expect(opponents.toSorted()).toEqual(
        ['1', '2', '3', '4', '5', '6'].filter((other) => other !== pair.contestant),
      );
    }
  });

  test('a table has all its rounds, and where its pairs go', () => {
    const { cards } = tableCardsView(state.tournament!, session);
    expect(cards.map(({ table, lines }) => [table, lines.length])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
    expect(cards[0]!.lines[4]).toMatchObject({ nsNext: { kind: 'finished' }, ewNext: { kind: 'finished' } });
  });
});
