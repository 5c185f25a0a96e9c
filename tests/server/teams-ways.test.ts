import type { CommandData } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';
import { drawnPairs, pairsOf, ROUND_ROBIN, sheets, standing, swissOf, typed } from '../testing/sheets.ts';
import { TeamClub } from '../testing/team-club.ts';

/*
 * Rarer ways of an event over HTTP, matches entered from their sheets: a lagged Swiss, triples, points carried over, pools of
 * the ROP with penalties and a withdrawal, the Laws and the WBF's scale alone. What is expected was worked out from the
 * regulations' own tables.
 */

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

interface WorkedRound {
  readonly matches: string;
  readonly after: string;
  readonly wishes?: Partial<CommandData['draw-round']>;
}

async function playsAsWorked(event: TeamClub, rounds: readonly WorkedRound[]): Promise<void> {
  for (const { matches, after, wishes = {} } of rounds) {
    const drawn = await event.next(1, wishes);
    const all = sheets(matches);
    expect(drawnPairs(drawn)).toEqual(pairsOf(all));
    await typed(event, drawn, all);
    expect(standing(await event.ranking())).toBe(after);
  }
}

test('W03, RTP 3.6.12.2: a lagged Swiss of twelve, each round on the standings of two rounds before', async () => {
  const event = await TeamClub.plan(club, {
    teams: [...'ABCDEFGHIJKL'],
    match: { boards: 16 },
    draw: swissOf({ rounds: 6, lag: 1 }),
  });
  await playsAsWorked(event, [
    {
      matches: 'A–L 37–30, B–K 34–41, C–J 41–31, D–I 27–53, E–H 17–15, F–G 46–21',
      after:
        'I 16.09, F 15.92, C 12.80, A 12.03, K 12.03, E 10.61, H 9.39, B 7.97, L 7.97, J 7.20, G 4.08, D 3.91',
    },
    {
      wishes: { method: 'slide' },
      matches: 'A–G 16–16, B–H 31–36, C–I 45–32, D–J 15–34, E–K 33–21, F–L 15–28',
      after:
        'C 26.32, E 23.89, I 22.57, F 22.40, A 22.03, J 22.00, L 21.49, H 20.87, K 18.75, B 16.49, G 14.08, D 9.11',
    },
    {
      matches: 'I–F 36–18, C–A 34–50, K–H 27–25, E–B 41–29, L–J 46–28, G–D 30–34',
      after:
        'E 37.17, I 37.17, A 36.21, L 36.09, C 32.14, H 30.26, K 29.36, F 27.80, J 27.40, B 23.21, G 22.88, D 20.31',
    },
    {
      matches: 'C–E 20–20, I–A 14–40, F–J 26–14, L–H 34–54, K–G 33–42, B–D 20–29',
      after:
        'A 52.30, E 47.17, H 45.26, C 42.14, L 41.09, I 41.08, F 41.08, K 36.81, G 35.43, J 34.12, D 32.86, B 30.66',
    },
    {
      matches: 'E–I 32–33, A–H 18–23, L–C 26–30, K–J 32–58, F–D 15–45, B–G 31–20',
      after:
        'A 60.82, E 56.86, H 56.74, C 53.34, I 51.39, J 50.21, L 49.89, D 49.59, F 44.35, B 43.70, G 42.39, K 40.72',
    },
    {
      matches: 'A–E 42–32, H–C 25–26, L–I 30–49, F–B 25–34, K–D 14–26, G–J 16–21',
      after:
        'A 73.62, H 66.43, I 66.19, E 64.06, C 63.65, D 62.87, J 61.69, B 56.25, L 55.09, F 51.80, G 50.91, K 47.44',
    },
  ]);
});

