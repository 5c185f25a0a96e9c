import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { inOneGo } from '../in-steps.ts';
import {
  CommitQueue,
  DATABASE_NAME,
  isChained,
  openDatabase,
  openToRead,
  type Removal,
} from '../storage/index.ts';
import { copiesIn } from './copies.ts';
import { Eraser } from './eraser.ts';
import { type FoundPerson, findPerson, type NamedIn, type SoughtPerson, titleOf } from './find-person.ts';

/** Who does it from the terminal of the server. */
const AT_TERMINAL = 'terminal';

const NOBODY: Fault = { code: 'nobody-found', message: 'Nobody of that name is found. Nothing was changed.' };

const noSuchTournament = (tournament: string): Fault => ({
  code: 'no-such-tournament',
  message: `There is no tournament "${tournament}" here. Nothing was changed.`,
});

/** What was done, and what still is as it was. */
interface Swept {
  /** No byte of it is left in the database. */
  readonly swept: boolean;
  /** Databases put aside in the data folder. */
  readonly copies: readonly string[];
}

/** Looks into the database. Naipe may be running. */
function looking<T>(dataFolder: string, look: (database: Database) => Result<T>): Result<T> {
  const opened = openToRead(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  try {
    if (isChained(opened.value)) return look(opened.value);
    const message = `${dataFolder} was written by an older Naipe. Start Naipe once, stop it, and ask again.`;
    return fail({ code: 'older-schema', message });
  } finally {
    opened.value.close();
  }
}

/** Where somebody is named. Naipe may be running. */
export const findPersonIn = (dataFolder: string, sought: SoughtPerson): Result<FoundPerson> =>
  looking(dataFolder, (database) => {
    const found = inOneGo(findPerson(database, sought));
    return found.tournaments.length === 0 ? fail(NOBODY) : ok(found);
  });

/** What a tournament is called, and for when it is. Naipe may be running. */
export const tournamentIn = (
  dataFolder: string,
  tournament: string,
): Result<Pick<NamedIn, 'name' | 'date'>> =>
  looking(dataFolder, (database) => {
    const title = titleOf(database, tournament);
    return title === undefined ? fail(noSuchTournament(tournament)) : ok(title);
  });

async function withEraser<T>(
  dataFolder: string,
  work: (eraser: Eraser) => Promise<Result<T>>,
): Promise<Result<T & Swept>> {
  const file = join(dataFolder, DATABASE_NAME);
  if (!existsSync(file)) return fail({ code: 'no-data', message: `There is no data in ${dataFolder}.` });
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  try {
    const eraser = new Eraser(opened.value, new CommitQueue(opened.value.database));
    const done = await work(eraser);
    return done.ok ? ok({ ...done.value, swept: eraser.sweep(), copies: copiesIn(dataFolder) }) : done;
  } finally {
    opened.value.close();
  }
}

/** Erases somebody. Naipe must not be running: it has a page for that. */
export const erasePersonIn = (
  dataFolder: string,
  sought: SoughtPerson,
): Promise<Result<Swept & Pick<FoundPerson, 'tournaments'>>> =>
  withEraser(dataFolder, async (eraser) => {
    const found = await eraser.find(sought);
    if (found.tournaments.length === 0) return fail(NOBODY);
    await eraser.erase(found, AT_TERMINAL);
    return ok({ tournaments: found.tournaments });
  });

/** Removes a tournament. Naipe must not be running: it has a page for that. */
export const removeTournamentIn = (
  dataFolder: string,
  tournament: string,
): Promise<Result<Swept & Pick<Removal, 'tournament' | 'facts'>>> =>
  withEraser(dataFolder, async (eraser) => {
    const removed = await eraser.remove(tournament, AT_TERMINAL);
    return removed === undefined
      ? fail(noSuchTournament(tournament))
      : ok({ tournament, facts: removed.facts });
  });
