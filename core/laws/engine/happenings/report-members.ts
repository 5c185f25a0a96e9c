import { SEATS } from '../../../game/index.ts';
import { INCIDENT_NAMES } from '../../conduct/incidents.ts';
import type { Happening } from '../../happening/happening.ts';
import {
  ADJUSTMENT_GROUNDS,
  APPEAL_EVENTS,
  CARD_FAULTS,
  CONSULTED,
  DISPUTED_SINCE,
  EXPLAINED,
  FOULED_BY,
  INFORMATION_SOURCES,
  MISDEALT,
  MISINFORMED_BY,
  MISWRITTEN_SINCE,
  REFERRED_TO,
  REQUESTS,
  RESCHEDULED,
  type Report,
  SCREEN_EXPLANATIONS,
  SCREEN_PARTS,
  VARIED_AFTER,
} from '../../happening/report.ts';
import type { HappeningOf } from './definition.ts';

/** What a member of a report may hold: one of some words, or something of a kind. */
export type ReportMember =
  | readonly string[]
  | 'seat'
  | 'flag'
  | 'card'
  | 'call'
  | 'number'
  | 'number-of-each-seat';

type Optional<Kind> = {
  [Name in keyof Kind]-?: object extends Pick<Kind, Name> ? Name : never;
}[keyof Kind];

/** What a report has to say, and what it may say. */
export interface ReportMembers<Kind extends Report = Report> {
  readonly must: { readonly [Name in Exclude<keyof Kind, 'type' | Optional<Kind>>]: ReportMember };
  readonly may: { readonly [Name in Optional<Kind>]: ReportMember };
}

/** How reports stand in a case: `{ "type": "wrong-hand", "seat": "N" }`. */
export const REPORT_MEMBERS: { readonly [Type in Report['type']]: ReportMembers<HappeningOf<Type>> } = {
  attention: { must: { by: [...SEATS, 'spectator'], offender: 'seat' }, may: { prevents: 'flag' } },
  acted: { must: { seat: 'seat', offender: 'seat' }, may: {} },
  'rectified-by-players': { must: { seat: 'seat', offender: 'seat' }, may: { waived: 'flag' } },
  'corrected-early': { must: { seat: 'seat' }, may: {} },
  'consulted-partner': { must: { seat: 'seat' }, may: {} },
  adjustment: { must: { offender: 'seat', ground: ADJUSTMENT_GROUNDS }, may: {} },
  counted: { must: { counts: 'number-of-each-seat' }, may: { missing: 'card', left: 'flag' } },
  'foreign-card': { must: { seat: 'seat' }, may: { quitted: 'flag' } },
  'wrong-hand': { must: { seat: 'seat' }, may: {} },
  'hand-met-again': { must: { seat: 'seat', cancelled: 'call' }, may: {} },
  'wrong-board': { must: { seat: 'seat' }, may: { bothSides: 'flag' } },
  'wrong-way': { must: { seat: 'seat' }, may: {} },
  'from-partner': { must: { seat: 'seat', source: INFORMATION_SOURCES }, may: { disputed: 'flag' } },
  'withdrawn-used': { must: { seat: 'seat' }, may: {} },
  'from-elsewhere': { must: { seat: 'seat' }, may: {} },
  'misstated-double': { must: { seat: 'seat', call: ['X', 'XX'], said: 'call' }, may: {} },
  'redeal-wanted': { must: { seat: 'seat' }, may: {} },
  request: {
    must: { seat: 'seat', what: REQUESTS },
    may: { atTurn: 'flag', firstTurn: 'flag', solely: ['for-partner', 'for-wrong-answer'] },
  },
  'review-wrong': { must: { seat: 'seat' }, may: { correctedBy: 'seat' } },
  restated: { must: { seat: 'seat', asker: 'seat' }, may: {} },
  explained: { must: { seat: 'seat', whose: EXPLAINED }, may: { instructed: 'flag' } },
  corrects: { must: { seat: 'seat', whose: ['own', 'partner'] }, may: { about: 'number' } },
  misinformed: { must: { seat: 'seat' }, may: { about: 'number', how: MISINFORMED_BY, card: CARD_FAULTS } },
  consulted: { must: { seat: 'seat', what: CONSULTED }, may: { toExplain: 'flag', atTurn: 'flag' } },
  deviated: { must: { seat: 'seat' }, may: { artificial: 'flag' } },
  'special-understanding': { must: { seat: 'seat' }, may: {} },
  'not-disclosed': { must: { seat: 'seat', where: ['answer', 'card'] }, may: {} },
  'methods-differ': { must: { seat: 'seat' }, may: {} },
  'methods-varied': { must: { seat: 'seat', after: VARIED_AFTER }, may: {} },
  'screen-explanations': { must: { seat: 'seat', found: SCREEN_EXPLANATIONS }, may: {} },
  'screen-handled': { must: { seat: 'seat', what: SCREEN_PARTS }, may: {} },
  'tricks-disputed': { must: { seat: 'seat', since: DISPUTED_SINCE }, may: { claimed: 'flag' } },
  'score-miswritten': { must: { seat: 'seat', since: MISWRITTEN_SINCE }, may: {} },
  'ruling-mistaken': { must: { seat: 'seat' }, may: {} },
  'waiver-asked': { must: { seat: 'seat' }, may: {} },
  'facts-disputed': { must: { seat: 'seat' }, may: {} },
  'matter-referred': { must: { to: REFERRED_TO }, may: {} },
  'board-fouled': { must: { what: FOULED_BY }, may: {} },
  'board-rescheduled': { must: { what: RESCHEDULED }, may: {} },
  misdealt: { must: { what: MISDEALT, seat: 'seat' }, may: {} },
  appeal: { must: { seat: 'seat', event: APPEAL_EVENTS }, may: {} },
  discipline: { must: { seat: 'seat' }, may: {} },
  incident: { must: { by: [...SEATS, 'spectator'], what: INCIDENT_NAMES }, may: {} },
};

/** Is it the type of a report? */
export const isReportType = (type: string): type is Report['type'] => Object.hasOwn(REPORT_MEMBERS, type);

/** Is it noticed, said or done around the table? */
export const isReport = (happening: Happening): happening is Report => isReportType(happening.type);
