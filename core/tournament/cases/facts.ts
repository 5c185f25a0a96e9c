import type { Side } from '../../game/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import type { Departing, Grounds } from '../fact.ts';
import type { MeetingBoard, SessionNumber } from '../meeting.ts';
import type { CaseEffect, CaseNumber, CaseSetup, CaseStep } from './case.ts';

interface OfCase {
  readonly session: SessionNumber;
  readonly case: CaseNumber;
}

/** What is kept of a case: what was told and judged, never what follows from it, which the Laws tell anew. */
export interface CaseFacts {
  readonly 'case-opened': MeetingBoard & {
    readonly edition: LawsEdition;
    readonly setup: CaseSetup;
    readonly steps: readonly CaseStep[];
  };
  /** From that step on these were told in place of what followed. */
  readonly 'case-told': OfCase & {
    readonly from: number;
    readonly steps: readonly CaseStep[];
    readonly setup?: CaseSetup;
  };
  /** Why a step was judged so, or what else is to be known. An empty text takes it away. */
  readonly 'case-noted': OfCase & { readonly step?: number; readonly text: string };
  /** The director has ruled. What it does to scores is said by the facts that come with it. */
  readonly 'case-ruled': MeetingBoard &
    OfCase &
    Grounds &
    CaseEffect & {
      readonly clauses: readonly string[];
      readonly moved?: { readonly to: Side; readonly tricks: number };
      readonly before?: string;
      /** Why a result that rests on a disallowed action is among those weighed (Law 12C1(c)). */
      readonly because?: string;
    };
  /** Both sides were told of the latest ruling, and that they may appeal (Law 83). */
  readonly 'ruling-told': OfCase;
  /** Nothing more comes of it. */
  readonly 'case-closed': OfCase & { readonly reason?: string };
}

/** The change of a case that a command builds on: it is refused when somebody has changed the case since then. */
interface BuildsOn {
  readonly after: string;
}

export interface CaseCommands {
  readonly 'open-case': Omit<CaseFacts['case-opened'], 'edition' | 'setup' | 'steps'> & {
    /** As the board is marked, with the hands of the record where there is one, unless told. */
    readonly setup?: CaseSetup;
    readonly steps?: readonly CaseStep[];
  };
  readonly 'tell-case': CaseFacts['case-told'] & BuildsOn;
  readonly 'note-case': CaseFacts['case-noted'];
  readonly 'rule-case': OfCase & Grounds & CaseEffect & Departing & BuildsOn;
  readonly 'tell-ruling': CaseFacts['ruling-told'];
  readonly 'close-case': CaseFacts['case-closed'];
}