test('W04, RTP 3.6.12.2: eleven teams and no bye: the three lowest play a triple, half a match with each', async () => {
  const event = await TeamClub.plan(club, {
    teams: [...'ABCDEFGHIJK'],
    match: { boards: 16 },
    draw: swissOf({ rounds: 3, odd: 'triple' }),
  });
  await playsAsWorked(event, [
    {
      matches: 'A–H 43–29, B–G 18–26, C–F 60–26, D–E 28–20, I–J 10–8, I–K 9–5, J–K 15–11',
      after: 'C 17.31, A 13.75, G 12.29, D 12.29, I 11.27, J 10.41, K 8.33, E 7.71, B 7.71, H 6.25, F 2.69',
    },
    {
      matches: 'C–A 27–20, G–I 35–29, D–J 21–36, K–E 28–29, B–H 7–5, B–F 15–5, H–F 11–14',
      after:
        'C 29.34, J 24.38, G 24.05, A 21.72, B 20.03, I 19.51, D 18.32, E 18.02, K 18.02, H 15.19, F 11.44',
    },
  ]);
  // H and F have met: the lowest three who have not are offered, with the draw that they leave the others (A31).
  const at = { session: 1, section: 'A' };
  const { proposal } = await event.see('draw', at);
  expect(proposal!.unmetThree).toEqual(['D', 'K', 'F']);
  const other = (await event.see('draw', { ...at, triple: 'unmet' })).proposal!;
  const metIn = other.matches.map(({ home, away }) => [home, away].toSorted().join(''));
  expect(metIn).toEqual(['CJ', 'AG', 'BI', 'EH', 'DK', 'FK', 'DF']);
  await playsAsWorked(event, [
    {
      matches: 'C–J 19–39, G–A 29–42, B–D 37–28, I–E 24–52, K–H 13–12, K–F 31–16, H–F 11–19',
      after:
        'J 39.38, A 35.24, E 34.44, C 34.34, B 32.58, K 30.86, G 30.53, D 25.77, H 23.41, I 23.09, F 20.39',
    },
  ]);
});

