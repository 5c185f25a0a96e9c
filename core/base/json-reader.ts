import { type Fault, fail, ok, type Result } from './result.ts';

/*
 * Reading JSON that came from outside. Readers take a value and its place in the document (`boards[3].open`), and stop at
 * the first thing that does not fit; `readJson` and `readValue` turn that into a fault with the place and the remedy.
 */

/** What does not fit. Thrown by the readers and caught in this file only. */
class Misfit extends Error {}

/** Stops reading: at that place something else should stand. */
export const misfit = (at: string, expected: string): never => {
  throw new Misfit(`${at === '' ? 'the document' : at} should be ${expected}`);
};

/** What a document is about, for its faults: `{ code: 'movement-json', title: 'Movement' }`. */
export interface DocumentKind {
  readonly code: string;
  readonly title: string;
}

/** Reads a value that came out of JSON. */
export function readValue<T>(value: unknown, kind: DocumentKind, read: (value: unknown) => T): Result<T> {
  try {
    return ok(read(value));
  } catch (error) {
    if (error instanceof Misfit) return fault(kind, error.message);
    throw error;
  }
}

/** Reads JSON text. */
export function readJson<T>(text: string, kind: DocumentKind, read: (value: unknown) => T): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault(kind, 'the text is not JSON');
  }
  return readValue(value, kind, read);
}

const fault = (
  { code, title }: DocumentKind,
  message: string,
): { readonly ok: false; readonly error: Fault } => fail({ code, message: `${title}: ${message}.` });

export type JsonFields = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonObject(value: unknown, at: string): JsonFields {
  return isObject(value) ? value : misfit(at, 'an object');
}

/** An object with no other fields than these: another is a slip of the pen, and passed over it would change the meaning. */
export function jsonObjectOf(value: unknown, at: string, known: readonly string[]): JsonFields {
  const fields = jsonObject(value, at);
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  return unknown === undefined
    ? fields
    : misfit(jsonPlace(at, unknown), `left out: the fields known here are ${known.join(', ')}`);
}

export const jsonPlace = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

export function jsonList<T>(
  value: unknown,
  at: string,
  most: number,
  read: (item: unknown, at: string) => T,
): T[] {
  if (!Array.isArray(value) || value.length > most) return misfit(at, `a list of at most ${most}`);
  return value.map((item, index) => read(item, `${at}[${index}]`));
}

export const jsonOptional = <T>(value: unknown, otherwise: NoInfer<T>, read: (value: unknown) => T): T =>
  value === undefined ? otherwise : read(value);

export function jsonCount(value: unknown, at: string, most: number, least = 1): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  return misfit(at, `a whole number from ${least} to ${most}`);
}

export const jsonFlag = (value: unknown, at: string): boolean =>
  typeof value === 'boolean' ? value : misfit(at, 'true or false');

/** A text that says something, and not a book. */
export function jsonText(value: unknown, at: string, most = 200): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
  return misfit(at, `a text of up to ${most} characters`);
}

export const jsonOneOf = <T extends string | number>(value: unknown, at: string, known: readonly T[]): T =>
  known.find((one) => one === value) ?? misfit(at, `one of ${known.join(', ')}`);

/** What a parser of its own reads. */
export function jsonParsed<T>(result: Result<T>, at: string): T {
  return result.ok ? result.value : misfit(at, `readable; ${result.error.message.replace(/\.$/, '')}`);
}
