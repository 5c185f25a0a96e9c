import { ERASED_NAME, plainLetters } from '../base/index.ts';
import type { Player } from './contestant.ts';
import type { Fact } from './fact.ts';

/** Somebody who is to be erased: by name, and by the number where others have the same name. */
export interface Person {
  /** Every way in which the name is written. */
  readonly names: readonly string[];
  readonly id?: string;
}

/** Where somebody is named: as a player, as who gave cause for a fact, or in what somebody wrote. */
export type Mention =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'actor' }
  | { readonly kind: 'text'; readonly text: string };

/** What people write in their own words. Everything else in a fact is a number, a code or a notation. */
export const WORDS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'name',
  'club',
  'venue',
  'reason',
  'because',
  'approvedBy',
  'clause',
  'note',
  'director',
  'delegate',
  'declines',
  'about',
  'answer',
  'panel',
  'text',
  'message',
  'says',
  'region',
  'nation',
  'system',
]);

/** Where a fact holds a person. */
const PEOPLE: ReadonlySet<string> = new Set([
  'players',
  'player',
  'third',
  'captain',
  'substitute',
  // In the register of the federation.
  'person',
]);

/** What says who somebody is. What a handicap, an eligibility or the points of a season go by stays. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  'name',
  'id',
  'rank',
  'club',
  'region',
  'born',
  'nationality',
  'indexes',
  'points',
  'grade',
]);

const sameName = (one: string, other: string): boolean => spaced(one) === spaced(other);
const spaced = (name: string): string => plainLetters(name).trim().replace(/\s+/g, ' ');

/**
 * Whether a player is that person. Who is meant by a number is whoever has it, and whoever has the name and no number;
 * without a number, everybody of that name.
 */
export function isPerson(player: Player, { names, id }: Person): boolean {
  const named = names.some((name) => sameName(name, player.name));
  if (id === undefined) return named;
  return player.id === undefined ? named : sameName(id, player.id);
}

/** Shorter numbers also stand for other things: a board, a score. */
const SHORTEST_NUMBER_IN_TEXT = 5;

/** The places of a name in a text, from the first to the last. Part of a longer word is not it. */
function placesIn(text: string, sought: string): readonly (readonly [from: number, to: number])[] {
  const letters = [...text];
  let plain = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of letters) {
    const simple = plainLetters(letter);
    for (let index = 0; index < simple.length; index++) origins.push(at);
    plain += simple;
    at += letter.length;
  }
  origins.push(text.length);
  const words = spaced(sought)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s+');
  if (words === '') return [];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'gu');
  return [...plain.matchAll(whole)].map(({ index, 0: found }) => [
    origins[index] ?? 0,
    endOf(text, origins[index + found.length] ?? text.length),
  ]);
}

/** Marks that stand after a letter belong to it. */
function endOf(text: string, end: number): number {
  const marks = /^\p{M}+/u.exec(text.slice(end));
  return end + (marks?.[0].length ?? 0);
}

function withoutName(text: string, sought: string): string {
  let rest = text;
  for (const [from, to] of [...placesIn(text, sought)].reverse())
    rest = rest.slice(0, from) + ERASED_NAME + rest.slice(to);
  return rest;
}

function withoutWords(text: string, { names, id }: Person): string {
  const numbers = id !== undefined && id.length >= SHORTEST_NUMBER_IN_TEXT ? [id] : [];
  return [...names, ...numbers].reduce(withoutName, text);
}

const isPlayer = (value: unknown): value is Player =>
  typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string';

type Told = (mention: Mention) => void;

function erasedPlayer(player: Player): Player {
  const kept = Object.entries(player).filter(([part]) => !IDENTIFYING.has(part));
  return { name: ERASED_NAME, ...Object.fromEntries(kept) };
}

/** Where names are sought, and what is told of each place. */
interface Seeking {
  readonly told: Told;
  readonly isWords: (key: string) => boolean;
}

function withoutIn(value: unknown, key: string, person: Person, { told, isWords }: Seeking): unknown {
  if (typeof value === 'string') {
    if (!isWords(key)) return value;
    const rest = withoutWords(value, person);
    if (rest !== value) told({ kind: 'text', text: value });
    return rest;
  }
  if (Array.isArray(value)) return value.map((each) => withoutIn(each, key, person, { told, isWords }));
  if (typeof value !== 'object' || value === null) return value;
  if (PEOPLE.has(key) && isPlayer(value)) {
    if (!isPerson(value, person)) return value;
    told({ kind: 'player', player: value });
    return erasedPlayer(value);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutIn(inner, name, person, { told, isWords })]),
  );
}

const DIRECTOR = 'director ';

/** Who gave cause for it, when that is a director of the name. */
export function actorWithout(actor: string, { names }: Person): string {
  if (!actor.startsWith(DIRECTOR)) return actor;
  const director = actor.slice(DIRECTOR.length);
  return names.some((name) => sameName(name, director)) ? DIRECTOR + ERASED_NAME : actor;
}

/** The players whom a fact names, and the people of the register. */
export function playersIn({ data }: { readonly data: unknown }): readonly Player[] {
  if (Array.isArray(data)) return data.flatMap((each) => playersIn({ data: each }));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    PEOPLE.has(key) ? [value].flat().filter(isPlayer) : playersIn({ data: value }),
  );
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The fact without the person, each place told; the same fact when it does not name him. `moreWords`: where else people write. */
export function withoutPerson<F extends Pick<Fact, 'actor' | 'data'>>(
  fact: F,
  person: Person,
  told: Told = () => undefined,
  moreWords: ReadonlySet<string> = NO_WORDS,
): F {
  let mentions = 0;
  const count: Told = (mention) => {
    mentions++;
    told(mention);
  };
  const isWords = (key: string): boolean => WORDS_OF_PEOPLE.has(key) || moreWords.has(key);
  const data = withoutIn(fact.data, '', person, { told: count, isWords });
  const actor = actorWithout(fact.actor, person);
  if (actor !== fact.actor) count({ kind: 'actor' });
  return mentions === 0 ? fact : { ...fact, actor, data };
}
