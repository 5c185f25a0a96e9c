import type { ContestantId, MatchTile, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NaiveBoard, NaiveMatch } from '../../core/tournament/testing/naive/match.ts';
import { naiveMatch } from '../../core/tournament/testing/naive/match.ts';
import {
  type NaiveRound,
  type NaiveSwiss,
  naiveDraw,
  naiveStanding,
} from '../../core/tournament/testing/naive/swiss.ts';
import { Club } from '../testing/club.ts';
import { pointsOf, whatHappens } from '../testing/played.ts';
import { type RoomBoard, TeamClub } from '../testing/team-club.ts';

/*
 * A Swiss of thirteen teams and seven rounds with what happens in one, sent by phones and desk to a server with a file of
 * its own, and reckoned a second time by plain loops that share nothing with the program.
 */

const TEAMS = [...'ABCDEFGHIJKLM'];
const ROUNDS = 7;
const BOARDS = 8;
/** The rounds of the first session. */
const FIRST_SESSION = 4;

const numberOf = (team: ContestantId): number => TEAMS.indexOf(team) + 1;

/** What a room does with a board: always the same for the same teams. */
function resultAt({ room, board, round, home, away }: RoomBoard): string {
  const [ns, ew] = room === 'open' ? [home, away] : [away, home];
  return whatHappens(board, numberOf(ns) + round, numberOf(ew) * 2 + round).result;
}

/** The match as the second reckoning has it. */
function naivelyPlayed({ boards, round }: RoundMatches, { home, away }: MatchTile): NaiveMatch {
  const teams = { home: home.contestant, away: away.contestant };
  return {
    ...teams,
    boards: boards.map((board): NaiveBoard => {
      const points = (room: RoomBoard['room']) => pointsOf(resultAt({ room, board, round, ...teams }), board);
      return { open: points('open'), closed: points('closed') };
    }),
  };
}

const text = (hundredths: number): string => (hundredths / 100).toFixed(2);
const pairText = (home: ContestantId, away: ContestantId): string => [home, away].toSorted().join('-');

let club: Club;
let event: TeamClub;
const played: NaiveRound[] = [];
const out: ContestantId[] = [];
const off: Record<ContestantId, number> = {};
/** What the program said after each round, and what the second reckoning said then. */
const standings: { readonly ours: string; readonly naive: string }[] = [];
const draws: { readonly ours: string; readonly naive: string }[] = [];
const vps: { readonly round: number; readonly ours: readonly string[]; readonly naive: readonly string[] }[] =
  [];
let absence: { readonly absent: ContestantId; readonly opponent: ContestantId };

const swiss = (): NaiveSwiss => ({
  teams: TEAMS,
  rounds: played,
  roundsInAll: ROUNDS,
  danishRounds: 1,
  out,
  off,
});

const sentence = (matches: readonly string[], bye: ContestantId | undefined): string =>
  [...matches.toSorted(), ...(bye === undefined ? [] : [`bye ${bye}`])].join(', ');

/** What goes wrong in a round, by its number. */
const PENALISED = 2;
const ADJUSTED = 2;
const ABSENT = 3;
const FEW_TURNED = 5;
const ALL_TURNED = 6;

