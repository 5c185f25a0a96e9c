import { saysPassedOut } from '../../game/index.ts';

/** What stands in a file otherwise than in the standard, and is plain all the same. */
export interface Reading {
  /** The standard's form. */
  readonly meant: string;
  /** The habit it comes from: told once a file. */
  readonly habit: string;
}

const reading = (habit: string, meant: string): Reading => ({ habit, meant });

const PASSES = new Set(['P', 'PAS']);
const DOUBLES: Readonly<Record<string, string>> = {
  D: 'X',
  DB: 'X',
  DBL: 'X',
  DOUBLE: 'X',
  R: 'XX',
  RD: 'XX',
  RDB: 'XX',
  RDBL: 'XX',
  REDOUBLE: 'XX',
};

/** `1N` for 1NT, `P` for Pass, `D` for X. */
export function callAsWritten(word: string): Reading | undefined {
  const text = word.toUpperCase();
  if (/^[1-7]N$/.test(text)) return reading('notrump', `${text}T`);
  if (PASSES.has(text)) return reading('pass', 'Pass');
  // Some programs end an auction with "A", once for all or once for each player who passes.
  if (text === 'A') return reading('all-pass', 'Pass');
  const double = DOUBLES[text];
  return double === undefined ? undefined : reading('double', double);
}

/** `5C` for C5, `10C` and `C10` for CT. */
export function cardAsWritten(word: string): Reading | undefined {
  const text = word.toUpperCase().replace('10', 'T');
  const [, rank, suit] = /^([AKQJT2-9])([SHDC])$/.exec(text) ?? [];
  if (rank !== undefined && suit !== undefined) return reading('rank-first', `${suit}${rank}`);
  return /^[SHDC]T$/.test(text) ? reading('ten', text) : undefined;
}

function contractAsWritten(value: string): Reading | undefined {
  const text = value.toUpperCase().trim();
  if (saysPassedOut(value)) return reading('passed-out', 'Pass');
  const [, level, strain, doubling] = /^([1-7])\s*(NT?|[SHDC])\s*(X{0,2}|\*{0,2})$/.exec(text) ?? [];
  if (level === undefined || strain === undefined || doubling === undefined) return undefined;
  return reading('contract', `${level}${strain === 'N' ? 'NT' : strain}${doubling.replaceAll('*', 'X')}`);
}

/** `NS 12.`: a number whose decimals were none. */
function numberAsWritten(value: string): Reading | undefined {
  const meant = value.replace(/(\d)\.(?!\d)/g, '$1').replace(/(^|[ +-])\.(\d)/g, '$10.$2');
  return meant === value ? undefined : reading('decimal', meant);
}

/** `2024-03-01`, `2024.03.01 19:30:00`, `2024/03/01T19:30`. */
function dateAsWritten(value: string): Reading | undefined {
  const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[T ].*)?$/.exec(value.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return reading('date', `${year}.${month.padStart(2, '0')}.${day.padStart(2, '0')}`);
}

const VALUES: Readonly<Record<string, (value: string) => Reading | undefined>> = {
  Contract: contractAsWritten,
  Date: dateAsWritten,
  EventDate: dateAsWritten,
  UTCDate: dateAsWritten,
  Score: numberAsWritten,
  ScoreIMP: numberAsWritten,
  ScoreMP: numberAsWritten,
  ScorePercentage: numberAsWritten,
};

/** The value of a tag that is not in the standard's form. */
export const valueAsWritten = (tag: string, value: string): Reading | undefined =>
  Object.hasOwn(VALUES, tag) ? VALUES[tag]?.(value) : undefined;
