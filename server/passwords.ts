import { join } from 'node:path';
import { fail, isolated, ok, type Result } from 'naipe/base';
import { Directors, SignIns } from './access/index.ts';
import { Background } from './background.ts';
import { CommitQueue, DATABASE_NAME, DirectorTable, openDatabase, openToRead } from './storage/index.ts';

/** The names of the directors in a data folder. Naipe may be running. */
export function directorsIn(dataFolder: string): Result<readonly string[]> {
  const opened = openToRead(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  try {
    return ok(new DirectorTable(opened.value).names());
  } catch {
    const message = `${dataFolder} was written by an older Naipe. Start Naipe once, stop it, and ask again.`;
    return fail({ code: 'older-schema', message });
  } finally {
    opened.value.close();
  }
}

/** Sets the password of a director anew and ends where he is signed in; answers how many that were. */
export async function setPasswordIn(
  dataFolder: string,
  name: string,
  password: string,
): Promise<Result<number>> {
  const opened = openDatabase(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  const { database, close } = opened.value;
  try {
    const isSet = await new Directors(new DirectorTable(database)).setPassword(name, password);
    if (!isSet)
      return fail({ code: 'no-such-director', message: `No director is called "${isolated(name)}".` });
    // Closed below, long before its timer has anything to report.
    const background = new Background(() => undefined);
    const signIns = new SignIns(database, new CommitQueue(database), background);
    const ended = await signIns.end(({ as }) => as.role === 'director' && as.name === name);
    await signIns.close();
    return ok(ended);
  } finally {
    close();
  }
}
