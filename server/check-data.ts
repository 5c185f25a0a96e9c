import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import {
  checkFully,
  DATABASE_NAME,
  type DataFinding,
  findingSentence,
  isChained,
  lossesOf,
  openToRead,
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

/** Looks at every page and every fact. Naipe may be running. */
export function checkData(dataFolder: string): Result<DataReport> {
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
      findings: findings.map((finding) => ({
        ...finding,
        sentence: findingSentence(finding),
        wayBack: wayBack(finding),
      })),
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
