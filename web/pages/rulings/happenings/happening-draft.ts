import { HAND_SIZE, SEATS, type Seat } from 'naipe/game';
import { finalContract, type Happening, type Table, turnOf, turnToPlay } from 'naipe/laws';
import { type AnyField, type Ask, isAsked } from './fields.ts';
import type { FormType } from './form.ts';
import { FORMS, fieldsOf } from './forms.ts';
import { momentOf } from './moment.ts';

/** What has been said so far about a happening, by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

const TOGETHER = 2;

/** Whom it is likely to be about. */
function likelySeat(field: AnyField, table: Table): Seat | undefined {
  if (field.kind !== 'seat' || field.likely === undefined) return undefined;
  if (field.likely === 'last-caller') return table.calls.at(-1)?.seat;
  return table.played === undefined ? turnOf(table) : turnToPlay(table.played);
}

function declarerAt(table: Table): Seat | undefined {
  const contract = finalContract(table);
  return contract === undefined || contract === 'passed-out' ? undefined : contract.declarer;
}

const WHOLE_HANDS = Object.fromEntries(SEATS.map((seat) => [seat, HAND_SIZE]));

/** What a form begins with: what is known, or likely. */
function first(field: AnyField, table: Table): unknown {
  switch (field.kind) {
    case 'declarer':
      return declarerAt(table);
    case 'always':
      return true;
    case 'counts':
      return WHOLE_HANDS;
    case 'seats':
    case 'cards':
    case 'calls':
    case 'plays':
      return [];
    default:
      return likelySeat(field, table);
  }
}

export const begunDraft = (type: FormType, table: Table): Draft =>
  Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, first(field, table)]));

/** The draft with one thing said; what cannot be said along with it is unsaid. */
export function withSaid(type: FormType, draft: Draft, name: string, value: unknown): Draft {
  const { either = [] } = FORMS[type];
  const along = either.filter((names) => names.includes(name)).flat();
  const others = along.length > 0 ? either.flat().filter((other) => !along.includes(other)) : [];
  return { ...draft, ...Object.fromEntries(others.map((other) => [other, undefined])), [name]: value };
}

const isSaid = ({ kind }: AnyField, value: unknown): boolean => {
  if (!Array.isArray(value)) return value !== undefined;
  return value.length >= (kind === 'calls' || kind === 'plays' ? TOGETHER : 1);
};

/** The fields that matter at this point. */
const fieldsNow = (type: FormType, table: Table) =>
  fieldsOf(type).filter(([, field]) => !('ask' in field) || isAsked(field, momentOf(table)));

/** What still has to be said. */
export function missingAsks(type: FormType, draft: Draft, table: Table): readonly Ask[] {
  const either = FORMS[type].either?.flat() ?? [];
  const isUnsaid = either.every((name) => draft[name] === undefined);
  return fieldsNow(type, table).flatMap(([name, field]) => {
    if (!('ask' in field) || field.kind === 'flag') return [];
    const isNeeded = field.optional !== true || (either.includes(name) && isUnsaid);
    return isNeeded && !isSaid(field, draft[name]) ? [field.ask] : [];
  });
}

/** The happening that the draft tells; nothing while something that has to be said is missing. */
export function happeningOf(type: FormType, draft: Draft, table: Table): Happening | undefined {
  if (missingAsks(type, draft, table).length > 0) return undefined;
  const said = fieldsNow(type, table).flatMap(([name]) => {
    const value = draft[name];
    const isNothing = value === undefined || value === false || (Array.isArray(value) && value.length === 0);
    return isNothing ? [] : [[name, value] as const];
  });
  // The table of forms has a field of the right kind for every field of the happening.
  return { type, ...Object.fromEntries(said) } as Happening;
}
