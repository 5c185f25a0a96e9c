import { Fraction, ZERO } from '../../base/index.ts';
import {
  type AwardedResult,
  type ContestantId,
  isIn,
  type League,
  leagueAfter,
  type MatchRecord,
  namedIn,
  type RoundResult,
  vpsIn,
  withAwards,
} from '../../scoring/index.ts';
import { type BestOfThree, type BestOfThreeAward, bestOfThree, type MissedMatch } from '../best-of-three.ts';
import { type EventPlan, type ExclusionFinding, lastInLeague, type MissedMatches } from '../team-rules.ts';

/** RTP 3.6.7: VPs for a bye, and for a team that does not appear. */
export const RTP_3_6_7 = { bye: Fraction.of(12), absent: ZERO } as const;

/** RTP 3.6.7.2; RTP 2.3.6.7(a) has the same figures. */
const RTP_3_6_7_2: BestOfThree = { clause: 'RTP 3.6.7.2', floor: Fraction.of(12), nearest: 8 };

/** A bye (RTP 3.6.7.1; in a Swiss 3.6.12.4(a)). */
export const rtpBye = (contestant: ContestantId, round: number): RoundResult => ({
  kind: 'bye',
  round,
  contestant,
  vps: RTP_3_6_7.bye,
});

/** What the opponents of an absent team get on the results so far (RTP 3.6.7.2, 2.3.6.7(a)). */
export const rtpOpponentOfAbsent = (
  league: League,
  missed: MissedMatch,
  clause = RTP_3_6_7_2.clause,
): BestOfThreeAward => bestOfThree(league, missed, { ...RTP_3_6_7_2, clause });

/** A team that does not appear has no VPs; its opponents have 12 until their award is revised (RTP 3.6.7.2, 3.6.12.4(b)). */
export function rtpNoShow({ contestant, opponent: absent, round }: MissedMatch): readonly AwardedResult[] {
  const award = { kind: 'award', round, clause: RTP_3_6_7_2.clause } as const;
  return [
    { ...award, contestant: absent, opponent: contestant, vps: RTP_3_6_7.absent, basis: 'absent' },
    { ...award, contestant, opponent: absent, vps: RTP_3_6_7_2.floor, basis: 'opponent-absent' },
  ];
}

/** What of an event's plan decides when awards are revised (RTP 3.6.12.8 for Danish rounds). */
type RevisionPlan = Omit<EventPlan, 'boards'>;

/** The round at whose end the awards of a Swiss are revised, so that the next draw uses them (RTP 3.6.12.4(b), 3.6.12.8). */
const revisionRound = ({ rounds, danishRounds = 0 }: RevisionPlan): number =>
  rounds - Math.max(1, danishRounds);

/**
 * On which results the award of an absence in that round rests when so many rounds have been played: none while it is
 * still 12, else the end of a round. In a round robin it goes with the results and is final at the end; in a Swiss it is
 * revised once, and an absence after that only when the event ends.
 */
export function rtpAwardRestsOn(
  plan: RevisionPlan,
  absenceRound: number,
  played: number,
): number | undefined {
  if (!plan.swiss) return played;
  const revision = revisionRound(plan);
  if (absenceRound <= revision) return played >= revision ? revision : undefined;
  return played >= plan.rounds ? plan.rounds : undefined;
}

/** A league with the awards for matches not played as they stand after its last round. */
export function rtpWithRevisedAwards(league: League, plan: RevisionPlan): League {
  const played = league.results.reduce((last, { round }) => Math.max(last, round), 0);
  const settle = (award: AwardedResult): AwardedResult => {
    if (!isRevised(award)) return award;
    const { contestant, opponent, round, clause } = award;
    const end = rtpAwardRestsOn(plan, round, played);
    if (end === undefined) return { ...award, vps: RTP_3_6_7_2.floor };
    const { vps } = rtpOpponentOfAbsent(leagueAfter(league, end), { contestant, opponent, round }, clause);
    return { ...award, vps };
  };
  return { ...league, results: league.results.map((result) => withAwards(result, settle)) };
}

