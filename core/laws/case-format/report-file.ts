import type { Result } from '../../base/index.ts';
import { isCard, SEATS } from '../../game/index.ts';
import { isAnyCall } from '../happening/any-call.ts';
import {
  ADJUSTMENT_GROUNDS,
  CONSULTED,
  INFORMATION_SOURCES,
  isReportType,
  REQUESTS,
  type Report,
} from '../happening/report.ts';
import { isObject, type Json } from './json.ts';
import { flag, needing, object, oneOf, type Shape, text, textThat, whole } from './shape.ts';

type Members = Readonly<Record<string, Shape>>;

const seat = oneOf(...SEATS);
const call = textThat(isAnyCall);
const counts = needing(object(Object.fromEntries(SEATS.map((each) => [each, whole(0, 52)]))), ...SEATS);

/** What each report has to say, and what it may say. */
const MEMBERS: { readonly [Type in Report['type']]: { readonly must: Members; readonly may?: Members } } = {
  attention: { must: { by: oneOf(...SEATS, 'spectator'), offender: seat }, may: { prevents: flag } },
  acted: { must: { seat, offender: seat } },
  'rectified-by-players': { must: { seat, offender: seat }, may: { waived: flag } },
  'corrected-early': { must: { seat } },
  'consulted-partner': { must: { seat } },
  adjustment: { must: { offender: seat, ground: oneOf(...ADJUSTMENT_GROUNDS) } },
  counted: { must: { counts }, may: { missing: textThat(isCard), left: flag } },
  'foreign-card': { must: { seat }, may: { quitted: flag } },
  'wrong-hand': { must: { seat } },
  'hand-met-again': { must: { seat, cancelled: call } },
  'wrong-board': { must: { seat }, may: { bothSides: flag } },
  'wrong-way': { must: { seat } },
  'from-partner': { must: { seat, source: oneOf(...INFORMATION_SOURCES) } },
  'withdrawn-used': { must: { seat } },
  'from-elsewhere': { must: { seat } },
  'misstated-double': { must: { seat, call: oneOf('X', 'XX'), said: call } },
  'redeal-wanted': { must: { seat } },
  request: {
    must: { seat, what: oneOf(...REQUESTS) },
    may: { atTurn: flag, firstTurn: flag, solely: oneOf('for-partner', 'for-wrong-answer') },
  },
  'review-wrong': { must: { seat } },
  corrects: { must: { seat, whose: oneOf('own', 'partner') } },
  misinformed: { must: { seat }, may: { about: whole(0, Number.MAX_SAFE_INTEGER) } },
  consulted: { must: { seat, what: oneOf(...CONSULTED) }, may: { toExplain: flag, atTurn: flag } },
  deviated: { must: { seat }, may: { artificial: flag } },
  'special-understanding': { must: { seat } },
  'not-disclosed': { must: { seat, where: oneOf('answer', 'card') } },
  'methods-differ': { must: { seat } },
};

/** Reads a report from what a JSON file holds: nothing more in it than its kind says. */
export function readReport(json: Json): Report | undefined {
  return wrongReport(json, '') === undefined ? (json as unknown as Report) : undefined;
}

const KNOWN = Object.keys(MEMBERS).filter(isReportType);

/** What is wrong with what should be a report. */
export function wrongReport(json: unknown, place: string): Result<never> | undefined {
  const kind = needing(object({ type: oneOf(...KNOWN) }), 'type');
  const type = isObject(json) ? KNOWN.find((each) => each === json.type) : undefined;
  if (type === undefined) return kind(isObject(json) ? { type: json.type } : json, place);
  const { must, may = {} } = MEMBERS[type];
  return needing(object({ type: text, ...must, ...may }), ...Object.keys(must))(json, place);
}
