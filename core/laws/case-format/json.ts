import { fail, ok, type ParseFault, type Result } from '../../base/index.ts';
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
import type { Params } from '../ruling/ruling.ts';
import { type FaultCode, type ToldFault, toldFault } from '../texts/told-fault.ts';
import { handWithTens } from './tens.ts';

type CaseFaultCode = Extract<FaultCode, `case-${string}`>;

/** What is wrong with a case, and in which part of it. */
export const caseFault = (
  place: string,
  told: CaseFaultCode,
  params: Params = {},
): Result<never, ToldFault> => fail(toldFault('bad-case', told, { place, ...params }));

/** A part of a case that has a notation of its own cannot be read; in English it is told what was expected. */
export function unreadable(place: string, { found, message }: ParseFault): Result<never, ToldFault> {
  const told = found === '' ? 'case-ends-early' : 'case-unreadable';
  const fault = toldFault('bad-case', told, { place, found: `“${found}”` });
  return fail({ ...fault, message: `${place}: ${message}` });
}

/** What a JSON object holds, before it is known to be right. */
export type Json = Readonly<Record<string, unknown>>;
/** Is it an object, and not a list or nothing? */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ByYear<Expected> = Partial<Readonly<Record<LawsEdition, Expected>>>;

/** What every kind of case has. */
export interface CaseHead<Expected> {
  readonly name: string;
  readonly editions: readonly LawsEdition[];
  readonly expected: ByYear<Expected>;
}

/** What every kind of case begins with: its name, editions and expectations. */
export function readHead<Expected>(json: Json): Result<CaseHead<Expected>> {
  const expected = readExpected<Expected>(json.expect ?? {}, json.editions);
  if (!expected.ok) return expected;
  const name = typeof json.name === 'string' ? json.name : '';
  const editions = LAWS_EDITIONS.filter((edition) => expected.value[edition] !== undefined);
  return ok({ name, editions, expected: expected.value });
}

/** One expectation for all editions named, with the clauses of each if they differ, or one for each year. */
function readExpected<Expected>(json: unknown, editions: unknown): Result<ByYear<Expected>> {
  if (!isObject(json)) return caseFault('expect', 'case-object');
  const years = LAWS_EDITIONS.filter((edition) => json[edition] !== undefined);
  const named = Array.isArray(editions)
    ? LAWS_EDITIONS.filter((edition) => editions.includes(edition))
    : LAWS_EDITIONS;
  const entries =
    years.length > 0
      ? years.map((year) => [year, json[year]])
      : named.map((year) => [year, inYear(json, year)]);
  return ok(Object.fromEntries(entries));
}

/** An expectation for all editions as it is in one: its clauses may be given by year. */
const inYear = (expected: Json, year: LawsEdition): Json =>
  isObject(expected.clauses) ? { ...expected, clauses: expected.clauses[year] ?? [] } : expected;

/** `{ "E": "QJ7.AK..T2" }`: each hand by itself, in the order of the suits. */
export function readHands(json: unknown): Result<PartialDeal> {
  if (json === undefined) return ok({});
  if (!isObject(json)) return caseFault('hands', 'case-hands');
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [seat, text] of Object.entries(json)) {
    const hand = parseHand(handWithTens(String(text)));
    if (!isSeat(seat)) return caseFault(`hands.${seat}`, 'case-seat');
    if (!hand.ok) return unreadable(`hands.${seat}`, hand.error);
    const [twice] = Object.values(hands).flatMap((other) => cardsOf(common(other, hand.value)));
    if (twice !== undefined) return caseFault(`hands.${seat}`, 'case-card-twice', { card: twice });
    hands[seat] = hand.value;
  }
  return ok(hands);
}

/** Answers by the key of the question: that is asked once. */
export function readKeyedAnswers(json: unknown): Result<Readonly<Record<string, string>>> {
  const answers = readAnswers(json);
  return answers.ok
    ? ok(Object.fromEntries(Object.entries(answers.value).map(([key, [answer = '']]) => [key, answer])))
    : answers;
}

/** Answers by the name of the question; a list is used one by one. */
export function readAnswers(json: unknown): Result<Readonly<Record<string, readonly string[]>>> {
  if (json === undefined) return ok({});
  if (!isObject(json)) return caseFault('answers', 'case-answers');
  return ok(
    Object.fromEntries(
      Object.entries(json).map(([id, answer]) => [
        id,
        Array.isArray(answer) ? answer.map(String) : [String(answer)],
      ]),
    ),
  );
}
