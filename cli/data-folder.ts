import { resolve } from 'node:path';
import { isPostgres } from '@naipe/server/offline';
import { type Answer, type Given, textOption, wrongUsage } from './command.ts';

/** The option of every command that works on a data folder. */
export const DATA_OPTION = { data: { type: 'string' } } as const;

export const DATA_HELP = '  --data FOLDER  where everything is kept (./data, or NAIPE_DATA)';

export const dataFolderGiven = (given: Given): string =>
  resolve(textOption(given, 'data') ?? process.env.NAIPE_DATA ?? 'data');

/** The options of commands that work on a PostgreSQL database too. */
export const PLACE_OPTIONS = { ...DATA_OPTION, database: { type: 'string' } } as const;

export const PLACE_HELP = `${DATA_HELP}
  --database postgres://USER@HOST/NAME
                 a PostgreSQL database instead (or NAIPE_DATABASE), with the password in PGPASSWORD`;

/** The address of the PostgreSQL database that is meant; nothing when a data folder is. A password in it is hidden from others. */
export function databaseGiven(given: Given): string | undefined | Answer {
  const named = textOption(given, 'database');
  // Other users of the computer can read what a program was started with: it is written over.
  if (named !== undefined) process.title = 'naipe';
  const inEnvironment = textOption(given, 'data') === undefined ? process.env.NAIPE_DATABASE : undefined;
  const address = named ?? (inEnvironment === '' ? undefined : inEnvironment);
  if (address === undefined || isPostgres(address)) return address;
  return wrongUsage('The database is named as postgres://user@host/name, with the password in PGPASSWORD.');
}

/** Does it on a data folder, or on the PostgreSQL database that is named. */
export async function withPlace(
  given: Given,
  work: (given: Given, place: string) => Promise<Answer>,
): Promise<Answer> {
  const database = databaseGiven(given);
  if (typeof database === 'object') return database;
  return work(given, database ?? dataFolderGiven(given));
}
