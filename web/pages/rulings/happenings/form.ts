import type { Happening, Table } from 'naipe/laws';
import { type FieldsOf, seat } from './fields.ts';
import type { Moment } from './moment.ts';

/** Calls are tapped on the bidding box, and the opening lead has a button of its own. */
export type FormType = Exclude<Happening['type'], 'call' | 'lead-due'>;

/** The groups in which a director looks for what happened. */
export const GROUPS = [
  'calls',
  'cards',
  'dummy',
  'tricks',
  'information',
  'board',
  'score',
  'conduct',
  'director',
] as const;

interface Form<Happened> {
  readonly group: (typeof GROUPS)[number];
  readonly when: readonly Moment[];
  /** What else has to be so for it to happen. */
  readonly provided?: (table: Table) => boolean;
  readonly fields: FieldsOf<Happened>;
  /** Fields of which those of one list, and at least one, are said. */
  readonly either?: readonly (readonly string[])[];
}

/** The happening of that type, be it one of several that are told alike. */
type HappeningOf<Type, One = Happening> = One extends { readonly type: infer Types }
  ? Type extends Types
    ? One
    : never
  : never;

/** A form for each of those happenings, with every field that they have. */
export type FormsOf<Type extends FormType> = { readonly [One in Type]: Form<HappeningOf<One>> };

export const OF_NOBODY = {};
export const who = seat('who');
export const onlyWho = { seat: who };
