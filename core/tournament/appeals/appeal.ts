import type { CaseEffect, CaseNumber } from '../cases/case.ts';
import type { Confirmed, Grounds } from '../fact.ts';
import type { ContestantId, SessionNumber } from '../meeting.ts';
import type { PenaltyAmount } from '../score-data.ts';

/** The number of the fact that made it. */
export type AppealNumber = number;

/** Somebody who may sit on the committee; of a contestant of the tournament, where he plays. */
export interface CommitteeMember {
  readonly name: string;
  readonly club?: string;
  /** He does not sit, for this reason: in official events one that the director accepts (RTP 3.8.2). */
  readonly declines?: string;
}

/** Who hears appeals, in order: the first sit, the others step in (RTP 3.8.2). Nobody: it has gone. */
export interface Committee {
  readonly members: readonly CommitteeMember[];
  readonly at: string;
}

/** What an appeal is about: what happened and how it was judged, or what the Law says of it (Law 93B). */
export const APPEAL_SUBJECTS = ['judgement', 'law', 'both'] as const;
export type AppealSubject = (typeof APPEAL_SUBJECTS)[number];

/** Partner or captain agrees; in 1997 one who is not there counts as agreeing (Law 92D). */
export const CONCURRENCES = ['agrees', 'absent', 'no'] as const;
export type Concurrence = (typeof CONCURRENCES)[number];

/**
 * Who decides: the director in charge on the Law, the committee, one that the organiser calls together when that has gone
 * (RTP 3.8.1), and the council of justice (RTP 3.8.3, ROP 4.14).
 */
export const APPEAL_BODIES = ['chief-director', 'committee', 'ad-hoc', 'council'] as const;
export type AppealBody = (typeof APPEAL_BODIES)[number];

