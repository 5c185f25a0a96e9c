import {
  isSeat,
  parsePartialDeal,
  readVulnerability,
  SIDES,
  type Side,
  type Vulnerability,
} from '../../game/index.ts';
import type { Note } from '../finding.ts';
import type { PbnTag } from './model.ts';

/** Says what a value should have been; `undefined` when it is well. */
type Check = (value: string) => string | undefined;

const matching =
  (pattern: RegExp, expected: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : expected;

const DATE = matching(/^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/, 'a date, YYYY.MM.DD');
const TIME = matching(/^[\d?]{2}:[\d?]{2}:[\d?]{2}$/, 'a time, HH:MM:SS');
const SEAT = matching(/^[WNES]$/i, 'W, N, E or S');

/** A number for declarer, for one side or for both: `100`, `NS 100`, `EW -100 NS 100` (PBN 2.1, 4.2.1). */
const scoreOf = (number: string, what: string): Check =>
  matching(
    new RegExp(`^(${number}|NS ${number}( EW ${number})?|EW ${number}( NS ${number})?)$`, 'i'),
    `${what}, alone or after NS or EW`,
  );

const INTEGER = '[+-]?\\d{1,6}';
const DECIMAL = '[+-]?\\d{1,6}(?:\\.\\d{1,6})?';

const OPTIMUM_SCORE: Check = matching(
  new RegExp(`^(NS ${INTEGER}( EW ${INTEGER})?|EW ${INTEGER}( NS ${INTEGER})?)$`),
  'NS or EW and a whole number of points',
);

/** Systems and modifiers parted by semicolons. The list is open, so only their form is checked (PBN 2.1, 3.4.12). */
const SCORING: Check = (value) =>
  value.split(';').every((field) => /^[A-Za-z][\w .+/-]*$/.test(field))
    ? undefined
    : 'the names of a scoring system and its modifiers, parted by semicolons';

const TRICKS = scoreOf('(?:\\d|1[0-3])', 'tricks, 0 to 13');
/** A caret says that the players agreed on a wrong number (PBN 2.1, 3.4.15). */
const RESULT: Check = (value) => TRICKS(value.replace(/^\^/, ''));

const DEAL: Check = (value) => {
  const deal = parsePartialDeal(value);
  return deal.ok ? undefined : `four hands. ${deal.error.message.replace(/\.$/, '')}`;
};

const HISTORY = /^NS (\d+) (\d+) ?\/ ?(\d+(?: \d+){0,2}) EW (\d+) (\d+) ?\/ ?(\d+(?: \d+){0,2})$/;
const GAME_POINTS = 100;

/** The points below the line of each side, game by game (PBN 2.1, 4.2.6). */
function belowTheLine(value: string): Readonly<Record<Side, readonly number[]>> | undefined {
  const found = HISTORY.exec(value.trim());
  const numbers = (text: string | undefined): number[] => text?.split(' ').map(Number) ?? [];
  const [NS, EW] = [numbers(found?.[3]), numbers(found?.[6])];
  return NS.length > 0 && NS.length === EW.length ? { NS, EW } : undefined;
}

const RUBBER_HISTORY: Check = (value) =>
  belowTheLine(value) === undefined
    ? 'NS and EW, each with points above the line, "/" and the points below it game by game'
    : undefined;

const CHECKS: Readonly<Record<string, Check>> = {
  Date: DATE,
  EventDate: DATE,
  UTCDate: DATE,
  Time: TIME,
  UTCTime: TIME,
  Board: matching(/^[1-9]\d{0,5}$/, 'a number from 1'),
  Dealer: SEAT,
  Vulnerable: (value) => (readVulnerability(value) === undefined ? 'None, NS, EW or All' : undefined),
  Deal: DEAL,
  Scoring: SCORING,
  Declarer: matching(/^\^?[WNES]$/i, 'W, N, E or S'),
  Contract: matching(/^(Pass|[1-7](C|D|H|S|NT)X{0,2}|C|D|H|S|NT)$/i, 'a contract such as 4SX, or Pass'),
  Result: RESULT,
  Score: scoreOf(INTEGER, 'a whole number of points'),
  ScoreIMP: scoreOf(DECIMAL, 'a number of IMPs'),
  ScoreMP: scoreOf(DECIMAL, 'a number of matchpoints'),
  ScorePercentage: scoreOf(DECIMAL, 'a percentage'),
  ScoreRubber: scoreOf('\\d{1,6}/\\d{1,6}', 'points above and below the line'),
  ScoreRubberHistory: RUBBER_HISTORY,
  OptimumScore: OPTIMUM_SCORE,
  Hidden: matching(/^[WNES]*$/i, 'the seats of the hidden hands'),
  Room: matching(/^(Open|Closed)$/, 'Open or Closed'),
  FrenchMP: matching(/^(Yes|No)$/, 'Yes or No'),
  TimeControl: matching(/^\d+\/\d+$/, 'games and minutes, as in 4/30'),
};

/** A tag may always be empty, or say that its value is not known. */
const saysNothing = (value: string): boolean => value === '' || value === '?';

/** Who is vulnerable after the games won in a rubber. */
function vulnerableBy(history: Readonly<Record<Side, readonly number[]>>): Vulnerability {
  const [NS, EW] = SIDES.map((side) => history[side].some((points) => points >= GAME_POINTS));
  if (NS && EW) return 'All';
  return NS ? 'NS' : EW ? 'EW' : 'None';
}

function checkRubber(tags: readonly PbnTag[], note: Note): void {
  const history = tags.find(({ name }) => name === 'ScoreRubberHistory');
  const vulnerable = tags.find(({ name }) => name === 'Vulnerable');
  const below = belowTheLine(history?.value ?? '');
  const said = readVulnerability(vulnerable?.value ?? '');
  if (history === undefined || vulnerable === undefined || below === undefined || said === undefined) return;
  const due = vulnerableBy(below);
  if (due === said) return;
  note(
    'pbn-rubber',
    history.line,
    `By ScoreRubberHistory ${due} is vulnerable, but Vulnerable says ${said}.`,
  );
}

/** Checks the values of the tags whose values the standard defines, and that they agree. */
export function checkTags(tags: readonly PbnTag[], note: Note): void {
  for (const { name, value, line, inherited } of tags) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
    if (inherited || check === undefined || saysNothing(value)) continue;
    const expected = check(value);
    if (expected !== undefined) note('pbn-value', line, `${name} is "${value}", expected ${expected}.`);
  }
  checkRubber(tags, note);
}

/** The seat in the value of an Auction or Play tag. */
export function readSeatValue(value: string): 'N' | 'E' | 'S' | 'W' | undefined {
  const letter = value.trim().toUpperCase();
  return isSeat(letter) ? letter : undefined;
}
