import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import type { HashedFactRow } from '../fact-hash.ts';
import { rowsOf, versionsOf } from './chain-facts.ts';
import { DATABASE_NAME, openToRead } from './database.ts';
import { SqliteDirectors } from './directors.ts';
import { isChained } from './schema.ts';

/** Opens a data folder to be looked at only: a running Naipe goes on writing to it meanwhile. */
export function lookIntoSqlite(dataFolder: string) {
  const opened = openToRead(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  const database = opened.value;
  if (!isChained(database)) {
    database.close();
    const message = `${dataFolder} was written by an older Naipe. Start Naipe once, stop it, and ask again.`;
    return fail({ code: 'older-schema', message });
  }
  async function* rows(stream: string, after = 0): AsyncGenerator<readonly HashedFactRow[], void> {
    yield* rowsOf(database, stream, after);
  }
  const looking = {
    facts: {
      streams: async (): Promise<ReadonlyMap<string, number>> =>
        new Map(versionsOf(database).map(({ stream, version }) => [stream, version])),
    },
    erasure: { rows },
    directors: new SqliteDirectors(database),
    close: async () => void database.close(),
  };
  return ok(looking) satisfies Result<typeof looking>;
}
