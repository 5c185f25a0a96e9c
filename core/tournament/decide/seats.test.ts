import { describe, expect, test } from 'vitest';
import type { Side } from '../../game/index.ts';
import type { FirstSeat } from '../../regulation/index.ts';
import { namesBySeat } from '../meetings/who-sits.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import {
  at,
  fourTableMitchell,
  openEvening,
  plannedEvening,
  planOf,
  record,
  threeTableHowell,
} from '../testing/evening.ts';
import { after, command, continued, given } from '../testing/given.ts';
import { plannedIndividual } from '../testing/individual.ts';
import { numbered, openTeams } from '../testing/teams.ts';
import { historyView } from '../views/history.ts';

const take = (
  round: number,
  table: number,
  side: Side,
  first: FirstSeat,
  more: {
    readonly by?: Side | 'director';
    readonly confirmed?: readonly string[];
    readonly because?: string;
  } = {},
) => command('take-seats', { session: 1, section: 'A', round, table, side, first, by: side, ...more });

const seatedAt = (state: TournamentState, round: number, table: number) => {
  const session = state.tournament?.sessions.get(1);
  if (state.tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  return namesBySeat(state.tournament, session, { section: 'A', round, table });
};

/** Table and side of a pair in a round. */
const where = (round: number, pair: number): readonly [table: number, side: Side] => {
  const plan = threeTableHowell().rounds[round - 1]?.tables.find(({ ns, ew }) => ns === pair || ew === pair);
  if (plan === undefined) throw new Error('It sits out.');
  return [plan.table, plan.ns === pair ? 'NS' : 'EW'];
};

/** A round in which a pair sits in the line of its first round, and one in which it sits in the other. */
const rounds = (pair: number) => {
  const [, line] = where(1, pair);
  const later = [2, 3, 4, 5];
  return {
    line,
    same: later.find((round) => where(round, pair)[1] === line),
    other: later.find((round) => where(round, pair)[1] !== line),
  };
};

const moving = [1, 2, 3, 4, 5, 6].find((pair) => {
  const { same, other } = rounds(pair);
  return same !== undefined && other !== undefined;
});
if (moving === undefined) throw new Error('No pair changes its line and comes back.');
const { line, same = 0, other = 0 } = rounds(moving);
const [table] = where(1, moving);
const name = (letter: string) => `Player ${moving}${letter}`;

/** The first of the pair sits North or East, and a board has been played. */
const playing = (settings: Partial<Settings>): TournamentState => {
  const open = openEvening(threeTableHowell(), settings);
  const board = open.tournament?.sessions
    .get(1)
    ?.sections.get('A')
    ?.movement.rounds[0]?.tables.find((plan) => plan.table === table)?.boards[0];
  return continued(open, take(1, table, line, 0), record(at(1, table, board ?? 0), 'Pass', 'NS'));
};

describe('RTP 2.2.1: the table says who sits where', () => {
  test('told when a pair sits down, before the session is opened too', () => {
    given(plannedEvening())
      .when(take(1, table, line, 1))
      .thenFacts({
        type: 'seats-taken',
        data: { session: 1, section: 'A', round: 1, table, side: line, first: 1, by: line },
      });
  });

  test('and people are called by it: until somebody says otherwise', () => {
    const told = playing({});
    const [one, two] = line === 'NS' ? (['N', 'S'] as const) : (['E', 'W'] as const);
    expect(seatedAt(told, 1, table)).toEqual({ [one]: name('a'), [two]: name('b') });
    const [later] = where(same, moving);
    expect(seatedAt(told, same, later)[one]).toBe(name('a'));
  });

  test('the same told twice is nothing new', () => {
    given(playing({}))
      .when(take(1, table, line, 0))
      .thenFacts();
  });

  test('Law 5A: from the first hand on it takes the director, with a reason that is on record', () => {
    given(playing({}))
      .when(take(1, table, line, 1))
      .thenRefused('to-confirm', { clause: 'Law 5A' });
    given(playing({}))
      .when(take(1, table, line, 1, { by: 'director', confirmed: ['seats-kept'] }))
      .thenRefused('to-confirm', { clause: 'Law 5A' });
    given(playing({}))
      .when(take(1, table, line, 1, { by: 'director', confirmed: ['seats-kept'], because: 'hearing aid' }))
      .thenTypes('seats-taken');
  });

  test('in the other line they sit as they like', () => {
    const [later, side] = where(other, moving);
    given(playing({}))
      .when(take(other, later, side, 0))
      .thenTypes('seats-taken');
    given(playing({}))
      .when(take(other, later, side, 1))
      .thenTypes('seats-taken');
  });
});

describe('X20, ROP 5.2: in a Howell North is North or West, South is South or East', () => {
  const rop = { profile: 'rop' } as const;
  test('kept in the other line', () => {
    const [later, side] = where(other, moving);
    // First in one line means second in the other: North goes with West.
    given(playing(rop))
      .when(take(other, later, side, 1))
      .thenFacts();
    given(playing(rop))
      .when(take(other, later, side, 0))
      .thenRefused('to-confirm', { clause: 'ROP 5.2' });
  });
  test('and it is kept in the next session', () => {
    const next = continued(playing(rop), planOf(2, threeTableHowell()));
    const asked = (first: FirstSeat) =>
      command('take-seats', { session: 2, section: 'A', round: 1, table, side: line, first, by: line });
    given(next).when(asked(0)).thenTypes('seats-taken');
    given(next).when(asked(1)).thenRefused('to-confirm', { clause: 'ROP 5.2' });
  });
});

describe('RTP 3.5.2, Law 5A: of a triplet', () => {
  // Pair 1 sits North–South at table 1 in every round of the Mitchell.
  const triplet = continued(
    openEvening(fourTableMitchell()),
    command('change-contestant', { kind: 'pair', contestant: '1', third: { name: 'Player 1c' } }),
    take(1, 1, 'NS', 0),
    record(at(1, 1, 1), 'Pass', 'NS'),
  );
  const playingNow = (state: TournamentState, playing: readonly [number, number], fromRound: number) =>
    continued(state, command('name-partners', { session: 1, contestant: '1', playing, fromRound }));
  const northSouth = (state: TournamentState, round: number) => {
    const { N, S } = seatedAt(state, round, 1);
    return [N, S];
  };

  test('who plays on keeps his seat, whoever comes in takes the other', () => {
    expect(northSouth(triplet, 2)).toEqual(['Player 1a', 'Player 1b']);
    expect(northSouth(playingNow(triplet, [0, 2], 2), 2)).toEqual(['Player 1a', 'Player 1c']);
    // Named in either order: South stays South.
    expect(northSouth(playingNow(triplet, [1, 2], 2), 2)).toEqual(['Player 1c', 'Player 1b']);
    expect(northSouth(playingNow(triplet, [2, 1], 2), 2)).toEqual(['Player 1c', 'Player 1b']);
    // Round 1 was played by those who played it.
    expect(northSouth(playingNow(triplet, [1, 2], 2), 1)).toEqual(['Player 1a', 'Player 1b']);
  });

  test('and changes it only with leave of the director', () => {
    const changed = playingNow(triplet, [1, 2], 2);
    given(changed)
      .when(take(2, 1, 'NS', 0))
      .thenRefused('to-confirm', { clause: 'Law 5A' });
    given(changed)
      .when(take(2, 1, 'NS', 1))
      .thenFacts();
    const permitted = continued(
      changed,
      take(2, 1, 'NS', 0, { by: 'director', confirmed: ['seats-kept'], because: 'hearing aid' }),
    );
    expect(northSouth(permitted, 2)).toEqual(['Player 1b', 'Player 1c']);
  });
});

describe('X03, RTP 2.2.1, ROP 8.2.1: mixed pairs', () => {
  const mixedEvening = (screens: boolean) =>
    after(
      command('create-tournament', {
        name: 'Mixed pairs',
        date: '2026-03-14',
        settings: { mixed: true, screens },
      }),
      ...[1, 2, 3, 4, 5, 6].map((number) =>
        command('enter-contestant', {
          kind: 'pair',
          contestant: `${number}`,
          players: [
            { name: `Woman ${number}`, sex: 'F' },
            { name: `Man ${number}`, sex: 'M' },
          ],
        }),
      ),
      command('plan-session', {
        session: 1,
        sections: [
          {
            section: 'A',
            movement: threeTableHowell(),
            seating: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' },
          },
        ],
      }),
    );

  test.each([
    [false, 'NS', 1],
    [false, 'EW', 1],
    [true, 'NS', 1],
    [true, 'EW', 0],
  ] as const)('screens %s, %s: women South and %s', (screens, side, first) => {
    const state = mixedEvening(screens);
    given(state)
      .when(take(1, 1, side, first))
      .thenTypes('seats-taken');
    given(state)
      .when(take(1, 1, side, first === 0 ? 1 : 0))
      .thenRefused('to-confirm', {
        clause: 'RTP 2.2.1',
        findings: [expect.objectContaining({ code: 'women-seats', asks: 'reason' })],
      });
  });
});

describe('what names people', () => {
  test('the history says who declared', () => {
    const declarer = line === 'NS' ? 'N' : 'E';
    const open = playing({});
    const boards =
      open.tournament?.sessions
        .get(1)
        ?.sections.get('A')
        ?.movement.rounds[0]?.tables.find((plan) => plan.table === table)?.boards ?? [];
    const played = continued(open, record(at(1, table, boards[1] ?? 0), `1NT${declarer}=`, 'NS'));
    expect(historyView(played).lines[0]?.params).toMatchObject({ declarer: name('a') });
    expect(historyView(played).lines.find(({ code }) => code === 'seats-taken')?.params).toMatchObject({
      first: name('a'),
      second: name('b'),
    });
  });

  test('undone, nobody is known to sit anywhere', () => {
    const told = continued(openEvening(), take(1, 1, 'NS', 0));
    const undone = continued(told, command('undo', { sequence: told.version }));
    expect(seatedAt(undone, 1, 1)).toEqual({});
  });
});

test('a team says it of its line-up, at its own table alone', () => {
  const declared = numbered(4).map((contestant) =>
    command('declare-line-up', {
      session: 1,
      section: 'A',
      round: 1,
      segment: 1,
      contestant,
      open: [0, 1],
      closed: [2, 3],
    }),
  );
  const state = continued(openTeams({ match: { lineUps: 'blind' } }), ...declared);
  const told = continued(state, take(1, 1, 'NS', 1));
  const north = seatedAt(told, 1, 1);
  expect(Object.keys(north).toSorted()).toEqual(['N', 'S']);
  expect(seatedAt(told, 1, 2)).toEqual({});
});

test('a player of an individual has his seat from the movement (Law 4)', () => {
  const state = plannedIndividual();
  given(state)
    .when(take(1, 1, 'NS', 0))
    .thenRefused('no-partners');
  expect(Object.keys(seatedAt(state, 1, 1))).toEqual(['N', 'S', 'E', 'W']);
});
