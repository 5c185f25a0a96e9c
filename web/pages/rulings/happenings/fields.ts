import type { Card, Rank, Seat, Suit } from 'naipe/game';
import type { AnyCall, Called, CardFell, Statement } from 'naipe/laws';
import type { RulingsMessages } from '../../../locales/en/rulings.ts';
import type { Moment } from './moment.ts';

type Words = RulingsMessages['happenings'];
export type Ask = keyof Words['asks'];
type OptionWords = Words['options'];
export type OptionGroup = keyof OptionWords;

interface Asked<Kind extends string> {
  readonly kind: Kind;
  /** The question above it. */
  readonly ask: Ask;
  /** When it matters; otherwise it is not asked. */
  readonly when?: readonly Moment[];
}

export type SeatField = Asked<'seat'> & {
  /** Whom it is likely to be about. */
  readonly likely?: 'last-caller' | 'turn';
  readonly among?: 'all' | 'not-dummy';
};
export type NumberField = Asked<'number'> & {
  /** A number of tricks from none to all that are left, a trick played so far, or a call by its place. */
  readonly of: 'tricks-left' | 'tricks-begun' | 'calls';
};
export type OneOfField<Value extends string = string> = Asked<'one-of'> & {
  /** Where the words of its values stand; those of incidents come with the Laws. */
  readonly words: OptionGroup | 'incidents';
  readonly values: readonly Value[];
};

/** What the page need not ask: the table knows it, or the happening is only of interest with it. */
type UnaskedField = { readonly kind: 'known' } | { readonly kind: 'declarer' } | { readonly kind: 'always' };

/** One thing that a form asks for. */
export type Field =
  | SeatField
  | Asked<'seats'>
  | Asked<'person'>
  | Asked<'card'>
  | Asked<'cards'>
  | Asked<'call'>
  | Asked<'suit'>
  | Asked<'rank'>
  | Asked<'flag'>
  | Asked<'counts'>
  | Asked<'calls'>
  | Asked<'plays'>
  | Asked<'statement'>
  | NumberField
  | OneOfField;

/** It may stay unsaid. */
export interface Optional {
  readonly optional: true;
}

type If<Condition, Field> = Condition extends true ? Field : never;
type Is<Value, Wide> = [Value] extends [Wide] ? true : false;
type Same<A, B> = [A] extends [B] ? Is<B, A> : false;
/** A word out of a few, none of which is a seat, card, call, suit or rank. */
type IsWord<Value> = true extends
  | Same<Value, Seat>
  | Same<Value, Seat | 'spectator'>
  | Same<Value, Card>
  | Same<Value, AnyCall>
  | Same<Value, Suit>
  | Same<Value, Rank>
  ? false
  : Is<Value, string>;

/** How a value of that type is asked for. */
type FieldFor<Value> =
  | If<Same<Value, Seat>, SeatField | { readonly kind: 'declarer' }>
  | If<Same<Value, Seat | 'spectator'>, Asked<'person'>>
  | If<Is<Value, readonly Seat[]>, Asked<'seats'>>
  | If<Same<Value, Card>, Asked<'card'>>
  | If<Same<Value, AnyCall>, Asked<'call'>>
  | If<Same<Value, Suit>, Asked<'suit'>>
  | If<Same<Value, Rank>, Asked<'rank'>>
  | If<IsWord<Value>, OneOfField<Extract<Value, string>>>
  | If<Is<Value, boolean>, Asked<'flag'> | { readonly kind: 'always' }>
  | If<Is<Value, number>, NumberField>
  | If<Is<Value, readonly Card[]>, Asked<'cards'>>
  | If<Is<Value, readonly Called[]>, Asked<'calls'>>
  | If<Is<Value, readonly CardFell[]>, Asked<'plays'>>
  | If<Is<Value, Statement>, Asked<'statement'>>
  | If<Is<Value, Readonly<Record<Seat, number>>>, Asked<'counts'>>;

/** Yes or no may always stay unsaid: it is no. */
type MayStayUnsaid<F> = F extends { readonly kind: 'flag' | 'always' } ? F : F & Optional;

/** Every field of a happening, asked for as its type needs. A meaning is said where two calls are compared. */
export type FieldsOf<Happened> = {
  readonly [Name in Exclude<keyof Happened, 'type' | 'meaning'>]-?: undefined extends Happened[Name]
    ? MayStayUnsaid<FieldFor<Exclude<Happened[Name], undefined>>> | { readonly kind: 'known' }
    : FieldFor<Happened[Name]>;
};

/** What a form asks, whatever it is about. */
export type AnyField = (Field | UnaskedField) & Partial<Optional>;

export const isAsked = (field: AnyField, moment: Moment): field is Field & Partial<Optional> =>
  field.kind !== 'known' &&
  field.kind !== 'declarer' &&
  field.kind !== 'always' &&
  (field.when === undefined || field.when.includes(moment));

export const known = { kind: 'known' } as const;
export const declarer = { kind: 'declarer' } as const;
export const always = { kind: 'always' } as const;

export const seat = (ask: Ask, more: Pick<SeatField, 'likely' | 'among'> = {}): SeatField => ({
  kind: 'seat',
  ask,
  ...more,
});
export const card = (ask: Ask) => ({ kind: 'card', ask }) as const;
export const call = (ask: Ask) => ({ kind: 'call', ask }) as const;
export const flag = (ask: Ask, when?: readonly Moment[]) =>
  ({ kind: 'flag', ask, ...(when === undefined ? {} : { when }) }) as const;
export const number = (ask: Ask, of: NumberField['of']): NumberField => ({ kind: 'number', ask, of });

/** One of the values that the engine knows, each with its words. */
export const oneOf = <Group extends OptionGroup, Value extends keyof OptionWords[Group] & string>(
  ask: Ask,
  words: Group,
  values: readonly Value[],
): OneOfField<Value> => ({ kind: 'one-of', ask, words, values });

export const optional = <F extends Field>(field: F): F & Optional => ({ ...field, optional: true });
export const during = <F extends Field>(when: readonly Moment[], field: F): F => ({ ...field, when });
