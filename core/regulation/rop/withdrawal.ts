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
import { ROP_POOL_TIE_BREAK } from './team-ties.ts';

/** ROP 6.18: from so many matches missed on, a team leaves its mark on the ranking of the others. */
const ROP_6_18 = { matchesMissed: 2 } as const;

/** Is the pool still ranked in the ordinary way when a team has missed that many matches? */
export const ropWithdrawalChangesRanking = (matchesMissed: number): boolean =>
  matchesMissed >= ROP_6_18.matchesMissed;

/**
 * ROP 6.18: those who withdrew are last. The others are ranked with all their matches annulled, and who played none of
 * those who withdrew has the place it takes there. The places left go to the rest by VPs over all their matches.
 */
export function ropRankingAfterWithdrawal(
  league: League,
  withdrawn: readonly ContestantId[],
): readonly Place[] {
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
  const rest = byAll.places.values();
  const order = annulled.places.map(({ contestant }) =>
    met.has(contestant) ? (rest.next().value?.contestant ?? contestant) : contestant,
  );
  const last = rank(withdrawn.map((contestant) => ({ contestant, value: table.total(contestant) })));
  const places = order.map((contestant, at) => ({
    place: at + 1,
    exAequo: false,
    contestant,
    value: table.total(contestant),
  }));
  return groupsInOrder([places, placesInOrder(last)]);
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
    places: ropRankingAfterWithdrawal(league, withdrawn),
    separations: [],
    checks: [`ROP 6.18: the pool is ranked after the withdrawal of ${withdrawn.join(', ')}.`],
  };
}
