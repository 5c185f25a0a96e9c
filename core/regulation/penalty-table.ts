import { type Fault, Fraction, fail, ok, type Result } from '../base/index.ts';
import type { ContestantId, Penalty, PenaltyUnit } from '../scoring/index.ts';
import {
  measuresOf,
  type Offence,
  type OffenceCompetition,
  type PenaltyForm,
  type PenaltyMeasure,
  type Tariff,
  tariffAsksMinutes,
} from './penalty-tariff.ts';
import {
  PENALTY_DECISIONS,
  PENALTY_HARMS,
  PENALTY_NOTES,
  type PenaltyDecision,
  type PenaltyHarm,
  type PenaltyNote,
} from './penalty-words.ts';

/** On whom a penalty falls: the offender, both contestants at the table, the pair North–South, or whom the director finds responsible. */
export type PenaltyBearer = 'offender' | 'both' | 'NS' | 'responsible';

/** A row of a regulation's table of penalties. */
export interface PenaltyRow {
  readonly clause: string;
  /** The offence, as the director reads it. */
  readonly what: string;
  readonly bearer: PenaltyBearer;
  readonly tariff?: Tariff;
  /** The charge is for each board. */
  readonly perBoard?: boolean;
  /** The charge is shared by the two contestants as they are to blame, equally if that is not known. */
  readonly shared?: boolean;
  /** Charged only if this happened. */
  readonly onlyIf?: PenaltyHarm;
  /** What it charges all the same when that did not happen; nothing unless told. */
  readonly unharmed?: 'warning';
  /** What else the director may do, always or from so many minutes or repetitions on. */
  readonly decision?: {
    readonly may: PenaltyDecision;
    readonly fromMinutes?: number;
    readonly fromRepetition?: number;
  };
  /** What becomes of the board. */
  readonly board?: 'stands' | 'cancelled' | 'replaced';
  /** Goes into the director's report, for the disciplinary bodies. */
  readonly report?: boolean;
  /** What the director should bear in mind. */
  readonly note?: PenaltyNote;
  /** The same, for a first offence of more than so many minutes that lost no board. */
  readonly noteIfLongDelay?: { readonly over: number; readonly note: PenaltyNote };
}

export type PenaltyRows<Kind extends string> = Readonly<Partial<Record<Kind, PenaltyRow>>>;

/** A regulation's penalties. */
export interface PenaltyTable<Kind extends string = string> {
  readonly name: string;
  readonly rows: Readonly<Record<OffenceCompetition, PenaltyRows<Kind>>>;
  /** The forms against which there is no appeal. */
  readonly final: readonly PenaltyForm[];
  /** What the director should bear in mind when points are taken for a repetition. */
  readonly noteOnRepetition?: PenaltyNote;
}

/** What a table says of an offence. It binds nobody: the director decides, and gives a reason for departing from it. */
export interface PenaltyProposal {
  readonly clause: string;
  readonly bearer: PenaltyBearer;
  /** In each bearer's own measure; none where nothing is charged. */
  readonly measures: readonly PenaltyMeasure[];
  readonly mayBeAppealed: boolean;
  readonly report: boolean;
  readonly board: 'stands' | 'cancelled' | 'replaced' | undefined;
  readonly sentence: string;
  readonly notes: readonly string[];
  /** The notes by the codes that pages translate. */
  readonly noteCodes: readonly PenaltyNote[];
}

/** What has to be told of an offence before its row can say what it costs. */
export interface OffenceAsks {
  readonly counts: readonly ('minutes' | 'boardsLost' | 'boards')[];
  readonly known: boolean;
}

export const asksOf = ({ tariff, perBoard, decision }: PenaltyRow): OffenceAsks => ({
  counts: [
    ...(tariffAsksMinutes(tariff) || decision?.fromMinutes !== undefined ? (['minutes'] as const) : []),
    ...(tariff?.by === 'boards-lost' ? (['boardsLost'] as const) : []),
    ...(perBoard === true ? (['boards'] as const) : []),
  ],
  known: tariff?.by === 'form' && tariff.firstIfKnown !== undefined,
});

