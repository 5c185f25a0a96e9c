import {
  isSeat,
  parsePartialDeal,
  readVulnerability,
  SIDES,
  type Side,
  type Vulnerability,
} from '../../game/index.ts';
import { valueAsWritten } from './as-written.ts';
import type { ExpectedValue, Tell } from './finding-text.ts';
import type { PbnTag } from './model.ts';

/** Says what a value should have been; `undefined` when it is well. */
type Check = (value: string) => ExpectedValue | undefined;

const matching =
  (pattern: RegExp, expected: ExpectedValue): Check =>
  (value) =>
    pattern.test(value) ? undefined : expected;

const DATE = matching(/^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/, 'date');
const TIME = matching(/^[\d?]{2}:[\d?]{2}:[\d?]{2}$/, 'time');
const SEAT = matching(/^[WNES]$/i, 'seat');

/** A number for declarer, for one side or for both: `100`, `NS 100`, `EW -100 NS 100` (PBN 2.1, 4.2.1). */
const scoreOf = (number: string, what: ExpectedValue): Check =>
  matching(new RegExp(`^(${number}|NS ${number}( EW ${number})?|EW ${number}( NS ${number})?)$`, 'i'), what);

const INTEGER = '[+-]?\\d{1,6}';
const DECIMAL = '[+-]?\\d{1,6}(?:\\.\\d{1,6})?';

const OPTIMUM_SCORE: Check = matching(
  new RegExp(`^(NS ${INTEGER}( EW ${INTEGER})?|EW ${INTEGER}( NS ${INTEGER})?)$`),
  'optimum',
);

/** Systems and modifiers parted by semicolons. The list is open, so only their form is checked (PBN 2.1, 3.4.12). */
const SCORING: Check = (value) =>
  value.split(';').every((field) => /^[A-Za-z][\w .+/-]*$/.test(field)) ? undefined : 'scoring';

const TRICKS = scoreOf('(?:\\d|1[0-3])', 'tricks');
/** A caret says that the players agreed on a wrong number (PBN 2.1, 3.4.15). */
const RESULT: Check = (value) => TRICKS(value.replace(/^\^/, ''));

const HISTORY = /^NS (\d+) (\d+) ?\/ ?(\d+(?: \d+){0,2}) EW (\d+) (\d+) ?\/ ?(\d+(?: \d+){0,2})$/;
const GAME_POINTS = 100;

/** The points below the line of each side, game by game (PBN 2.1, 4.2.6). */
function belowTheLine(value: string): Readonly<Record<Side, readonly number[]>> | undefined {
  const found = HISTORY.exec(value.trim());
  const numbers = (text: string | undefined): number[] => text?.split(' ').map(Number) ?? [];
  const [NS, EW] = [numbers(found?.[3]), numbers(found?.[6])];
  return NS.length > 0 && NS.length === EW.length ? { NS, EW } : undefined;
}

const RUBBER_HISTORY: Check = (value) => (belowTheLine(value) === undefined ? 'rubber-history' : undefined);

const CHECKS: Readonly<Record<string, Check>> = {
  Date: DATE,
  EventDate: DATE,
  UTCDate: DATE,
  Time: TIME,
  UTCTime: TIME,
  Board: matching(/^[1-9]\d{0,5}$/, 'board'),
  Dealer: SEAT,
  Vulnerable: (value) => (readVulnerability(value) === undefined ? 'vulnerable' : undefined),
  Scoring: SCORING,
  Declarer: matching(/^\^?[WNES]$/i, 'seat'),
  Contract: matching(/^(Pass|[1-7](C|D|H|S|NT)X{0,2}|C|D|H|S|NT)$/i, 'contract'),
  Result: RESULT,
  Score: scoreOf(INTEGER, 'points'),
  ScoreIMP: scoreOf(DECIMAL, 'imps'),
  ScoreMP: scoreOf(DECIMAL, 'matchpoints'),
  ScorePercentage: scoreOf(DECIMAL, 'percentage'),
  ScoreRubber: scoreOf('\\d{1,6}/\\d{1,6}', 'rubber-points'),
  ScoreRubberHistory: RUBBER_HISTORY,
  OptimumScore: OPTIMUM_SCORE,
  Hidden: matching(/^[WNES]*$/i, 'hidden'),
  Room: matching(/^(Open|Closed)$/, 'room'),
  FrenchMP: matching(/^(Yes|No)$/, 'yes-no'),
  TimeControl: matching(/^\d+\/\d+$/, 'time-control'),
};

/** A tag may always be empty, or say that its value is not known. */
const saysNothing = (value: string): boolean => value === '' || value === '?';

/** Who is vulnerable after the games won in a rubber. */
function vulnerableBy(history: Readonly<Record<Side, readonly number[]>>): Vulnerability {
  const [NS, EW] = SIDES.map((side) => history[side].some((points) => points >= GAME_POINTS));
  if (NS && EW) return 'All';
  return NS ? 'NS' : EW ? 'EW' : 'None';
}

function checkRubber(tags: readonly PbnTag[], tell: Tell): void {
  const history = tags.find(({ name }) => name === 'ScoreRubberHistory');
  const vulnerable = tags.find(({ name }) => name === 'Vulnerable');
  const below = belowTheLine(history?.value ?? '');
  const said = readVulnerability(vulnerable?.value ?? '');
  if (history === undefined || vulnerable === undefined || below === undefined || said === undefined) return;
  const due = vulnerableBy(below);
  if (due === said) return;
  tell('pbn-rubber', history.line, 'rubber', { due, said });
}

/** What exactly is wrong with the hands is told in English alone. */
function checkDeal(value: string, line: number, tell: Tell): void {
  const deal = parsePartialDeal(value);
  if (deal.ok) return;
  const why = deal.error.message.replace(/\.$/, '');
  tell('pbn-value', line, 'deal', { tag: 'Deal', found: value, why });
}

/** The tag in the standard's form, as far as it is plain what is meant; what is not is told. */
function checkedTag(tag: PbnTag, tell: Tell): PbnTag {
  const { name, value, line, inherited } = tag;
  if (saysNothing(value)) return tag;
  if (name === 'Deal' && !inherited) checkDeal(value, line, tell);
  const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  const expected = check?.(value);
  if (expected === undefined) return tag;
  const read = valueAsWritten(name, value);
  if (read !== undefined && check?.(read.meant) === undefined) {
    tell('pbn-as-written', line, 'as-written', { tag: name, found: value, ...read });
    return { ...tag, value: read.meant };
  }
  if (!inherited) tell('pbn-value', line, 'value', { tag: name, found: value, expected });
  return tag;
}

/** Checks the values of the tags whose values the standard defines, and that they agree. */
export function checkedTags(tags: readonly PbnTag[], tell: Tell): readonly PbnTag[] {
  const checked = tags.map((tag) => checkedTag(tag, tell));
  checkRubber(checked, tell);
  return checked;
}

/** The seat in the value of an Auction or Play tag. */
export function readSeatValue(value: string): 'N' | 'E' | 'S' | 'W' | undefined {
  const letter = value.trim().toUpperCase();
  return isSeat(letter) ? letter : undefined;
}
