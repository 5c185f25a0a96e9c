import { Fraction, ONE, ZERO } from '../../base/index.ts';
import { type Decimal, printDecimal } from '../../format/index.ts';
import { SIDES } from '../../game/index.ts';
import type { Entry } from './entries.ts';
import { exactly, printed } from './figures.ts';
import { type ListedMatch, publishedScore } from './match-scores.ts';
import type { Difference } from './model.ts';
import type { Key, Member, Roster } from './roster.ts';

const HALF = Fraction.of(1, 2);

/** What is counted for a contestant, by each way in which programs count it. */
type Counts = ReadonlyMap<Key, readonly Fraction[]>;

function added(counts: Map<Key, readonly Fraction[]>, key: Key, more: readonly Fraction[]): void {
  const before = counts.get(key);
  counts.set(
    key,
    more.map((count, way) => count.plus(before?.[way] ?? ZERO)),
  );
}

/** Boards with a result; or those with an adjusted score too. A team has a board once, though it sat at two tables. */
function boardCounts(entries: readonly Entry[]): Counts {
  const counts = new Map<Key, readonly Fraction[]>();
  const seen = new Set<string>();
  for (const { session, section, round, board, match, line, sitting } of entries) {
    const { kind } = line.outcome;
    if (kind === 'not-played') continue;
    for (const key of SIDES.flatMap((side) => sitting[side])) {
      const once = `${session}.${section} ${round} ${match?.line} ${board} ${key}`;
      if (seen.has(once)) continue;
      seen.add(once);
      added(counts, key, [kind === 'artificial' ? ZERO : ONE, ONE]);
    }
  }
  return counts;
}

/** Matches won; those drawn counted with them; or counted as halves. By what the file gives for the matches. */
function winCounts(matches: readonly ListedMatch[], { keyOf }: Roster): Counts {
  const counts = new Map<Key, readonly Fraction[]>();
  for (const { match, session, section } of matches) {
    const score = publishedScore(match);
    if (score === undefined) continue;
    const order = score.a.compare(score.b);
    for (const [number, side, sign] of [
      [match.first, 'NS', order],
      [match.second, 'EW', -order],
    ] as const) {
      const ways = sign > 0 ? [ONE, ONE, ONE] : sign === 0 ? [ZERO, ONE, HALF] : [ZERO, ZERO, ZERO];
      added(counts, keyOf(session, section, number, side), ways);
    }
  }
  return counts;
}

interface Counted {
  readonly what: 'boards played' | 'wins';
  readonly counts: Counts;
  readonly published: (member: Member) => Decimal | undefined;
}

/** The way of counting that explains most figures is the program's; what departs from it differs. */
function checkCount({ what, counts, published }: Counted, members: readonly Member[]) {
  const checked = members.flatMap((member) => {
    const value = published(member);
    const found = member.keys.flatMap((key) => (counts.has(key) ? [counts.get(key) ?? []] : []));
    if (value === undefined || found.length === 0) return [];
    const ways = (found[0] ?? []).map((_, way) =>
      found.reduce((sum, each) => sum.plus(each[way] ?? ZERO), ZERO),
    );
    return [{ member, value, ways }];
  });
  const right = (way: number): number =>
    checked.filter(({ value, ways }) => ways[way]?.equals(exactly(value))).length;
  const ways = checked[0]?.ways.map((_, way) => way) ?? [];
  const way = ways.reduce((best, next) => (right(next) > right(best) ? next : best), 0);
  return {
    members: checked.map(({ member }) => member),
    differences: checked.flatMap(({ member, value, ways: all }): Difference[] => {
      const computed = all[way];
      if (computed === undefined || computed.equals(exactly(value))) return [];
      return [
        {
          where: member.label,
          what,
          published: printDecimal(value),
          computed: printed(computed, value.decimals),
          cause: 'none',
          why: 'It is what the results of the file count up to.',
          line: member.contestant.line,
        },
      ];
    }),
  };
}

/** Boards of the matches of a team: those with a result at a table. */
function teamBoardCounts(matches: readonly ListedMatch[], { keyOf }: Roster): Counts {
  const counts = new Map<Key, readonly Fraction[]>();
  for (const { match, session, section } of matches) {
    const { length } = match.travellers.filter(({ lines }) =>
      lines.some(({ outcome }) => outcome.kind !== 'not-played'),
    );
    if (length === 0) continue;
    added(counts, keyOf(session, section, match.first, 'NS'), [Fraction.of(length), Fraction.of(length)]);
    added(counts, keyOf(session, section, match.second, 'EW'), [Fraction.of(length), Fraction.of(length)]);
  }
  return counts;
}

const boardsOf = ({ contestant: { published } }: Member): Decimal | undefined =>
  published.boardsPlayed === undefined ? undefined : { units: published.boardsPlayed, decimals: 0 };

/** Holds the boards and the wins that a file gives its contestants against its results. */
export function checkCounts(
  roster: Roster,
  entries: readonly Entry[],
  matches: readonly ListedMatch[],
): { readonly members: readonly Member[]; readonly differences: readonly Difference[] } {
  const ranked = roster.rankings.flat();
  const boards = new Map([...boardCounts(entries), ...teamBoardCounts(matches, roster)]);
  const checks = [
    checkCount({ what: 'boards played', counts: boards, published: boardsOf }, ranked),
    checkCount(
      {
        what: 'wins',
        counts: winCounts(matches, roster),
        published: ({ contestant }) => contestant.published.winsOrDraws,
      },
      ranked,
    ),
  ];
  return {
    members: checks.flatMap(({ members }) => members),
    differences: checks.flatMap(({ differences }) => differences),
  };
}