async function playedRound(round: number): Promise<void> {
  const session = round > FIRST_SESSION ? 2 : 1;
  const drawn = await event.next(session);
  const ours = drawn.matches.map(({ home, away }) => pairText(home.contestant, away.contestant));
  if (round > 1) {
    const expected = naiveDraw(swiss(), round - 1);
    draws.push({
      ours: sentence(ours, drawn.bye?.contestant),
      naive: sentence(
        expected.matches.map(([one, other]) => pairText(one, other)),
        expected.bye,
      ),
    });
  }
  const matches: NaiveMatch[] = [];
  const absences: { absent: ContestantId; opponent: ContestantId }[] = [];
  const given: { team: ContestantId; vps: number }[] = [];
  await Promise.all(
    drawn.matches.map(async (tile, index) => {
      const at = { session, section: 'A', round, match: tile.match };
      if (round === ABSENT && index === 0) {
        absence = { absent: tile.away.contestant, opponent: tile.home.contestant };
        absences.push(absence);
        return event.must('rule-match', {
          ...at,
          ruling: { kind: 'no-show', absent: [absence.absent] },
          clause: 'RTP 3.6.7.2',
          reason: 'Nobody of the team came.',
        });
      }
      await event.play(drawn, tile, resultAt);
      let naive = naivelyPlayed(drawn, tile);
      const meeting = { session, section: 'A', round: drawn.first };
      if (round === ADJUSTED && index === 1) naive = await adjusted(drawn, tile, naive);
      if (round === PENALISED && index === 3) naive = await penalised(drawn, tile, naive);
      if (round === FEW_TURNED && index === 0) {
        const boards = drawn.boards.slice(0, 2);
        await event.must('turn-seats', {
          ...meeting,
          table: tile.open.table,
          boards,
          clause: 'RTP 2.3.6.6',
          reason: 'Turned in the open room until it was noticed.',
        });
        naive = { ...naive, boards: naive.boards.slice(2) };
      }
      if (round === ALL_TURNED && index === 4) {
        given.push({ team: tile.home.contestant, vps: 800 }, { team: tile.away.contestant, vps: 800 });
        return event.must('rule-match', {
          ...at,
          ruling: {
            kind: 'award',
            home: { kind: 'vps', vps: '8' },
            away: { kind: 'vps', vps: '8' },
          },
          clause: 'RTP 2.3.6.6',
          reason: 'The closed room was turned to the end.',
          confirmed: ['results-set-aside'],
        });
      }
      matches.push(naive);
      return undefined;
    }),
  );
  played.push({
    matches,
    absences,
    given,
    ...(drawn.bye === undefined ? {} : { bye: drawn.bye.contestant }),
  });
  await event.must('end-round', { session, round: drawn.first });
  await checkVps(round, matches);
}

/** A room's score on one board weighed by the director (Law 12C1(c)). */
async function adjusted(drawn: RoundMatches, tile: MatchTile, naive: NaiveMatch): Promise<NaiveMatch> {
  const [board] = drawn.boards as [number];
  const parts = [
    { result: '4SN=', percent: 60 },
    { result: '3NTE-1', percent: 40 },
  ];
  const side = {
    kind: 'assigned',
    outcomes: parts.map(({ result, percent }) => ({ result, weight: `${percent}/100` })),
  } as const;
  await event.must('adjust-score', {
    session: drawn.session,
    section: 'A',
    round: drawn.first,
    table: tile.closed!.table,
    board,
    ns: side,
    ew: side,
    clause: 'Law 12C1(c)',
    reason: 'Misinformation in the closed room.',
  });
  const [first, ...rest] = naive.boards;
  const { closed: _, ...kept } = first!;
  const of = parts.map(({ result, percent }) => [pointsOf(result, board), percent] as const);
  return { ...naive, boards: [{ ...kept, weighted: { room: 'closed', of } }, ...rest] };
}

/** Three IMPs off the home team (RTP 2.1.11.2). */
async function penalised(drawn: RoundMatches, tile: MatchTile, naive: NaiveMatch): Promise<NaiveMatch> {
  await event.must('give-penalty', {
    session: drawn.session,
    contestant: tile.home.contestant,
    amount: { unit: 'imps', value: '3' },
    match: { section: 'A', round: drawn.round },
    clause: 'RTP 2.1.11.2',
    reason: 'Late.',
  });
  return { ...naive, off: { home: 3 } };
}

/** The third is fined what it is ahead of the fourth: now they are equal, and the draw has to know who is better. */
async function madeEqual(): Promise<void> {
  const [, , third, fourth] = naiveStanding(swiss(), ROUNDS - 1);
  const gap = third!.vps - fourth!.vps;
  await event.must('give-penalty', {
    session: 2,
    contestant: third!.team,
    amount: { unit: 'vps', value: text(gap) },
    clause: 'RTP 2.1.11.2',
    reason: 'A rule was broken on purpose.',
  });
  off[third!.team] = gap;
}

async function checkVps(round: number, matches: readonly NaiveMatch[]): Promise<void> {
  const { rounds } = await event.see('matches', { phase: 1, round });
  const tiles = rounds.flatMap((each) => each.matches);
  const line = (home: string, away: string, made: readonly (string | undefined)[]) =>
    `${home}-${away} ${made.join('-')}`;
  vps.push({
    round,
    ours: matches
      .map(({ home, away }) => {
        const tile = tiles.find((each) => each.home.contestant === home)!;
        return line(home, away, [tile.vps?.home, tile.vps?.away]);
      })
      .toSorted(),
    naive: matches.map((match) => line(match.home, match.away, naiveMatch(match).vps.map(text))).toSorted(),
  });
}

