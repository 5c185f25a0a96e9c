import type { Seat, Side, Vulnerability } from '../../game/index.ts';
import type { LawsEdition, TableRegulation } from '../../laws/index.ts';
import type { Grounds } from '../fact.ts';
import type { ContestantId, MeetingBoard } from '../meeting.ts';
import type { PenaltyAmount, SideScoreData } from '../score-data.ts';

/** The number of the fact that opened it. */
export type CaseNumber = number;

/** How the table of a case began, in the words of case files. */
export interface CaseSetup {
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  /** Those of the hand record, or as far as somebody told them. */
  readonly hands?: 'record' | Partial<Readonly<Record<Seat, string>>>;
  /** Where the play is taken up, when the case begins with it. */
  readonly contract?: string;
  readonly trick?: number;
  readonly leader?: Seat;
  /** The regulation that says more than the Laws, and whether the table has a screen. */
  readonly regulation?: TableRegulation;
  readonly screens?: boolean;
}

/** What happened or was answered, as a step of a case file: `N 1H`, `> accept decline`, or an object. */
export type CaseStep = string | object;

/** What was told of a case: the Laws tell what stands from this alone. */
export interface CaseTold {
  readonly setup: CaseSetup;
  readonly steps: readonly CaseStep[];
}

/** Why something was judged so: of one step, or of the whole case. */
export interface CaseNote {
  /** The step it is about, from 0. */
  readonly step?: number;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

/** Who is penalised by a ruling, and with what. */
export interface CasePenalty {
  readonly contestant: ContestantId;
  readonly amount: PenaltyAmount | 'warning';
}

/** What a ruling does to the board and to whom. */
export interface CaseEffect {
  /** What stands on the board now: tricks have gone over, or it was put right. */
  readonly result?: string;
  /** Law 12. */
  readonly adjustment?: { readonly ns: SideScoreData; readonly ew: SideScoreData };
  /** What becomes of it where it is not simply scored (Laws 82B2, 86B2). */
  readonly becomes?: CaseBoard;
  /** Law 90. */
  readonly penalties?: readonly CasePenalty[];
  /** To whom the matter goes (Laws 81C7, 89). */
  readonly referrals?: readonly CaseReferral[];
}

export const BOARD_STATUSES = ['cancelled', 'replaced', 'postponed', 'required'] as const;

/** What becomes of a board; of a match one that is replaced says by which. */
export interface CaseBoard {
  readonly status: (typeof BOARD_STATUSES)[number];
  readonly by?: number;
}

export const REFERRED_TO = ['chief-director', 'committee', 'authority', 'organiser'] as const;

export interface CaseReferral {
  readonly to: (typeof REFERRED_TO)[number];
  /** No verdict, and for nobody else (Law 89 as revised in 2023). */
  readonly confidential?: true;
}

/** What the director confirmed. */
export interface CaseRuling extends CaseEffect, Grounds {
  /** The number of its fact. */
  readonly number: number;
  readonly at: string;
  readonly by: string;
  /** The clauses that what was told rests on. */
  readonly clauses: readonly string[];
  /** Tricks that went over. */
  readonly moved?: { readonly to: Side; readonly tricks: number };
  /** What stood on the board before. */
  readonly before?: string;
  /** Why a result that rests on a disallowed action is among those weighed (Law 12C1(c)). */
  readonly because?: string;
  /** When both sides were told of it and of their right to appeal, where that is on record (Law 83). */
  readonly toldAt?: string;
  /** How many steps had been told. */
  readonly steps: number;
}

/** `open`: something is still to be ruled. `ruled`: it may leave duties and things to look at. `closed`: it is over. */
export const CASE_STATUSES = ['open', 'ruled', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** A case of the director: what was told of a board at a table, and what he made of it. */
export interface CaseState extends Omit<MeetingBoard, 'session'> {
  readonly number: CaseNumber;
  readonly edition: LawsEdition;
  readonly openedAt: string;
  readonly told: CaseTold;
  /** The command that changed it last: what is told further says on what it builds. */
  readonly latest: string;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Everybody who had a hand in it, in order. */
  readonly directors: readonly string[];
  readonly notes: readonly CaseNote[];
  readonly rulings: readonly CaseRuling[];
  readonly status: CaseStatus;
}

/** When a ruling was told: as it was given, unless another moment is on record. */
export const rulingToldAt = ({ toldAt, at }: CaseRuling): string => toldAt ?? at;

/** The most that is ever told of one board. */
export const MOST_STEPS = 600;

/** The same with other steps from a place on, and another beginning where one is given. */
export const toldFrom = (
  { setup, steps }: CaseTold,
  change: { readonly from: number; readonly steps: readonly CaseStep[]; readonly setup?: CaseSetup },
): CaseTold => ({
  setup: change.setup ?? setup,
  steps: [...steps.slice(0, change.from), ...change.steps],
});
