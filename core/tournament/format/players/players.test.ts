import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../base/index.ts';
import { individual, mitchell } from '../../../movement/index.ts';
import { mayCommand } from '../../access/permission.ts';
import { see } from '../../access/visibility.ts';
import { everybodyAt } from '../../meeting.ts';
import { playedMeetings } from '../../meetings/schedule.ts';
import type { TournamentState } from '../../state.ts';
import { agree, at, entry, planOf, playedEvening, record } from '../../testing/evening.ts';
import { type AnyCommand, after, command, continued, handle } from '../../testing/given.ts';
import { plannedIndividual, planOfPlayers, playerEntry, TWO_ROUNDS } from '../../testing/individual.ts';
import { answer } from '../../views/answer.ts';

const percentages = (state: TournamentState): Record<string, string> =>
  Object.fromEntries(
    orThrow(answer(state, { view: 'ranking', session: 1 })).lists.flatMap(({ lines }) =>
      lines.map(({ contestant, score }) => [contestant, score]),
    ),
  );

const opened = (state: TournamentState): TournamentState =>
  continued(state, command('open-session', { session: 1 }), command('start-round', { session: 1, round: 1 }));

const settled = (where: ReturnType<typeof at>, result: string): AnyCommand[] => [
  record(where, result),
  agree(where),
];

describe('what a side makes both its players have (Law 4, 78A)', () => {
  // Board 1: +420 beats +140. Board 2 (NS vulnerable): +620 beats -100.
  const played = continued(
    opened(plannedIndividual(TWO_ROUNDS)),
    ...settled(at(1, 1, 1), '4SN='),
    ...settled(at(1, 2, 1), '3SN='),
    command('start-round', { session: 1, round: 2 }),
    ...settled(at(2, 1, 2), '4HN='),
    ...settled(at(2, 2, 2), '4HN-1'),
  );

  test('matchpoints: two boards of top 2, added up player by player', () => {
    expect(percentages(played)).toEqual({
      '1': '100.00', // 2 with 2, 2 with 3
      '2': '50.00', // 2 with 1, 0 with 4
      '3': '50.00', // 0 with 4, 2 with 1
      '4': '0.00',
      '5': '0.00',
      '6': '50.00',
      '7': '50.00',
      '8': '100.00',
    });
  });

  test('equal places are shared: 1 and 8 first, the four with half third, 4 and 5 seventh', () => {
    const [list] = orThrow(answer(played, { view: 'ranking', session: 1 })).lists;
    expect(list?.lines.map(({ contestant, place }) => [contestant, place])).toEqual(
      expect.arrayContaining([
        ['1', 1],
        ['8', 1],
        ['2', 3],
        ['7', 3],
        ['4', 7],
        ['5', 7],
      ]),
    );
  });

  test('a card says with whom and in which seat each board was played', () => {
    const { sessions } = orThrow(answer(played, { view: 'scorecard', contestant: '3' }));
    expect(
      sessions[0]?.lines.map(({ board, seat, partner, opponents, points, score }) => [
        board,
        seat,
        partner?.names,
        opponents.names,
        points,
        score?.percent,
      ]),
    ).toEqual([
      [1, 'E', ['Player 4'], ['Player 1', 'Player 2'], -420, '0.00'],
      [2, 'S', ['Player 1'], ['Player 2', 'Player 4'], 620, '100.00'],
    ]);
  });

  test('Butler: the datum is the mean, 280; +140 for one side is 4 IMPs, for the other minus 4', () => {
    const { state, refusal } = handle(played, command('change-settings', { changes: { method: 'butler' } }));
    expect(refusal).toBeUndefined();
    // Board 1: 420 and 140, mean 280, so 140 = 4 IMPs. Board 2: 620 and -100, mean 260, so 360 = 8 IMPs.
    expect(percentages(state)).toMatchObject({ '1': '12.00', '2': '-4.00', '4': '-12.00', '8': '12.00' });
  });

  test('a penalty is of the player at fault alone: his partner was blameless (Law 12C3)', () => {
    const given = continued(
      played,
      command('give-penalty', {
        session: 1,
        contestant: '2',
        amount: { unit: 'percent-of-top', value: '50' },
        reason: 'late',
        clause: 'Law 90',
      }),
    );
    // Half a top of 2 is 1 of 4 points.
    expect(percentages(given)).toMatchObject({ '2': '25.00', '1': '100.00' });
  });
});