const isRevised = ({ basis }: AwardedResult): boolean =>
  basis === 'opponent-absent' || basis === 'not-comparable';

/** RTP 3.6.7.3: absences in a row, or more than this part of the matches, put a team out. */
const RTP_3_6_7_3 = { inARow: 2, morePartThan: { matches: 1, of: 4 } } as const;

/** Is a team out, by which of its own matches, counted from 1, it missed (RTP 3.6.7.3, 3.6.12.4(c))? */
export function rtpExclusion(
  asked: MissedMatches,
  quarterOfSwiss: 'shown' | 'excludes' = 'shown',
): ExclusionFinding {
  const { matches, missed, swiss } = asked;
  const clause = swiss ? 'RTP 3.6.12.4(c)' : 'RTP 3.6.7.3';
  const inARow = missed.some((at) => missed.includes(at + RTP_3_6_7_3.inARow - 1));
  const { matches: part, of } = RTP_3_6_7_3.morePartThan;
  const share = missed.length * of - matches * part;
  const isQuarter = swiss && share === 0;
  const excluded = inARow || share > 0 || (isQuarter && quarterOfSwiss === 'excludes');
  const sentence = `${clause}: ${missed.length} of ${matches} matches missed${inARow ? ', two of them in a row' : ''}: ${excluded ? 'the team is out of the event' : 'the team stays in'}.`;
  const check =
    isQuarter && !excluded
      ? 'Exactly a quarter: RTP 3.6.12.4(c) excludes a team that misses 1/4, RTP 3.6.7.3 one that misses more. Confirm.'
      : undefined;
  return { excluded, clause, sentence, ...(check === undefined ? {} : { check }) };
}

/**
 * The league once a team is out. Played matches stand, and it ranks last. After a single match: in a round robin it is
 * gone with all that concerns it (RTP 3.6.7.3); in a Swiss its opponents' score becomes 12, to be revised, and its own
 * stays (RTP 3.6.12.4(c)). A round robin team that played none is gone as well.
 */
export function rtpAfterExclusion(league: League, team: ContestantId, swiss: boolean): League {
  const played = league.results.filter((result) => hasPlayedIn(result, team)).length;
  const out = lastInLeague(league, team);
  if (played > 1) return out;
  if (!swiss) {
    return {
      ...league,
      contestants: league.contestants.filter((one) => one !== team),
      results: league.results.filter((result) => !namedIn(result).includes(team)),
    };
  }
  return { ...out, results: league.results.flatMap((result) => withoutMatch(result, team)) };
}

/** Has it played in this match? A triple is one match (RTP 3.6.12.2). */
const hasPlayedIn = (result: RoundResult, team: ContestantId): boolean =>
  (result.kind === 'match' && isIn(result.match, team)) ||
  (result.kind === 'triple' && result.halves.some((half) => isIn(half, team)));

/** The only match of a team that is out, as awards; of a triple the half of the two others stands. */
function withoutMatch(result: RoundResult, team: ContestantId): readonly RoundResult[] {
  if (!hasPlayedIn(result, team)) return [result];
  if (result.kind === 'match') return asAwards(result.match, result.round, team);
  if (result.kind !== 'triple') return [result];
  const { round, halves, awards = [] } = result;
  const own = halves.filter((half) => isIn(half, team));
  return [
    {
      ...result,
      halves: halves.filter((half) => !own.includes(half)),
      awards: [...awards, ...own.flatMap((half) => asAwards(half, round, team))],
    },
  ];
}

function asAwards(match: MatchRecord, round: number, team: ContestantId): readonly AwardedResult[] {
  const contestant = match.a === team ? match.b : match.a;
  const award = { kind: 'award', round, clause: 'RTP 3.6.12.4(c)' } as const;
  return [
    { ...award, contestant: team, opponent: contestant, vps: vpsIn(match, team), basis: 'fixed' },
    { ...award, contestant, opponent: team, vps: RTP_3_6_7_2.floor, basis: 'opponent-absent' },
  ];
}
