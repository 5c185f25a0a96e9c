import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';
import { type RoomBoard, TeamClub } from '../testing/team-club.ts';

/*
 * A knockout of four teams over HTTP by RTP 3.6.10.3: IMPs, total points, boards won, four more boards, then board by board;
 * the final in sets of four until one differs in IMPs. Figures by Laws 77 and 78B: 2S = 110, 1NT+1 = 120, 4S = 420 or 620.
 */

let club: Club;
let event: TeamClub;

beforeAll(async () => {
  club = await Club.open();
  event = await TeamClub.plan(club, {
    teams: ['1', '2', '3', '4'],
    match: { boards: 8, segments: 2 },
    draw: { kind: 'knockout', thirdPlace: false },
  });
});

afterAll(() => club.close());

const passed = (): string => 'Pass';

/** Both rooms pass every board but this one, where home makes so much in the open room and the visitors so much in the other. */
const butFor =
  (board: number, open: string, closed: string) =>
  (at: RoomBoard): string =>
    at.board !== board ? 'Pass' : at.room === 'open' ? open : closed;

async function tileOf({ round }: RoundMatches, match: number): Promise<MatchTile> {
  const { rounds } = await event.see('matches', { phase: 1, round });
  return rounds[0]!.matches.find((each) => each.match === match)!;
}

/** The draw of a round, and its two segments called. */
async function nextRound(): Promise<RoundMatches> {
  const drawn = await event.next(1);
  return drawn;
}

/** Plays boards that a tie asks for: what is written in each room. */
async function extra(
  drawn: RoundMatches,
  tile: MatchTile,
  boards: readonly number[],
  resultAt: (board: number, room: 'open' | 'closed') => string,
): Promise<MatchTile> {
  await event.must('set-extra-boards', {
    session: 1,
    section: 'A',
    round: drawn.round,
    match: tile.match,
    boards,
  });
  const last = drawn.first + drawn.segments - 1;
  for (const board of boards) {
    await event.record(1, last, tile.open.table, board, resultAt(board, 'open'));
    await event.record(1, last, tile.closed!.table, board, resultAt(board, 'closed'));
  }
  return tileOf(drawn, tile.match);
}

describe('the semi-finals', () => {
  let drawn: RoundMatches;

  test('1 meets 4, 2 meets 3, in two segments of four boards', async () => {
    drawn = await nextRound();
    expect(drawn).toMatchObject({ round: 1, segments: 2, first: 1 });
    expect(drawn.boards).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(drawn.matches.map(({ home, away }) => [home.contestant, away.contestant].toSorted())).toEqual([
      ['1', '4'],
      ['2', '3'],
    ]);
  });

  test('RTP 3.6.10.3: equal in IMPs, ten points decide', async () => {
    const tile = drawn.matches.find(({ home, away }) => [home, away].some((t) => t.contestant === '2'))!;
    // Home 120 in the open room, the visitors 110 in the closed: no IMP (Law 78B), ten points.
    const first = drawn.boards.slice(0, 4);
    for (const board of first) await both(tile, drawn.first, board, butFor(1, '1NTN+1', '2SN='));
    await event.must('start-round', { session: 1, round: drawn.first + 1 });
    for (const board of drawn.boards.slice(4)) await both(tile, drawn.first + 1, board, passed);
    const after = await tileOf(drawn, tile.match);
    expect(after).toMatchObject({
      imps: { home: '0', away: '0' },
      compared: 8,
      winner: tile.home.contestant,
      decidedBy: { by: 'points', clause: 'RTP 3.6.10.3(a)', figures: { home: '10', away: '0' } },
    });
    expect(after.playOn).toBeUndefined();
  });

  async function both(tile: MatchTile, round: number, board: number, at: (at: RoomBoard) => string) {
    const teams = { home: tile.home.contestant, away: tile.away.contestant, round: drawn.round, board };
    await event.record(1, round, tile.open.table, board, at({ room: 'open', ...teams }));
    await event.record(1, round, tile.closed!.table, board, at({ room: 'closed', ...teams }));
  }

  test('RTP 3.6.10.3: all equal: four more boards, then one by one', async () => {
    const tile = drawn.matches.find(({ home, away }) => [home, away].some((t) => t.contestant === '1'))!;
    for (const [index, board] of drawn.boards.entries())
      await both(tile, drawn.first + (index < 4 ? 0 : 1), board, passed);
    const tied = await tileOf(drawn, tile.match);
    expect(tied.winner).toBeUndefined();
    expect(tied.playOn).toBe(4);
    // No round is drawn while nobody has won.
    const refused = await event.ask('draw-round', { session: 1, section: 'A' });
    expect([refused.status, refused.json.error.code]).toEqual([422, 'match-open']);
    const four = [9, 10, 11, 12];
    const still = await extra(drawn, tile, four, passed);
    expect(still.winner).toBeUndefined();
    expect(still.playOn).toBe(1);
    // The visitors make 620 in the closed room, vulnerable on board 13, against a pass: 12 IMPs.
    const over = await extra(drawn, tile, [13], (_, room) => (room === 'open' ? 'Pass' : '4SN='));
    expect(over).toMatchObject({ winner: tile.away.contestant });
    expect(over.playOn).toBeUndefined();
  });
});

describe('the final', () => {
  let drawn: RoundMatches;
  let tile: MatchTile;

  test('is between the winners', async () => {
    drawn = await nextRound();
    const finalists = (await event.see('matches', { phase: 1, round: 1 })).rounds[0]!.matches.map(
      ({ winner }) => winner!,
    );
    [tile] = drawn.matches as [MatchTile];
    expect([tile.home.contestant, tile.away.contestant].toSorted()).toEqual(finalists.toSorted());
  });

  test('RTP 3.6.10.3: ten points do not decide a final; sets of four boards until one differs in IMPs', async () => {
    await event.must('start-round', { session: 1, round: drawn.first + 1 });
    await event.play(drawn, tile, butFor(drawn.boards[0]!, '1NTN+1', '2SN='));
    const tied = await tileOf(drawn, tile.match);
    expect(tied.winner).toBeUndefined();
    expect(tied.playOn).toBe(4);
    const last = Math.max(...drawn.boards);
    const set = (from: number) => [1, 2, 3, 4].map((each) => from + each);
    const again = await extra(drawn, tile, set(last), passed);
    expect(again.playOn).toBe(4);
    const swing = last + 8;
    const over = await extra(drawn, tile, set(last + 4), (board, room) =>
      board === swing && room === 'open' ? '2SN=' : 'Pass',
    );
    expect(over).toMatchObject({ winner: tile.home.contestant });
  });

  test('RTP 3.6.10.3(b): the ranking is by the round of the defeat, the same round ex aequo where nothing hangs on it', async () => {
    const lines = await event.ranking();
    const [first, second] = [tile.home.contestant, tile.away.contestant];
    expect(lines.slice(0, 2).map(({ contestant }) => contestant)).toEqual([first, second]);
    expect(lines.slice(2).map(({ place, exAequo }) => [place, exAequo])).toEqual([
      [3, true],
      [3, true],
    ]);
  });
});
