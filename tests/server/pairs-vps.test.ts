import type { MatchesView, RankingView, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';

/* Four pairs all against all, six boards a match, IMPs against the other table turned into VPs (RTP 3.5.9.2, Annex I). */

const PAIRS = ['1', '2', '3', '4'];

type Line = RankingView['lists'][number]['lines'][number];
type Four = readonly [Line, Line, Line, Line];

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  tournament = await club.create({ contestants: 'pair', method: 'cross-imps' });
  for (const contestant of PAIRS) {
    await club.director.must(tournament, 'enter-contestant', {
      kind: 'pair',
      contestant,
      players: [{ name: `Player ${contestant}a` }, { name: `Player ${contestant}b` }],
    });
  }
  await club.director.must(tournament, 'plan-phase', {
    phase: 1,
    format: {
      kind: 'matches',
      draw: { kind: 'round-robin', double: false, neighboursEarly: false },
      match: { boards: 6, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
    },
    groups: [{ section: 'A', contestants: PAIRS }],
  });
  await club.director.must(tournament, 'open-session', { session: 1 });
});

afterAll(() => club.close());

/** Draws and calls the next round, and types what the two tables made of its six boards. */
async function playRound(made: readonly (readonly [string, string])[]): Promise<RoundMatches> {
  await club.director.must(tournament, 'draw-round', { session: 1, section: 'A' });
  const { rounds }: MatchesView = (await club.director.view(tournament, 'matches', { phase: 1 })).json;
  const drawn = rounds.at(-1)!;
  await club.director.must(tournament, 'start-round', { session: 1, round: drawn.first });
  for (const [index, results] of made.entries()) {
    for (const [at, { open }] of drawn.matches.entries()) {
      await club.director.must(tournament, 'record-result', {
        ...{ session: 1, section: 'A', round: drawn.first, table: open.table, board: drawn.boards[index]! },
        ...{ result: results[at]!, by: 'director', expects: null },
      });
    }
  }
  return drawn;
}

async function scores(): Promise<Readonly<Record<string, string>>> {
  const { unit, lists }: RankingView = (await club.director.view(tournament, 'ranking')).json;
  expect(unit).toBe('vps');
  return Object.fromEntries(lists[0]!.lines.map(({ contestant, score }) => [contestant, score]));
}

test('RTP 3.5.9.2, Annex I: 14 IMPs over six boards are 15.54 VPs to 4.46', async () => {
  const { boards, matches } = await playRound([
    // None vulnerable: 420 and -50 are 470 apart, 10 IMPs.
    ['4SN=', '4SN-1'],
    // North-South vulnerable: 600 and 630 are 30 apart, 1 IMP the other way.
    ['3NTN=', '3NTN+1'],
    // East-West vulnerable: 100 and -110 are 210 apart, 5 IMPs.
    ['2HE-1', '2HE='],
    ['Pass', 'Pass'],
    ['Pass', 'Pass'],
    ['Pass', 'Pass'],
  ]);
  expect(boards).toEqual([1, 2, 3, 4, 5, 6]);
  const [first, second] = matches as [(typeof matches)[number], (typeof matches)[number]];
  expect(await scores()).toEqual({
    [first.home.contestant]: '15.54',
    [first.away.contestant]: '4.46',
    [second.home.contestant]: '4.46',
    [second.away.contestant]: '15.54',
  });
});

/** A round in which both tables make 4♠ vulnerable on the first board (7 or 13), and nothing else: nobody wins an IMP, North–South have the points. */
const FLAT: readonly (readonly [string, string])[] = [
  ['4SN=', '4SN='],
  ...Array.from({ length: 5 }, () => ['Pass', 'Pass'] as const),
];

test('six boards alike are 10 VPs to everybody: 25.54 and 14.46 after two rounds', async () => {
  const before = await scores();
  await playRound(FLAT);
  const after = await scores();
  for (const pair of PAIRS) expect(after[pair]).toBe(before[pair] === '15.54' ? '25.54' : '14.46');
});

test('RTP 3.5.9.2(a): equal in VPs, and in the VPs and IMPs of the match between them: the 620 points of that match decide', async () => {
  await playRound(FLAT);
  await club.director.must(tournament, 'close-session', { session: 1, confirmed: ['unagreed-results'] });
  const { rounds }: MatchesView = (await club.director.view(tournament, 'matches', { phase: 1 })).json;
  const northSouthOf = (one: string, other: string): string =>
    rounds
      .flatMap(({ matches }) => matches)
      .find(({ home, away }) =>
        [one, other].every((pair) => [home.contestant, away.contestant].includes(pair)),
      )!.home.contestant;
  const { lists }: RankingView = (await club.director.view(tournament, 'ranking')).json;
  const [first, second, third, fourth] = lists[0]!.lines as Four;
  expect([first, second, third, fourth].map(({ place, score }) => `${place} ${score}`)).toEqual([
    '1 35.54',
    '2 35.54',
    '3 24.46',
    '4 24.46',
  ]);
  expect(first.contestant).toBe(northSouthOf(first.contestant, second.contestant));
  expect(third.contestant).toBe(northSouthOf(third.contestant, fourth.contestant));
  expect(first.tieBreak).toMatchObject({
    clause: 'RTP 3.5.9.2(a)',
    figure: '620',
    tiedWith: [second.contestant],
  });
});