/** More repetitions than a tournament has rounds are a slip of the hand. */
const MOST_REPETITIONS = 100;

export function proposePenalty<Kind extends string>(
  table: PenaltyTable<Kind>,
  offence: Offence<Kind>,
): Result<PenaltyProposal> {
  const rows = table.rows[offence.competition];
  const row = Object.hasOwn(rows, offence.kind) ? rows[offence.kind] : undefined;
  if (row === undefined) {
    return refuse(
      `${table.name} sets no penalty for "${offence.kind}" in ${COMPETITION_WORDS[offence.competition]}; the director decides (Law 90).`,
    );
  }
  const missing = faultIn(row, offence);
  if (missing !== undefined) return refuse(missing);
  const share = row.shared === true ? (offence.blame ?? Fraction.of(1, 2)) : Fraction.of(1);
  const times = share.times(row.perBoard === true ? (offence.boards ?? 1) : 1);
  const harmless = row.onlyIf !== undefined && offence.harm === false;
  const measures: readonly PenaltyMeasure[] = harmless
    ? row.unharmed === undefined
      ? []
      : [{ form: row.unharmed }]
    : [...chargesOf(row, offence, times), ...decisionOf(row, offence)];
  const noteCodes = notesOn(table, row, offence, measures);
  const bearer = row.shared === true && offence.blame === undefined ? 'both' : row.bearer;
  return ok({
    clause: row.clause,
    bearer,
    measures,
    mayBeAppealed: !measures.some(({ form }) => table.final.some((final) => final === form)),
    report: row.report === true,
    board: row.board,
    sentence: sentence(row, offence, measures, bearer),
    notes: noteCodes.map((code) => PENALTY_NOTES[code]),
    noteCodes,
  });
}

/** A proposal as penalties of a contestant, once the director has accepted it; what is left to decide is not in it. */
export function penaltiesOf(proposal: PenaltyProposal, contestant: ContestantId): readonly Penalty[] {
  const { clause, sentence: reason } = proposal;
  return proposal.measures.flatMap((measure) => {
    const amount = amountOf(measure);
    return amount === undefined ? [] : [{ contestant, clause, reason, amount }];
  });
}

function amountOf(measure: PenaltyMeasure): Penalty['amount'] | undefined {
  if (measure.form === 'warning') return 'warning';
  return 'value' in measure ? { unit: measure.unit, value: measure.value } : undefined;
}

const refuse = (message: string): { readonly ok: false; readonly error: Fault } =>
  fail({ code: 'penalty-proposal', message });

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** What is wrong with an offence, or still has to be asked about it. */
function faultIn(row: PenaltyRow, offence: Offence): string | undefined {
  const { repetition, minutes, boardsLost, boards, harm, blame } = offence;
  if (!isCount(repetition) || repetition < 1 || repetition > MOST_REPETITIONS) {
    return `The repetition is a whole number from 1, the first time, to ${MOST_REPETITIONS}.`;
  }
  if (!isCount(minutes ?? 0)) return 'The delay is given in completed minutes: 0, 1, 2 …';
  if (!isCount(boardsLost ?? 0) || !isCount(boards ?? 0)) return 'Boards are counted in whole numbers.';
  if (blame !== undefined && (blame.sign < 0 || blame.compare(1) > 0)) {
    return 'A part of the blame lies between 0 and 1.';
  }
  if (minutes === undefined && tariffAsksMinutes(row.tariff)) {
    return `Say how many minutes the delay was: ${row.clause} charges by them.`;
  }
  if (harm === undefined && row.onlyIf !== undefined) {
    return `Say whether ${PENALTY_HARMS[row.onlyIf]}: ${row.clause} charges only then.`;
  }
  return undefined;
}

function chargesOf(row: PenaltyRow, offence: Offence, times: Fraction): readonly PenaltyMeasure[] {
  if (row.tariff === undefined) return [];
  return measuresOf(row.tariff, offence)
    .map((measure) => ('value' in measure ? { ...measure, value: measure.value.times(times) } : measure))
    .filter((measure) => !('value' in measure) || measure.value.sign > 0);
}

