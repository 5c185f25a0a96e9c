import { SEATS, type Seat, sideOf } from '../../../game/index.ts';
import { scoreDue } from '../../12-adjusted-score.ts';
import { countRefusal, fromTheStart, wrongHands } from '../../13-wrong-number-of-cards.ts';
import type { Report } from '../../happening/report.ts';
import { refused } from '../../ruling/refused.ts';
import { screenRules } from '../../screens/tray.ts';
import type { Table } from '../../table/table.ts';
import { CALL } from './calls.ts';
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
  refusal: ({ calls, play }, { seat }) => {
    if (calls.some((made) => made.seat === seat)) return undefined;
    return play === undefined ? refused('no-call-yet', { seat }) : refused('calls-unknown');
  },
};

/** It is a call besides. */
const MISSTATED: Rule<HappeningOf<'misstated-double'>> = {
  ...AS_TOLD,
  refusal: (table, { seat, call }) => CALL.refusal?.(table, { type: 'call', seat, call }),
};

/** What a player does over an irregularity of his own side's gives no right away (Law 11A). */
const ACTED: Rule<HappeningOf<'acted'>> = {
  ...AS_TOLD,
  refusal: (_, { seat, offender }) =>
    sideOf(seat) === sideOf(offender) ? refused('own-irregularity', { seat, offender }, '11A') : undefined,
};

const ADJUSTMENT: Rule<HappeningOf<'adjustment'>> = {
  ...AS_TOLD,
  refusal: (table, { ground }) =>
    ground === 'due' && scoreDue(table) === undefined ? refused('no-score-due') : undefined,
};

/** It is told of screens, and there are none. */
const BEHIND_SCREENS: Rule<HappeningOf<'screen-explanations' | 'screen-handled'>> = {
  ...AS_TOLD,
  refusal: (table) => (screenRules(table) === undefined ? refused('no-screens') : undefined),
};

export const REPORTS: { readonly [Type in Report['type']]: Rule<HappeningOf<Type>> } = {
  attention: AS_TOLD,
  acted: ACTED,
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
  'misstated-double': MISSTATED,
  'redeal-wanted': AS_TOLD,
  request: AS_TOLD,
  'review-wrong': AS_TOLD,
  restated: AS_TOLD,
  explained: AS_TOLD,
  corrects: AS_TOLD,
  misinformed: AS_TOLD,
  consulted: AS_TOLD,
  deviated: AS_TOLD,
  'special-understanding': AS_TOLD,
  'not-disclosed': AS_TOLD,
  'methods-differ': AS_TOLD,
  'methods-varied': AS_TOLD,
  'screen-explanations': BEHIND_SCREENS,
  'screen-handled': BEHIND_SCREENS,
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
