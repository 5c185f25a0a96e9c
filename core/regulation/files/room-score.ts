import {
  Fraction,
  jsonList,
  jsonObject,
  jsonObjectOf,
  jsonParsed,
  misfit,
  parseFraction,
} from '../../base/index.ts';
import { isPossibleScore, parseBoardResult, scoreNS, type Vulnerability } from '../../game/index.ts';
import {
  type Award,
  adjusted,
  type LineScore,
  type Outcome,
  type Penalty,
  type SideScore,
  tableScore,
} from '../../scoring/index.ts';

/*
 * What stands in a room, as a file writes it:
 *   "4SN="                    a result; points of North–South as a number
 *   { "weighted": [{ "result": "4SN=", "weight": "60%" }, …] }   Law 12C1(c)
 *   { "ns": …, "ew": … }      each side for itself, a result, weights or an artificial score
 *   "not-played"
 */

const MOST_OUTCOMES = 20;
const LAW_AWARD_NAMES = ['A+', 'A', 'A-'] as const;

/** Reads what stands in a room. */
export function readRoom(value: unknown, at: string, vulnerable: Vulnerability): LineScore {
  if (value === 'not-played') return { kind: 'no-score', why: 'not-played' };
  if (typeof value === 'string' || typeof value === 'number')
    return tableScore(readPoints(value, at, vulnerable));
  const fields = jsonObject(value, at);
  if (fields.ns === undefined && fields.ew === undefined) return adjusted(readSide(value, at, vulnerable));
  const sides = jsonObjectOf(value, at, ['ns', 'ew']);
  return adjusted(readSide(sides.ns, `${at}.ns`, vulnerable), readSide(sides.ew, `${at}.ew`, vulnerable));
}

/** Points of North–South: a result, or the points themselves if they can be. */
function readPoints(value: unknown, at: string, vulnerable: Vulnerability): number {
  if (typeof value === 'string') return scoreNS(jsonParsed(parseBoardResult(value), at), vulnerable);
  if (typeof value === 'number' && isPossibleScore(value, vulnerable)) return value;
  return misfit(
    at,
    'a result such as 4SN=, or points of North–South that a contract gives at this vulnerability',
  );
}

function readSide(value: unknown, at: string, vulnerable: Vulnerability): SideScore {
  if (isAwardName(value)) return { kind: 'artificial', award: readAward(value, at) };
  if (typeof value === 'string' || typeof value === 'number') {
    return {
      kind: 'assigned',
      outcomes: [{ ns: readPoints(value, at, vulnerable), weight: Fraction.of(1) }],
    };
  }
  const fields = jsonObjectOf(value, at, ['weighted', 'imps']);
  if (fields.imps !== undefined) return { kind: 'artificial', award: readAward(value, at) };
  const place = `${at}.weighted`;
  return {
    kind: 'assigned',
    outcomes: jsonList(fields.weighted, place, MOST_OUTCOMES, (item, itemAt) =>
      readOutcome(item, itemAt, vulnerable),
    ),
  };
}

function readOutcome(value: unknown, at: string, vulnerable: Vulnerability): Outcome {
  const fields = jsonObjectOf(value, at, ['result', 'weight']);
  return {
    ns: readPoints(fields.result, `${at}.result`, vulnerable),
    weight: readFraction(fields.weight, `${at}.weight`),
  };
}

const isAwardName = (value: unknown): value is (typeof LAW_AWARD_NAMES)[number] =>
  LAW_AWARD_NAMES.some((name) => name === value);

/** `"A+"`, `"A"`, `"A-"`, or the director's own figure, `{ "imps": 2 }`. */
export function readAward(value: unknown, at: string): Award {
  if (isAwardName(value)) return { kind: 'named', name: value };
  if (typeof value !== 'object' || value === null) return misfit(at, 'A+, A, A- or { "imps": … }');
  return { kind: 'imps', imps: readFraction(jsonObjectOf(value, at, ['imps']).imps, `${at}.imps`) };
}

/** `"60%"`, `"3/5"`, `"0.6"`, `2`. */
export function readFraction(value: unknown, at: string): Fraction {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return Fraction.of(value);
  if (typeof value !== 'string') return misfit(at, 'a whole number, or a text such as "60%", "3/5" or "0.6"');
  const percent = value.trim().endsWith('%');
  const read = jsonParsed(parseFraction(percent ? value.trim().slice(0, -1) : value), at);
  return percent ? read.over(100) : read;
}

const PENALTY = /^\s*(\d{1,4}(?:\.\d{1,4})?)\s*(IMPs?|VPs?|PVs?)\s*$/i;

/** `"3 IMP"`, `"0.5 VP"`. */
export function readPenalty(value: unknown, at: string, contestant: string): Penalty {
  const [, amount, unit] = typeof value === 'string' ? (PENALTY.exec(value) ?? []) : [];
  if (amount === undefined || unit === undefined) return misfit(at, 'a text such as "3 IMP" or "0.5 VP"');
  return {
    contestant,
    clause: 'Law 90',
    amount: { unit: /^i/i.test(unit) ? 'imps' : 'vps', value: jsonParsed(parseFraction(amount), at) },
  };
}
