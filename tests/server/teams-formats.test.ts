import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naiveImps } from '../../core/tournament/testing/naive/match.ts';
import { Club } from '../testing/club.ts';
import { pointsOf, whatHappens } from '../testing/played.ts';
import { type RoomBoard, TeamClub } from '../testing/team-club.ts';

/* The other ways of playing matches over HTTP: all against all, and a movement of one session by every way of scoring. */

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const resultAt = ({ room, board, home, away }: RoomBoard): string => {
  const [ns, ew] = room === 'open' ? [home, away] : [away, home];
  return whatHappens(board, Number(ns), Number(ew)).result;
};

/** Home's IMPs less the visitors', board by board, reckoned by hand. */
const netOf = ({ round }: RoundMatches, { home, away }: MatchTile, boards: readonly number[]): number =>
  boards.reduce((sum, board) => {
    const at = { board, round, home: home.contestant, away: away.contestant };
    const points = (room: RoomBoard['room']) => pointsOf(resultAt({ ...at, room }), board);
    return sum + naiveImps(points('open') - points('closed'));
  }, 0);

const net = ({ imps }: MatchTile): number => Number(imps!.home) - Number(imps!.away);

test('a round robin of five: its calendar drawn at once, each meets each once, sits out once, and captains sign', async () => {
  const event = await TeamClub.plan(club, {
    teams: ['1', '2', '3', '4', '5'],
    match: { boards: 8 },
    draw: { kind: 'round-robin', double: false, neighboursEarly: false },
  });
  await event.must('draw-round', { session: 1, section: 'A', rounds: 5 });
  const { rounds } = await event.see('matches', { phase: 1 });
  expect(rounds).toHaveLength(5);
  expect(rounds.map(({ bye }) => bye!.contestant).toSorted()).toEqual(['1', '2', '3', '4', '5']);
  for (const drawn of rounds) {
    await event.must('start-round', { session: 1, round: drawn.first });
    for (const tile of drawn.matches) {
      await event.play(drawn, tile, resultAt);
      const at = { session: 1, section: 'A', round: drawn.round, match: tile.match };
      for (const { contestant } of [tile.home, tile.away])
        await (await event.captain(contestant)).must(event.tournament, 'agree-match', {
          ...at,
          by: contestant,
        });
    }
  }
  const after = await event.see('matches', { phase: 1 });
  const tiles = after.rounds.flatMap((drawn) => drawn.matches.map((tile) => ({ drawn, tile })));
  expect(tiles).toHaveLength(10);
  expect(
    new Set(tiles.map(({ tile }) => [tile.home.contestant, tile.away.contestant].toSorted().join())),
  ).toHaveLength(10);
  for (const { drawn, tile } of tiles) {
    expect([tile.state, net(tile)]).toEqual(['agreed', netOf(drawn, tile, drawn.boards)]);
    // RTP 3.6.6: what one wins the other does not.
    expect(Number(tile.vps!.home) + Number(tile.vps!.away)).toBeCloseTo(20, 6);
  }
  // RTP 3.6.7.1: 12 VPs for the round in which each sat out.
  const sums = new Map(['1', '2', '3', '4', '5'].map((team) => [team, 12]));
  for (const { tile } of tiles)
    for (const side of ['home', 'away'] as const)
      sums.set(tile[side].contestant, sums.get(tile[side].contestant)! + Number(tile.vps![side]));
  const lines = await event.ranking();
  for (const { contestant, score } of lines) expect(Number(score)).toBeCloseTo(sums.get(contestant)!, 6);
  await event.must('close-session', { session: 1 });
  await event.must('publish-results', { session: 1 });
});

test.each(['imps', 'patton', 'board-a-match', 'total-points', 'win-loss'] as const)(
  'a movement of five teams in one session, scored by %s, is played to its end',
  async (scoring) => {
    const event = await TeamClub.plan(club, {
      teams: ['1', '2', '3', '4', '5'],
      match: { boards: 2, scoring },
      draw: { kind: 'movement', movement: 'whist' },
    });
    await event.must('draw-round', { session: 1, section: 'A' });
    const { rounds } = await event.see('matches', { phase: 1 });
    const [drawn] = rounds as [RoundMatches];
    expect(rounds).toHaveLength(1);
    for (let round = 1; round <= drawn.segments; round++) {
      await event.must('start-round', { session: 1, round });
      const { room } = await event.see('desk');
      for (const table of room!.sections[0]!.tables) {
        const view = await event.see('table', { session: 1, section: 'A', table: table.table, round });
        if (view.ns === undefined || view.ew === undefined) continue;
        const [ns, ew] = [view.ns.contestant.contestant, view.ew.contestant.contestant];
        for (const { board } of view.boards)
          await event.record(1, round, table.table, board, whatHappens(board, Number(ns), Number(ew)).result);
      }
    }
    const after = (await event.see('matches', { phase: 1 })).rounds[0]!;
    expect(after.matches.filter(({ compared, boards }) => compared < boards)).toEqual([]);
    const met = after.matches.map(({ home, away }) => [home.contestant, away.contestant].toSorted().join());
    expect(new Set(met).size).toBe(met.length);
    const lines = await event.ranking();
    expect(lines).toHaveLength(5);
    expect(lines.every(({ record }) => record!.played === 4)).toBe(true);
    await event.must('close-session', { session: 1 });
  },
);

test('matches of pairs: one table a match, Butler over the field, VPs a match', async () => {
  const tournament = await club.create({ contestants: 'pair', method: 'butler' });
  const director = club.director;
  const pairs = ['1', '2', '3', '4', '5', '6'];
  for (const contestant of pairs)
    await director.must(tournament, 'enter-contestant', {
      kind: 'pair',
      contestant,
      players: [{ name: `One ${contestant}` }, { name: `Other ${contestant}` }],
    });
  await director.must(tournament, 'plan-phase', {
    phase: 1,
    format: {
      kind: 'matches',
      draw: {
        kind: 'swiss',
        rounds: 3,
        first: 'fold',
        method: 'regulation',
        odd: 'bye',
        danishRounds: 0,
        apart: [],
        lag: 0,
      },
      match: { boards: 8, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
    },
    groups: [{ section: 'A', contestants: pairs }],
  });
  await director.must(tournament, 'open-session', { session: 1 });
  for (let round = 1; round <= 3; round++) {
    await director.must(tournament, 'draw-round', { session: 1, section: 'A' });
    await director.must(tournament, 'start-round', { session: 1, round });
    const { json } = await director.view(tournament, 'matches', { phase: 1, round });
    const [drawn] = json.rounds as [RoundMatches];
    expect(drawn.matches).toHaveLength(3);
    for (const { open, closed, home, away } of drawn.matches) {
      expect(closed).toBeUndefined();
      for (const board of drawn.boards) {
        const { result } = whatHappens(board, Number(home.contestant), Number(away.contestant));
        const at = { session: 1, section: 'A', round, table: open.table, board };
        await director.must(tournament, 'record-result', { ...at, result, by: 'director' });
      }
    }
  }
  const { json } = await director.view(tournament, 'matches', { phase: 1 });
  for (const { matches } of json.rounds as readonly RoundMatches[])
    for (const { vps } of matches) expect(Number(vps!.home) + Number(vps!.away)).toBeCloseTo(20, 6);
  const ranking = (await director.view(tournament, 'ranking')).json;
  expect(ranking.unit).toBe('vps');
  const total = ranking.lists[0].lines.reduce(
    (sum: number, line: { score: string }) => sum + Number(line.score),
    0,
  );
  expect(total).toBeCloseTo(3 * 3 * 20, 6);
});
