import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import {
  checkFully,
  DATABASE_NAME,
  type DataFinding,
  findingSentence,
  firstDamaged,
  type HashedFactRow,
  isChained,
  isPostgres,
  lossesOf,
  openToLook,
  openToRead,
  placeTold,
  versionsOf,
  wayBack,
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

const withWords = (finding: DataFinding) => ({
  ...finding,
  sentence: findingSentence(finding),
  wayBack: wayBack(finding),
});

/** PostgreSQL looks after its own pages (`pg_checksums`, `amcheck`): the hashes say whether facts are what was written. */
async function checkPostgres(address: string): Promise<Result<DataReport>> {
  const opened = await openToLook(address);
  if (!opened.ok) return opened;
  const looking = opened.value;
  try {
    const streams = await looking.facts.streams();
    const findings: DataFinding[] = [];
    let facts = 0;
    for (const tournament of streams.keys()) {
      let before: HashedFactRow | undefined;
      for await (const rows of looking.erasure.rows(tournament)) {
        const fact = firstDamaged(tournament, rows, before);
        facts += rows.length;
        before = rows.at(-1);
        if (fact === undefined) continue;
        findings.push({ kind: 'fact', tournament, fact });
        break;
      }
    }
    return ok({
      file: placeTold(address),
      tournaments: streams.size,
      facts,
      findings: findings.map(withWords),
    });
  } finally {
    await looking.close();
  }
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
      findings: findings.map(withWords),
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
