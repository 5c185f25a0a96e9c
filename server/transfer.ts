import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import { type Fact, upcastFact } from 'naipe/tournament';
import { readTournamentFile, writeTournamentFile } from './exports/index.ts';
import type { Json, Fact as StoredFact } from './facts/index.ts';
import {
  DATABASE_NAME,
  DamagedFact,
  firstDamaged,
  type HashedFactRow,
  isPostgres,
  type Looking,
  openPostgresFactLog,
  openSqliteFactLog,
  openToLook,
  openToRead,
  readFacts,
  readWholeFacts,
  toFact,
  versionsOf,
} from './storage/index.ts';

/** The facts of a stream up to the first that is not what was written; the rest is a fault unless only what is whole is wanted. */
async function factsIn(looking: Looking, tournament: string, whole: boolean): Promise<readonly StoredFact[]> {
  const rows: HashedFactRow[] = [];
  try {
    for await (const some of looking.erasure.rows(tournament)) rows.push(...some);
  } catch (error) {
    if (!whole || !(error instanceof DamagedFact)) throw error; // what stands before it is here
  }
  const damaged = firstDamaged(tournament, rows);
  if (damaged !== undefined && !whole) throw new DamagedFact(tournament, damaged);
  return rows.filter(({ sequence }) => damaged === undefined || sequence < damaged).map(toFact);
}

/** Reads out of a data folder; one of an older Naipe too. */
async function inFolder(dataFolder: string, tournament: string, whole: boolean): Promise<Result<Read>> {
  const file = join(dataFolder, DATABASE_NAME);
  if (!existsSync(file)) return fail({ code: 'no-data', message: `There is no data in ${dataFolder}.` });
  const opened = openToRead(file);
  if (!opened.ok) return opened;
  try {
    const facts = (whole ? readWholeFacts : readFacts)(opened.value, tournament);
    return ok({ facts, streams: versionsOf(opened.value).map(({ stream }) => stream) });
  } finally {
    opened.value.close();
  }
}

async function inPostgres(address: string, tournament: string, whole: boolean): Promise<Result<Read>> {
  const opened = await openToLook(address);
  if (!opened.ok) return opened;
  try {
    const facts = await factsIn(opened.value, tournament, whole);
    return ok({ facts, streams: [...(await opened.value.facts.streams()).keys()] });
  } finally {
    await opened.value.close();
  }
}

interface Read {
  readonly facts: readonly StoredFact[];
  readonly streams: readonly string[];
}

/** The whole tournament as a file; of a damaged one only what is whole, when asked for. Naipe may be running. */
export async function exportTournament(
  place: string,
  tournament: string,
  { whole = false } = {},
): Promise<Result<string>> {
  try {
    const read = await (isPostgres(place) ? inPostgres : inFolder)(place, tournament, whole);
    if (!read.ok) return read;
    const facts = read.value.facts.map(upcastFact) as readonly Fact[];
    if (facts.length > 0) return ok(writeTournamentFile({ tournament, facts }));
    const { streams } = read.value;
    const known = streams.length === 0 ? 'There are none yet.' : `There are: ${streams.join(', ')}.`;
    return fail({
      code: 'no-such-tournament',
      message: `There is no tournament "${tournament}" here. ${known}`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: 'damaged', message: `${reason} To take out what is whole before it, add --whole.` });
  }
}

/** Takes over a tournament from a file. On a data folder Naipe must not be running: it has a page for that. */
export async function importTournament(
  place: string,
  text: string,
): Promise<Result<{ readonly tournament: string; readonly version: number }>> {
  const read = readTournamentFile(text);
  if (!read.ok) return read;
  const { tournament, facts } = read.value;
  const log = isPostgres(place)
    ? await openPostgresFactLog(place)
    : openSqliteFactLog(join(place, DATABASE_NAME));
  if (!log.ok) return log;
  try {
    const adopted = await log.value.adopt(
      tournament,
      facts.map((fact) => ({ ...fact, data: fact.data as unknown as Json })),
    );
    return adopted.ok ? ok({ tournament, version: adopted.value }) : adopted;
  } finally {
    await log.value.close();
  }
}
