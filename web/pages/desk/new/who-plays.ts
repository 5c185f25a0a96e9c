import type { ContestantId, RankingView } from 'naipe/tournament';
import { FEWEST_PAIRS } from './choices.ts';

/** Who plays a session after the first: all, those who qualified, or all in groups made of the ranking. */
export const WHO_PLAYS = ['everyone', 'first', 'groups'] as const;
export type WhoPlays = (typeof WHO_PLAYS)[number];

/** The pairs in the order of the ranking so far: group by group, of two lines one after the other place by place; the others after them. */
export function inRankingOrder(
  ranking: Pick<RankingView, 'lists'> | undefined,
  pairs: readonly ContestantId[],
): readonly ContestantId[] {
  const ranked = (ranking?.lists ?? [])
    .map(({ phase, group = 0, lines }) => ({
      behind: phase === 'earlier' || phase === 'left' ? Infinity : group,
      lines,
    }))
    .flatMap(({ behind, lines }) =>
      lines.map(({ contestant, place, score }) => ({ contestant, behind, place, score: Number(score) })),
    )
    .filter(({ contestant }) => pairs.includes(contestant))
    .toSorted((a, b) => inOrder(a.behind, b.behind) || a.place - b.place || b.score - a.score)
    .map(({ contestant }) => contestant);
  return [...ranked, ...pairs.filter((pair) => !ranked.includes(pair))];
}

const inOrder = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The fields that play: one, or groups of so many; who is left over by fewer than a movement needs joins the last. */
export function fieldsOf(
  who: WhoPlays,
  size: number,
  pairs: readonly ContestantId[],
): readonly (readonly ContestantId[])[] {
  if (who === 'everyone' || !Number.isInteger(size) || size < FEWEST_PAIRS) return [pairs];
  if (who === 'first') return [pairs.slice(0, size)];
  const groups: (readonly ContestantId[])[] = [];
  let rest = pairs;
  while (rest.length >= size + FEWEST_PAIRS) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...groups, rest];
}
