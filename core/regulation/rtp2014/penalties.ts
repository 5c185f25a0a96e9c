import { Fraction } from '../../base/index.ts';
import type { PenaltyProposal, PenaltyRow, PenaltyTable } from '../penalty-table.ts';
import type { PenaltyForm, Tariff, UsualPenalty } from '../penalty-tariff.ts';

/** RTP 2.1.11.1: what the first penalties in points usually come to, in per cent of a top or in IMPs. */
const RTP_2_1_11_1: UsualPenalty = { pairs: 10, 'imp-pairs': 3, teams: 3 };

const forms = (first: PenaltyForm, next: PenaltyForm, firstIfKnown?: PenaltyForm): Tariff => ({
  by: 'form',
  usual: RTP_2_1_11_1,
  first,
  next,
  ...(firstIfKnown && { firstIfKnown }),
});

const WARNED_FIRST = forms('warning', 'procedural');
const AT_ONCE = forms('procedural', 'procedural');
const DISCIPLINE_AFTER_WARNING = forms('warning', 'disciplinary');
const DISCIPLINE = forms('disciplinary', 'disciplinary');
const DISCIPLINE_THEN_OUT = forms('disciplinary', 'suspension');

const row = (clause: string, what: string, tariff: Tariff, rest: Partial<PenaltyRow> = {}): PenaltyRow => ({
  clause,
  what,
  bearer: 'offender',
  tariff,
  ...rest,
});

const late = row(
  'RTP 2.1.11.2',
  'Late arrival or slow play',
  { by: 'boards-lost', usual: RTP_2_1_11_1 },
  {
    noteIfLongDelay: {
      over: 5,
      note: 'long-delay',
    },
    decision: {
      fromMinutes: 20,
      may: 'pair-out',
    },
  },
);

/** RTP 2.1.11.2: the running of the event, through ignorance or carelessness. */
const RTP_2_1_11_2 = {
  'late-or-slow': late,
  'not-shuffled-or-misduplicated': row(
    'RTP 2.1.11.2',
    'Hand not shuffled in the first round, or wrongly duplicated',
    WARNED_FIRST,
    { bearer: 'both' },
  ),
  'score-missing-or-wrong': row('RTP 2.1.11.2', 'Result missing or wrongly entered', WARNED_FIRST, {
    bearer: 'responsible',
  }),
  'hands-exchanged': row('RTP 2.1.11.2', 'Board altered: two or more hands exchanged', AT_ONCE, {
    bearer: 'responsible',
  }),
  'cards-missing': row('RTP 2.1.11.2', 'Board altered: cards missing from a hand', WARNED_FIRST, {
    bearer: 'responsible',
  }),
  'board-rotated-90': row('RTP 2.1.11.2', 'Correct board played turned 90°', WARNED_FIRST, { bearer: 'NS' }),
  'board-rotated-180': row('RTP 2.2.4.4', 'Correct board played turned 180°', WARNED_FIRST, {
    bearer: 'NS',
    board: 'stands',
    note: 'no-row-180',
  }),
  'movement-or-transfer': row(
    'RTP 2.1.11.2',
    'Wrong table or boards moved wrongly, so that boards are cancelled',
    WARNED_FIRST,
  ),
  'cards-not-counted': row(
    'RTP 2.1.11.2',
    'Cards not counted or miscounted, so that the board is cancelled',
    WARNED_FIRST,
    { board: 'cancelled' },
  ),
  'card-face-up': row('RTP 2.1.11.2', 'Card put back face up', WARNED_FIRST, {
    onlyIf: 'face-up-seen',
  }),
  'audible-comments': row('RTP 2.1.11.2', 'Comments on the boards that other tables can hear', AT_ONCE),
  'leaving-table': row('RTP 2.1.11.2', 'Leaving the table without need', WARNED_FIRST, {
    onlyIf: 'round-delayed',
  }),
  'travellers-exchanged': row(
    'RTP 2.1.11.2',
    'Travellers exchanged, so that boards are cancelled',
    WARNED_FIRST,
    { board: 'cancelled' },
  ),
} satisfies Record<string, PenaltyRow>;

/** RTP 2.1.11.3: breaches of the Laws and regulations; the score may be adjusted besides. */
const RTP_2_1_11_3 = {
  'incomplete-explanation': row('RTP 2.1.11.3', 'Incomplete explanation of an understanding', WARNED_FIRST),
  'failure-to-alert': row('RTP 2.1.11.3', 'Call not alerted', WARNED_FIRST),
  'deliberate-use-of-ui': row('RTP 2.1.11.3', 'Deliberate use of unauthorised information', AT_ONCE, {
    note: 'knowing-profit',
  }),
  'convention-card': row('RTP 2.1.11.3', 'Convention card incomplete or wrongly filled in', AT_ONCE, {
    onlyIf: 'other-side-harmed',
  }),
  'system-not-permitted': row(
    'RTP 2.1.11.3',
    'System or convention not permitted',
    forms('warning', 'procedural', 'procedural'),
  ),
  'stop-procedure': row('RTP 2.1.11.3', 'STOP procedure not followed', WARNED_FIRST),
  'concealed-psychic-understanding': row(
    'RTP 2.1.11.3',
    'Psychic call with an undisclosed understanding',
    AT_ONCE,
  ),
  'wrong-announcement': row('RTP 2.1.11.3', 'Call not announced correctly', WARNED_FIRST),
  'director-not-called': row('RTP 2.1.11.3', 'Director not called to an irregularity', WARNED_FIRST),
  'deliberate-deception': row('RTP 2.1.11.3', 'Deliberately misleading an opponent', DISCIPLINE),
  'deliberate-irregularity': row('RTP 2.1.11.3', 'Deliberate irregularity', DISCIPLINE_THEN_OUT, {
    report: true,
  }),
  'dummy-limits': row('RTP 2.1.11.3', 'Dummy beyond dummy’s rights', WARNED_FIRST),
} satisfies Record<string, PenaltyRow>;

