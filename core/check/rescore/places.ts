import type { Fraction } from '../../base/index.ts';
import type { Place } from '../../format/index.ts';
import { rank } from '../../scoring/index.ts';
import { type Cause, NO_CAUSE, sentenceOf } from './causes.ts';
import type { RankValue, TotalsCheck } from './contestants.ts';
import type { Difference, PlaceScope } from './model.ts';
import type { Member, Ranking } from './roster.ts';

/** A contestant with a place, and the values it may have been ranked by. */
interface Placed extends RankValue {
  readonly member: Member;
  readonly place: Place;
}

type Value = (placed: Placed) => Fraction | undefined;

const byComputed: Value = ({ computed, printed }) => computed ?? printed;
const byPrinted: Value = ({ computed, printed }) => printed ?? computed;
/** Computed where that is what the file prints too; what it prints where not, so that a total is reported once. */
const byAgreed: Value = ({ computed, printed, agrees }) => (agrees ? computed : (printed ?? computed));

const SCOPES: readonly PlaceScope[] = [
  { bySection: false, bySide: false },
  { bySection: false, bySide: true },
  { bySection: true, bySide: false },
  { bySection: true, bySide: true },
];

function groupsOf(
  placed: readonly Placed[],
  { bySection, bySide }: PlaceScope,
): readonly (readonly Placed[])[] {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) {
    const { section, contestant } = one.member;
    const key = `${bySection ? section : ''}/${bySide ? contestant.side : ''}`;
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [one]);
    else same.push(one);
  }
  return [...groups.values()];
}

/** The places of a group by a value; those without a value have none. */
function placesBy(group: readonly Placed[], value: Value): ReadonlyMap<Placed, Place> {
  const ranked = group.flatMap((placed, at) => {
    const known = value(placed);
    return known === undefined ? [] : [{ contestant: `${at}`, value: known }];
  });
  return new Map(
    rank(ranked).flatMap(({ contestant, place, exAequo }) => {
      const placed = group[Number(contestant)];
      return placed === undefined ? [] : [[placed, { rank: place, tied: exAequo }]];
    }),
  );
}

/** Checks the places of one ranking. */
class PlaceChecker {
  private readonly placed: readonly Placed[];
  private readonly marksTies: boolean;

  /** A file that never writes `7=` does not say who is tied, so only the ranks are compared. */
  constructor(placed: readonly Placed[]) {
    this.placed = placed;
    this.marksTies = placed.some(({ place }) => place.tied);
  }

  private same(a: Place, b: Place | undefined): boolean {
    return b !== undefined && a.rank === b.rank && (!this.marksTies || a.tied === b.tied);
  }

  private misplaced(scope: PlaceScope, value: Value): number {
    return groupsOf(this.placed, scope)
      .map((group) => [group, placesBy(group, value)] as const)
      .reduce(
        (sum, [group, places]) => sum + group.filter((one) => !this.same(one.place, places.get(one))).length,
        0,
      );
  }

  /** Who is ranked together: what misplaces fewest, sides apart first where the file has two winners. */
  scope(twoWinners: boolean): PlaceScope {
    const tried = SCOPES.toSorted(
      (a, b) => Number(b.bySide === twoWinners) - Number(a.bySide === twoWinners),
    );
    const counted = tried.map((scope) => ({
      scope,
      misplaced: Math.min(this.misplaced(scope, byComputed), this.misplaced(scope, byAgreed)),
    }));
    return counted.reduce((best, next) => (next.misplaced < best.misplaced ? next : best)).scope;
  }

  differences(scope: PlaceScope): readonly Difference[] {
    const value = this.misplaced(scope, byAgreed) < this.misplaced(scope, byComputed) ? byAgreed : byComputed;
    return groupsOf(this.placed, scope).flatMap((group) => {
      const due = placesBy(group, value);
      const asPrinted = placesBy(group, byPrinted);
      return group.flatMap((placed): Difference[] => {
        const place = due.get(placed);
        if (place === undefined || this.same(placed.place, place)) return [];
        const cause = this.cause(placed, place, group, due, asPrinted.get(placed));
        return [
          {
            where: placed.member.label,
            what: 'place',
            published: placeText(placed.place),
            computed: placeText(place),
            cause: cause.code,
            why: sentenceOf(cause),
            line: placed.member.contestant.line,
          },
        ];
      });
    });
  }

  /** A tie that the file breaks must leave the tied the places they share; else the figures as printed may tie. */
  private cause(
    { place: published }: Placed,
    due: Place,
    group: readonly Placed[],
    places: ReadonlyMap<Placed, Place>,
    asPrinted: Place | undefined,
  ): Cause {
    const tied = group.filter((other) => places.get(other)?.rank === due.rank);
    const shared = tied.map((_, at) => due.rank + at);
    const taken = tied.map(({ place }) => place.rank).toSorted((a, b) => a - b);
    if (tied.length > 1 && taken.every((rank, at) => rank === shared[at])) return { code: 'tie-order' };
    return this.same(published, asPrinted) ? { code: 'ranked-as-printed' } : NO_CAUSE;
  }
}

/** The contestants of a ranking that have a place and something to be ranked by. */
const placedOf = (ranking: Ranking, totals: TotalsCheck | undefined): readonly Placed[] =>
  ranking.flatMap((member) => {
    const { place } = member.contestant.published;
    const value = totals?.rankedBy(member);
    if (place === undefined || value === undefined) return [];
    return value.computed === undefined && value.printed === undefined ? [] : [{ member, place, ...value }];
  });

/** Checks the places of rankings. */
export function checkPlaces(
  rankings: readonly Ranking[],
  totals: TotalsCheck | undefined,
  twoWinners: boolean,
): {
  readonly scope?: PlaceScope;
  readonly members: readonly Member[];
  readonly differences: readonly Difference[];
} {
  const placed = rankings.map((ranking) => placedOf(ranking, totals)).filter(({ length }) => length > 0);
  const checked = placed.map((one) => {
    const checker = new PlaceChecker(one);
    const scope = checker.scope(twoWinners);
    return { scope, differences: checker.differences(scope) };
  });
  return {
    ...(checked[0] === undefined ? {} : { scope: checked[0].scope }),
    members: placed.flat().map(({ member }) => member),
    differences: checked.flatMap(({ differences }) => differences),
  };
}

const placeText = ({ rank, tied }: Place): string => `${rank}${tied ? '=' : ''}`;
