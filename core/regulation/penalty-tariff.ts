import { Fraction, never } from '../base/index.ts';
import type { PenaltyUnit } from '../scoring/index.ts';
import type { PenaltyDecision } from './penalty-words.ts';

/** How a competition is scored, as penalties see it; `pairs` are scored in matchpoints. */
export const OFFENCE_COMPETITIONS = ['pairs', 'imp-pairs', 'teams'] as const;
export type OffenceCompetition = (typeof OFFENCE_COMPETITIONS)[number];

/** What was done. What its row of the table does not look at may be left out. */
export interface Offence<Kind extends string = string> {
  readonly kind: Kind;
  readonly competition: OffenceCompetition;
  /** 1 the first time, counting the same row over the whole tournament. */
  readonly repetition: number;
  /** Completed minutes late. */
  readonly minutes?: number;
  /** Boards that could not be played because of it. */
  readonly boardsLost?: number;
  /** Boards on which it was done, where each is charged; one unless said. */
  readonly boards?: number;
  /** Whether it did the harm without which the row charges nothing. */
  readonly harm?: boolean;
  /** Whether the offender should have known the rule. */
  readonly shouldHaveKnown?: boolean;
  /** This contestant's part of the blame, where it is shared; unknown unless said. */
  readonly blame?: Fraction;
}

/** The forms of a penalty, in rising gravity; points are taken by the two in the middle. */
export const PENALTY_FORMS = ['warning', 'procedural', 'disciplinary', 'suspension'] as const;
export type PenaltyForm = (typeof PENALTY_FORMS)[number];

/** A part of what is proposed. `suspension` is suspension or disqualification; a `decision` names what the director may do. */
export type PenaltyMeasure =
  | { readonly form: 'warning' | 'suspension' }
  | { readonly form: 'procedural' | 'disciplinary'; readonly unit: PenaltyUnit; readonly value: Fraction }
  | { readonly form: 'range'; readonly unit: PenaltyUnit; readonly from: Fraction; readonly to: Fraction }
  | { readonly form: 'decision'; readonly code: PenaltyDecision; readonly may: string };

/** A warning, or points in the unit of the competition: per cent of a top, or IMPs. */
export type Charge = 'warning' | number;

/** What a first penalty in points comes to. */
export type UsualPenalty = Readonly<Record<OffenceCompetition, number>>;

/** How a row of a table charges. Figures are in the unit of the competition unless another is named. */
export type Tariff =
  | { readonly by: 'fixed'; readonly value: number }
  | { readonly by: 'fixed-vps'; readonly value: number }
  | { readonly by: 'range'; readonly from: number; readonly to: number }
  | { readonly by: 'repetition'; readonly steps: readonly Charge[]; readonly afterwards: 'same' | 'double' }
  | { readonly by: 'bands'; readonly bands: readonly { readonly upTo: number; readonly charge: Charge }[] }
  | {
      /** Nothing for the free minutes; then `start`, and `value` for each block of minutes begun. */
      readonly by: 'overtime';
      readonly free: number;
      readonly start: number;
      readonly block: number;
      readonly value: number;
      /** Minutes past the free ones beyond which no more is charged. */
      readonly most?: number;
      /** Blocks count when they have begun, or only when completed. */
      readonly blocks?: 'completed';
    }
  | {
      readonly by: 'form';
      readonly usual: UsualPenalty;
      readonly first: PenaltyForm;
      readonly next: PenaltyForm;
      /** The first time, for those who should have known. */
      readonly firstIfKnown?: PenaltyForm;
    }
  /** A warning the first time and the usual penalty after it, and the usual penalty for each board lost. */
  | {
      readonly by: 'boards-lost';
      readonly usual: UsualPenalty;
      /** Minutes beyond which even the first time costs the usual penalty; none unless told. */
      readonly warnedUpTo?: number;
    };

/** The tariffs that cannot be worked out without the minutes. */
export const tariffAsksMinutes = (tariff: Tariff | undefined): boolean =>
  tariff?.by === 'bands' || tariff?.by === 'overtime';

const UNITS: Readonly<Record<OffenceCompetition, PenaltyUnit>> = {
  pairs: 'percent-of-top',
  'imp-pairs': 'imps',
  teams: 'imps',
};

/** What a tariff charges for an offence; nothing where it charges nothing. */
export function measuresOf(tariff: Tariff, offence: Offence): readonly PenaltyMeasure[] {
  const { competition, repetition, minutes = 0, boardsLost = 0 } = offence;
  const unit = UNITS[competition];
  switch (tariff.by) {
    case 'fixed':
      return points(unit, tariff.value);
    case 'fixed-vps':
      return points('vps', tariff.value);
    case 'range':
      return [{ form: 'range', unit, from: Fraction.of(tariff.from), to: Fraction.of(tariff.to) }];
    case 'repetition':
      return charged(unit, repeated(tariff.steps, tariff.afterwards, repetition));
    case 'bands':
      return charged(unit, tariff.bands.find(({ upTo }) => minutes <= upTo)?.charge ?? 0);
    case 'overtime': {
      const over = Math.min(minutes - tariff.free, tariff.most ?? Number.POSITIVE_INFINITY);
      if (over <= 0) return [];
      const blocks = over / tariff.block;
      const counted = tariff.blocks === 'completed' ? Math.floor(blocks) : Math.ceil(blocks);
      return points(unit, tariff.start + tariff.value * counted);
    }
    case 'form': {
      const first = (offence.shouldHaveKnown ? tariff.firstIfKnown : undefined) ?? tariff.first;
      return ofForm(repetition === 1 ? first : tariff.next, unit, tariff.usual[competition]);
    }
    case 'boards-lost': {
      const isWarned = repetition === 1 && minutes <= (tariff.warnedUpTo ?? Number.POSITIVE_INFINITY);
      const times = boardsLost + (isWarned ? 0 : 1);
      const warning = isWarned ? ofForm('warning', unit, 0) : [];
      return [...warning, ...points(unit, times * tariff.usual[competition])];
    }
    default:
      return never(tariff);
  }
}

/** The charge for that repetition: the step it has reached; past the last, the same again or twice as much each time. */
function repeated(
  steps: readonly Charge[],
  afterwards: 'same' | 'double',
  repetition: number,
): Charge | bigint {
  const step = steps[repetition - 1];
  if (step !== undefined) return step;
  const last = steps.at(-1) ?? 0;
  if (last === 'warning' || afterwards === 'same') return last;
  return BigInt(last) * 2n ** BigInt(repetition - steps.length);
}

const charged = (unit: PenaltyUnit, charge: Charge | bigint): readonly PenaltyMeasure[] =>
  charge === 'warning' ? [{ form: 'warning' }] : points(unit, charge);

const points = (unit: PenaltyUnit, value: number | bigint): readonly PenaltyMeasure[] =>
  ofForm('procedural', unit, value);

function ofForm(form: PenaltyForm, unit: PenaltyUnit, value: number | bigint): readonly PenaltyMeasure[] {
  if (form === 'warning' || form === 'suspension') return [{ form }];
  const amount = Fraction.of(value);
  return amount.sign === 0 ? [] : [{ form, unit, value: amount }];
}
