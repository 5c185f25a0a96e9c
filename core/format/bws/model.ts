import type { Card, Seat } from '../../game/index.ts';
import type { Finding } from '../finding.ts';
import type { DealRecord, Outcome } from '../results/model.ts';

/** What a cell of a database holds. */
export type BwsCell = string | number | boolean | bigint | Date | null | undefined | object;
export type BwsRow = Readonly<Record<string, BwsCell>>;

/** The tables that are read of a scoring device's database. */
export const BWS_TABLES = [
  'Session',
  'Section',
  'RoundData',
  'PlayerNumbers',
  'ReceivedData',
  'HandRecord',
] as const;
export type BwsTable = (typeof BWS_TABLES)[number];

/** The rows of a database (BWS), as a reader of such files gives them; a table that is missing has none. */
export type BwsRows = Readonly<Partial<Record<BwsTable, readonly BwsRow[]>>>;

/** A session as scoring devices keep it: what was planned, who sat there, and what they entered. */
export interface Bws {
  readonly name?: string;
  /** `2026-03-14`. */
  readonly date?: string;
  readonly sections: readonly BwsSection[];
  readonly meetings: readonly BwsMeeting[];
  readonly players: readonly BwsPlayer[];
  readonly results: readonly BwsResult[];
  readonly deals: readonly DealRecord[];
}

export interface BwsSection {
  /** What its tables are called by: `A`. */
  readonly section: string;
  readonly tables: number;
  /** North–South and East–West have numbers of their own, each from 1: two fields. */
  readonly numberedApart: boolean;
}

export interface BwsMeeting {
  readonly section: string;
  readonly table: number;
  readonly round: number;
  /** The numbers of the pairs. */
  readonly ns: string;
  readonly ew: string;
  readonly boards: readonly number[];
}

/** Who said at a device that he sits there. */
export interface BwsPlayer {
  readonly section: string;
  readonly table: number;
  readonly seat: Seat;
  /** His number in the register. */
  readonly id?: string;
  readonly name?: string;
}

export interface BwsResult {
  readonly section: string;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  readonly outcome: Outcome & { readonly kind: 'played' | 'artificial' | 'not-played' | 'unreadable' };
  readonly lead?: Card;
  readonly remark?: string;
  /** The row of the table, from 1. */
  readonly line: number;
}

/** A database as far as it could be read, and what was wrong: the line of a finding is the row of its table. */
export interface BwsReading {
  readonly bws: Bws;
  readonly findings: readonly Finding[];
}