async function standing(after: number): Promise<void> {
  const lines = await event.ranking();
  standings.push({
    ours: lines.map(({ contestant, score }) => `${contestant} ${score}`).join(', '),
    naive: naiveStanding(swiss(), after)
      .map(({ team, vps: own }) => `${team} ${text(own)}`)
      .join(', '),
  });
}

beforeAll(async () => {
  club = await Club.open();
  event = await TeamClub.plan(club, {
    teams: TEAMS,
    match: { boards: BOARDS },
    draw: {
      kind: 'swiss',
      rounds: ROUNDS,
      first: 'fold',
      method: 'regulation',
      odd: 'bye',
      danishRounds: 1,
      apart: [],
      lag: 0,
    },
  });
  for (let round = 1; round <= ROUNDS; round++) {
    if (round === FIRST_SESSION + 1) {
      await event.must('close-session', { session: 1 });
      // The lowest that came to all its matches.
      const leaver = (await event.ranking()).findLast(
        ({ contestant }) => contestant !== absence.absent,
      )!.contestant;
      await event.must('plan-session', { session: 2, phase: 1 });
      await event.must('withdraw-contestant', {
        contestant: leaver,
        from: { session: 2, round: 1 },
        reason: 'Left',
      });
      out.push(leaver);
      await event.must('open-session', { session: 2 });
    }
    await playedRound(round);
    if (round === ROUNDS - 1) await madeEqual();
    await standing(round);
  }
});

afterAll(() => club.close());

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

test.each(upTo(ROUNDS))('RTP 3.6.6: the VPs of every match, round %i', (round) =>
  expect(vps[round - 1]!.ours).toEqual(vps[round - 1]!.naive),
);

test.each(upTo(ROUNDS).slice(1))('RTP 3.6.12.2, 3.6.12.8: the draw of round %i', (round) =>
  expect(draws[round - 2]!.ours).toBe(draws[round - 2]!.naive),
);

test.each(upTo(ROUNDS))('RTP 3.6.12.5, 3.6.12.7: the standing after round %i', (round) =>
  expect(standings[round - 1]!.ours).toBe(standings[round - 1]!.naive),
);

test('RTP 3.6.12.4(b): the award for the absence of round 3 was 12 VPs, and is more since round 6', async () => {
  const { rounds } = await event.see('team', { contestant: absence.opponent });
  const own = rounds.find(({ round }) => round === ABSENT)!;
  const means = naiveStanding(swiss(), ROUNDS - 1).find(({ team }) => team === absence.opponent)!.vps;
  const before = naiveStanding({ ...swiss(), roundsInAll: ROUNDS + 1 }, ROUNDS - 1);
  const gained = means - before.find(({ team }) => team === absence.opponent)!.vps;
  expect(gained).toBeGreaterThan(0);
  expect(own).toMatchObject({ vps: text(1200 + gained), ruling: { kind: 'no-show', clause: 'RTP 3.6.7.2' } });
});

test('RTP 3.6.12.7 i: equals after round 6 were put in order by resistance', () => {
  const scores = standings[ROUNDS - 2]!.ours.split(', ').map((line) => line.split(' ')[1]);
  expect(scores[2]).toBe(scores[3]);
});

test('RTP 3.6.12.4(c): who left is last and is drawn no more', async () => {
  const lines = await event.ranking();
  expect(lines.at(-1)).toMatchObject({ contestant: out[0], withdrawn: true });
  const later = draws.slice(FIRST_SESSION - 1).map(({ ours }) => ours);
  expect(later.filter((draw) => draw.includes(out[0]!) || draw.includes('bye'))).toEqual([]);
});

test('the cross-table, the matches and the ranking add up to the same', async () => {
  const { contestants, cells, totals } = await event.see('cross-table', { phase: 1, section: 'A' });
  const ranked = new Map((await event.ranking()).map(({ contestant, score }) => [contestant, score]));
  expect(contestants.map(({ contestant }, index) => [contestant, totals[index]])).toEqual(
    contestants.map(({ contestant }) => [contestant, ranked.get(contestant)]),
  );
  expect(cells.flat().flat()).toHaveLength(
    2 *
      played.reduce(
        (sum, { matches, given = [], absences = [] }) =>
          sum + matches.length + given.length / 2 + absences.length,
        0,
      ),
  );
});

test('the server started again has the same standings', async () => {
  const before = await event.ranking();
  await club.stop();
  await club.start();
  const director = club.client();
  director.cookie = club.director.cookie;
  expect((await director.view(event.tournament, 'ranking')).json.lists[0].lines).toEqual(before);
});
