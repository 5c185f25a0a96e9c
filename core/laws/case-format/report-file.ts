import type { Result } from '../../base/index.ts';
import { isCard, SEATS } from '../../game/index.ts';
import {
  isReportType,
  REPORT_MEMBERS,
  type ReportMember,
  type ReportMembers,
} from '../engine/happenings/report-members.ts';
import { isAnyCall } from '../happening/any-call.ts';
import type { Report } from '../happening/report.ts';
import { isObject, type Json } from './json.ts';
import { flag, needing, object, oneOf, type Shape, text, textThat, whole } from './shape.ts';

const KINDS: Readonly<Record<Extract<ReportMember, string>, Shape>> = {
  seat: oneOf(...SEATS),
  flag,
  card: textThat(isCard),
  call: textThat(isAnyCall),
  number: whole(0, Number.MAX_SAFE_INTEGER),
  'number-of-each-seat': needing(
    object(Object.fromEntries(SEATS.map((each) => [each, whole(0, 52)]))),
    ...SEATS,
  ),
};

const shapesOf = (members: Readonly<Record<string, ReportMember>>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      typeof member === 'string' ? KINDS[member] : oneOf(...member),
    ]),
  );

/** Reads a report from what a JSON file holds: nothing more in it than its kind says. */
export function readReport(json: Json): Report | undefined {
  return wrongReport(json, '') === undefined ? (json as unknown as Report) : undefined;
}

const KNOWN = Object.keys(REPORT_MEMBERS).filter(isReportType);

/** What is wrong with what should be a report. */
export function wrongReport(json: unknown, place: string): Result<never> | undefined {
  const kind = needing(object({ type: oneOf(...KNOWN) }), 'type');
  const type = isObject(json) ? KNOWN.find((each) => each === json.type) : undefined;
  if (type === undefined) return kind(isObject(json) ? { type: json.type } : json, place);
  const { must, may }: ReportMembers = REPORT_MEMBERS[type];
  const shapes = { type: text, ...shapesOf(must), ...shapesOf(may) };
  return needing(object(shapes), ...Object.keys(must))(json, place);
}
