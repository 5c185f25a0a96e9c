import type { ParseFault } from './result.ts';

const LONGEST_QUOTE = 24;

/** Builds the fault a parser answers with: `what` fails `at` an offset of `text`, where `expected` should stand. */
export function parseFault(
  code: string,
  what: string,
  text: string,
  at: number,
  expected: string,
): ParseFault {
  const found = text.slice(at, at + LONGEST_QUOTE);
  const place = found === '' ? 'at the end' : `at character ${at + 1} ("${found}")`;
  return { code, at, found, expected, message: `${what}: ${place}, expected ${expected}.` };
}
