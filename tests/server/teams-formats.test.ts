import type { MatchScoring, MatchTile, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naiveImps, naiveMatch } from '../../core/tournament/testing/naive/match.ts';
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

/** An organiser's table for matches of two boards that bring 2–1–0 (RTP 3.6.13), and how it is read by hand. */
const PATTON_OF_TWO = {
  win: 2 as const,
  table: [
    { from: 0, winner: '2', loser: '2' },
    { from: 2, winner: '3', loser: '1' },
    { from: 12, winner: '4', loser: '0' },
  ],
};
const convertedOfTwo = (imps: number): number => {
  const winner = Math.abs(imps) >= 12 ? 4 : Math.abs(imps) >= 2 ? 3 : 2;
  return imps < 0 ? 4 - winner : winner;
};

/** What a match brings its two teams, from the differences of its boards in points. */
const BY_HAND: Readonly<Record<MatchScoring, (differences: readonly number[]) => readonly [number, number]>> =
  {
    imps: (differences) => {
      const boards = differences.map((open) => ({ open, closed: 0 }));
      const [home, away] = naiveMatch({ home: '', away: '', boards }).vps;
      return [home / 100, away / 100];
    },
    patton: (differences) => {
      const [boards, others] = BY_HAND['board-a-match'](differences);
      const imps = differences.reduce((sum, difference) => sum + naiveImps(difference), 0);
      return [boards + convertedOfTwo(imps), others + convertedOfTwo(-imps)];
    },
    'board-a-match': (differences) => {
      const home = differences.reduce((sum, difference) => sum + Math.sign(difference) + 1, 0);
      return [home, 2 * differences.length - home];
    },
    'board-a-match-halves': (differences) => {
      const [home, away] = BY_HAND['board-a-match'](differences);
      return [home / 2, away / 2];
    },
    'total-points': (differences) => {
      const home = differences.reduce((sum, difference) => sum + difference, 0);
      return [home, 0 - home];
    },
    'win-loss': (differences) => {
      const sign = Math.sign(differences.reduce((sum, difference) => sum + naiveImps(difference), 0));
      return [1 + sign, 1 - sign];
    },
  };

test.each([
  [4, 'whist', 'imps', 6],
  [5, 'whist', 'patton', 2],
  [6, 'whist', 'board-a-match', 2],
  [5, 'head-to-head', 'board-a-match-halves', 2],
  [6, 'head-to-head', 'total-points', 1],
  [7, 'whist', 'win-loss', 1],
] as const)(
  '%i teams in one session by a %s, scored by %s: every match is worth its own boards, and the sums rank',
  async (count, movement, scoring, boards) => {
    const teams = Array.from({ length: count }, (_, at) => `${at + 1}`);
    const event = await TeamClub.plan(club, {
      teams,
      match: { boards, scoring, ...(scoring === 'patton' ? { patton: PATTON_OF_TWO } : {}) },
      draw: { kind: 'movement', movement },
    });
    await event.must('draw-round', { session: 1, section: 'A' });
    const [drawn] = (await event.see('matches', { phase: 1 })).rounds as [RoundMatches];
    /** What North–South of one team made against East–West of another, by board. */
    const made = new Map<string, Map<number, number>>();
    for (let round = 1; round <= drawn.segments; round++) {
      await event.must('start-round', { session: 1, round });
      const { room } = await event.see('desk');
      for (const { table } of room!.sections[0]!.tables) {
        const view = await event.see('table', { session: 1, section: 'A', table, round });
        if (view.ns === undefined || view.ew === undefined) continue;
        const [ns, ew] = [view.ns.contestant.contestant, view.ew.contestant.contestant];
        const points = new Map<number, number>();
        for (const { board } of view.boards) {
          const { result, points: worth } = whatHappens(board, Number(ns), Number(ew));
          points.set(board, worth);
          await event.record(1, round, table, board, result);
        }
        made.set(`${ns}-${ew}`, points);
      }
    }
    const sums = new Map(teams.map((team) => [team, 0]));
    const after = (await event.see('matches', { phase: 1 })).rounds[0]!;
    expect(after.matches).toHaveLength((count * (count - 1)) / 2);
    for (const { home, away, vps, compared } of after.matches) {
      const [one, other] = [home.contestant, away.contestant];
      const there = made.get(`${other}-${one}`)!;
      const differences = [...made.get(`${one}-${other}`)!].map(([board, ns]) => ns - there.get(board)!);
      const [won, lost] = BY_HAND[scoring](differences);
      expect([compared, Number(vps!.home), Number(vps!.away)]).toEqual([boards, won, lost]);
      sums.set(one, sums.get(one)! + won).set(other, sums.get(other)! + lost);
    }
    const lines = await event.ranking();
    expect(lines.every(({ record }) => record!.played === count - 1)).toBe(true);
    for (const { contestant, score } of lines) expect(Number(score)).toBeCloseTo(sums.get(contestant)!, 6);
    expect(lines.map(({ score }) => Number(score))).toEqual(
      [...sums.values()].map((sum) => Math.round(sum * 100) / 100).toSorted((a, b) => b - a),
    );
    await event.must('close-session', { session: 1 });
    await event.must('publish-results', { session: 1 });
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
