import { Fraction, type Rounding } from '../base/index.ts';
import {
  awardsIn,
  type ContestantId,
  isIn,
  type League,
  leagueTable,
  matchesIn,
  vpsFrom,
  vpsIn,
  withAwards,
} from '../scoring/index.ts';

/** How a regulation scores a team whose match could not be played, through no fault of its own. */
export interface BestOfThree {
  readonly clause: string;
  /** The least it gets, in VPs. */
  readonly floor: Fraction;
  /** Whose results against the other team are averaged: so many teams nearest in score, or all. */
  readonly nearest: number | 'all';
}

/** Means of VPs are taken to hundredths, halves up (RTP 3.6.7.2). */
const MEAN = { step: Fraction.of(1, 100), rounding: 'half-up' } as const satisfies {
  readonly step: Fraction;
  readonly rounding: Rounding;
};

export const meanVps = (values: readonly Fraction[]): Fraction | undefined =>
  values.length === 0
    ? undefined
    : Fraction.sum(values).over(values.length).roundedTo(MEAN.step, MEAN.rounding);

/** The match in question: who is given VPs for it, and against whom it was to be. */
export interface MissedMatch {
  readonly contestant: ContestantId;
  readonly opponent: ContestantId;
  readonly round: number;
}

/** One of the three figures, and what it was made of. */
export interface AwardCandidate {
  readonly kind: 'fixed' | 'own-mean' | 'against-opponent';
  readonly vps: Fraction;
  readonly of: readonly { readonly contestant: ContestantId; readonly vps: Fraction }[];
}

export interface BestOfThreeAward {
  readonly vps: Fraction;
  readonly candidates: readonly AwardCandidate[];
  readonly clause: string;
  readonly sentence: string;
}

/** The VPs of a contestant in each of the matches that it really played; a triple is one. */
export function playedVps(league: League, contestant: ContestantId): readonly Fraction[] {
  return league.results.flatMap((result) => {
    if (result.kind !== 'match' && result.kind !== 'triple') return [];
    const { awards: _, ...played } = { awards: [], ...result };
    return vpsFrom(played, contestant) ?? [];
  });
}

/** The best of a fixed figure, the team's own mean and the mean that others made against its opponents. */
export function bestOfThree(league: League, missed: MissedMatch, rule: BestOfThree): BestOfThreeAward {
  const { contestant } = missed;
  const own = playedVps(league, contestant);
  const against = wonAgainst(league, missed, rule);
  const candidates: AwardCandidate[] = [{ kind: 'fixed', vps: rule.floor, of: [] }];
  const ownMean = meanVps(own);
  if (ownMean !== undefined)
    candidates.push({ kind: 'own-mean', vps: ownMean, of: own.map((vps) => ({ contestant, vps })) });
  const againstMean = meanVps(against.map(({ vps }) => vps));
  if (againstMean !== undefined) candidates.push({ kind: 'against-opponent', vps: againstMean, of: against });
  const vps = candidates.reduce((best, one) => Fraction.max(best, one.vps), rule.floor);
  const figures = candidates.map((one) => `${WORDS[one.kind]} ${one.vps.toDecimal(2)}`).join(', ');
  const sentence = `${rule.clause}: ${contestant} ${vps.toDecimal(2)} VPs, the best of ${figures}.`;
  return { vps, candidates, clause: rule.clause, sentence };
}

const WORDS: Readonly<Record<AwardCandidate['kind'], string>> = {
  fixed: 'the fixed',
  'own-mean': 'its mean in other matches',
  'against-opponent': 'the mean won against its opponents',
};

/** What the teams that played the opponents won against them: those nearest to the contestant, the better first of equals. */
function wonAgainst(
  league: League,
  { contestant, opponent, round }: MissedMatch,
  { floor, nearest }: BestOfThree,
): readonly { readonly contestant: ContestantId; readonly vps: Fraction }[] {
  const table = leagueTable(league);
  // Counting the fixed figure for the match in question; of a triple it is a half.
  const given = league.results.find(
    (result) =>
      result.round === round &&
      awardsIn(result).some((award) => award.contestant === contestant && award.opponent === opponent),
  );
  const counted = given === undefined ? Fraction.of(0) : (vpsFrom(given, contestant) ?? Fraction.of(0));
  const asFixed =
    given === undefined
      ? undefined
      : vpsFrom(
          withAwards(given, (award) => ({
            ...award,
            vps: award.contestant === contestant ? floor : award.vps,
          })),
          contestant,
        );
  const ownTotal = table
    .total(contestant)
    .minus(counted)
    .plus(asFixed ?? floor);
  const played = matchesIn(league).filter((match) => isIn(match, opponent) && !isIn(match, contestant));
  const others = [...new Set(played.map(({ a, b }) => (a === opponent ? b : a)))];
  const distance = (other: ContestantId): Fraction => table.total(other).minus(ownTotal).abs();
  const sorted = others.sort(
    (one, other) => distance(one).compare(distance(other)) || table.total(other).compare(table.total(one)),
  );
  return (nearest === 'all' ? sorted : sorted.slice(0, nearest)).map((other) => {
    const won = played.filter((match) => isIn(match, other)).map((match) => vpsIn(match, other));
    return { contestant: other, vps: Fraction.sum(won).over(won.length) };
  });
}
