import type { CaseEffect, CaseNumber } from '../cases/case.ts';
import type { Confirmed, Grounds } from '../fact.ts';
import type { ContestantId, SessionNumber } from '../meeting.ts';

/** The number of the fact that made it. */
export type AppealNumber = number;

/** Somebody who may sit on the committee; of a contestant of the tournament, where he plays. */
export interface CommitteeMember {
  readonly name: string;
  readonly club?: string;
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

export const APPEAL_BODIES = ['chief-director', 'committee'] as const;
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
  /** What became of the deposit with it. */
  readonly deposit?: 'returned' | 'kept';
  /** Who sat. */
  readonly panel?: readonly string[];
}

/** An appeal against a ruling on a board. */
export interface AppealState {
  readonly number: AppealNumber;
  readonly at: string;
  readonly madeBy: string;
  readonly case: CaseNumber;
  /** The number of the ruling. */
  readonly ruling: number;
  readonly contestant: ContestantId;
  readonly subject: AppealSubject;
  readonly concurs: Concurrence;
  /** Why, in the appellants' words. */
  readonly about: string;
  readonly depositAt?: string;
  readonly decisions: readonly AppealDecision[];
  readonly withdrawn?: { readonly at: string; readonly reason?: string };
}

interface OfAppeal {
  readonly session: SessionNumber;
  readonly appeal: AppealNumber;
}

export interface AppealFacts {
  readonly 'committee-named': { readonly members: readonly CommitteeMember[] } & Confirmed & {
      readonly because?: string;
    };
  readonly 'appeal-made': {
    readonly session: SessionNumber;
    readonly case: CaseNumber;
    readonly ruling: number;
    readonly contestant: ContestantId;
    readonly subject: AppealSubject;
    readonly concurs: Concurrence;
    readonly about: string;
  } & Confirmed & { readonly because?: string };
  readonly 'deposit-taken': OfAppeal;
  /** What it does to scores is said by the facts that come with it. */
  readonly 'appeal-decided': OfAppeal & Omit<AppealDecision, 'number' | 'at' | 'by'>;
  readonly 'appeal-withdrawn': OfAppeal & { readonly reason?: string };
}

export interface AppealCommands {
  readonly 'name-committee': AppealFacts['committee-named'];
  /** Of the latest ruling of the case. */
  readonly 'make-appeal': Omit<AppealFacts['appeal-made'], 'ruling'>;
  readonly 'take-deposit': AppealFacts['deposit-taken'];
  readonly 'decide-appeal': OfAppeal &
    Grounds &
    CaseEffect &
    Pick<AppealDecision, 'body' | 'outcome' | 'withoutMerit'> &
    Confirmed & { readonly because?: string };
  readonly 'withdraw-appeal': AppealFacts['appeal-withdrawn'];
}

/** Is there still something to decide? */
export const isPending = ({ subject, decisions, withdrawn }: AppealState): boolean => {
  if (withdrawn !== undefined) return false;
  const last = decisions.at(-1);
  if (last === undefined) return true;
  // Law 93B1, 93B2: the part about the Law first, then the rest.
  return subject === 'both' && !decisions.some(({ body }) => body === 'committee');
};
