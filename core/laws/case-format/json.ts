import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import {
  cardsOf,
  common,
  type Hand,
  isSeat,
  type PartialDeal,
  parseHand,
  type Seat,
} from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';

export const caseFault = (place: string, message: string): Result<never, Fault> =>
  fail({ code: 'bad-case', message: `${place}: ${message}` });

export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ByYear<Expected> = Partial<Readonly<Record<LawsEdition, Expected>>>;

/** What every kind of case has. */
export interface CaseHead<Expected> {
  readonly name: string;
  readonly editions: readonly LawsEdition[];
  readonly expected: ByYear<Expected>;
}

export function readHead<Expected>(json: Json): Result<CaseHead<Expected>> {
  const expected = readExpected<Expected>(json.expect ?? {}, json.editions);
  if (!expected.ok) return expected;
  const name = typeof json.name === 'string' ? json.name : '';
  const editions = LAWS_EDITIONS.filter((edition) => expected.value[edition] !== undefined);
  return ok({ name, editions, expected: expected.value });
}

/** One expectation for all editions named, or one for each year. */
function readExpected<Expected>(json: unknown, editions: unknown): Result<ByYear<Expected>> {
  if (!isObject(json)) return caseFault('expect', 'an object.');
  const years = LAWS_EDITIONS.filter((edition) => json[edition] !== undefined);
  const named = Array.isArray(editions)
    ? LAWS_EDITIONS.filter((edition) => editions.includes(edition))
    : LAWS_EDITIONS;
  const entries =
    years.length > 0 ? years.map((year) => [year, json[year]]) : named.map((year) => [year, json]);
  return ok(Object.fromEntries(entries));
}

/** `{ "E": "QJ7.AK..T2" }`: each hand by itself, in the order of the suits. */
export function readHands(json: unknown): Result<PartialDeal> {
  if (json === undefined) return ok({});
  if (!isObject(json)) return caseFault('hands', 'an object: the seat, and its cards as in "QJ7.AK..T2".');
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [seat, text] of Object.entries(json)) {
    const hand = parseHand(String(text));
    if (!isSeat(seat)) return caseFault(`hands.${seat}`, 'write N, E, S or W.');
    if (!hand.ok) return caseFault(`hands.${seat}`, hand.error.message);
    const twice = Object.values(hands).flatMap((other) => cardsOf(common(other, hand.value)))[0];
    if (twice !== undefined) return caseFault(`hands.${seat}`, `${twice} is in another hand already.`);
    hands[seat] = hand.value;
  }
  return ok(hands);
}

/** Answers by the name of the question; a list is used one by one. */
export function readAnswers(json: unknown): Result<Readonly<Record<string, readonly string[]>>> {
  if (json === undefined) return ok({});
  if (!isObject(json)) return caseFault('answers', 'an object: the name of a question, and its answer.');
  return ok(
    Object.fromEntries(
      Object.entries(json).map(([id, answer]) => [
        id,
        Array.isArray(answer) ? answer.map(String) : [String(answer)],
      ]),
    ),
  );
}
