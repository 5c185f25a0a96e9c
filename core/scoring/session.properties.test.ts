import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction, orThrow, ZERO } from '../base/index.ts';
import {
  adjusted,
  assigned,
  BUTLER,
  CROSS_IMPS,
  LAW_POLICIES,
  type LineScore,
  LiveSession,
  MATCHPOINTS,
  type Method,
  matchpointTraveller,
  named,
  neuberg,
  type PairsScoringPolicy,
  type ScoredSession,
  type Session,
  scoreSession,
  type TravellerLine,
  tableScore,
  weighted,
} from './index.ts';

const anyPoints = fc.integer({ min: -30, max: 30 }).map((tens) => tens * 10);
const extremes = fc.constantFrom(-7600, 7600, 0);
const anyTable = fc
  .oneof({ weight: 8, arbitrary: anyPoints }, { weight: 1, arbitrary: extremes })
  .map(tableScore);

const anyWeighted = fc
  .tuple(anyPoints, anyPoints, fc.integer({ min: 0, max: 10 }))
  .map(([one, other, tenths]) =>
    weighted([one, Fraction.of(tenths, 10)], [other, Fraction.of(10 - tenths, 10)]),
  );
const anyAward = fc.constantFrom('A+', 'A', 'A-').map((name) => named(name));
const anySide = fc.oneof(anyWeighted, anyAward, anyPoints.map(assigned));
const anyAdjusted = fc.oneof(
  anyWeighted.map((side) => adjusted(side)),
  fc.tuple(anySide, anySide).map(([ns, ew]) => adjusted(ns, ew)),
);
const noScore: LineScore = { kind: 'no-score', why: 'not-played' };
const anyScore: fc.Arbitrary<LineScore> = fc.oneof(
  { weight: 12, arbitrary: anyTable },
  { weight: 2, arbitrary: anyAdjusted },
  { weight: 1, arbitrary: fc.constant(noScore) },
);

/** A Mitchell of a few tables: North–South stay, East–West move a table a board; some lines in a second form. */
function mitchell(score: fc.Arbitrary<LineScore>, forms: boolean): fc.Arbitrary<TravellerLine[]> {
  return fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 })).chain(([tables, boards]) =>
    fc
      .array(fc.tuple(score, fc.boolean(), fc.boolean()), {
        minLength: tables * boards,
        maxLength: tables * boards,
      })
      .map((cells) =>
        cells.map(([cell, one, two], at): TravellerLine => {
          const [table, board] = [at % tables, Math.floor(at / tables)];
          const line = {
            board: board + 1,
            section: table % 2 === 0 ? 'A' : 'B',
            table: `${table + 1}`,
            ns: `N${table}`,
            ew: `E${(table + board) % tables}`,
            score: cell,
          };
          return forms && one && two ? { ...line, group: 'other form' } : line;
        }),
      ),
  );
}

const anyMethod: fc.Arbitrary<Method> = fc.constantFrom<Method>(MATCHPOINTS, CROSS_IMPS, BUTLER);

/** Rules with percentages for small groups, so that a group may be scored in every way there is. */
const SMALL_GROUPS: PairsScoringPolicy = {
  ...LAW_POLICIES[2007],
  groups: {
    clause: 'a scale for the tests',
    byOrder: { 3: [70, 60, 50], 2: [65, 55] },
    alone: LAW_POLICIES[2007].awards['A+'],
  },
};
const anyPolicy = fc.constantFrom<PairsScoringPolicy>(LAW_POLICIES[2017], SMALL_GROUPS);

const sessionOf = (
  lines: readonly TravellerLine[],
  method: Method,
  rest: Partial<Session> = {},
): Session => ({
  lines,
  method,
  policy: LAW_POLICIES[2017],
  ...rest,
});

/** All that a session says, in a form that does not depend on the order of its lines. */
function said(session: ScoredSession): unknown {
  const byLine = session.lines.map((line, at) => ({
    key: `${line.board} ${line.table}`,
    ns: session.lineScore(at, 'NS')?.toString(),
    ew: session.lineScore(at, 'EW')?.toString(),
  }));
  return {
    lines: byLine.sort((a, b) => (a.key < b.key ? -1 : 1)),
    places: session.places().map(({ place, contestant, value }) => `${place} ${contestant} ${value}`),
  };
}

