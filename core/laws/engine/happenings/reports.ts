import { SEATS, type Seat } from '../../../game/index.ts';
import { scoreDue } from '../../12-adjusted-score.ts';
import { countRefusal, fromTheStart, wrongHands } from '../../13-wrong-number-of-cards.ts';
import { INCIDENT_NAMES } from '../../conduct/incidents.ts';
import type { Happening } from '../../happening/happening.ts';
import {
  ADJUSTMENT_GROUNDS,
  APPEAL_EVENTS,
  CARD_FAULTS,
  CONSULTED,
  DISPUTED_SINCE,
  FOULED_BY,
  INFORMATION_SOURCES,
  MISDEALT,
  MISINFORMED_BY,
  MISWRITTEN_SINCE,
  REFERRED_TO,
  REQUESTS,
  RESCHEDULED,
  type Report,
} from '../../happening/report.ts';
import { refused } from '../../ruling/refused.ts';
import type { Table } from '../../table/table.ts';
import type { HappeningOf, Rule } from './definition.ts';

/** A report goes to its law as it is, with the player who has offended. */
const AS_TOLD: Rule<Exclude<Report, { readonly type: 'counted' }>> = {
  taken: (table, report) => ({ table, irregularity: { ...report, offender: offenderOf(table, report) } }),
};

/** Who has offended; what is nobody's is put down to the dealer. */
function offenderOf({ dealer }: Table, report: Exclude<Report, { readonly type: 'counted' }>): Seat {
  if ('offender' in report) return report.offender;
  if ('seat' in report) return report.seat;
  return 'by' in report && report.by !== 'spectator' ? report.by : dealer;
}

const COUNTED: Rule<HappeningOf<'counted'>> = {
  refusal: countRefusal,
  taken: (table, told) => {
    const counted = fromTheStart(table, told);
    return { table, irregularity: { ...counted, offender: wrongHands(counted)[0] ?? SEATS[0] } };
  },
};

const HAND_MET_AGAIN: Rule<HappeningOf<'hand-met-again'>> = {
  ...AS_TOLD,
  refusal: ({ calls }, { seat }) =>
    calls.some((made) => made.seat === seat) ? undefined : refused('no-call-yet', { seat }),
};

const ADJUSTMENT: Rule<HappeningOf<'adjustment'>> = {
  ...AS_TOLD,
  refusal: (table, { ground }) =>
    ground === 'due' && scoreDue(table) === undefined ? refused('no-score-due') : undefined,
};

export const REPORTS: { readonly [Type in Report['type']]: Rule<HappeningOf<Type>> } = {
  attention: AS_TOLD,
  acted: AS_TOLD,
  'rectified-by-players': AS_TOLD,
  'corrected-early': AS_TOLD,
  'consulted-partner': AS_TOLD,
  adjustment: ADJUSTMENT,
  counted: COUNTED,
  'foreign-card': AS_TOLD,
  'wrong-hand': AS_TOLD,
  'hand-met-again': HAND_MET_AGAIN,
  'wrong-board': AS_TOLD,
  'wrong-way': AS_TOLD,
  'from-partner': AS_TOLD,
  'withdrawn-used': AS_TOLD,
  'from-elsewhere': AS_TOLD,
  'misstated-double': AS_TOLD,
  'redeal-wanted': AS_TOLD,
  request: AS_TOLD,
  'review-wrong': AS_TOLD,
  corrects: AS_TOLD,
  misinformed: AS_TOLD,
  consulted: AS_TOLD,
  deviated: AS_TOLD,
  'special-understanding': AS_TOLD,
  'not-disclosed': AS_TOLD,
  'methods-differ': AS_TOLD,
  'tricks-disputed': AS_TOLD,
  'score-miswritten': AS_TOLD,
  'ruling-mistaken': AS_TOLD,
  'waiver-asked': AS_TOLD,
  'facts-disputed': AS_TOLD,
  'matter-referred': AS_TOLD,
  'board-fouled': AS_TOLD,
  'board-rescheduled': AS_TOLD,
  misdealt: AS_TOLD,
  appeal: AS_TOLD,
  discipline: AS_TOLD,
  incident: AS_TOLD,
};

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
  'review-wrong': { must: { seat: 'seat' }, may: {} },
  corrects: { must: { seat: 'seat', whose: ['own', 'partner'] }, may: {} },
  misinformed: { must: { seat: 'seat' }, may: { about: 'number', how: MISINFORMED_BY, card: CARD_FAULTS } },
  consulted: { must: { seat: 'seat', what: CONSULTED }, may: { toExplain: 'flag', atTurn: 'flag' } },
  deviated: { must: { seat: 'seat' }, may: { artificial: 'flag' } },
  'special-understanding': { must: { seat: 'seat' }, may: {} },
  'not-disclosed': { must: { seat: 'seat', where: ['answer', 'card'] }, may: {} },
  'methods-differ': { must: { seat: 'seat' }, may: {} },
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
