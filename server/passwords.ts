import { fail, isolated, ok, type Result } from 'naipe/base';
import { Directors, SignIns } from './access/index.ts';
import { Background } from './background.ts';
import { openPlace, openToLook } from './storage/index.ts';

/** The names of the directors in a data folder or a PostgreSQL database. Naipe may be running. */
export async function directorsIn(place: string): Promise<Result<readonly string[]>> {
  const opened = await openToLook(place);
  if (!opened.ok) return opened;
  try {
    return ok(await opened.value.directors.names());
  } finally {
    await opened.value.close();
  }
}

/** Sets the password of a director anew and ends where he is signed in; answers how many that were. */
export async function setPasswordIn(place: string, name: string, password: string): Promise<Result<number>> {
  const opened = await openPlace(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const isSet = await new Directors(store.directors).setPassword(name, password);
    if (!isSet)
      return fail({ code: 'no-such-director', message: `No director is called "${isolated(name)}".` });
    // Closed below, long before its timer has anything to report.
    const signIns = new SignIns(store, new Background(() => undefined));
    const ended = await signIns.end(({ as }) => as.role === 'director' && as.name === name);
    await signIns.close();
    return ok(ended);
  } finally {
    await store.close();
  }
}
