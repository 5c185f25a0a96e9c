import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import type { Fact, FactLog } from './facts/index.ts';
import {
  DATABASE_NAME,
  hashOf,
  isPostgres,
  openPostgresFactLog,
  openSqliteFactLog,
  placeTold as told,
} from './storage/index.ts';

/** What came of copying. */
export interface TransferredFacts {
  readonly tournaments: number;
  readonly facts: number;
  /** Tournaments that were there already, fact for fact. */
  readonly already: number;
}

/** Opens a data folder, which must be there if it is to be read, or a PostgreSQL database by its address. */
async function openLog(place: string, mustExist: boolean): Promise<Result<FactLog>> {
  if (isPostgres(place)) return openPostgresFactLog(place);
  const file = join(place, DATABASE_NAME);
  if (mustExist && !existsSync(file))
    return fail({ code: 'no-data', message: `There is no data in ${place}.` });
  return openSqliteFactLog(file);
}

const differs = (stream: string, to: string) =>
  fail({
    code: 'differs',
    message: `The tournament "${stream}" is in ${told(to)} already with other facts. Nothing was copied: choose an empty place, or remove that tournament there.`,
  });

/** Which streams the target lacks; a fault when it holds one of them with other facts. */
async function missing(from: FactLog, to: FactLog, place: string): Promise<Result<readonly string[]>> {
  const there = await to.streams();
  const lacking: string[] = [];
  for (const stream of (await from.streams()).keys()) {
    if (!there.has(stream)) lacking.push(stream);
    else if (hashOf(stream, await from.read(stream)) !== hashOf(stream, await to.read(stream)))
      return differs(stream, place);
  }
  return ok(lacking);
}

/** Copies a stream and reads it back: it has to come to the same hash. */
async function copyStream(stream: string, facts: readonly Fact[], to: FactLog, place: string) {
  const adopted = await to.adopt(stream, facts);
  if (!adopted.ok) return differs(stream, place); // somebody else wrote it meanwhile
  const kept = hashOf(stream, await to.read(stream));
  return kept === hashOf(stream, facts)
    ? ok(facts.length)
    : fail({
        code: 'damaged',
        message: `What was copied of "${stream}" is not what was read. Look at the disk.`,
      });
}

async function copyAll(from: FactLog, to: FactLog, place: string): Promise<Result<TransferredFacts>> {
  const lacking = await missing(from, to, place);
  if (!lacking.ok) return lacking;
  let facts = 0;
  for (const stream of lacking.value) {
    const copied = await copyStream(stream, await from.read(stream), to, place);
    if (!copied.ok) return copied;
    facts += copied.value;
  }
  const tournaments = lacking.value.length;
  return ok({ tournaments, facts, already: (await from.streams()).size - tournaments });
}

/**
 * Copies every tournament from one place to another, a data folder or a PostgreSQL database each, and compares the hash
 * of every one. What is there already fact for fact is left as it is, so that a copy can be taken up again.
 */
export async function transferFacts(source: string, target: string): Promise<Result<TransferredFacts>> {
  const from = await openLog(source, true);
  if (!from.ok) return from;
  try {
    const to = await openLog(target, false);
    if (!to.ok) return to;
    try {
      return await copyAll(from.value, to.value, target);
    } finally {
      await to.value.close();
    }
  } finally {
    await from.value.close();
  }
}