test('Law 12C2(a), 12C3: average plus is 60 or what the player himself made elsewhere, so that partners may differ', () => {
  const state = continued(
    opened(plannedIndividual(TWO_ROUNDS)),
    ...settled(at(1, 1, 1), '4SN='),
    ...settled(at(1, 2, 1), '3SN='),
    command('start-round', { session: 1, round: 2 }),
    ...settled(at(2, 2, 2), '4HN-1'),
    command('adjust-score', {
      ...at(2, 1, 2),
      ns: { kind: 'named', name: 'A+' },
      ew: { kind: 'named', name: 'A+' },
      reason: 'fouled',
      clause: 'Law 12C2',
    }),
  );
  const percentOn = (player: string) =>
    orThrow(answer(state, { view: 'scorecard', contestant: player })).sessions[0]?.lines.find(
      ({ board }) => board === 2,
    )?.score?.percent;
  expect(percentOn('1')).toBe('100.00');
  expect(percentOn('3')).toBe('60.00');
});

describe('a movement of its own', () => {
  const players = after(
    command('create-tournament', { name: 'x', date: '2026-03-14', settings: { contestants: 'player' } }),
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map(playerEntry),
  );
  const pairs = after(
    command('create-tournament', { name: 'x', date: '2026-03-14', settings: {} }),
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map(entry),
  );

  test('players do not play a movement for pairs, nor pairs an individual (Law 4)', () => {
    const forPairs = planOf(1, orThrow(mitchell({ pairs: 8, rounds: 3, boardsPerRound: 2 })));
    expect(handle(players, forPairs).refusal?.code).toBe('not-individual');
    const forPlayers = planOfPlayers(orThrow(individual({ players: 8, boardsPerRound: 2 })));
    expect(handle(pairs, forPlayers).refusal?.code).toBe('only-individual');
  });

  test('one table is told to have nobody to compare with', () => {
    const five = after(
      command('create-tournament', { name: 'x', date: '2026-03-14', settings: { contestants: 'player' } }),
      ...['1', '2', '3', '4', '5'].map(playerEntry),
    );
    const plan = planOfPlayers(orThrow(individual({ players: 5, boardsPerRound: 2 })));
    expect(handle(five, plan).refusal).toMatchObject({
      code: 'to-confirm',
      findings: [{ code: 'one-table' }],
    });
  });
});

describe.each([8, 9, 10, 11, 12, 14])('%i players, a whole session', (count) => {
  const movement = orThrow(individual({ players: count, boardsPerRound: 2 }));
  const planned = plannedIndividual(movement);
  const state = playedEvening(planned);

  test('everybody plays at most one table a round, and no board twice', () => {
    const { tournament } = planned;
    const meetings = [...playedMeetings(tournament!, tournament!.sessions.get(1)!)];
    const seats = meetings.flatMap((each) => everybodyAt(each).map((player) => `${player}/${each.round}`));
    expect(new Set(seats).size).toBe(seats.length);
    const boards = meetings.flatMap((each) =>
      everybodyAt(each).flatMap((player) => each.boards.map((board) => `${player}/${board}`)),
    );
    expect(new Set(boards).size).toBe(boards.length);
  });

  test('the guide card names partner, seat and opponents, and who sits out is told', () => {
    const { cards } = orThrow(answer(state, { view: 'guide-cards', session: 1 }));
    const out = cards.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'sits-out'));
    expect(out).toHaveLength((count % 4) * movement.rounds.length);
    const plays = cards.flatMap(({ lines }) => lines.filter((line) => line.kind === 'plays'));
    expect(plays.every(({ seat, partner }) => seat !== undefined && partner !== undefined)).toBe(true);
  });

  test('the ranking is that of matchpoints worked out anew, table by table', () => {
    expect(percentages(state)).toEqual(reckonedAnew(state));
  });
});

/** A second reckoning: each result against each other result of the board, for both players of the side. */
function reckonedAnew(state: TournamentState): Record<string, string> {
  const points = new Map<string, number>();
  const tops = new Map<string, number>();
  const boards = [...state.tournament!.sessions.get(1)!.boards.values()];
  const playsOf = boards.map(({ plays }) => [...plays.values()].flatMap((each) => [...each.values()]));
  for (const plays of playsOf) {
    for (const play of plays) {
      const mine = play.recorded!.nsPoints;
      const ns = plays
        .filter((other) => other !== play)
        .reduce((sum, { recorded }) => sum + 1 + Math.sign(mine - recorded!.nsPoints), 0);
      const top = 2 * (plays.length - 1);
      const give = (side: string, made: number) => {
        for (const player of side.split('+')) {
          points.set(player, (points.get(player) ?? 0) + made);
          tops.set(player, (tops.get(player) ?? 0) + top);
        }
      };
      give(play.ns, ns);
      give(play.ew, top - ns);
    }
  }
  return Object.fromEntries(
    [...points].map(([player, made]) => [player, ((100 * made) / (tops.get(player) ?? 1)).toFixed(2)]),
  );
}

