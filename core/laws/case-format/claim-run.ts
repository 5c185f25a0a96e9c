import type { Fault } from '../../base/index.ts';
import { sideOf } from '../../game/index.ts';
import {
  type AfterClaim,
  afterClaim,
  type ClaimOrConcession,
  claimOrConcession,
} from '../68-claim-or-concession.ts';
import {
  type AgreementState,
  agreementEvidence,
  agreementState,
  type WithdrawalRuling,
  withdrawnAgreement,
} from '../69-agreed-claim.ts';
import { withLaterPlay } from '../70-contested-claim.ts';
import { type Cancelled, cancelledConcession, concededDecidedContract } from '../71-concession-cancelled.ts';
import { type ClaimJudgement, judgeClaim } from '../claims/index.ts';
import type { LawsEdition } from '../editions.ts';
import type { ClaimCase, ClaimExpectation } from './claim.ts';

/** What the Laws say of a claim or concession, step by step, as far as the case goes. */
export interface ClaimRun {
  readonly act?: ClaimOrConcession;
  readonly after?: AfterClaim;
  readonly agreement?: AgreementState;
  readonly judged?: ClaimJudgement;
  /** Cards played after the claim were looked at under these clauses. */
  readonly laterPlay?: readonly string[];
  readonly withdrawn?: WithdrawalRuling;
  readonly cancelled?: Cancelled;
  readonly decided?: ReturnType<typeof concededDecidedContract>;
  readonly refusal?: Fault;
}

/** Rules on a claim or concession by an edition: Laws 68 to 71, each where the case comes to it. */
export function runClaimCase(ruling: ClaimCase, edition: LawsEdition): ClaimRun {
  const { by, contract, act, partnerObjects, tricksLeft, response, sinceAssent } = ruling;
  const is =
    act && claimOrConcession({ edition, act, by, declarer: contract.declarer, tricksLeft, partnerObjects });
  const after = response && afterClaim(edition, sideOf(by), response);
  const agreement = sinceAssent && agreementState(sinceAssent);
  const before: ClaimRun = {
    ...(is === undefined ? {} : { act: is }),
    ...(after === undefined ? {} : { after }),
    ...(agreement === undefined ? {} : { agreement }),
  };
  if (is?.kind === 'play-on' || after?.next === 'play-on') return before;
  if (ruling.withdrawn !== undefined) return { ...before, ...withdrawal(ruling, edition) };
  if (ruling.cancelled !== undefined) return { ...before, ...cancellation(ruling, edition) };
  const isContested =
    (after === undefined || after.next === 'director') &&
    (agreement === undefined || agreement.kind === 'contested');
  return isContested ? { ...before, ...contested(ruling, edition) } : before;
}

function contested(ruling: ClaimCase, edition: LawsEdition): ClaimRun {
  const { position, by, claimed, trumpLikelyForgotten, shownOut, suitOrder, director, later } = ruling;
  const { player, undisputed } = ruling;
  if (position === undefined) return {};
  const played = later && withLaterPlay(edition, ruling.statement, later.cards, later.asEvidence);
  const judged = judgeClaim({
    edition,
    position,
    claimer: by,
    claimed,
    statement: played?.statement ?? ruling.statement,
    trumpLikelyForgotten,
    shownOut,
    director,
    player,
    ...(suitOrder === undefined ? {} : { suitOrder }),
    ...(undisputed === undefined ? {} : { undisputed }),
  });
  if (!judged.ok) return { refusal: judged.error };
  return { judged: judged.value, ...(played === undefined ? {} : { laterPlay: played.clauses }) };
}

/** The side of `by` agreed to an opponent's claim, and thinks better of it. */
function withdrawal({ by, position, claimed, withdrawn }: ClaimCase, edition: LawsEdition): ClaimRun {
  if (withdrawn === undefined) return {};
  const evidence = position && agreementEvidence(edition, position, by, claimed);
  if (evidence !== undefined && !evidence.ok) return { refusal: evidence.error };
  const { withinCorrectionPeriod, alreadyWon, likelyWon } = withdrawn;
  const notLosable = evidence?.value.notLosable ?? 0;
  return {
    withdrawn: withdrawnAgreement({
      edition,
      agreedTo: 'claim',
      withinCorrectionPeriod,
      alreadyWon,
      notLosable,
      likelyWon: Math.max(likelyWon, notLosable),
    }),
  };
}

function cancellation(
  { by, contract, position, statement, cancelled }: ClaimCase,
  edition: LawsEdition,
): ClaimRun {
  if (cancelled === undefined) return {};
  const { withinCorrectionPeriod, alreadyWon, conceded, won } = cancelled;
  if (won !== undefined && withinCorrectionPeriod)
    return {
      decided: concededDecidedContract({
        edition,
        by: sideOf(by) === sideOf(contract.declarer) ? 'declarer' : 'defender',
        contract,
        declarerTricks: won.declarer,
        defenderTricks: won.defenders,
      }),
    };
  const rest =
    position === undefined || conceded === undefined ? {} : { rest: { position, conceded, statement } };
  const ruled = cancelledConcession({ edition, conceder: by, withinCorrectionPeriod, alreadyWon, ...rest });
  return ruled.ok ? { cancelled: ruled.value } : { refusal: ruled.error };
}

/** What came of a case, in the notation of its expectations. */
export function claimOutcome(run: ClaimRun): ClaimExpectation {
  const { act, after, agreement, judged, withdrawn, cancelled, decided, refusal } = run;
  return {
    refused: refusal?.code ?? 'none',
    ...(act === undefined ? {} : actOutcome(act)),
    ...(after === undefined ? {} : { next: after.next, laterPlay: after.laterPlay }),
    ...(agreement === undefined ? {} : { agreement: agreement.kind }),
    ...(judged === undefined ? {} : judgedOutcome(judged)),
    ...(withdrawn === undefined ? {} : { returned: withdrawn.returned }),
    ...(cancelled === undefined ? {} : { returned: cancelled.returned }),
    ...(decided === undefined ? {} : { concession: decided.cancelled ? 'cancelled' : 'stands' }),
    clauses: [
      ...new Set([
        ...(act?.clauses ?? []),
        ...(after?.clauses ?? []),
        ...(agreement === undefined ? [] : [agreement.clause]),
        ...(run.laterPlay ?? []),
        ...(judged?.clauses ?? []),
        ...(withdrawn?.clauses ?? []),
        ...(cancelled?.clauses ?? []),
        ...(decided === undefined ? [] : [decided.clause]),
      ]),
    ],
  };
}

const actOutcome = (act: ClaimOrConcession): ClaimExpectation =>
  act.kind === 'play-on'
    ? { is: act.kind, shownCards: act.shownCards }
    : { is: act.kind, claimed: act.claimed, conceded: act.conceded };

const judgedOutcome = ({ awarded, anyLegal, certain, line, missed }: ClaimJudgement): ClaimExpectation => ({
  awarded,
  missed,
  anyLegal,
  certain,
  line: line.map(({ plays }) => plays.map(({ seat, card }) => `${seat}:${card}`).join(' ')),
});
