import { Fraction, ok, type Result, ZERO } from '../../base/index.ts';
import {
  type AwardedResult,
  awardsIn,
  type ContestantId,
  type League,
  type RoundResult,
  withAwards,
} from '../../scoring/index.ts';
import { type BestOfThree, bestOfThree, type MissedMatch } from '../best-of-three.ts';
import type { EventPlan, SettledLeague } from '../team-rules.ts';
import { middleOfBand } from './vp.ts';

/** ROP 6.17: VPs for a bye and for a team that does not appear, and the part of the event after which more is looked at. */
export const ROP_6_17 = {
  bye: Fraction.of(18),
  absent: ZERO,
  after: { rounds: 1, of: 3 },
} as const;

const RULE: BestOfThree = { clause: 'ROP 6.17', floor: ROP_6_17.bye, nearest: 'all' };

export const ropBye = (contestant: ContestantId, round: number): RoundResult => ({
  kind: 'bye',
  round,
  contestant,
  vps: ROP_6_17.bye,
});

/** The two awards of a match that was not played: nothing for the absent, so much for its opponents. */
function awards(
  missed: MissedMatch,
  vps: Fraction,
  imps?: Fraction,
): readonly [AwardedResult, AwardedResult] {
  const { contestant, opponent, round } = missed;
  const award = { kind: 'award', round, clause: RULE.clause } as const;
  return [
    { ...award, contestant: opponent, opponent: contestant, vps: ROP_6_17.absent, basis: 'absent' },
    {
      ...award,
      contestant,
      opponent,
      vps,
      basis: 'opponent-absent',
      ...(imps === undefined ? {} : { imps }),
    },
  ];
}

/** What is recorded at once: nothing for the absent, 18 VPs for its opponents. */
export const ropNoShow = (missed: MissedMatch): readonly AwardedResult[] => awards(missed, ROP_6_17.bye);

/** When a team withdrew or did not appear: rounds then completed, of how many; and the boards of a match. */
export interface RopAbsence extends MissedMatch {
  readonly roundsCompleted: number;
  readonly rounds: number;
  readonly boards: number;
}

/** What the two teams of a match that was not played get, on the results so far, and what to confirm. */
export interface RopAbsenceAward {
  readonly results: readonly [AwardedResult, AwardedResult];
  readonly sentence: string;
  readonly check?: string;
}

/**
 * ROP 6.17: the absent team nothing; its opponents, once the first third of the event was complete, the best of 18, their
 * mean and the mean of all others against the absent team. The IMPs for tie-breaks are the middle of the band.
 */
export function ropAbsence(
  league: League,
  absence: RopAbsence,
  early: 'eighteen' | 'best-of-three' = 'eighteen',
): Result<RopAbsenceAward> {
  const { contestant, roundsCompleted, rounds, boards } = absence;
  const { rounds: part, of } = ROP_6_17.after;
  const late = early === 'best-of-three' || roundsCompleted * of >= rounds * part;
  const best = bestOfThree(league, absence, RULE);
  const vps = late ? best.vps : ROP_6_17.bye;
  const imps = middleOfBand(Number(vps.times(100).rounded('half-up')), boards);
  if (!imps.ok) return imps;
  return ok({
    results: awards(absence, vps, Fraction.of(2 * imps.value, 2)),
    sentence: late ? best.sentence : `${RULE.clause}: ${contestant} ${vps.toDecimal(2)} VPs.`,
    ...(late ? {} : { check: EARLY }),
  });
}

const EARLY = `The first third of the event was not complete: ${RULE.clause} is silent, 18 VPs were given. Confirm.`;

/** A league with the awards of ROP 6.17 as they stand; an absence counts from its round. */
export function ropWithAwards(
  league: League,
  plan: EventPlan,
  early: 'eighteen' | 'best-of-three' = 'eighteen',
): Result<SettledLeague> {
  const settled = new Map<AwardedResult, RopAbsenceAward>();
  for (const award of league.results.flatMap(awardsIn)) {
    if (award.basis !== 'opponent-absent') continue;
    const found = ropAbsence(league, { ...award, ...plan, roundsCompleted: award.round - 1 }, early);
    if (!found.ok) return found;
    settled.set(award, found.value);
  }
  const results = league.results.map((result) =>
    withAwards(result, (award) => settled.get(award)?.results[1] ?? award),
  );
  const checks = [...settled.values()].flatMap(({ check }) => check ?? []);
  return ok({ league: { ...league, results }, checks });
}
