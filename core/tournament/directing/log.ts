import type { Confirmed, Departing } from '../fact.ts';
import type { ContestantId, SectionId, SessionNumber } from '../meeting.ts';
import type { ReportItem } from '../report/report.ts';

/** What players do against Law 74, as the director's log has it (RTP 1.3.3). */
export const LAW_74_INCIDENTS = [
  'inattention',
  'gratuitous-comment',
  'detaching-card-early',
  'prolonging-play',
  'rude-to-director',
  'varied-call-words',
  'showing-approval',
  'showing-expectation',
  'drawing-attention',
  'watching-players',
  'showing-disinterest',
  'tempo-to-disconcert',
  'leaving-table-early',
] as const;

/** What the regulation adds, in rising gravity (RTP 1.3.3). */
export const REGULATION_INCIDENTS = [
  'self-praise',
  'analysis-delaying-play',
  'misleading-remarks',
  'disparaging-comments',
  'leaving-room',
  'arguing-rulings',
  'insinuation-or-rudeness',
  'discrimination',
  'intimidation-or-violence',
] as const;

/** What only has to be on record: something technical, the organiser's own error, that the time is kept at a table (RTP 2.3.7), a complaint that was signed (ROP 4.2). */
export const OTHER_INCIDENTS = [
  'psychic',
  'technical',
  'organiser-error',
  'time-kept',
  'signed-complaint',
  'joint-report',
  'other',
] as const;

export const INCIDENTS = [...LAW_74_INCIDENTS, ...REGULATION_INCIDENTS, ...OTHER_INCIDENTS] as const;
export type IncidentKind = (typeof INCIDENTS)[number];

export interface Incident {
  readonly kind: IncidentKind;
  /** Whom it concerns: anybody at a table, all of them, or nobody. */
  readonly contestants: readonly ContestantId[];
  readonly section?: SectionId;
  readonly table?: number;
  readonly board?: number;
  readonly text?: string;
}

/** An incident as it stands in the log. */
export interface LoggedIncident extends Incident {
  readonly number: number;
  readonly at: string;
  readonly by: string;
}

/**
 * Who directs in the director's place, in the order of RTP 2.1.1.2: another director, a player who is one, a member who does
 * not play, a player; and nobody at all (ROP 4.2).
 */
export const STAND_INS = ['director', 'playing-director', 'member', 'player', 'no-referee'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Who directs from a moment on. */
export interface InCharge {
  readonly director: string;
  readonly standing: StandIn;
  readonly at: string;
  readonly reason?: string;
}

/** What became of the report: sent, or come back with what was missing (RTP 3.2.2.1). */
export type ReportStep =
  | { readonly kind: 'sent'; readonly at: string; readonly by: string }
  | {
      readonly kind: 'returned';
      readonly at: string;
      readonly items: readonly ReportItem[];
      readonly text?: string;
    };

export interface DirectingFacts {
  readonly 'incident-logged': { readonly session: SessionNumber } & Incident;
  readonly 'directing-handed-over': Omit<InCharge, 'at'> & Departing;
  readonly 'report-sent': Confirmed & Departing;
  readonly 'report-returned': { readonly items: readonly ReportItem[]; readonly text?: string };
}

export interface DirectingCommands {
  readonly 'log-incident': DirectingFacts['incident-logged'];
  readonly 'hand-over': DirectingFacts['directing-handed-over'];
  readonly 'send-report': DirectingFacts['report-sent'];
  readonly 'return-report': DirectingFacts['report-returned'];
}