const conduct = (clause: string, what: string, tariff: Tariff): PenaltyRow =>
  row(clause, what, tariff, { report: true, note: 'say-what-follows' });

/** RTP 2.1.11.4: conduct; every penalty goes into the director's report. */
const RTP_2_1_11_4 = {
  'deliberate-breach': conduct(
    'RTP 2.1.11.4',
    'Deliberate breach of the Laws or regulations',
    DISCIPLINE_THEN_OUT,
  ),
  'rude-to-partner': conduct('RTP 2.1.11.4', 'Rude to partner in public', DISCIPLINE_AFTER_WARNING),
  'insulting-others': conduct(
    'RTP 2.1.11.4',
    'Insulting the director, opponents or an appeals committee',
    DISCIPLINE,
  ),
  'contesting-rulings': conduct('RTP 2.1.11.4', 'Improperly contesting a ruling', DISCIPLINE_AFTER_WARNING),
  shouting: conduct('RTP 2.1.11.4', 'Shouting at anyone', DISCIPLINE),
  violence: row('RTP 2.1.11.4', 'Violence or physical intimidation', forms('suspension', 'suspension'), {
    report: true,
  }),
  'long-post-mortem': conduct(
    'RTP 2.1.11.4',
    'Discussion that delays the next board',
    DISCIPLINE_AFTER_WARNING,
  ),
  'electronic-device': conduct('RTP 3.4, 2.1.11.4', 'Use of a phone or other device', DISCIPLINE),
  smoking: conduct('RTP 3.3, 2.1.11.4', 'Smoking where or when it is forbidden', DISCIPLINE),
} satisfies Record<string, PenaltyRow>;

const PAIRS = { ...RTP_2_1_11_2, ...RTP_2_1_11_3, ...RTP_2_1_11_4 };

export type RtpOffence = keyof typeof PAIRS;

const TEAMS: Readonly<Record<RtpOffence, PenaltyRow>> = {
  ...PAIRS,
  'late-or-slow': {
    ...late,
    decision: {
      fromMinutes: 31,
      may: 'team-not-appeared',
    },
  },
  'board-rotated-180': { ...PAIRS['board-rotated-180'], clause: 'RTP 2.3.6.5' },
};

/** RTP 2.1.11: guidance for the director, who weighs the circumstances. */
export const RTP_2014_PENALTIES: PenaltyTable<RtpOffence> = {
  name: 'RTP 2.1.11',
  rows: { pairs: PAIRS, 'imp-pairs': PAIRS, teams: TEAMS },
  final: ['disciplinary', 'suspension'], // RTP 2.1.11.1, 3.8.1
  noteOnRepetition: 'grows-with-repetition',
};

/** RTP 3.4: minutes before the start from which devices are forbidden, until the session or segment ends. */
const RTP_3_4 = { minutesBeforeStart: 5 } as const;

/** Whether devices are already forbidden so long before the start; a device that the director authorised is not an offence. */
export const rtpDevicesForbidden = (minutesBeforeStart: number): boolean =>
  minutesBeforeStart <= RTP_3_4.minutesBeforeStart;

/** RTP 3.6.4: points of value index that cost one VP. */
const RTP_3_6_4 = { indexPerVp: 100 } as const;

/** A team that takes a new player after the series were formed. */
export interface RtpStrengthening {
  /** The team's value index before and with the new player. */
  readonly before: number;
  readonly after: number;
  readonly seriesByValueIndex: boolean;
  readonly swiss: boolean;
}

/**
 * The penalty proposed for each match that a new player plays (RTP 3.6.4): none unless the series were formed by value
 * index and he raises it, and never in a Swiss (RTP 3.6.12.3).
 */
export function rtpStrengtheningPenalty(change: RtpStrengthening): PenaltyProposal {
  const { before, after, seriesByValueIndex, swiss } = change;
  const raised = seriesByValueIndex && !swiss && after > before;
  const value = Fraction.ofDecimal(after).minus(Fraction.ofDecimal(before)).over(RTP_3_6_4.indexPerVp);
  const clause = swiss ? 'RTP 3.6.12.3' : 'RTP 3.6.4';
  const outcome = raised
    ? `a penalty of ${value.toDecimal(2)} VPs in each match that the player plays`
    : 'no penalty';
  return {
    clause,
    bearer: 'offender',
    measures: raised ? [{ form: 'procedural', unit: 'vps', value }] : [],
    mayBeAppealed: true,
    report: false,
    board: undefined,
    sentence: `A new player takes the team's value index from ${before} to ${after} (${clause}): ${outcome}.`,
    notes: raised ? ['The team may be penalised: the director decides.'] : [],
    noteCodes: [],
  };
}
