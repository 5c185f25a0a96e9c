import { Fraction, type Rounding, ZERO } from '../../base/index.ts';
import type { ContestantId } from '../line.ts';
import type { MatchRecord } from '../match.ts';
import type { MatchEvent } from '../match-steps.ts';

/** What a round of an event of matches brought to its contestants. */
export type RoundResult =
  | { readonly kind: 'match'; readonly round: number; readonly match: MatchRecord }
  /** Three who each met the two others over half the boards; `awards` for halves that were not played, or do not count. */
  | {
      readonly kind: 'triple';
      readonly round: number;
      readonly halves: readonly MatchRecord[];
      readonly awards?: readonly AwardedResult[];
    }
  | {
      readonly kind: 'bye';
      readonly round: number;
      readonly contestant: ContestantId;
      readonly vps: Fraction;
    }
  | AwardedResult;

/** What a regulation gives for a match that was not played, or does not count. */
export interface AwardedResult {
  readonly kind: 'award';
  readonly round: number;
  readonly contestant: ContestantId;
  readonly opponent: ContestantId;
  readonly vps: Fraction;
  readonly clause: string;
  readonly basis: AwardBasis;
  /** IMPs that go with it for tie-breaks (ROP 6.17). */
  readonly imps?: Fraction;
}

/** Why VPs are awarded: who did not appear, a match that could not count, or a figure that the regulation fixes. */
export type AwardBasis = 'absent' | 'opponent-absent' | 'not-comparable' | 'fixed';

/** VPs that come on top: a bonus, a penalty below zero, what an earlier phase brings. */
export interface VpEntry {
  readonly contestant: ContestantId;
  readonly kind: 'penalty' | 'bonus' | 'carry-over';
  readonly vps: Fraction;
  readonly clause: string;
}

/** An event, or a phase or group of one, in which VPs of matches are added up. */
export interface League {
  readonly contestants: readonly ContestantId[];
  readonly results: readonly RoundResult[];
  readonly entries?: readonly VpEntry[];
  /** Withdrawn or excluded: last, among themselves by VPs (RTP 3.6.7.3). */
  readonly out?: readonly ContestantId[];
}

/** The league as rankings and tie-breaks look at it. */
export interface LeagueTable extends MatchEvent {
  readonly league: League;
  /** VPs after penalties, bonuses and what was carried over. */
  readonly total: (contestant: ContestantId) => Fraction;
  /** The same without bonuses: what others count as resistance (RTP 3.6.12.5). */
  readonly totalWithoutBonus: (contestant: ContestantId) => Fraction;
  /** A contestant's own. */
  readonly matchesOf: (contestant: ContestantId) => readonly MatchRecord[];
  /** Those met, once for each meeting. */
  readonly opponents: (contestant: ContestantId) => readonly ContestantId[];
  /** The highest round with a result. */
  readonly roundsPlayed: number;
}

/** The mean of the two halves of a triple, in hundredths of a VP; the text says nothing more (RTP 3.6.12.2). */
const TRIPLE_MEAN = { step: Fraction.of(1, 100), rounding: 'half-up' } as const satisfies {
  readonly step: Fraction;
  readonly rounding: Rounding;
};

function matchesOfResult(result: RoundResult): readonly MatchRecord[] {
  switch (result.kind) {
    case 'match':
      return [result.match];
    case 'triple':
      return result.halves;
    case 'bye':
    case 'award':
      return [];
  }
}

/** What a regulation gave in a result: in a triple for a half of it. */
export function awardsIn(result: RoundResult): readonly AwardedResult[] {
  switch (result.kind) {
    case 'award':
      return [result];
    case 'triple':
      return result.awards ?? [];
    case 'match':
    case 'bye':
      return [];
  }
}

/** A result with its awards settled anew. */
export function withAwards(
  result: RoundResult,
  settle: (award: AwardedResult) => AwardedResult,
): RoundResult {
  if (result.kind === 'award') return settle(result);
  return result.kind !== 'triple' || result.awards === undefined
    ? result
    : { ...result, awards: result.awards.map(settle) };
}

/** The matches really played. */
export const matchesIn = ({ results }: League): readonly MatchRecord[] => results.flatMap(matchesOfResult);

