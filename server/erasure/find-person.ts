import { ERASED_NAME } from 'naipe/base';
import { type FederationFact, WORDS_OF_OFFICES } from 'naipe/federation';
import { type Fact, isPerson, type Mention, type Person, playersIn, withoutPerson } from 'naipe/tournament';
import { isTournamentStream } from '../facts/index.ts';
import { FEDERATION_STREAM } from '../federation/index.ts';
import { latestFirst } from '../latest-first.ts';
import type { HashedFactRow, Looking } from '../storage/index.ts';

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

/** Where to look: what is kept of facts. */
type Kept = Pick<Looking, 'facts' | 'erasure'>;

/** Calls for every fact of every tournament. */
async function everyFact({ facts, erasure }: Kept, each: (stream: string, fact: HashedFactRow) => void) {
  for (const stream of (await facts.streams()).keys())
    for await (const rows of erasure.rows(stream)) for (const row of rows) each(stream, row);
}

/** Where people write in their own words, beside what they write everywhere. */
export const moreWordsIn = (stream: string): ReadonlySet<string> | undefined =>
  stream === FEDERATION_STREAM ? WORDS_OF_OFFICES : undefined;

/** Whoever has a number may have been written in several ways: all of them are his names. */
async function spellings(kept: Kept, { name, id }: SoughtPerson): Promise<Person> {
  const names = new Set([name]);
  if (id !== undefined)
    await everyFact(kept, (_stream, row) => {
      for (const player of playersIn(toldBy(row)))
        if (isPerson(player, { names: [], id })) names.add(player.name);
    });
  const person = { names: [...names], ...(id === undefined ? {} : { id }) };
  return { ...person, names: [...new Set([...names, ...(await namesInRegister(kept, person))])] };
}

/** What the register has called him: he keeps his number there, whatever he is called, and takes over those of whoever was he. */
async function namesInRegister({ facts, erasure }: Kept, person: Person): Promise<readonly string[]> {
  if (!(await facts.streams()).has(FEDERATION_STREAM)) return [];
  const called = new Map<number, Set<string>>();
  const merged: (readonly [from: number, into: number])[] = [];
  const his = new Set<number>();
  for await (const rows of erasure.rows(FEDERATION_STREAM))
    for (const row of rows) {
      const told = { type: row.type, ...toldBy(row) } as unknown as FederationFact;
      if (told.type === 'people-merged') merged.push([told.data.from, told.data.into]);
      const written =
        told.type === 'people-written'
          ? told.data.people
          : told.type === 'people-merged'
            ? [{ number: told.data.into, person: told.data.person }]
            : [];
      for (const { number, person: one } of written) {
        called.set(number, (called.get(number) ?? new Set()).add(one.name));
        if (isPerson(one, person)) his.add(number);
      }
    }
  for (const [from, into] of merged.toReversed()) if (his.has(into)) his.add(from);
  for (const [from, into] of merged) if (his.has(from)) his.add(into);
  return [...his].flatMap((number) => [...(called.get(number) ?? [])]).filter((one) => one !== ERASED_NAME);
}

/** What a tournament was called when it was created, and for when: its first fact says it. */
export function titleOf(stream: string, { time, data }: HashedFactRow): Pick<NamedIn, 'name' | 'date'> {
  if (stream === FEDERATION_STREAM) return { name: 'Register', date: time.slice(0, 10) };
  if (!isTournamentStream(stream)) return { name: 'Simultaneous', date: time.slice(0, 10) };
  const { name = '', date = '' } = JSON.parse(data) as { name?: string; date?: string };
  return { name, date };
}

const MOST_TEXTS = 20;

interface Found {
  readonly first: HashedFactRow;
  readonly mentions: (readonly Mention[])[];
}

function namedIn(tournament: string, { first, mentions }: Found): NamedIn {
  const all = mentions.flat();
  const texts = new Set(all.flatMap((mention) => (mention.kind === 'text' ? [mention.text] : [])));
  return {
    tournament,
    ...titleOf(tournament, first),
    facts: mentions.length,
    plays: all.some(({ kind }) => kind === 'player'),
    texts: [...texts].slice(0, MOST_TEXTS),
  };
}

/** Looks through everything for somebody. */
export async function findPerson(kept: Kept, sought: SoughtPerson): Promise<FoundPerson> {
  const versions = await kept.facts.streams();
  const person = await spellings(kept, sought);
  const ids = new Set<string>();
  const found = new Map<string, Found>();
  await everyFact(kept, (stream, row) => {
    if (row.sequence === 1) found.set(stream, { first: row, mentions: [] });
    const mentions: Mention[] = [];
    withoutPerson(toldBy(row), person, (mention) => mentions.push(mention), moreWordsIn(stream));
    if (mentions.length === 0) return;
    found.get(stream)?.mentions.push(mentions);
    for (const mention of mentions)
      if (mention.kind === 'player' && mention.player.id !== undefined) ids.add(mention.player.id);
  });
  const tournaments = Array.from(found, ([stream, each]) => namedIn(stream, each));
  return {
    person,
    ids: [...ids],
    tournaments: tournaments.filter(({ facts }) => facts > 0).sort(latestFirst),
    versions,
  };
}