function decisionOf({ decision }: PenaltyRow, offence: Offence): readonly PenaltyMeasure[] {
  if (decision === undefined) return [];
  const { may, fromMinutes = 0, fromRepetition = 1 } = decision;
  const reached = (offence.minutes ?? 0) >= fromMinutes && offence.repetition >= fromRepetition;
  return reached ? [{ form: 'decision', code: may, may: PENALTY_DECISIONS[may] }] : [];
}

function notesOn(
  table: PenaltyTable,
  row: PenaltyRow,
  { repetition, minutes = 0, boardsLost = 0 }: Offence,
  measures: readonly PenaltyMeasure[],
): readonly PenaltyNote[] {
  const { noteIfLongDelay: delay } = row;
  const long = delay !== undefined && repetition === 1 && minutes > delay.over && boardsLost === 0;
  const grows = repetition > 1 && measures.some((measure) => 'value' in measure);
  const notes = [
    row.note,
    long ? delay.note : undefined,
    grows ? table.noteOnRepetition : undefined,
    ...measures.map(({ form }) =>
      table.final.some((final) => final === form) ? NO_APPEAL[form] : undefined,
    ),
  ];
  return notes.filter((note) => note !== undefined);
}

const NO_APPEAL: Readonly<Partial<Record<PenaltyMeasure['form'], PenaltyNote>>> = {
  disciplinary: 'no-appeal-disciplinary',
  suspension: 'no-appeal-suspension',
};

const COMPETITION_WORDS: Readonly<Record<OffenceCompetition, string>> = {
  pairs: 'pairs',
  'imp-pairs': 'IMP pairs',
  teams: 'teams',
};

const FORM_WORDS: Readonly<Record<PenaltyMeasure['form'], string>> = {
  warning: 'warning',
  procedural: 'penalty',
  disciplinary: 'disciplinary penalty',
  suspension: 'suspension or disqualification',
  range: 'penalty',
  decision: 'decision',
};

const UNIT_WORDS: Readonly<Record<PenaltyUnit, string>> = {
  'percent-of-top': '% of a top',
  matchpoints: ' matchpoints',
  imps: ' IMPs',
  vps: ' VPs',
};

/** At most two decimals, and none that say nothing: `4.5`, `20`. */
const plain = (value: Fraction): string =>
  value.isWhole ? value.toString() : value.toDecimal(2).replace(/0$/, '');

function measureWords(measure: PenaltyMeasure): string {
  const form = FORM_WORDS[measure.form];
  switch (measure.form) {
    case 'warning':
      return `a ${form}`;
    case 'suspension':
      return form;
    case 'procedural':
    case 'disciplinary':
      return `a ${form} of ${plain(measure.value)}${UNIT_WORDS[measure.unit]}`;
    case 'range':
      return `a ${form} from ${plain(measure.from)} to ${plain(measure.to)}${UNIT_WORDS[measure.unit]}, as the director sees fit`;
    case 'decision':
      return `the director may ${measure.may}`;
  }
}

function bearerWords(bearer: PenaltyBearer, competition: OffenceCompetition): string {
  const one = competition === 'teams' ? 'team' : 'pair';
  switch (bearer) {
    case 'offender':
      return `the ${one} at fault`;
    case 'both':
      return `each of the two ${one}s`;
    case 'NS':
      return competition === 'teams' ? 'the team of the pair North–South' : 'the pair North–South';
    case 'responsible':
      return `each ${one} responsible`;
  }
}

function sentence(
  row: PenaltyRow,
  { repetition, competition }: Offence,
  measures: readonly PenaltyMeasure[],
  bearer: PenaltyBearer,
): string {
  const time = repetition === 1 ? 'first time' : `time ${repetition}`;
  const charges = measures.filter(({ form }) => form !== 'decision').map(measureWords);
  const decisions = measures.filter(({ form }) => form === 'decision').map(measureWords);
  const charge =
    charges.length === 0 ? [] : [`${charges.join(' and ')} for ${bearerWords(bearer, competition)}`];
  const all = [...charge, ...decisions];
  return `${row.what}, ${time} (${row.clause}): ${all.length === 0 ? 'no penalty' : all.join('; ')}.`;
}