describe('RTP 3.1.3.2: points carried over', () => {
  test('a quarter of the VPs of the first phase, in hundredths, comes into the second', async () => {
    const event = await TeamClub.plan(club, {
      teams: [...'ABCD'],
      match: { boards: 16 },
      draw: ROUND_ROBIN,
    });
    // 16 boards: 20 IMPs 15.00–5.00, 10 IMPs 12.80–7.20, level 10.00 (Annex I).
    const first = sheets('A–B 40–20, C–D 30–20, A–C 30–20, B–D 25–25, A–D 10–10, B–C 40–20');
    for (let round = 1; round <= 3; round++) await typed(event, await event.next(1), first);
    // A 15 + 12.80 + 10, B 5 + 10 + 15, C 12.80 + 7.20 + 5, D 7.20 + 10 + 10.
    expect(standing(await event.ranking())).toBe('A 37.80, B 30.00, D 27.20, C 25.00');
    await event.must('close-session', { session: 1 });
    await event.must('plan-phase', {
      phase: 2,
      format: {
        kind: 'matches',
        draw: ROUND_ROBIN,
        match: { boards: 16, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
      },
      groups: [{ section: 'A', contestants: ['A', 'B'] }],
      carryOver: { from: 1, share: '1/4', toNearest: '0.01', rounding: 'half-up' },
    });
    await event.must('open-session', { session: 2 });
    await event.must('draw-round', { session: 2, section: 'A' });
    const { rounds } = await event.see('matches', { phase: 2 });
    await event.must('start-round', { session: 2, round: 1 });
    await typed(event, rounds[0]!, sheets('A–B 20–30'));
    // 37.80 / 4 = 9.45 and 30.00 / 4 = 7.50, then 7.20 and 12.80.
    const [list, earlier] = (await event.see('ranking')).lists;
    expect(standing(list!.lines)).toBe('B 20.30, A 16.65');
    expect(list!.lines.map(({ carried }) => carried)).toEqual([
      { score: '30.00', amount: '7.50' },
      { score: '37.80', amount: '9.45' },
    ]);
    expect(earlier!.lines.map(({ contestant }) => contestant)).toEqual(['D', 'C']);
  });
});

describe('a pool by the ROP', () => {
  const pool = (teams: readonly string[]) =>
    TeamClub.plan(club, {
      teams,
      match: { boards: 24 },
      draw: ROUND_ROBIN,
      settings: { profile: 'rop' },
    });

  test('V16, ROP 6.10: 22–20 on 24 boards is 15–15; 3 IMPs of penalty are half a VP, and the opponents keep theirs', async () => {
    const event = await pool([...'ABCD']);
    // 4 to 9 IMPs 16–14, 58 to 64 IMPs 25–4 (ROP 11).
    const all = sheets('A–B 22–20, C–D 24–20, A–C 20–20, B–D 20–20, A–D 60–2, B–C 20–20');
    for (let round = 1; round <= 3; round++) {
      const drawn = await event.next(1);
      await typed(event, drawn, all);
      if (!drawnPairs(drawn).includes('AB')) continue;
      await event.must('give-penalty', {
        session: 1,
        contestant: 'A',
        amount: { unit: 'imps', value: '3' },
        match: { section: 'A', round },
        clause: 'ROP 9.2',
        reason: 'A wrong sheet.',
      });
      const { rounds } = await event.see('matches', { phase: 1, round });
      const tile = rounds[0]!.matches.find(({ home, away }) =>
        [home, away].every(({ contestant }) => 'AB'.includes(contestant)),
      )!;
      const of = (team: string) => (tile.home.contestant === team ? tile.vps!.home : tile.vps!.away);
      expect([of('A'), of('B')]).toEqual(['14.5', '15']);
    }
    // A 14.5 + 15 + 25, B 15 + 15 + 15, C 16 + 15 + 15, D 14 + 15 + 4.
    expect(standing(await event.ranking())).toBe('A 54.5, C 46, B 45, D 33');
  });

  test('R22, ROP 6.18: E leaves after A and B; C and D have the places that they have without its matches', async () => {
    const event = await pool([...'ABCDE']);
    // Differences of ROP 11, 24 boards: 0–3 15–15, 4–9 16–14, 10–14 17–13, 15–19 18–12, 20–24 19–11, 25–29 20–10.
    const all = sheets(
      'A–B 24–20, A–C 20–24, A–D 45–20, B–C 20–20, B–D 30–20, C–D 24–20, E–A 20–35, E–B 20–40',
    );
    const of = (one: string, other: string): boolean =>
      all.some(({ teams }) => teams.includes(one) && teams.includes(other));
    await event.must('draw-round', { session: 1, section: 'A', rounds: 5 });
    const { rounds } = await event.see('matches', { phase: 1 });
    const withE = rounds.filter((round) => drawnPairs(round).some((pair) => pair.includes('E')));
    for (const drawn of rounds) {
      await event.must('start-round', { session: 1, round: drawn.first });
      const known = drawn.matches.filter(({ home, away }) => of(home.contestant, away.contestant));
      await typed(event, { ...drawn, matches: known }, all);
      for (const { match, home, away } of drawn.matches.filter((tile) => !known.includes(tile))) {
        expect([home.contestant, away.contestant]).toContain('E');
        await event.must('rule-match', {
          session: 1,
          section: 'A',
          round: drawn.round,
          match,
          ruling: { kind: 'no-show', absent: ['E'] },
          clause: 'ROP 6.17',
          reason: 'The team has left.',
        });
      }
    }
    expect(withE).toHaveLength(4);
    await event.must('withdraw-contestant', { contestant: 'E', reason: 'Left.' });
    const lines = await event.ranking();
    expect(lines.map(({ contestant }) => contestant)).toEqual(['A', 'C', 'B', 'D', 'E']);
  });
});

test('WBF 2013: a Swiss of six teams by the Laws of 2017: every length has its own column', async () => {
  const event = await TeamClub.plan(club, {
    teams: [...'ABCDEF'],
    match: { boards: 20 },
    draw: swissOf({ rounds: 2 }),
    settings: { profile: 'wbf', laws: 2017 },
  });
  const drawn = await event.next(1);
  expect(drawnPairs(drawn)).toEqual(['AF', 'BE', 'CD']);
  await typed(event, drawn, sheets('A–F 50–20, B–E 33–33, C–D 10–11'));
  const golden = (Math.sqrt(5) - 1) / 2;
  /** 10 + 10 (1 − τ^(3M/B)) / (1 − τ³), B = 15√n, to two decimals. */
  const winner = (margin: number) =>
    (10 + (10 * (1 - golden ** ((3 * margin) / (15 * Math.sqrt(20))))) / (1 - golden ** 3)).toFixed(2);
  const lines = await event.ranking();
  expect(lines.map(({ contestant }) => contestant)).toEqual(['A', 'D', 'B', 'E', 'C', 'F']);
  expect(Number(lines[0]!.score)).toBeCloseTo(Number(winner(30)), 1);
  expect(lines.slice(2, 4).map(({ score }) => score)).toEqual(['10.00', '10.00']);
  expect(Number(lines[0]!.score) + Number(lines[5]!.score)).toBeCloseTo(20, 9);
  // Nobody of the winners meets whom it met.
  const second = await event.next(1);
  expect(drawnPairs(second).filter((pair) => drawnPairs(drawn).includes(pair))).toEqual([]);
});
