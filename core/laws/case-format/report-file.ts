import { isCard, isSeat, SEATS } from '../../game/index.ts';
import { isAnyCall } from '../happening/any-call.ts';
import {
  ADJUSTMENT_GROUNDS,
  CONSULTED,
  INFORMATION_SOURCES,
  REQUESTS,
  type Report,
} from '../happening/report.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText =
  (test: (text: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && test(value);
const oneOf = (...words: readonly string[]): Check => isText((text) => words.includes(text));
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const seat = isText(isSeat);
const call = isText(isAnyCall);
const flag: Check = orNothing((value) => typeof value === 'boolean');
const counts: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  SEATS.every((each) => Number.isInteger((value as Readonly<Record<string, unknown>>)[each]));
const place: Check = orNothing((value) => Number.isInteger(value));

/** What each report has to say. */
const FIELDS: { readonly [Type in Report['type']]: Fields } = {
  attention: { by: isText((text) => isSeat(text) || text === 'spectator'), offender: seat, prevents: flag },
  acted: { seat, offender: seat },
  'rectified-by-players': { seat, offender: seat, waived: flag },
  'corrected-early': { seat },
  'consulted-partner': { seat },
  adjustment: { offender: seat, ground: oneOf(...ADJUSTMENT_GROUNDS) },
  counted: { counts, missing: orNothing(isText(isCard)) },
  'foreign-card': { seat, quitted: flag },
  'wrong-hand': { seat },
  'hand-met-again': { seat, cancelled: call },
  'wrong-board': { seat, bothSides: flag },
  'from-partner': { seat, source: oneOf(...INFORMATION_SOURCES) },
  'withdrawn-used': { seat },
  'from-elsewhere': { seat },
  'misstated-double': { seat, call: oneOf('X', 'XX'), said: call },
  'redeal-wanted': { seat },
  request: {
    seat,
    what: oneOf(...REQUESTS),
    atTurn: flag,
    firstTurn: flag,
    solely: orNothing(oneOf('for-partner', 'for-wrong-answer')),
  },
  'review-wrong': { seat },
  corrects: { seat, whose: oneOf('own', 'partner') },
  misinformed: { seat, about: place },
  consulted: {
    seat,
    what: oneOf(...CONSULTED),
    toExplain: flag,
    atTurn: flag,
  },
  deviated: { seat, artificial: flag },
  'special-understanding': { seat },
  'not-disclosed': { seat, where: oneOf('answer', 'card') },
  'methods-differ': { seat },
};

export const isReportType = (type: string): type is Report['type'] => Object.hasOwn(FIELDS, type);

/** Reads a report from what a JSON file holds: nothing more in it than its kind says. */
export function readReport(json: Readonly<Record<string, unknown>>): Report | undefined {
  const { type } = json;
  if (typeof type !== 'string' || !isReportType(type)) return undefined;
  const fields = FIELDS[type];
  const isKnown = Object.keys(json).every((name) => name === 'type' || Object.hasOwn(fields, name));
  const isWhole = Object.entries(fields).every(([name, check]) => check(json[name]));
  return isKnown && isWhole ? (json as unknown as Report) : undefined;
}