/** On the Law a committee only recommends that the director change his ruling (Law 93B3). */
export const APPEAL_OUTCOMES = ['stands', 'changed', 'recommended'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What was decided on an appeal. */
export interface AppealDecision extends CaseEffect, Grounds {
  /** The number of its fact. */
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly body: AppealBody;
  readonly outcome: AppealOutcome;
  readonly withoutMerit?: true;
  /** The director in charge heard all of it: no committee is there, or it cannot meet in time (Law 93A). */
  readonly heardAll?: true;
  /** What became of the deposit with it. */
  readonly deposit?: 'returned' | 'kept';
  /** Who sat. */
  readonly panel?: readonly string[];
  /** What becomes of the penalty that was appealed against. */
  readonly penalty?: ChangedPenalty;
  /** Why it was decided in spite of what was asked first. */
  readonly because?: string;
}

/** Another amount, a warning in its place, or nothing at all. */
export type ChangedPenalty = PenaltyAmount | 'warning' | 'lifted';

/** What an appeal is against: the ruling of a case, or a penalty given apart from one, each by the number of its fact. */
export type Appealed = { readonly case: CaseNumber; readonly ruling: number } | { readonly penalty: number };

/** What the director adds to the appellants' words before he passes them on (RTP 3.8.1). */
export const APPEAL_PAPERS = ['facts', 'respondents', 'witnesses', 'reasons'] as const;
export type AppealPaper = (typeof APPEAL_PAPERS)[number];

/** That a decision is taken to the council of justice (RTP 3.8.3, ROP 4.14). */
export interface TakenFurther {
  readonly at: string;
  readonly contestant: ContestantId;
  readonly about: string;
  /** It came too late: it is passed on all the same, those who appeal are told, and it stands on the paper (RTP 3.8.3). */
  readonly late?: true;
  readonly depositAt?: string;
}

/** An appeal against a ruling of the director. */
export type AppealState = Appealed & {
  readonly number: AppealNumber;
  readonly at: string;
  readonly madeBy: string;
  readonly contestant: ContestantId;
  readonly subject: AppealSubject;
  readonly concurs: Concurrence;
  /** Why, in the appellants' words. */
  readonly about: string;
  readonly depositAt?: string;
  readonly papers?: Partial<Readonly<Record<AppealPaper, string>>>;
  /** A qualification hangs on it: whoever gains by the ruling does not play on before it is decided (ROP 4.14). */
  readonly holds?: true;
  readonly decisions: readonly AppealDecision[];
  readonly further?: TakenFurther;
  readonly withdrawn?: { readonly at: string; readonly reason?: string };
};

interface OfAppeal {
  readonly session: SessionNumber;
  readonly appeal: AppealNumber;
}

type Because = Confirmed & { readonly because?: string };

type Making = Because & {
  readonly session: SessionNumber;
  readonly contestant: ContestantId;
  readonly subject: AppealSubject;
  readonly concurs: Concurrence;
  readonly about: string;
};

export interface AppealFacts {
  readonly 'committee-named': { readonly members: readonly CommitteeMember[] } & Because;
  readonly 'appeal-made': Making & Appealed;
  /** Of the stage that it is at. */
  readonly 'deposit-taken': OfAppeal;
  readonly 'appeal-noted': OfAppeal & { readonly paper: AppealPaper; readonly text: string };
  readonly 'appeal-held': OfAppeal & { readonly holds: boolean };
  readonly 'appeal-taken-further': OfAppeal & Omit<TakenFurther, 'at' | 'depositAt'> & Because;
  /** What it does to scores is said by the facts that come with it. */
  readonly 'appeal-decided': OfAppeal & Omit<AppealDecision, 'number' | 'at' | 'by'>;
  readonly 'appeal-withdrawn': OfAppeal & { readonly reason?: string };
}

export interface AppealCommands {
  readonly 'name-committee': AppealFacts['committee-named'];
  /** Of the latest ruling of the case, or of a penalty. */
  readonly 'make-appeal': Making & ({ readonly case: CaseNumber } | { readonly penalty: number });
  readonly 'take-deposit': AppealFacts['deposit-taken'];
  readonly 'note-appeal': AppealFacts['appeal-noted'];
  readonly 'hold-match': AppealFacts['appeal-held'];
  readonly 'take-further': OfAppeal &
    Pick<TakenFurther, 'contestant' | 'about'> & { readonly subject: AppealSubject } & Because;
  /** A committee that was called together for it is named with its decision. */
  readonly 'decide-appeal': OfAppeal &
    Grounds &
    CaseEffect &
    Pick<AppealDecision, 'body' | 'outcome' | 'withoutMerit' | 'panel' | 'penalty'> &
    Because;
  readonly 'withdraw-appeal': AppealFacts['appeal-withdrawn'];
}

/** Those who decide on what happened and how it was judged. */
const HEARD_BY: ReadonlySet<AppealBody> = new Set(['committee', 'ad-hoc', 'council']);

/** The decision of a committee, where there is one: what can be taken further. */
export const committeeDecision = ({ decisions }: AppealState): AppealDecision | undefined =>
  decisions.findLast(({ body }) => body === 'committee' || body === 'ad-hoc');

/** Is there still something to decide? */
export const isPending = ({ subject, decisions, withdrawn, further }: AppealState): boolean => {
  if (withdrawn !== undefined) return false;
  const last = decisions.at(-1);
  if (further !== undefined) return last?.body !== 'council';
  if (last === undefined) return true;
  // Law 93B3: a recommendation is for the director in charge to follow or not.
  if (last.outcome === 'recommended') return true;
  // Law 93B1, 93B2: the part about the Law first, then the rest, unless the director in charge heard all of it.
  return (
    subject === 'both' && !decisions.some(({ body, heardAll }) => heardAll === true || HEARD_BY.has(body))
  );
};

/** Law 93B1: what the director in charge has ruled on the Law may be taken to the committee. */
export const mayGoToCommittee = ({ subject, decisions, withdrawn, further }: AppealState): boolean =>
  subject === 'law' &&
  withdrawn === undefined &&
  further === undefined &&
  decisions.length === 1 &&
  decisions[0]?.body === 'chief-director' &&
  decisions[0].heardAll === undefined;

/** Is the deposit of the stage that it is at there? */
export const isDeposited = ({ depositAt, further }: AppealState): boolean =>
  (further === undefined ? depositAt : further.depositAt) !== undefined;
