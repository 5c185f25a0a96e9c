import { orThrow } from 'naipe/base';
import { rescore } from 'naipe/check';
import { readUsebio } from 'naipe/format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';
import { whatHappens } from '../testing/played.ts';
import { type RoomBoard, TeamClub } from '../testing/team-club.ts';

/* The files of an event of teams: results as others read them, and the whole event taken to another server. */

let club: Club;
let event: TeamClub;

const resultAt = ({ room, board, home, away }: RoomBoard): string => {
  const [ns, ew] = room === 'open' ? [home, away] : [away, home];
  return whatHappens(board, Number(ns), Number(ew)).result;
};

beforeAll(async () => {
  club = await Club.open();
  event = await TeamClub.plan(club, {
    teams: ['1', '2', '3', '4', '5', '6'],
    match: { boards: 8 },
    draw: {
      kind: 'swiss',
      rounds: 3,
      first: 'slide',
      method: 'regulation',
      odd: 'bye',
      danishRounds: 0,
      apart: [],
      lag: 0,
    },
  });
  for (let round = 1; round <= 3; round++) {
    const drawn = await event.next(1);
    await Promise.all(drawn.matches.map((tile) => event.play(drawn, tile, resultAt)));
  }
  await event.must('close-session', { session: 1 });
  await event.must('publish-results', { session: 1 });
});

afterAll(() => club.close());

test('results as USEBIO are reckoned again without a difference, for the director and for anybody', async () => {
  for (const client of [event.director, club.client()]) {
    const { status, text } = await client.get(`/api/tournaments/${event.tournament}/results.xml`);
    expect(status, text).toBe(200);
    const { file, findings } = orThrow(readUsebio(text));
    expect(findings).toEqual([]);
    expect(file.event).toMatchObject({
      competition: 'swiss-teams',
      boardScoring: 'imps',
      matchScoring: 'vps',
    });
    const [session] = file.event.sessions;
    expect(session!.sections[0]!.matches).toHaveLength(9);
    expect(session!.sections[0]!.matches[0]!.travellers).toHaveLength(8);
    const again = orThrow(rescore(file));
    expect(again.differences).toEqual([]);
    // A board told otherwise is noticed.
    const told = text.replace(/<TRICKS>(\d+)</, (_, tricks) => `<TRICKS>${tricks === '7' ? 8 : 7}<`);
    expect(told).not.toBe(text);
    expect(orThrow(rescore(orThrow(readUsebio(told)).file)).differences).not.toEqual([]);
  }
});

test('an event of teams is exported and taken over whole', async () => {
  const file = await club.director.get(`/api/tournaments/${event.tournament}/export`);
  const other = await Club.open();
  const taken = await other.director.post('/api/tournaments/import', file.text, {
    'content-type': 'application/x-ndjson',
  });
  expect(taken.status, taken.text).toBe(201);
  for (const [view, query] of [
    ['ranking', {}],
    ['matches', { phase: 1 }],
    ['cross-table', { phase: 1, section: 'A' }],
  ] as const) {
    const before = await club.director.view(event.tournament, view, query);
    expect((await other.director.view(event.tournament, view, query)).json).toEqual(before.json);
  }
  await other.close();
});

test.each(['csv', 'pbn'])('results as %s are written', async (ending) => {
  const { status, text } = await club.client().get(`/api/tournaments/${event.tournament}/results.${ending}`);
  expect(status, text).toBe(200);
  expect(text).toContain('Team 1');
});
