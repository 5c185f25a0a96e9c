import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { contestants, individual } from 'naipe/movement';
import type { RankingView } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club, SMALL } from '../testing/club.ts';

/* Whole individuals (RTP 1.2) over HTTP, against a reckoning of their own: 2 for a result beaten, 1 for an equal one (Law 78A). */

let club: Club;
beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

/** North makes 1NT, or does not, as the round and the table have it. */
const isMade = (round: number, table: number): boolean => (round * 7 + table * 3) % 4 < 2;
const resultAt = (round: number, table: number): string => (isMade(round, table) ? '1NTN=' : '1NTN-1');

/** The per cent of somebody on a board, of what the others of his line made of it; 50 where nobody else played it. */
function percentOn(plays: readonly boolean[], isNorthSouth: boolean, made: boolean): number {
  if (plays.length === 1) return 50;
  const [better, worse] = isNorthSouth ? [true, false] : [false, true];
  const beaten = made === better ? plays.filter((other) => other === worse).length : 0;
  const equal = plays.filter((other) => other === made).length - 1;
  return (100 * (2 * beaten + equal)) / (2 * (plays.length - 1));
}

test.each([4, 6, 9, 13, 18])('%i players: everybody’s matchpoints as reckoned by hand', async (players) => {
  const movement = orThrow(individual({ players, boardsPerRound: 1 }));
  const numbers = contestants(movement);
  const data = { name: 'Nowhere Individual', date: '2026-03-14', settings: { contestants: 'player' } };
  const created = await club.director.post('/api/tournaments', { id: randomUUID(), data });
  const id: string = created.json.tournament;
  for (const number of numbers)
    await club.must('enter-contestant', id, {
      kind: 'player',
      contestant: `${number}`,
      player: { name: `Player ${number}` },
    });
  const seating = Object.fromEntries(numbers.map((number) => [number, `${number}`]));
  const sections = [{ section: 'A', movement, seating }];
  await club.must('plan-session', id, {
    session: 1,
    sections,
    confirmed: ['one-table'],
    because: 'Four came',
  });
  await club.must('open-session', id, { session: 1, ...SMALL });
  for (const { round, tables } of movement.rounds) {
    await club.must('start-round', id, { session: 1, round });
    for (const { table, boards } of tables)
      for (const board of boards)
        await club.must('record-result', id, {
          ...{ session: 1, section: 'A', round, table, board },
          ...{ result: resultAt(round, table), by: 'director' },
        });
  }
  await club.must('close-session', id, { session: 1, confirmed: ['unagreed-results'] });
  await club.must('publish-results', id, { session: 1 });
  const { lists }: RankingView = (await club.client().view(id, 'ranking', { session: 1 })).json;
  const lines = lists.flatMap((list) => list.lines);
  expect(lines.map(({ contestant }) => Number(contestant)).sort((a, b) => a - b)).toEqual(numbers);
  const plays = movement.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, ns, ew, boards }) =>
      boards.map((board) => ({ board, ns, ew, made: isMade(round, table) })),
    ),
  );
  for (const { contestant, score, boards } of lines) {
    const own = plays.filter(({ ns, ew }) => [...ns, ...ew].includes(Number(contestant)));
    const percents = own.map(({ board, ns, made }) => {
      const all = plays.filter((other) => other.board === board).map((other) => other.made);
      return percentOn(all, ns.includes(Number(contestant)), made);
    });
    const mean = percents.reduce((sum, percent) => sum + percent, 0) / own.length;
    expect([contestant, Number(score), boards]).toEqual([contestant, expect.closeTo(mean, 1), own.length]);
  }
});
