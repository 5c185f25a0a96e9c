import type { Database } from 'better-sqlite3';
import { type Fact, isPerson, type Mention, type Person, playersIn, withoutPerson } from 'naipe/tournament';
import { FEDERATION_STREAM } from '../federation/index.ts';
import type { InSteps } from '../in-steps.ts';
import { latestFirst } from '../latest-first.ts';
import { type HashedFactRow, rowsOf, versionsOf } from '../storage/index.ts';

/** A tournament in which somebody is named. */
export interface NamedIn {
  readonly tournament: string;
  readonly name: string;
  readonly date: string;
  /** How many facts name him. */
  readonly facts: number;
  /** Whether he plays there. */
  readonly plays: boolean;
  /** What others wrote of him. */
  readonly texts: readonly string[];
}

/** Where somebody is named, and by which names and numbers. */
export interface FoundPerson {
  readonly person: Person;
  /** The numbers under which the name is found: of two people when they are two. */
  readonly ids: readonly string[];
  readonly tournaments: readonly NamedIn[];
  /** The versions of all tournaments when they were looked through. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Whom somebody asks for. */
export interface SoughtPerson {
  readonly name: string;
  readonly id?: string;
}

type Told = Pick<Fact, 'actor' | 'data'>;

export const toldBy = ({ actor, data }: HashedFactRow): Told => ({ actor, data: JSON.parse(data) });

/** Calls for every fact of every tournament. */
function* everyFact(database: Database, each: (stream: string, fact: Told) => void): InSteps<void> {
  for (const { stream } of versionsOf(database)) {
    for (const rows of rowsOf(database, stream)) {
      for (const row of rows) each(stream, toldBy(row));
      yield;
    }
  }
}

/** Whoever has a number may have been written in several ways: all of them are his names. */
function* spellings(database: Database, { name, id }: SoughtPerson): InSteps<Person> {
  const names = new Set([name]);
  if (id === undefined) return { names: [name] };
  const sought = { names: [], id };
  yield* everyFact(database, (_stream, fact) => {
    for (const player of playersIn(fact)) if (isPerson(player, sought)) names.add(player.name);
  });
  return { names: [...names], id };
}

const firstDay = (database: Database, stream: string): string =>
  database
    .prepare<[string], string>('SELECT substr(time, 1, 10) FROM fact WHERE stream = ? AND sequence = 1')
    .pluck()
    .get(stream) ?? '';

/** What a tournament was called when it was created, and for when; nothing when there is none of that id. */
export function titleOf(database: Database, stream: string): Pick<NamedIn, 'name' | 'date'> | undefined {
  const data = database
    .prepare<[string], string>('SELECT data FROM fact WHERE stream = ? AND sequence = 1')
    .pluck()
    .get(stream);
  if (data === undefined) return undefined;
  if (stream === FEDERATION_STREAM) return { name: 'Register', date: firstDay(database, stream) };
  const { name = '', date = '' } = JSON.parse(data) as { name?: string; date?: string };
  return { name, date };
}

const MOST_TEXTS = 20;

function namedIn(database: Database, tournament: string, mentions: readonly (readonly Mention[])[]): NamedIn {
  const all = mentions.flat();
  const texts = new Set(all.flatMap((mention) => (mention.kind === 'text' ? [mention.text] : [])));
  return {
    tournament,
    ...(titleOf(database, tournament) ?? { name: '', date: '' }),
    facts: mentions.length,
    plays: all.some(({ kind }) => kind === 'player'),
    texts: [...texts].slice(0, MOST_TEXTS),
  };
}

/** Looks through everything for somebody. */
export function* findPerson(database: Database, sought: SoughtPerson): InSteps<FoundPerson> {
  const versions = new Map(versionsOf(database).map(({ stream, version }) => [stream, version]));
  const person = yield* spellings(database, sought);
  const ids = new Set<string>();
  const found = new Map<string, (readonly Mention[])[]>();
  yield* everyFact(database, (stream, fact) => {
    const mentions: Mention[] = [];
    withoutPerson(fact, person, (mention) => mentions.push(mention));
    if (mentions.length === 0) return;
    found.set(stream, [...(found.get(stream) ?? []), mentions]);
    for (const mention of mentions)
      if (mention.kind === 'player' && mention.player.id !== undefined) ids.add(mention.player.id);
  });
  const tournaments = Array.from(found, ([stream, mentions]) => namedIn(database, stream, mentions));
  return {
    person,
    ids: [...ids],
    tournaments: tournaments.sort(latestFirst),
    versions,
  };
}