/** Who has a part in a result, or is named in it. */
export function namedIn(result: RoundResult): readonly ContestantId[] {
  switch (result.kind) {
    case 'match':
    case 'triple':
    case 'award':
      return [
        ...matchesOfResult(result).flatMap(({ a, b }) => [a, b]),
        ...awardsIn(result).flatMap(({ contestant, opponent }) => [contestant, opponent]),
      ];
    case 'bye':
      return [result.contestant];
  }
}

/** Was this contestant one of the two? */
export const isIn = ({ a, b }: MatchRecord, contestant: ContestantId): boolean =>
  a === contestant || b === contestant;

/** The VPs a contestant made in a match of its own. */
export const vpsIn = (match: MatchRecord, contestant: ContestantId): Fraction =>
  match.vps[match.a === contestant ? 'a' : 'b'];

/** What a result brought to a contestant; `undefined` when it has no part in it. */
export function vpsFrom(result: RoundResult, contestant: ContestantId): Fraction | undefined {
  switch (result.kind) {
    case 'match':
      return isIn(result.match, contestant) ? vpsIn(result.match, contestant) : undefined;
    case 'triple': {
      const won = [
        ...result.halves.filter((half) => isIn(half, contestant)).map((half) => vpsIn(half, contestant)),
        ...awardsIn(result)
          .filter((award) => award.contestant === contestant)
          .map(({ vps }) => vps),
      ];
      if (won.length === 0) return undefined;
      return Fraction.sum(won).over(won.length).roundedTo(TRIPLE_MEAN.step, TRIPLE_MEAN.rounding);
    }
    case 'bye':
    case 'award':
      return result.contestant === contestant ? result.vps : undefined;
  }
}

/** The league as it stood at the end of a round. */
export const leagueAfter = (league: League, round: number): League => ({
  ...league,
  results: league.results.filter((result) => result.round <= round),
});

const tables = new WeakMap<League, LeagueTable>();

/** A league added up, once for everything that asks about it. */
export function leagueTable(league: League): LeagueTable {
  const table = tables.get(league) ?? addedUp(league);
  tables.set(league, table);
  return table;
}

/** The matches of each contestant, gone through once. */
function byContestant(matches: readonly MatchRecord[]): ReadonlyMap<ContestantId, readonly MatchRecord[]> {
  const own = new Map<ContestantId, MatchRecord[]>();
  for (const match of matches) {
    for (const contestant of new Set([match.a, match.b])) {
      const known = own.get(contestant);
      if (known === undefined) own.set(contestant, [match]);
      else known.push(match);
    }
  }
  return own;
}

function addedUp(league: League): LeagueTable {
  const matches = matchesIn(league);
  const own = byContestant(matches);
  const matchesOf = (contestant: ContestantId): readonly MatchRecord[] => own.get(contestant) ?? [];
  const totals = new Map(league.contestants.map((contestant) => [contestant, { all: ZERO, bonus: ZERO }]));
  const add = (contestant: ContestantId, vps: Fraction, bonus: Fraction): void => {
    const total = totals.get(contestant);
    if (total === undefined) return;
    total.all = total.all.plus(vps);
    total.bonus = total.bonus.plus(bonus);
  };
  for (const result of league.results) {
    for (const contestant of new Set(namedIn(result)))
      add(contestant, vpsFrom(result, contestant) ?? ZERO, ZERO);
  }
  for (const { contestant, vps, kind } of league.entries ?? []) {
    add(contestant, vps, kind === 'bonus' ? vps : ZERO);
  }
  const awarded = new Map<ContestantId, Fraction>();
  for (const { contestant, imps } of league.results.flatMap(awardsIn)) {
    if (imps !== undefined) awarded.set(contestant, (awarded.get(contestant) ?? ZERO).plus(imps));
  }
  return {
    league,
    matches,
    matchesOf,
    awardedImps: awarded,
    total: (contestant) => totals.get(contestant)?.all ?? ZERO,
    totalWithoutBonus: (contestant) => {
      const total = totals.get(contestant);
      return total === undefined ? ZERO : total.all.minus(total.bonus);
    },
    opponents: (contestant) => matchesOf(contestant).map(({ a, b }) => (a === contestant ? b : a)),
    roundsPlayed: league.results.reduce((last, { round }) => Math.max(last, round), 0),
  };
}
