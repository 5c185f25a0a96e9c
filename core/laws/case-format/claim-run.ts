import type { Fault } from '../../base/index.ts';
import { sideOf, TRICKS } from '../../game/index.ts';
import {
  type AfterClaim,
  type ClaimOrConcession,
  claimAnswered,
  claimHeard,
} from '../68-claim-or-concession.ts';
import {
  type AgreementState,
  agreementState,
  evidenceAgainst,
  type WithdrawalRuling,
  withdrawalOf,
  withdrawnAgreement,
} from '../69-agreed-claim.ts';
import { contestedClaim } from '../70-contested-claim.ts';
import {
  type Cancelled,
  cancelledConcession,
  concededDecidedContract,
  concessionOf,
  evidenceOfConceded,
} from '../71-concession-cancelled.ts';
import type { ClaimJudgement } from '../claims/index.ts';
import type { LawsEdition } from '../editions.ts';
import type { ClaimScene } from '../ruling/claim-scene.ts';
import type { ClaimCase, ClaimExpectation } from './claim.ts';
import { type AskedOfClaim, answeredBy, caseScene } from './claim-scene.ts';

/** What the Laws say of a claim or concession, step by step, as far as the case goes. */
export interface ClaimRun {
  readonly act?: ClaimOrConcession;
  readonly after?: AfterClaim;
  readonly agreement?: AgreementState;
  readonly judged?: ClaimJudgement;
  /** The tricks that the director has awarded, where he did not follow the search or it had no cards to go by (Law 70A). */
  readonly awarded?: number;
  /** Cards played after the claim were looked at under these clauses. */
  readonly laterPlay?: readonly string[];
  readonly withdrawn?: WithdrawalRuling;
  readonly cancelled?: Cancelled;
  readonly decided?: ReturnType<typeof concededDecidedContract>;
  readonly refusal?: Fault;
  /** What was asked on the way, in its order. */
  readonly asked: readonly AskedOfClaim[];
}

/** What one law adds to it. */
type Part = Omit<ClaimRun, 'asked'>;

/** Rules on a claim or concession by an edition: Laws 68 to 71, each where the case comes to it. */
export function runClaimCase(ruling: ClaimCase, edition: LawsEdition): ClaimRun {
  const { act, response, sinceAssent } = ruling;
  const scene = caseScene(ruling, edition);
  const asked: AskedOfClaim[] = [];
  const told = answeredBy(ruling, asked);
  const is = act && told(claimHeard(scene)).is;
  const after = response && told(claimAnswered(scene)).after;
  const agreement = sinceAssent && agreementState(sinceAssent);
  const before: ClaimRun = {
    asked,
    ...(is === undefined ? {} : { act: is }),
    ...(after === undefined ? {} : { after }),
    ...(agreement === undefined ? {} : { agreement }),
  };
  if (is?.kind === 'play-on' || after?.next === 'play-on') return before;
  if (ruling.withdrawn !== undefined) return { ...before, ...withdrawal(ruling, scene, asked) };
  if (ruling.cancelled !== undefined) return { ...before, ...cancellation(ruling, scene, asked) };
  const isContested =
    (after === undefined || after.next === 'director') &&
    (agreement === undefined || agreement.kind === 'contested');
  return isContested ? { ...before, ...contested(ruling, scene, asked) } : before;
}

/** Where the director says how many tricks he awards. */
const AWARD = '70A';

function contested(ruling: ClaimCase, scene: ClaimScene, asked: AskedOfClaim[]): Part {
  const { by, claimed, tricksLeft: left, later } = ruling;
  const cards = later?.cards.map((card) => ({ type: 'card', seat: by, card }) as const) ?? [];
  const told = contestedClaim(scene, { claimed, left, later: cards });
  const { awarded, found, laterPlay } = answeredBy(ruling, asked)(told);
  const decided = ruling.answers[AWARD] === String(awarded) ? { awarded } : {};
  if (found === undefined) return decided;
  if (!found.ok) return AWARD in ruling.answers ? decided : { refusal: found.error };
  const own = awarded === found.value.awarded ? {} : decided;
  return { judged: found.value, ...own, ...(later === undefined ? {} : { laterPlay }) };
}

