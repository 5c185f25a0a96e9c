import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import {
  checkFully,
  DATABASE_NAME,
  DamagedFact,
  type DataFinding,
  findingSentence,
  firstDamaged,
  type HashedFactRow,
  isChained,
  isPostgres,
  type Looking,
  lossesOf,
  openToLook,
  openToRead,
  placeTold,
  troubleOf,
  versionsOf,
  wayBack,
  wayBackInPostgres,
} from './storage/index.ts';

/** What a full look at the data says. */
export interface DataReport {
  readonly file: string;
  readonly tournaments: number;
  readonly facts: number;
  readonly findings: readonly (DataFinding & { readonly sentence: string; readonly wayBack: string })[];
}

/** Looks at every page and every fact of a data folder, or at every fact of a PostgreSQL database. Naipe may be running. */
export async function checkData(place: string): Promise<Result<DataReport>> {
  return isPostgres(place) ? checkPostgres(place) : checkFolder(place);
}

const withWords = (finding: DataFinding, way = wayBack) => ({
  ...finding,
  sentence: findingSentence(finding),
  wayBack: way(finding),
});

/** How many facts of a tournament are whole, and the first that is not, or stands on a damaged page. */
async function lookThrough(
  { erasure }: Looking,
  tournament: string,
): Promise<{ readonly facts: number; readonly damaged?: number }> {
  let before: HashedFactRow | undefined;
  let facts = 0;
  try {
    for await (const rows of erasure.rows(tournament)) {
      const damaged = firstDamaged(tournament, rows, before);
      facts += rows.length;
      before = rows.at(-1);
      if (damaged !== undefined) return { facts, damaged };
    }
  } catch (error) {
    if (!(error instanceof DamagedFact)) throw error;
    return { facts, damaged: error.sequence };
  }
  return { facts };
}

/** PostgreSQL finds damaged pages by its checksums as they are read: the hashes say whether facts are what was written. */
async function checkPostgres(address: string): Promise<Result<DataReport>> {
  const opened = await openToLook(address);
  if (!opened.ok) return opened;
  const looking = opened.value;
  const findings: DataFinding[] = [];
  let [tournaments, facts] = [0, 0];
  try {
    const streams = await looking.facts.streams();
    tournaments = streams.size;
    for (const tournament of streams.keys()) {
      const found = await lookThrough(looking, tournament);
      facts += found.facts;
      if (found.damaged !== undefined) findings.push({ kind: 'fact', tournament, fact: found.damaged });
    }
  } catch (error) {
    if (troubleOf(error) !== 'damaged') throw error;
    const { cause } = error as Error;
    findings.push({ kind: 'file', detail: cause instanceof Error ? cause.message : 'a page of an index' });
  } finally {
    await looking.close();
  }
  const told = findings.map((finding) => withWords(finding, wayBackInPostgres));
  return ok({ file: placeTold(address), tournaments, facts, findings: told });
}

function checkFolder(dataFolder: string): Result<DataReport> {
  const file = join(dataFolder, DATABASE_NAME);
  if (!existsSync(file)) return fail({ code: 'no-data', message: `There is no data in ${dataFolder}.` });
  const opened = openToRead(file);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    // The mark first: what is acknowledged meanwhile is then no loss.
    const losses = isChained(database) ? lossesOf(database, file) : [];
    const findings = [...checkFully(database), ...losses];
    return ok({
      file,
      ...counted(() => versionsOf(database)),
      findings: findings.map((finding) => withWords(finding)),
    });
  } finally {
    database.close();
  }
}

/** Of a damaged file it may not be known. */
function counted(read: () => ReturnType<typeof versionsOf>): Pick<DataReport, 'tournaments' | 'facts'> {
  try {
    const versions = read();
    return {
      tournaments: versions.length,
      facts: versions.reduce((sum, { version }) => sum + version, 0),
    };
  } catch {
    return { tournaments: 0, facts: 0 };
  }
}
