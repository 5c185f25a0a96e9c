import { type Fault, fail, ok, type Result } from './result.ts';

/** Where in a document something is wrong, and what should be there. Thrown by the readers below and caught by `readDocument`. */
class Misfit extends Error {}

export const misfit = (at: string, expected: string): never => {
  throw new Misfit(`${at === '' ? 'the document' : at} should be ${expected}`);
};

/** What is read: as sentences name it (`Movement`), and the code of its faults. */
export interface DocumentKind {
  readonly what: string;
  readonly code: string;
}

/** Reads a value that came out of JSON; the first thing that does not fit becomes a fault with its place. */
export function readDocument<T>(
  value: unknown,
  { what, code }: DocumentKind,
  read: (value: unknown) => T,
): Result<T> {
  try {
    return ok(read(value));
  } catch (error) {
    if (error instanceof Misfit) return fail<Fault>({ code, message: `${what}: ${error.message}.` });
    throw error;
  }
}

/** The same from JSON text. */
export function parseDocument<T>(text: string, kind: DocumentKind, read: (value: unknown) => T): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail<Fault>({ code: kind.code, message: `${kind.what}: the text is not JSON.` });
  }
  return readDocument(value, kind, read);
}

/** The fields of an object, each still to be read. */
export type Fields = { readonly [name: string]: unknown };

export function objectAt(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit(at, 'an object');
  return value as Fields;
}

export function listAt<T>(
  value: unknown,
  at: string,
  most: number,
  read: (item: unknown, at: string) => T,
): T[] {
  if (!Array.isArray(value) || value.length > most) return misfit(at, `a list of at most ${most}`);
  return value.map((item, index) => read(item, `${at}[${index}]`));
}

export const optionalAt = <T>(value: unknown, otherwise: NoInfer<T>, read: (value: unknown) => T): T =>
  value === undefined ? otherwise : read(value);

export function wholeAt(value: unknown, at: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  return misfit(at, `a whole number from ${least} to ${most}`);
}

export function flagAt(value: unknown, at: string): boolean {
  return typeof value === 'boolean' ? value : misfit(at, 'true or false');
}

const LONGEST_TEXT = 200;

export function textAt(value: unknown, at: string): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT) return value;
  return misfit(at, `a text of 1 to ${LONGEST_TEXT} characters`);
}

export function oneOfAt<T extends string>(value: unknown, at: string, known: readonly T[]): T {
  return known.find((one) => one === value) ?? misfit(at, `one of ${known.join(', ')}`);
}

/** Every field is one of these: a slip of the pen in a name is not passed over. */
export function onlyFields(fields: Fields, at: string, known: readonly string[]): void {
  const strange = Object.keys(fields).find((name) => !known.includes(name));
  if (strange !== undefined) {
    misfit(at === '' ? 'the document' : at, `without "${strange}": its fields are ${known.join(', ')}`);
  }
}