describe('on a phone', () => {
  const state = opened(plannedIndividual(TWO_ROUNDS));

  test('the table knows its four by seat, and where each goes next', () => {
    const view = orThrow(answer(state, { view: 'table', session: 1, section: 'A', table: 1 }));
    expect(
      view.players?.map(({ seat, contestant, partner, next }) => [seat, contestant.names[0], partner, next]),
    ).toEqual([
      ['N', 'Player 1', '2', { kind: 'table', table: 1, side: 'NS', stays: true, seat: 'N', partner: '3' }],
      ['S', 'Player 2', '1', { kind: 'table', table: 1, side: 'EW', stays: false, seat: 'E', partner: '4' }],
      ['E', 'Player 3', '4', { kind: 'table', table: 1, side: 'NS', stays: false, seat: 'S', partner: '1' }],
      ['W', 'Player 4', '3', { kind: 'table', table: 1, side: 'EW', stays: true, seat: 'W', partner: '2' }],
    ]);
    expect(view.ns?.contestant).toEqual({ contestant: '1+2', names: ['Player 1', 'Player 2'] });
    expect(view.ns?.next).toBeUndefined();
  });

  test('a player writes for the side he sits on, and sees his own table', () => {
    const viewer = (contestant: string) => ({ role: 'player', contestant }) as const;
    const result = record(at(1, 1, 1), '4SN=');
    expect(mayCommand(state, viewer('2'), result).ok).toBe(true);
    expect(mayCommand(state, viewer('3'), result).ok).toBe(false);
    expect(mayCommand(state, viewer('5'), result).ok).toBe(false);
    const table = { view: 'table', session: 1, section: 'A', table: 1 } as const;
    expect(see(state, viewer('4'), table).ok).toBe(true);
    expect(see(state, viewer('8'), table).ok).toBe(false);
  });
});

describe('what went otherwise', () => {
  const grounds = { reason: 'they sat down wrong', clause: 'Law 15' };
  const state = opened(plannedIndividual(TWO_ROUNDS));

  test('two players sat in each other’s places: 2 with 3 against 1 and 4; what they made is theirs', () => {
    const mended = continued(
      state,
      ...settled(at(1, 1, 1), '4SN='),
      ...settled(at(1, 2, 1), '3SN='),
      command('change-opponents', {
        session: 1,
        section: 'A',
        round: 1,
        table: 1,
        ns: '3+2',
        ew: '1+4',
        stay: false,
        ...grounds,
      }),
    );
    expect(percentages(mended)).toMatchObject({ '3': '100.00', '2': '100.00', '1': '0.00', '4': '0.00' });
    const next = orThrow(answer(mended, { view: 'table', session: 1, section: 'A', table: 1, round: 2 }));
    expect(next.ns?.contestant.contestant).toBe('1+3');
  });

  test('a substitute plays for one player from a round on; his scores are those of the player', () => {
    const changed = handle(
      state,
      command('substitute-player', {
        session: 1,
        contestant: '4',
        player: 0,
        substitute: { name: 'Somebody Else' },
        fromRound: 2,
        confirmed: ['substitute-registered', 'substitute-tier', 'substitute-region', 'force-majeure'],
      }),
    );
    expect(changed.refusal).toBeUndefined();
    const card = orThrow(
      answer(changed.state, { view: 'table', session: 1, section: 'A', table: 1, round: 2 }),
    );
    expect(card.ew?.contestant.names).toEqual(['Player 2', 'Somebody Else']);
  });

  test('a player who left leaves his table without a game: the others wait', () => {
    const left = continued(
      state,
      ...settled(at(1, 1, 1), '4SN='),
      ...settled(at(1, 2, 1), '3SN='),
      command('withdraw-contestant', { contestant: '4', from: { session: 1, round: 2 }, reason: 'ill' }),
    );
    const card = orThrow(answer(left, { view: 'guide-cards', session: 1 })).cards.find(
      ({ number }) => number === 1,
    );
    expect(card?.lines[1]).toEqual({ kind: 'sits-out', round: 2, table: 1 });
  });
});
