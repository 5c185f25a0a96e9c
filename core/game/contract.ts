import { asciiUpper, fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';
import { type Level, readLevel, readStrain } from './call.ts';
import type { Strain } from './card.ts';
import { isSeat, SEATS, type Seat } from './seat.ts';

/** How the final bid stands: undoubled, doubled or redoubled (Law 19). */
export const DOUBLINGS = ['', 'X', 'XX'] as const;
/** Undoubled, doubled or redoubled. */
export type Doubling = (typeof DOUBLINGS)[number];

/** The final bid with its doubling, whoever plays it (Law 22A). */
export interface Undertaking {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
}

/** The undertaking and the declarer. */
export interface Contract extends Undertaking {
  readonly declarer: Seat;
}

/** What happened on a board: nobody bid (Law 22B), or a contract was played for a number of tricks. */
export type BoardResult = 'passed-out' | PlayedContract;

/** A contract with the tricks that were won in it. */
export interface PlayedContract {
  readonly contract: Contract;
  /** The tricks declarer's side won, 0 to 13. */
  readonly tricks: number;
}

/** The first six tricks count for nothing (Law 18A). */
export const BOOK = 6;

/** The tricks that fulfil a contract of that level: six and the level. */
export const tricksNeeded = ({ level }: { readonly level: Level }): number => BOOK + level;

/** Overtricks, 0 for a contract just made, or undertricks as a negative number. */
export const margin = ({ contract, tricks }: PlayedContract): number => tricks - tricksNeeded(contract);

/** `4SX`: level, strain and doubling. */
export const printUndertaking = ({ level, strain, doubling }: Undertaking): string =>
  `${level}${strain}${doubling}`;

/** `4SXN`: what PBN and every scorer writes. */
export const printContract = (contract: Contract): string =>
  `${printUndertaking(contract)}${contract.declarer}`;

/** `=`, `+1`, `-2`. */
export function printMargin(tricksOver: number): string {
  if (tricksOver === 0) return '=';
  return tricksOver > 0 ? `+${tricksOver}` : `${tricksOver}`;
}

/** `4SXN+1`, `3NTS=`, `Pass`. */
export const printBoardResult = (result: BoardResult): string =>
  result === 'passed-out' ? 'Pass' : `${printContract(result.contract)}${printMargin(margin(result))}`;

const PASSED_OUT = new Set([
  'PASS',
  'P',
  'PO',
  'AP',
  'PASSED',
  'PASSED OUT',
  'PASSED-OUT',
  'PASSOUT',
  'ALL PASS',
]);

/** Does a text say that nobody bid (Law 22B), in any of the words that people and programs use? */
export const saysPassedOut = (text: string): boolean => PASSED_OUT.has(asciiUpper(text.trim()));

/** Reads along a notation, skipping spaces, and remembers where it stands in the caller's text. */
class Notation {
  private at = 0;
  private readonly text: string;
  private readonly what: string;

  constructor(text: string, what: string) {
    this.text = asciiUpper(text);
    this.what = what;
  }

  private skipSpaces(): void {
    while (this.text[this.at] === ' ') this.at++;
  }

  expected(what: string) {
    this.skipSpaces();
    return fail(parseFault('contract', this.what, this.text, this.at, what));
  }

  get atEnd(): boolean {
    this.skipSpaces();
    return this.at >= this.text.length;
  }

  level(): Level | undefined {
    this.skipSpaces();
    const level = readLevel(this.text, this.at);
    if (level !== undefined) this.at++;
    return level;
  }

  strain(): Strain | undefined {
    this.skipSpaces();
    const strain = readStrain(this.text, this.at);
    if (strain !== undefined) this.at += strain.length;
    return strain?.strain;
  }

  /** `X` and `XX`; scorers also write `*` and `**`. */
  doubling(): Doubling {
    this.skipSpaces();
    const mark = this.text[this.at];
    if (mark !== 'X' && mark !== '*') return '';
    const twice = this.text[this.at + 1] === mark;
    this.at += twice ? 2 : 1;
    return twice ? 'XX' : 'X';
  }

  seat(): Seat | undefined {
    this.skipSpaces();
    const letter = this.text[this.at] ?? '';
    if (!isSeat(letter)) return undefined;
    this.at++;
    return letter;
  }

  /** `=`, `+1`, `-1`, `−1`. Answers the margin and leaves anything that is none of them unread. */
  margin(): number | undefined {
    this.skipSpaces();
    const mark = /^(=|[+\-−–]\s*\d{1,2})/.exec(this.text.slice(this.at, this.at + 6))?.[0];
    if (mark === undefined) return undefined;
    this.at += mark.length;
    if (mark === '=') return 0;
    const size = Number(mark.slice(1));
    return mark[0] === '+' ? size : 0 - size;
  }
}

function readUndertaking(notation: Notation): Result<Undertaking, ParseFault> {
  const level = notation.level();
  if (level === undefined) return notation.expected('a level from 1 to 7, or Pass');
  const strain = notation.strain();
  if (strain === undefined) return notation.expected('a strain: C D H S NT');
  return ok({ level, strain, doubling: notation.doubling() });
}

function readContract(notation: Notation): Result<Contract, ParseFault> {
  const undertaking = readUndertaking(notation);
  if (!undertaking.ok) return undertaking;
  const declarer = notation.seat();
  if (declarer === undefined) return notation.expected(`the declarer: ${SEATS.join(' ')}`);
  return ok({ ...undertaking.value, declarer });
}

function readToEnd<T>(text: string, what: string, read: (notation: Notation) => Result<T, ParseFault>) {
  const notation = new Notation(text, what);
  const value = read(notation);
  if (!value.ok || notation.atEnd) return value;
  return notation.expected('nothing more');
}

/** Reads a contract without its declarer: `4♠`, `3 ST`, `3SAX`, `2HXX`. */
export const parseUndertaking = (text: string): Result<Undertaking, ParseFault> =>
  readToEnd(text, 'Contract', readUndertaking);

/** Reads a contract with its declarer: `4SXN`, `3NT S`. */
export const parseContract = (text: string): Result<Contract, ParseFault> =>
  readToEnd(text, 'Contract', readContract);

/** Reads what happened on a board: `4SXN+1`, `3NTS=`, `2HXXE-3`, `Pass`. */
export function parseBoardResult(text: string): Result<BoardResult, ParseFault> {
  if (saysPassedOut(text)) return ok('passed-out');
  return readToEnd<BoardResult>(text, 'Result', (notation) => {
    const contract = readContract(notation);
    if (!contract.ok) return contract;
    const over = notation.margin();
    const tricks = over === undefined ? Number.NaN : tricksNeeded(contract.value) + over;
    const most = 13 - tricksNeeded(contract.value);
    const range = `= or ${most > 0 ? `+1 to +${most} or ` : ''}-1 to -${tricksNeeded(contract.value)}`;
    if (!(tricks >= 0 && tricks <= 13)) return notation.expected(range);
    return ok({ contract: contract.value, tricks });
  });
}
