import {
  type ContestantId,
  groupsInOrder,
  type League,
  leagueTable,
  matchesIn,
  namedIn,
  type Place,
  placesInOrder,
  rank,
  type Standing,
  standing,
} from '../../scoring/index.ts';
import type { ExclusionFinding, MissedMatches } from '../team-rules.ts';
import { ROP_POOL_TIE_BREAK } from './team-ties.ts';

/** ROP 6.18: from so many matches missed on, a team leaves its mark on the ranking of the others. */
const ROP_6_18 = { matchesMissed: 2 } as const;

/** Is the pool still ranked in the ordinary way when a team has missed that many matches? */
export const ropWithdrawalChangesRanking = (matchesMissed: number): boolean =>
  matchesMissed >= ROP_6_18.matchesMissed;

/** Is a team of a pool out, by which of its matches it missed (ROP 6.18)? */
export function ropExclusion({ matches, missed, swiss }: MissedMatches): ExclusionFinding {
  const excluded = !swiss && ropWithdrawalChangesRanking(missed.length);
  const clause = 'ROP 6.18';
  return {
    excluded,
    clause,
    sentence: `${clause}: ${missed.length} of ${matches} matches missed: ${excluded ? 'the team is out of the pool and last' : 'the team stays in'}.`,
  };
}

/**
 * ROP 6.18: those who withdrew are last. The others are ranked with all their matches annulled, and who played none of
 * those who withdrew has the place it takes there. The places left go to the rest by VPs over all their matches; those
 * of them whom nothing separates share the first of theirs.
 */
export function ropRankingAfterWithdrawal(
  league: League,
  withdrawn: readonly ContestantId[],
): Pick<Standing, 'places' | 'separations'> {
  const gone = (contestant: ContestantId): boolean => withdrawn.includes(contestant);
  const stayed = league.contestants.filter((contestant) => !gone(contestant));
  const annulled = standing(
    {
      ...league,
      contestants: stayed,
      results: league.results.filter((result) => !namedIn(result).some(gone)),
    },
    ROP_POOL_TIE_BREAK,
  );
  const met = new Set(
    matchesIn(league)
      .filter(({ a, b }) => gone(a) || gone(b))
      .flatMap(({ a, b }) => [a, b]),
  );
  const table = leagueTable(league);
  const byAll = standing(
    { ...league, contestants: stayed.filter((contestant) => met.has(contestant)) },
    ROP_POOL_TIE_BREAK,
    table,
  );
  const places = withRest(annulled.places, byAll.places, met);
  const last = rank(withdrawn.map((contestant) => ({ contestant, value: table.total(contestant) })));
  return {
    places: groupsInOrder([
      places.map((place) => ({ ...place, value: table.total(place.contestant) })),
      placesInOrder(last),
    ]),
    // What separates those who met nobody who withdrew, and what separates the rest.
    separations: [
      ...annulled.separations.filter(({ figures }) => !figures.some(({ contestant }) => met.has(contestant))),
      ...byAll.separations,
    ],
  };
}

/** The places of those who met somebody who withdrew, given out anew in their own order; who shares one with others keeps it. */
function withRest(
  annulled: readonly Place[],
  rest: readonly Place[],
  met: ReadonlySet<ContestantId>,
): readonly Place[] {
  const hasMet = ({ contestant }: Place): boolean => met.has(contestant);
  const order = annulled.toSorted((a, b) => a.place - b.place || Number(hasMet(a)) - Number(hasMet(b)));
  const free = order.flatMap((place, at) => (hasMet(place) ? [at + 1] : []));
  const given = rest.map((each) => ({ ...each, place: free[each.place - 1] ?? each.place }));
  const all = [...order.filter((each) => !hasMet(each)), ...given].toSorted((a, b) => a.place - b.place);
  return all.map((each) => ({
    ...each,
    exAequo: all.filter(({ place }) => place === each.place).length > 1,
  }));
}

/** The pool as ROP 6.18 ranks it, when a team that is out missed so many matches; otherwise it is ranked as ever. */
export function ropStandingAfterWithdrawals(league: League): Standing | undefined {
  const missed = (team: ContestantId): number =>
    league.results.filter(
      (result) => result.kind === 'award' && result.contestant === team && result.basis === 'absent',
    ).length;
  const withdrawn = (league.out ?? []).filter((team) => ropWithdrawalChangesRanking(missed(team)));
  if (withdrawn.length === 0) return undefined;
  return {
    ...ropRankingAfterWithdrawal(league, withdrawn),
    checks: [`ROP 6.18: the pool is ranked after the withdrawal of ${withdrawn.join(', ')}.`],
  };
}
