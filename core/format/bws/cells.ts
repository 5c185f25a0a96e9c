import type { BwsRow } from './model.ts';

/** A text without the spaces that old databases fill a field up with; `undefined` when nothing is left. */
export function textCell(row: BwsRow, name: string): string | undefined {
  const value = row[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

/** A whole number of at least 1. */
export function countCell(row: BwsRow, name: string): number | undefined {
  const value = Number(row[name]);
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** The day of a date, as databases keep it: without a time zone. */
export function dayCell(row: BwsRow, name: string): string | undefined {
  const value = row[name];
  const text =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : textCell(row, name);
  return text === undefined ? undefined : /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
}