describe('matchpoints on a board', () => {
  test('equal the comparison of every two results', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyPoints, extremes), { maxLength: 40 }), (scores) => {
        const naive = scores.map((mine, at) =>
          scores.reduce((sum, other, its) => (its === at ? sum : sum + 1 + Math.sign(mine - other)), 0),
        );
        expect(matchpointTraveller(scores)).toEqual(naive);
      }),
    );
  });

  test('of both directions add up to the top, and of one direction to n(n-1), weighted scores included', () => {
    const scores = fc.array(
      fc.oneof(
        anyTable,
        anyWeighted.map((side) => adjusted(side)),
      ),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(scores, (cells) => {
        const lines = cells.map((score, at) => ({ board: 1, ns: `N${at}`, ew: `E${at}`, score }));
        const session = orThrow(scoreSession(sessionOf(lines, MATCHPOINTS)));
        const ns = lines.map((_, at) => session.lineScore(at, 'NS') ?? ZERO);
        expect(Fraction.sum(ns)).toEqual(Fraction.of(lines.length * (lines.length - 1)));
        ns.forEach((score, at) => {
          expect(score.plus(session.lineScore(at, 'EW') ?? ZERO)).toEqual(Fraction.of(session.topOfLine(at)));
        });
      }),
    );
  });

  test("are left alone by Neuberg's formula when no result is missing, and scaled twice as once", () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(count, count, count, fc.nat(), (n, more, full, pick) => {
        const x = pick % (2 * n - 1);
        expect(neuberg(x, n, n)).toEqual(Fraction.of(x));
        expect(neuberg(neuberg(x, n, more), more, full)).toEqual(neuberg(x, n, full));
      }),
    );
  });

  test('stay in sum when scaled: n results share n times the average of a full board', () => {
    fc.assert(
      fc.property(mitchell(fc.oneof(anyTable, fc.constant(noScore)), true), (lines) => {
        const session = orThrow(scoreSession(sessionOf(lines, MATCHPOINTS)));
        const scores = lines.map((_, at) => session.lineScore(at, 'NS'));
        const known = scores.filter((score) => score !== undefined);
        const average =
          known.length === 0 ? 0 : session.topOfLine(scores.findIndex((score) => score !== undefined)) / 2;
        expect(Fraction.sum(known)).toEqual(Fraction.of(known.length * Math.round(2 * average), 2));
      }),
    );
  });

  test('a weighted score of one outcome is that outcome', () => {
    fc.assert(
      fc.property(mitchell(anyTable, true), anyMethod, (lines, method) => {
        const asRuled = lines.map((line) => ({
          ...line,
          score: line.score.kind === 'table' ? adjusted(assigned(line.score.ns)) : line.score,
        }));
        const [plain, ruled] = [lines, asRuled].map((some) =>
          said(orThrow(scoreSession(sessionOf(some, method)))),
        );
        expect(ruled).toEqual(plain);
      }),
    );
  });
});

describe('a session', () => {
  test('does not depend on the order of its lines', () => {
    const shuffled = mitchell(anyScore, true).chain((lines) =>
      fc.shuffledSubarray(lines, { minLength: lines.length }).map((other) => ({ lines, other })),
    );
    fc.assert(
      fc.property(shuffled, anyMethod, ({ lines, other }, method) => {
        const one = said(orThrow(scoreSession(sessionOf(lines, method))));
        expect(said(orThrow(scoreSession(sessionOf(other, method))))).toEqual(one);
      }),
    );
  });

  test('adds up: a total is the sum of its lines', () => {
    fc.assert(
      fc.property(mitchell(anyScore, true), anyMethod, anyPolicy, (lines, method, policy) => {
        const session = orThrow(scoreSession(sessionOf(lines, method, { policy })));
        for (const contestant of session.contestants) {
          const sum = session
            .linesOf(contestant)
            .map(({ line, side }) => session.lineScore(line, side) ?? ZERO);
          expect(session.total(contestant)?.points).toEqual(Fraction.sum(sum));
        }
      }),
    );
  });

  test('explains every compared score: the comparisons add up to it', () => {
    fc.assert(
      fc.property(
        mitchell(anyScore, true),
        fc.constantFrom<Method>(MATCHPOINTS, CROSS_IMPS),
        (lines, method) => {
          const session = orThrow(scoreSession(sessionOf(lines, method)));
          for (const contestant of session.contestants) {
            for (const { line, side } of session.linesOf(contestant)) {
              const why = session.explain(contestant, (lines[line] as TravellerLine).board);
              const compared = session.compared(line, side);
              if (compared !== undefined) expect(why?.compared).toEqual(compared.gained);
              expect(why?.points).toEqual(session.lineScore(line, side));
            }
          }
        },
      ),
    );
  });
});

