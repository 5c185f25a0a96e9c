import { Fraction, fail, parseFraction, type Result } from '../../base/index.ts';
import {
  type OffenceCompetition,
  type PenaltyForm,
  type PenaltyMeasure,
  type PenaltyProposal,
  proposePenalty,
} from '../../regulation/index.ts';
import type { ContestantId } from '../meeting.ts';
import type { ExactNumber, PenaltyAmount } from '../score-data.ts';
import type { Settings } from '../settings.ts';
import { METHODS, profileOf } from '../settings-defaults.ts';
import type { GivenPenalty, Tournament } from '../state.ts';

/** The row of the regulation's table that somebody broke, and the form of what he was given for it: AD, PP, PD or SD. */
export interface OffenceGiven {
  readonly row: string;
  readonly form: PenaltyForm;
}

/** What is told of an offence, as far as its row looks at it. */
export interface OffenceTold {
  /** Completed minutes late. */
  readonly minutes?: number;
  /** Boards that could not be played because of it. */
  readonly boardsLost?: number;
  /** Boards on which it was done, where each is charged. */
  readonly boards?: number;
  readonly harm?: boolean;
  readonly shouldHaveKnown?: boolean;
  /** This contestant's part of the blame. */
  readonly blame?: ExactNumber;
}

/** A part of a penalty: a warning, points, or suspension or disqualification. */
export type MeasureGiven =
  | { readonly form: 'warning' | 'suspension' }
  | { readonly form: 'procedural' | 'disciplinary'; readonly amount: PenaltyAmount };

const IS_LAW_91 = /\b91[AB]?\b/;

/** A penalty of discipline, a suspension or a disqualification: by its form, or by Law 91. */
export const isDisciplinary = ({
  offence,
  clause,
  amount,
}: Pick<GivenPenalty, 'clause'> & Partial<Pick<GivenPenalty, 'offence' | 'amount'>>): boolean =>
  offence?.form === 'disciplinary' || amount === 'suspension' || IS_LAW_91.test(clause);

/** How the session is scored, as the table of penalties sees it. */
export function competitionOf({ settings }: Pick<Tournament, 'settings'>): OffenceCompetition {
  if (settings.contestants === 'team') return 'teams';
  const { kind } = METHODS[settings.method];
  return kind === 'cross-imps' || kind === 'butler' ? 'imp-pairs' : 'pairs';
}

/** Of a penalty that was given: to whom, for which row, by which command. */
type Given = Pick<GivenPenalty, 'contestant' | 'offender' | 'offence' | 'incident' | 'sequence'>;

/** Who broke a row: a contestant, or one of its players. */
export interface Offender {
  readonly contestant: ContestantId;
  readonly offender?: number | undefined;
}

/** Is it of the one who is asked about? What was given to both partners each of them had. */
const isOf = ({ contestant, offender }: Offender, given: Given): boolean =>
  given.contestant === contestant &&
  (offender === undefined || given.offender === undefined || given.offender === offender);

/** Everything that was given in the whole event, warnings among it, in order. */
export const givenIn = ({ sessions }: Tournament) =>
  [...sessions.values()]
    .toSorted((a, b) => a.session - b.session)
    .flatMap(({ session, penalties }) => penalties.map((given) => ({ ...given, session })));

/** How often somebody has broken a row in the whole event (RTP 2.1.11.1): what followed from one command is once. */
export const timesGiven = (given: readonly Given[], who: Offender, row: string): number =>
  new Set(
    given
      .filter((each) => isOf(who, each) && each.offence?.row === row)
      .map(({ incident, sequence }) => incident ?? sequence),
  ).size;

/** What a proposal rests on besides the offence: the regulation, and what was given before. */
export interface PenaltyRecord {
  readonly settings: Settings;
  readonly competition: OffenceCompetition;
  readonly given: readonly Given[];
}

/** What the regulation proposes for whoever broke a row once more. */
export function proposalFor(
  { settings, competition, given }: PenaltyRecord,
  who: Offender,
  row: string,
  told: OffenceTold,
): Result<PenaltyProposal> {
  const { penalties } = profileOf(settings);
  if (penalties === undefined) {
    return fail({ code: 'no-penalty-table', message: 'The regulation has no table of penalties.' });
  }
  const { blame: part, ...rest } = told;
  const blame = part === undefined ? undefined : parseFraction(part);
  return proposePenalty(penalties, {
    kind: row,
    competition,
    repetition: timesGiven(given, who, row) + 1,
    ...rest,
    ...(blame?.ok === true ? { blame: blame.value } : {}),
  });
}

/** What a proposal comes to, as it is given: a range by its least, which the director may raise; decisions are his. */
export const measuresGiven = (measures: readonly PenaltyMeasure[]): readonly MeasureGiven[] =>
  measures.flatMap((measure) => asGiven(measure) ?? []);

function asGiven(measure: PenaltyMeasure): MeasureGiven | undefined {
  switch (measure.form) {
    case 'warning':
    case 'suspension':
      return { form: measure.form };
    case 'procedural':
    case 'disciplinary':
      return { form: measure.form, amount: { unit: measure.unit, value: measure.value.toString() } };
    case 'range':
      return { form: 'procedural', amount: { unit: measure.unit, value: measure.from.toString() } };
    case 'decision':
      return undefined;
  }
}

/** Is what is given what was proposed? Anything within a range is. */
export function isAsProposed(given: readonly MeasureGiven[], proposed: readonly PenaltyMeasure[]): boolean {
  const charged = proposed.filter(({ form }) => form !== 'decision');
  return (
    given.length === charged.length &&
    given.every((one, index) => {
      const measure = charged[index];
      return measure !== undefined && isMeasure(one, measure);
    })
  );
}

function isMeasure(given: MeasureGiven, measure: PenaltyMeasure): boolean {
  if (!('amount' in given)) return given.form === measure.form;
  const value = parseFraction(given.amount.value);
  if (!value.ok) return false;
  if (measure.form === 'range') {
    const isWithin = value.value.compare(measure.from) >= 0 && value.value.compare(measure.to) <= 0;
    return given.form === 'procedural' && given.amount.unit === measure.unit && isWithin;
  }
  return (
    'value' in measure &&
    measure.form === given.form &&
    measure.unit === given.amount.unit &&
    Fraction.from(measure.value).equals(value.value)
  );
}
