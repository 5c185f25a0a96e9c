import { type Fraction, parseFraction } from '../base/index.ts';
import { contestantCount } from '../movement/index.ts';
import { topOf } from '../scoring/index.ts';
import { type Finding, type Refused, refuse } from './refusal.ts';
import type { PenaltyAmount, SideScoreData } from './score-data.ts';
import type { Settings } from './settings.ts';
import { METHODS } from './settings-defaults.ts';
import type { SessionState } from './state.ts';

/** From the one to the other, both included. */
type Range = readonly [least: number, most: number];

interface Limits {
  /** Outside of it the director is asked whether it is meant. */
  readonly usual: Range;
  /** Outside of it nothing can be meant at all. */
  readonly possible: Range;
}

/** The amounts that somebody types, and how far each goes before a slip of the finger comes to mind first. */
export const AMOUNTS = {
  // RTP 2.2.5: 7 minutes, 8 with screens. Experts on a fast evening take 5, beginners 12.
  minutesPerBoard: { usual: [3, 20], possible: [0, 60] },
  // Law 79C1: 30 minutes unless the organiser says otherwise; a week covers every league.
  correctionMinutes: { usual: [0, 7 * 24 * 60], possible: [0, 30 * 24 * 60] },
  // Some boards' worth; a whole round is hardly longer.
  extension: { usual: [-15, 30], possible: [-120, 120] },
  // Dinner takes two hours; a break ends on the same day.
  break: { usual: [0, 3 * 60], possible: [0, 12 * 60] },
  // RTP 3.5.4: 8 per cent for each of the two players at the most.
  handicap: { usual: [0, 16], possible: [0, 100] },
  // A score is a percentage with two decimals: a step of more than 1 rounds away what was played for.
  carryOverStep: { usual: [0, 1], possible: [0, 100] },
  // The whole board and no more; Law 90 is usually a tenth to a quarter of it.
  penaltyPercent: { usual: [0, 100], possible: [0, 10_000] },
  // Law 78B: no board is worth more than 24 IMPs.
  penaltyImps: { usual: [0, 24], possible: [0, 1000] },
  // Nobody makes less than nothing or more than the top of a board.
  adjustedPercent: { usual: [0, 100], possible: [-1000, 1000] },
  adjustedImps: { usual: [-24, 24], possible: [-1000, 1000] },
  // Law 77: 13 down, redoubled and vulnerable, is 7600; nothing scores more.
  adjustedPoints: { usual: [-7600, 7600], possible: [-100_000, 100_000] },
} as const satisfies Record<string, Limits>;

export type AmountName = keyof typeof AMOUNTS;

const isWithin = (value: Fraction | number, [least, most]: Range): boolean =>
  typeof value === 'number'
    ? value >= least && value <= most
    : value.compare(least) >= 0 && value.compare(most) <= 0;

/** Refuses an amount that cannot be; `text` is how it was given. */
function amountFault(name: AmountName, value: Fraction | number, text: string): Refused | undefined {
  const { possible } = AMOUNTS[name];
  if (isWithin(value, possible)) return undefined;
  const [least, most] = possible;
  const message = `${text} is out of the question: it is at least ${least} and at most ${most}.`;
  return refuse('amount-impossible', message, { params: { amount: text, least, most } });
}

/** What the director is asked about an amount that he hardly means. */
function unlikelyAmount(
  name: AmountName,
  value: Fraction | number,
  text = String(value),
): readonly Finding[] {
  const { usual } = AMOUNTS[name];
  if (isWithin(value, usual)) return [];
  const [least, most] = usual;
  const message = `${text} is unusual: ${least} to ${most} is what is given. Is that what you mean?`;
  return [{ code: `unlikely-${name}`, message, params: { amount: text, least, most } }];
}

/** An amount as text, with what is to be said of it. What cannot be read is for others to refuse. */
interface Typed {
  readonly name: AmountName;
  readonly value: Fraction;
  readonly text: string;
}

const typed = (name: AmountName, text: string): readonly Typed[] => {
  const value = parseFraction(text);
  return value.ok ? [{ name, value: value.value, text }] : [];
};

/** What is impossible about amounts, and what is to be asked of them. */
export interface Looked {
  readonly fault: Refused | undefined;
  readonly findings: readonly Finding[];
}

export const lookAt = (name: AmountName, value: Fraction | number, text = String(value)): Looked => ({
  fault: amountFault(name, value, text),
  findings: unlikelyAmount(name, value, text),
});

function look(amounts: readonly Typed[]): Looked {
  const looked = amounts.map(({ name, value, text }) => lookAt(name, value, text));
  const findings = looked.flatMap((each) => each.findings);
  return {
    fault: looked.find(({ fault }) => fault !== undefined)?.fault,
    // The same of both sides is asked once.
    findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()],
  };
}

function adjustedAmount(side: SideScoreData): readonly Typed[] {
  switch (side.kind) {
    case 'percent':
      return typed('adjustedPercent', side.percent);
    case 'imps':
      return typed('adjustedImps', side.imps);
    case 'points':
      return typed('adjustedPoints', side.points);
    case 'kept':
    case 'assigned':
    case 'self-inflicted':
    case 'named':
    case 'no-score':
      return [];
  }
}

export const lookAtAdjustment = (sides: readonly SideScoreData[]): Looked =>
  look(sides.flatMap(adjustedAmount));

/** Matchpoints are looked at as a share of the top that the tables of the session can make. */
export function lookAtPenalty(
  { method }: Settings,
  { sections }: SessionState,
  { unit, value: text }: PenaltyAmount,
): Looked {
  switch (unit) {
    case 'percent-of-top':
      return look(typed('penaltyPercent', text));
    case 'matchpoints': {
      const pairs = [...sections.values()].reduce((sum, { movement }) => sum + contestantCount(movement), 0);
      const top = Math.max(topOf(METHODS[method], Math.floor(pairs / 2)), 1);
      return look(typed('penaltyPercent', text).map((amount) => asPercentOf(top, amount)));
    }
    case 'imps':
    case 'vps':
      return look(typed('penaltyImps', text));
  }
}

function asPercentOf(top: number, { name, value }: Typed): Typed {
  const percent = value.times(100).over(top);
  return { name, value: percent, text: percent.toDecimal(0) };
}

export const lookAtHandicap = (handicap: string | undefined): Looked =>
  look(handicap === undefined ? [] : typed('handicap', handicap));

/** What is to be asked about settings that change. */
export function unlikelySettings(changes: Partial<Settings>): readonly Finding[] {
  const { minutesPerBoard, correctionMinutes, carryOver } = changes;
  return [
    ...(minutesPerBoard === undefined ? [] : unlikelyAmount('minutesPerBoard', minutesPerBoard)),
    ...(correctionMinutes === undefined ? [] : unlikelyAmount('correctionMinutes', correctionMinutes)),
    ...(carryOver === undefined || carryOver === null
      ? []
      : look(typed('carryOverStep', carryOver.toNearest)).findings),
  ];
}
