import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mostResults,
  NAIVE_RULES,
  type NaiveLine,
  type NaiveResult,
  naiveDecimal,
  naiveLines,
  PARTS,
} from '../testing/naive-session.ts';
import { type BoardText, type PairText, pairsFile, rescored } from '../testing/results-texts.ts';

type Scoring = keyof typeof NAIVE_RULES;

const play = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  strain: fc.constantFrom('C', 'D', 'H', 'S', 'NT'),
  doubled: fc.constantFrom(0, 0, 0, 1, 2),
  declarer: fc.constantFrom('N', 'E', 'S', 'W'),
  tricks: fc.integer({ min: 4, max: 13 }),
  isPlayed: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
});

/** A Mitchell movement: North–South pairs stay, East–West pairs move a table each board; some results are missing. */
const session = fc
  .record({ tables: fc.integer({ min: 4, max: 7 }), boards: fc.integer({ min: 6, max: 9 }) })
  .chain(({ tables, boards }) =>
    fc.array(play, { minLength: tables * boards, maxLength: tables * boards }).map((plays): NaiveResult[] =>
      plays.flatMap(({ isPlayed, ...rest }, at) => {
        const [table, board] = [at % tables, Math.floor(at / tables)];
        const seats = { ns: table + 1, ew: tables + 1 + ((table + board) % tables) };
        return isPlayed ? [{ board: board + 1, ...seats, ...rest } as NaiveResult] : [];
      }),
    ),
  )
  .filter((results) => results.length > 0);

const contractOf = ({ level, strain, doubled, declarer, tricks }: NaiveResult): string => {
  const over = tricks - 6 - level;
  return `${level}${strain}${'X'.repeat(doubled)}${declarer}${over === 0 ? '=' : over > 0 ? `+${over}` : over}`;
};

/** What pairs have: parts of their boards, and how many boards. */
function totalsOf(lines: readonly NaiveLine[]) {
  const totals = new Map<number, { side: 'NS' | 'EW'; parts: number; boards: number }>();
  for (const { result, parts } of lines) {
    for (const [number, side, own] of [
      [result.ns, 'NS', parts.ns],
      [result.ew, 'EW', parts.ew],
    ] as const) {
      const { parts: sum, boards } = totals.get(number) ?? { parts: 0, boards: 0 };
      totals.set(number, { side, parts: sum + own, boards: boards + 1 });
    }
  }
  return [...totals].map(([number, total]) => ({ number, ...total }));
}

function pairsOf(lines: readonly NaiveLine[], scoring: Scoring): PairText[] {
  const top = 2 * (mostResults(lines.map(({ result }) => result)) - 1);
  const totals = totalsOf(lines);
  type Total = (typeof totals)[number];
  const better = (a: Total, b: Total): number =>
    scoring === 'MATCH_POINTS' ? a.parts * b.boards - b.parts * a.boards : a.parts - b.parts;
  return totals.map((own): PairText => {
    const rivals = totals.filter(({ side }) => side === own.side);
    const rank = 1 + rivals.filter((other) => better(other, own) > 0).length;
    const tied = rivals.filter((other) => better(other, own) === 0).length > 1;
    const total =
      scoring === 'MATCH_POINTS'
        ? { percentage: naiveDecimal(own.parts * 100, PARTS * own.boards * top, 2) }
        : { total: naiveDecimal(own.parts, PARTS, 2) };
    return { number: `${own.number}`, side: own.side, ...total, place: `${rank}${tied ? '=' : ''}` };
  });
}

function boardsOf(lines: readonly NaiveLine[]): BoardText[] {
  return [...new Set(lines.map(({ result }) => result.board))].map((board) => ({
    board,
    lines: lines
      .filter(({ result }) => result.board === board)
      .map(({ result, score, parts }) => ({
        ns: `${result.ns}`,
        ew: `${result.ew}`,
        played: contractOf(result),
        score,
        points: [naiveDecimal(parts.ns, PARTS, 2), naiveDecimal(parts.ew, PARTS, 2)] as const,
      })),
  }));
}

const fileOf = (results: readonly NaiveResult[], scoring: Scoring): string => {
  const lines = naiveLines(results, NAIVE_RULES[scoring]);
  return pairsFile(scoring, [{ pairs: pairsOf(lines, scoring), boards: boardsOf(lines) }], 2);
};

const SCORINGS = Object.keys(NAIVE_RULES) as Scoring[];

/** Published figures by the element they stand in, and what to put in their place: always another figure. */
const MUTATIONS = [
  {
    element: 'SCORE',
    what: 'table score',
    to: (text: string) => `${Number(text) + (Number(text) > 0 ? -1510 : 1510)}`,
  },
  {
    element: 'NS_(?:MATCH_POINTS|CROSS_IMP_POINTS)',
    what: /matchpoints|cross-IMPs/,
    to: (text: string) => `${(Number(text) + 1.37).toFixed(2)}`,
  },
  {
    element: 'EW_(?:MATCH_POINTS|CROSS_IMP_POINTS)',
    what: /matchpoints|cross-IMPs/,
    to: (text: string) => `${(Number(text) - 0.05).toFixed(2)}`,
  },
  {
    element: '(?:PERCENTAGE|TOTAL_SCORE)',
    what: /percentage|total/,
    to: (text: string) => `${(Number(text) + 3.07).toFixed(2)}`,
  },
  {
    element: 'PLACE',
    what: 'place',
    to: (text: string) => text.replace(/\d+/, (rank) => `${Number(rank) + 20}`),
  },
] as const;

describe.each(SCORINGS)('%s by an independent scorer', (scoring) => {
  test('a file without mistakes has no differences', () => {
    fc.assert(
      fc.property(session, (results) => {
        const { differences, checked } = rescored(fileOf(results, scoring));
        expect(differences).toEqual([]);
        expect(checked.table).toBe(results.length);
        expect(checked.board).toBe(2 * results.length);
        expect(checked.totals).toBe(totalsOf(naiveLines(results, NAIVE_RULES[scoring])).length);
      }),
      { numRuns: 60 },
    );
  });

  test.each(MUTATIONS)('another $element is exactly one difference', ({ element, what, to }) => {
    fc.assert(
      fc.property(session, fc.nat(), (results, choice) => {
        const text = fileOf(results, scoring);
        const places = [...text.matchAll(new RegExp(`(<${element}>)([^<]*)`, 'g'))];
        const place = places[choice % places.length]!;
        const [whole, tag = '', value = ''] = place;
        const mutated = text.slice(0, place.index) + tag + to(value) + text.slice(place.index + whole.length);
        const { differences } = rescored(mutated);
        expect(differences.map(({ published }) => published)).toEqual([to(value)]);
        expect(differences[0]?.what).toMatch(what);
      }),
      { numRuns: 40 },
    );
  });
});
