import { type Decimal, readDecimal } from '../decimal.ts';
import type { Note } from '../finding.ts';
import { childOf, textOf, type XmlElement } from '../xml/tree.ts';

/** How programs write that there is no value. */
const NOTHING = new Set(['-', 'N/A', '']);

/** The number in a child element; one that is there but is no number is noted. */
export function decimalField(element: XmlElement, name: string, note: Note): Decimal | undefined {
  const child = childOf(element, name);
  if (child === undefined || NOTHING.has(child.text)) return undefined;
  const value = readDecimal(child.text);
  if (value === undefined)
    note('usebio-number', child.line, `${name} is "${child.text}", expected a number.`);
  return value;
}

/** The whole number, 0 or more, in a child element. */
export function countField(element: XmlElement, name: string, note: Note): number | undefined {
  const child = childOf(element, name);
  if (child === undefined || NOTHING.has(child.text)) return undefined;
  if (/^\d{1,6}$/.test(child.text)) return Number(child.text);
  note('usebio-number', child.line, `${name} is "${child.text}", expected a whole number.`);
  return undefined;
}

/** The value that a table has for the text of a child element, letter case aside. */
export function wordField<T>(
  element: XmlElement,
  name: string,
  table: Readonly<Record<string, T>>,
  note: Note,
): T | undefined {
  const child = childOf(element, name);
  if (child === undefined || child.text === '') return undefined;
  const word = child.text.toUpperCase();
  if (Object.hasOwn(table, word)) return table[word];
  note(
    'usebio-word',
    child.line,
    `${name} is "${child.text}", expected one of ${Object.keys(table).join(', ')}.`,
  );
  return undefined;
}

/** `{ name: value }` when there is a value, `{}` when there is none: for properties that may be missing. */
export function optional<K extends string, V>(name: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [P in K]?: V });
}

/** A child element whose text must be there; its absence is noted. */
export function requiredText(element: XmlElement, name: string, note: Note): string | undefined {
  const text = textOf(element, name);
  if (text === undefined) note('usebio-missing', element.line, `<${element.name}> has no ${name}.`);
  return text;
}
