import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { readGames, readHandRecord } from 'naipe/format';
import { parseDeal, printDeal } from 'naipe/game';
import type { HandsView } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club, SMALL } from '../testing/club.ts';

const TEN = { S: 10, H: 10, D: 10, C: 10, NT: 10 };
const solver = {
  width: 2,
  solve: async () => ({ N: TEN, E: TEN, S: TEN, W: TEN }),
  close: async () => {},
};

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open({ solver });
  tournament = await club.create();
  await club.plan(tournament);
});

afterAll(() => club.close());

const of = (id: string, path: string) => club.director.get(`/api/tournaments/${id}/${path}`);
const hands = async (id = tournament): Promise<HandsView> => (await of(id, 'views/hands?session=1')).json;
const deal = (id: string, command = randomUUID()) =>
  club.director.post(`/api/tournaments/${id}/commands`, {
    id: command,
    type: 'deal-boards',
    data: { session: 1 },
  });
const file = async (ending: string) => (await of(tournament, `deals.${ending}?session=1`)).text;

test('Law 6: the server deals; who asks cannot say the cards, and asking again under one id deals once', async () => {
  const chosen = { session: 1, deals: [{ board: 1, deal: 'N:...' }] };
  const forged = { id: randomUUID(), type: 'deal-boards', data: chosen };
  expect((await club.director.post(`/api/tournaments/${tournament}/commands`, forged)).status).toBe(400);
  const command = randomUUID();
  const first = await deal(tournament, command);
  expect(first.json).toMatchObject({ facts: [{ type: 'deals-attached' }], repeated: false });
  expect((await deal(tournament, command)).json).toMatchObject({ repeated: true });
  expect((await deal(tournament)).json).toMatchObject({ error: { code: 'dealt-already' } });
  const { boards } = await hands();
  expect(boards).toHaveLength(6);
  expect(new Set(boards.map((board) => board.deal)).size).toBe(6);
  const answer = await club.client().get(`/api/tournaments/${tournament}/views/hands?session=1`);
  expect(answer.text).not.toContain('deal"');
});

test.each(['pbn', 'dup', 'dlm', 'bri', 'dge', 'txt'])(
  'the machine’s file %s has the cards, for a director alone',
  async (ending) => {
    const given = (await hands()).boards.map((board) => printDeal(orThrow(parseDeal(board.deal ?? ''))));
    const read = readHandRecord(await file('pbn')).deals.map((record) => printDeal(record.deal));
    expect(read).toEqual(given);
    expect(readGames(await file(ending)).file.games).toHaveLength(6);
    expect((await club.client().get(`/api/tournaments/${tournament}/deals.${ending}?session=1`)).status).toBe(
      401,
    );
  },
);

test('Law 6D2: cards that another tournament has played are flagged, once it has begun', async () => {
  const given = (await hands()).boards.map(({ board, deal: cards = '' }) => ({ board, deal: cards }));
  const later = await club.create();
  await club.plan(later);
  await club.must('attach-deals', later, { session: 1, deals: given });
  const flagged = async () => (await of(later, 'earlier-deals?session=1')).json.boards;
  await expect.poll(async () => (await hands()).solved).toEqual({ done: 6, of: 6 });
  expect(await flagged()).toEqual([]);
  await club.must('open-session', tournament, { session: 1, ...SMALL });
  expect(await flagged()).toHaveLength(6);
  expect((await flagged())[2]).toEqual({
    board: 3,
    where: { tournament, name: 'Nowhere Open', date: '2026-03-14', session: 1, board: 3 },
  });
});
