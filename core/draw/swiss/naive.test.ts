import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SwissTeam } from './request.ts';
import { drawSwiss } from './swiss.ts';

/** The regulation read aloud: the highest unpaired takes the highest it has not met, and is taken back where that fails. */
function naivePairs(teams: readonly SwissTeam[]): string[] | undefined {
  const [highest, ...rest] = teams;
  if (highest === undefined) return [];
  for (const opponent of rest) {
    if (highest.met.includes(opponent.id)) continue;
    const others = naivePairs(rest.filter((team) => team !== opponent));
    if (others !== undefined) return [`${highest.id}-${opponent.id}`, ...others];
  }
  return undefined;
}

/** Odd: the lowest that has had the fewest byes is taken out first; the next lowest where the others cannot be paired then. */
function naiveDraw(teams: readonly SwissTeam[]): string | undefined {
  if (teams.length % 2 === 0) return naivePairs(teams)?.join(' ');
  const fewest = Math.min(...teams.map(({ byes }) => byes));
  for (const out of [...teams].reverse()) {
    if (out.byes !== fewest) continue;
    const pairs = naivePairs(teams.filter((team) => team !== out));
    if (pairs !== undefined) return `${pairs.join(' ')} bye ${out.id}`;
  }
  return undefined;
}

/** Up to 12 teams, each two of which may have met. */
const anyTeams = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 9 }))
  .chain(([size, chance]) =>
    fc
      .tuple(
        fc.array(fc.nat(9), { minLength: size * size, maxLength: size * size }),
        fc.array(fc.nat(1), { minLength: size, maxLength: size }),
      )
      .map(([lots, byes]) => {
        const met = (a: number, b: number): boolean =>
          (lots[Math.min(a, b) * size + Math.max(a, b)] ?? 0) < chance;
        const all = Array.from({ length: size }, (_, index) => index);
        return all.map(
          (a): SwissTeam => ({
            id: `${a + 1}`,
            met: all.filter((b) => b !== a && met(a, b)).map((b) => `${b + 1}`),
            byes: byes[a] ?? 0,
          }),
        );
      }),
  );

test('RTP 3.6.12.2: the draw is the one that the rule defines, for any history of up to 12 teams', () => {
  fc.assert(
    fc.property(anyTeams, (teams) => {
      const draw = drawSwiss({ teams, method: 'regulation' });
      const text = draw.ok
        ? draw.value.matches.map(({ home, away }) => `${home}-${away}`).join(' ') +
          (draw.value.bye === null ? '' : ` bye ${draw.value.bye}`)
        : undefined;
      expect(text).toBe(naiveDraw(teams));
    }),
    { numRuns: 1500 },
  );
});

/** The fewest rematches of any pairing, by trying all. */
function fewestRematches(teams: readonly SwissTeam[]): number {
  const [highest, ...rest] = teams;
  if (highest === undefined) return 0;
  return Math.min(
    ...rest.map(
      (opponent) =>
        (highest.met.includes(opponent.id) ? 1 : 0) +
        fewestRematches(rest.filter((team) => team !== opponent)),
    ),
  );
}

test('where there is none, the fewest rematches are what trying all pairings finds', () => {
  fc.assert(
    fc.property(
      anyTeams.filter(({ length }) => length <= 8),
      (teams) => {
        const draw = drawSwiss({ teams, method: 'regulation' });
        const fewest = Math.min(...teams.map(({ byes }) => byes));
        const ways =
          teams.length % 2 === 0
            ? [teams]
            : teams.filter(({ byes }) => byes === fewest).map((out) => teams.filter((team) => team !== out));
        const least = Math.min(...ways.map(fewestRematches));
        expect(draw.ok ? 0 : draw.error.impossible?.fewestRematches).toBe(least);
      },
    ),
    { numRuns: 400 },
  );
});

test('nearest: no pairing without a rematch has a smaller sum of distances, by trying all', () => {
  const smallest = (teams: readonly SwissTeam[]): number => {
    const [highest, ...rest] = teams;
    if (highest === undefined) return 0;
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...rest
        .filter(({ id }) => !highest.met.includes(id))
        .map(
          (opponent) =>
            Number(opponent.id) - Number(highest.id) + smallest(rest.filter((team) => team !== opponent)),
        ),
    );
  };
  fc.assert(
    fc.property(
      anyTeams.filter(({ length }) => length % 2 === 0 && length <= 8),
      (teams) => {
        const draw = drawSwiss({ teams, method: 'nearest' });
        const sum = draw.ok
          ? draw.value.matches.reduce((all, { home, away }) => all + Math.abs(Number(home) - Number(away)), 0)
          : Number.POSITIVE_INFINITY;
        expect(sum).toBe(smallest(teams));
      },
    ),
    { numRuns: 400 },
  );
});

test('a rule that may be released: of the draws that break it least, the one in which the highest takes the highest', () => {
  const clubOf = (team: SwissTeam): number => Number(team.id) % 3;
  /** Of all pairings, in the order of the rule, the first with the fewest matches of one club. */
  const best = (teams: readonly SwissTeam[]): { broken: number; pairs: string[] } | undefined => {
    const [highest, ...rest] = teams;
    if (highest === undefined) return { broken: 0, pairs: [] };
    let found: { broken: number; pairs: string[] } | undefined;
    for (const opponent of rest) {
      if (highest.met.includes(opponent.id)) continue;
      const others = best(rest.filter((team) => team !== opponent));
      if (others === undefined) continue;
      const broken = others.broken + (clubOf(highest) === clubOf(opponent) ? 1 : 0);
      if (broken < (found?.broken ?? Number.POSITIVE_INFINITY)) {
        found = { broken, pairs: [`${highest.id}-${opponent.id}`, ...others.pairs] };
      }
    }
    return found;
  };
  fc.assert(
    fc.property(
      anyTeams.filter(({ length }) => length % 2 === 0 && length <= 10),
      (plain) => {
        const teams = plain.map((team) => ({ ...team, club: `${clubOf(team)}` }));
        const apart = [{ by: 'club', release: 'if-necessary' }] as const;
        const draw = drawSwiss({ teams, method: 'regulation', apart });
        const pairs = draw.ok ? draw.value.matches.map(({ home, away }) => `${home}-${away}`) : undefined;
        expect(pairs).toEqual(best(teams)?.pairs);
      },
    ),
    { numRuns: 400 },
  );
});