describe('a live session', () => {
  test('after any changes says what a session scored from the start says', () => {
    const mostlyTables = fc.oneof({ weight: 4, arbitrary: anyTable }, { weight: 1, arbitrary: anyScore });
    const changes = fc.array(fc.tuple(fc.nat(), mostlyTables), { maxLength: 12 });
    const start = fc.oneof(mitchell(anyTable, false), mitchell(anyScore, true));
    const rules = fc.record({
      sections: fc.constantFrom<'across' | 'apart'>('across', 'apart'),
      tops: fc.constantFrom<'common' | 'own'>('common', 'own'),
      policy: anyPolicy,
    });
    fc.assert(
      fc.property(start, anyMethod, rules, changes, (lines, method, rest, list) => {
        const live = orThrow(LiveSession.of(sessionOf(lines, method, rest)));
        live.order();
        let now: readonly TravellerLine[] = lines;
        for (const [pick, score] of list) {
          const at = pick % lines.length;
          now = now.with(at, { ...(now[at] as TravellerLine), score });
          orThrow(live.change(at, score));
          const anew = orThrow(scoreSession(sessionOf(now, method, rest)));
          expect(said(live.scores)).toEqual(said(anew));
        }
      }),
    );
  });

  test('follows results as they come in and change, and what it said before stays said', () => {
    const steps = fc.array(fc.array(fc.tuple(fc.nat(), anyScore), { maxLength: 4 }), { maxLength: 6 });
    const start = fc.oneof(mitchell(anyTable, false), mitchell(anyScore, true));
    const rules = fc.record({
      sections: fc.constantFrom<'across' | 'apart'>('across', 'apart'),
      tops: fc.constantFrom<'common' | 'own'>('common', 'own'),
      policy: anyPolicy,
    });
    fc.assert(
      fc.property(start, anyMethod, rules, fc.nat(), steps, (lines, method, rest, held, list) => {
        // The last lines come in one after the other, while others change.
        const first = Math.ceil(lines.length / 2) + (held % (Math.floor(lines.length / 2) + 1));
        let now: readonly TravellerLine[] = lines.slice(0, first);
        const score = () => orThrow(scoreSession(sessionOf(now, method, rest)));
        let live = orThrow(LiveSession.of(sessionOf(now, method, rest)));
        const moments: [ScoredSession, unknown][] = [];
        for (const changes of list) {
          moments.push([live.now(), said(score())]);
          const changed = new Map(
            changes.map(([pick, cell]) => {
              const at = pick % now.length;
              return [at, { ...(now[at] as TravellerLine), score: cell }];
            }),
          );
          const added = lines.slice(now.length, now.length + changes.length);
          now = [...now.map((line, at) => changed.get(at) ?? line), ...added];
          if (!live.follow(changed, added)) live = orThrow(LiveSession.of(sessionOf(now, method, rest)));
          expect(said(live.now())).toEqual(said(score()));
        }
        for (const [moment, words] of moments) expect(said(moment)).toEqual(words);
      }),
    );
  });

  test('follows a result by somebody known on a board known, nothing else', () => {
    const line = (board: number, ns: string, ew: string, points = 420): TravellerLine => ({
      board,
      ns,
      ew,
      score: tableScore(points),
    });
    const lines = [line(1, 'a', 'b'), line(1, 'c', 'd', 450), line(2, 'a', 'd')];
    const live = () => orThrow(LiveSession.of(sessionOf(lines, MATCHPOINTS)));
    expect(live().follow(new Map(), [line(2, 'c', 'b')])).toBe(true);
    expect(live().follow(new Map(), [line(3, 'c', 'b')])).toBe(false);
    expect(live().follow(new Map(), [line(2, 'e', 'b')])).toBe(false);
    expect(live().follow(new Map(), [line(2, 'c', 'd')])).toBe(false); // d has a score on board 2
    expect(live().follow(new Map([[0, line(1, 'a', 'b', 421)]]), [])).toBe(false);
  });

  test('keeps exact where the common denominator is beyond 2^53', () => {
    const sizes = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
    const all = sizes.flatMap((tables, board) =>
      Array.from({ length: tables }, (_, table) => ({
        board,
        table: `${table}`,
        ns: `N${table}`,
        ew: `E${table}`,
        score: tableScore(((table * 37 + board * 11) % 60) * 10),
      })),
    );
    const live = orThrow(LiveSession.of(sessionOf(all, MATCHPOINTS)));
    live.order();
    const changed = tableScore(-7600);
    orThrow(live.change(20, changed));
    const now = all.with(20, { ...(all[20] as (typeof all)[0]), score: { kind: 'table', ns: -7600 } });
    const anew = orThrow(scoreSession(sessionOf(now, MATCHPOINTS)));
    expect(said(live.scores)).toEqual(said(anew));
    const total = anew.total('N0');
    const sum = anew.linesOf('N0').map(({ line, side }) => anew.lineScore(line, side) ?? ZERO);
    expect(total?.points).toEqual(Fraction.sum(sum));
    expect((total?.points.denominator ?? 0n) > 2n ** 45n).toBe(true);
  });

  test('refuses a change that cannot be scored, and stays as it was', () => {
    const lines = [{ board: 1, ns: 'N', ew: 'E', score: tableScore(420) }];
    const live = orThrow(LiveSession.of(sessionOf(lines, MATCHPOINTS)));
    const before = said(live.scores);
    expect(live.change(0, tableScore(421)).ok).toBe(false);
    expect(live.change(1, tableScore(420)).ok).toBe(false);
    expect(said(live.scores)).toEqual(before);
  });
});