/** The side of `by` agreed to an opponent's claim, and thinks better of it. */
function withdrawal(ruling: ClaimCase, scene: ClaimScene, asked: AskedOfClaim[]): Part {
  const { by, position, claimed, withdrawn } = ruling;
  if (withdrawn === undefined) return {};
  const { withinCorrectionPeriod, alreadyWon } = withdrawn;
  // A case without cards need not say how many tricks were left.
  const lost = position === undefined ? TRICKS : claimed;
  const agreement = { objector: by, agreedTo: 'claim', withinCorrectionPeriod, alreadyWon, lost } as const;
  const evidence = evidenceAgainst(scene, agreement);
  if (evidence?.ok === false) return { refusal: evidence.error };
  const told = answeredBy(ruling, asked, evidence?.value);
  return { withdrawn: withdrawnAgreement(told(withdrawalOf(scene, agreement))) };
}

function cancellation(ruling: ClaimCase, scene: ClaimScene, asked: AskedOfClaim[]): Part {
  const { by, contract, position, cancelled } = ruling;
  if (cancelled === undefined) return {};
  const { withinCorrectionPeriod, alreadyWon, won } = cancelled;
  if (won !== undefined && withinCorrectionPeriod)
    return {
      decided: concededDecidedContract({
        edition: scene.edition,
        by: sideOf(by) === sideOf(contract.declarer) ? 'declarer' : 'defender',
        contract,
        declarerTricks: won.declarer,
        defenderTricks: won.defenders,
      }),
    };
  const conceded = position === undefined ? 0 : (cancelled.conceded ?? 0);
  const evidence =
    conceded === 0 || !withinCorrectionPeriod ? undefined : evidenceOfConceded(scene, conceded);
  if (evidence?.ok === false) return { refusal: evidence.error };
  const told = answeredBy(ruling, asked);
  const concession = told(concessionOf(scene, { withinCorrectionPeriod, alreadyWon, conceded }));
  return { cancelled: cancelledConcession(concession) };
}

/** What came of a case, in the notation of its expectations. */
export function claimOutcome(run: ClaimRun): ClaimExpectation {
  const { act, after, agreement, judged, withdrawn, cancelled, decided, refusal } = run;
  return {
    refused: refusal?.code ?? 'none',
    ...(act === undefined ? {} : actOutcome(act)),
    ...(after === undefined ? {} : { next: after.next, laterPlay: after.laterPlay }),
    ...(agreement === undefined ? {} : { agreement: agreement.kind }),
    ...(judged === undefined ? {} : judgedOutcome(judged, run.awarded)),
    ...(run.awarded === undefined ? {} : { awarded: run.awarded }),
    ...(withdrawn === undefined ? {} : { returned: withdrawn.returned }),
    ...(cancelled === undefined ? {} : { returned: cancelled.returned }),
    ...(decided === undefined ? {} : { concession: decided.cancelled ? 'cancelled' : 'stands' }),
    clauses: [
      ...new Set([
        ...(act?.clauses ?? []),
        ...(after?.clauses ?? []),
        ...(agreement === undefined ? [] : [agreement.clause]),
        ...(run.laterPlay ?? []),
        ...(run.awarded === undefined ? (judged?.clauses ?? []) : [AWARD]),
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

/** What the search found; its line decides nothing where the director awards otherwise. */
const judgedOutcome = (
  { awarded, anyLegal, certain, line, missed }: ClaimJudgement,
  decided: number | undefined,
): ClaimExpectation => ({
  awarded,
  missed,
  anyLegal,
  certain,
  ...(decided === undefined
    ? { line: line.map(({ plays }) => plays.map(({ seat, card }) => `${seat}:${card}`).join(' ')) }
    : {}),
});
