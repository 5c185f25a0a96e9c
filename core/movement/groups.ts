import { type Random, shuffled } from './random.ts';

/** Whoever enters: a pair, with what the draw needs to know of it. */
export interface Entrant {
  readonly id: string;
  /** The sum of the two players' (RTP 3.5.2). */
  readonly valueIndex: number;
  /** The place of its best-ranked player among the ranked; none if none is ranked. */
  readonly bestRank?: number;
  /** Has an evident physical limitation and must keep its seat. */
  readonly cannotMove?: boolean;
}

/** The greater value index; of equals, the one whose best-ranked player is the better (RTP 3.5.2). */
export const strongerFirst = (one: Entrant, other: Entrant): number =>
  other.valueIndex - one.valueIndex ||
  Math.sign((one.bestRank ?? Number.MAX_SAFE_INTEGER) - (other.bestRank ?? Number.MAX_SAFE_INTEGER));

/** How many a group takes, and how many of them may be pairs who cannot move. */
export interface GroupSize {
  readonly size: number;
  readonly fixed: number;
}

/** The part of the field, from the top, that stays where the first dealing put it: the seeds. */
const SEEDED_PART = 1 / 4;

/**
 * Spreads entrants over groups of given sizes so that the groups have about the same mean value index: strongest first,
 * to and fro over the groups, then exchanging those who are no seeds while that makes the groups more equal. What the
 * ranking does not tell apart falls by lot. `undefined` when more of them cannot move than the groups can seat.
 */
export function spreadEvenly(
  entrants: readonly Entrant[],
  sizes: readonly GroupSize[],
  random: Random,
): readonly (readonly Entrant[])[] | undefined {
  const ranked = shuffled(entrants, random).sort(strongerFirst);
  const groups: Entrant[][] = sizes.map(() => []);
  const immobile = ranked.filter((entrant) => entrant.cannotMove === true);
  for (const entrant of immobile) {
    const open = sizes.flatMap(({ fixed, size }, index) => {
      const taken = groups[index]?.length ?? 0;
      return taken < Math.min(fixed, size) ? [{ index, fill: taken / size }] : [];
    });
    const [emptiest] = open.sort((a, b) => a.fill - b.fill);
    if (emptiest === undefined) return undefined;
    groups[emptiest.index]?.push(entrant);
  }
  deal(
    ranked.filter((entrant) => entrant.cannotMove !== true),
    groups,
    sizes,
  );
  const seeds = new Set(ranked.slice(0, Math.round(ranked.length * SEEDED_PART)));
  even(groups, (entrant) => entrant.cannotMove === true || seeds.has(entrant));
  return groups;
}

/** To and fro: 1 2 3 3 2 1 1 2 3, past the groups that are full. */
function deal(entrants: readonly Entrant[], groups: readonly Entrant[][], sizes: readonly GroupSize[]): void {
  let rest = [...entrants];
  for (let forth = true; rest.length > 0; forth = !forth) {
    const open = groups.filter((group, index) => group.length < (sizes[index]?.size ?? 0));
    if (open.length === 0) return;
    const order = forth ? open : open.toReversed();
    order.forEach((group, index) => {
      const entrant = rest[index];
      if (entrant !== undefined) group.push(entrant);
    });
    rest = rest.slice(order.length);
  }
}

const total = (entrants: readonly Entrant[]): number =>
  entrants.reduce((sum, entrant) => sum + entrant.valueIndex, 0);

/** Exchanges the two entrants that make the means most equal, until no exchange does. */
function even(groups: readonly Entrant[][], isPinned: (entrant: Entrant) => boolean): void {
  const mean = total(groups.flat()) / Math.max(1, groups.flat().length);
  const excess = groups.map((group) => total(group) - mean * group.length);
  for (;;) {
    let best: { gain: number; apply: () => void } | undefined;
    groups.forEach((group, a) => {
      groups.slice(a + 1).forEach((other, offset) => {
        const b = a + 1 + offset;
        const [atA, atB] = [excess[a] ?? 0, excess[b] ?? 0];
        group.forEach((one, i) => {
          if (isPinned(one)) return;
          other.forEach((two, j) => {
            if (isPinned(two)) return;
            const shift = two.valueIndex - one.valueIndex;
            const gain = atA ** 2 + atB ** 2 - (atA + shift) ** 2 - (atB - shift) ** 2;
            // Below this it is rounding, not balance.
            if (gain < 1e-6 || (best !== undefined && gain <= best.gain)) return;
            const apply = () => {
              group[i] = two;
              other[j] = one;
              excess[a] = atA + shift;
              excess[b] = atB - shift;
            };
            best = { gain, apply };
          });
        });
      });
    });
    if (best === undefined) return;
    best.apply();
  }
}
