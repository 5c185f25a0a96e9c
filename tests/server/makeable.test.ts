import { orThrow } from 'naipe/base';
import { parseDeal, printDeal } from 'naipe/game';
import type { HandsView, ToSolve } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club, deals } from '../testing/club.ts';

const TEN = { S: 10, H: 10, D: 10, C: 10, NT: 10 };
const TRICKS = { N: TEN, E: TEN, S: TEN, W: TEN };
const BOARDS = deals().length;

/** A solver that has its answer at once, and what it was asked. */
const asked: string[] = [];
const solver = {
  width: 2,
  solve: async ({ deal }: ToSolve) => {
    asked.push(deal);
    return TRICKS;
  },
  close: async () => {},
};

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open({ solver });
  tournament = await club.play();
});

afterAll(() => club.close());

const hands = async (client = club.director): Promise<HandsView> =>
  (await client.get(`/api/tournaments/${tournament}/views/hands?session=1`)).json;

test('deals are worked out as soon as they are attached; the director sees how far, nobody else sees anything (Law 16)', async () => {
  await club.must('attach-deals', tournament, { session: 1, deals: deals() });
  await expect.poll(async () => (await hands()).solved).toEqual({ done: BOARDS, of: BOARDS });
  expect((await hands()).boards[0]).toMatchObject({ tricks: TRICKS });
  const { status, text } = await club.client().get(`/api/tournaments/${tournament}/views/hands?session=1`);
  expect(status).toBe(200);
  for (const secret of ['tricks', 'par"', 'solved', 'deal"']) expect(text).not.toContain(secret);
  expect(asked.toSorted()).toEqual(
    deals()
      .map(({ deal }) => printDeal(orThrow(parseDeal(deal))))
      .toSorted(),
  );
});

test('after a restart it is known, and nothing is worked out again', async () => {
  const count = asked.length;
  await club.stop();
  await club.start({ solver });
  const director = club.client();
  await director.post('/api/session/director', { password: 'correct horse' });
  expect((await hands(director)).solved).toEqual({ done: BOARDS, of: BOARDS });
  expect(asked.length).toBe(count);
});
