import { type Fault, fail, ok, type Result } from 'naipe/base';
import { type Looking, openPlace, openToLook, type Removal } from '../storage/index.ts';
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

/** Looks into what is kept. Naipe may be running. */
async function looking<T>(place: string, look: (kept: Looking) => Promise<Result<T>>): Promise<Result<T>> {
  const opened = await openToLook(place);
  if (!opened.ok) return opened;
  try {
    return await look(opened.value);
  } finally {
    await opened.value.close();
  }
}

/** Where somebody is named. Naipe may be running. */
export const findPersonIn = (place: string, sought: SoughtPerson): Promise<Result<FoundPerson>> =>
  looking(place, async (kept) => {
    const found = await findPerson(kept, sought);
    return found.tournaments.length === 0 ? fail(NOBODY) : ok(found);
  });

/** What a tournament is called, and for when it is. Naipe may be running. */
export const tournamentIn = (
  place: string,
  tournament: string,
): Promise<Result<Pick<NamedIn, 'name' | 'date'>>> =>
  looking(place, async ({ erasure }) => {
    for await (const [first] of erasure.rows(tournament))
      if (first !== undefined) return ok(titleOf(tournament, first));
    return fail(noSuchTournament(tournament));
  });

async function withEraser<T>(
  place: string,
  work: (eraser: Eraser) => Promise<Result<T>>,
): Promise<Result<T & Swept>> {
  const opened = await openPlace(place);
  if (!opened.ok) return opened;
  try {
    const eraser = new Eraser(opened.value);
    const done = await work(eraser);
    return done.ok ? ok({ ...done.value, swept: await eraser.sweep(), copies: eraser.copies() }) : done;
  } finally {
    await opened.value.close();
  }
}

/** Erases somebody. On a data folder Naipe must not be running: it has a page for that. */
export const erasePersonIn = (
  place: string,
  sought: SoughtPerson,
): Promise<Result<Swept & Pick<FoundPerson, 'tournaments'>>> =>
  withEraser(place, async (eraser) => {
    const found = await eraser.find(sought);
    if (found.tournaments.length === 0) return fail(NOBODY);
    await eraser.erase(found, AT_TERMINAL);
    return ok({ tournaments: found.tournaments });
  });

/** Removes a tournament. On a data folder Naipe must not be running: it has a page for that. */
export const removeTournamentIn = (
  place: string,
  tournament: string,
): Promise<Result<Swept & Pick<Removal, 'tournament' | 'facts'>>> =>
  withEraser(place, async (eraser) => {
    const removed = await eraser.remove(tournament, AT_TERMINAL);
    return removed === undefined
      ? fail(noSuchTournament(tournament))
      : ok({ tournament, facts: removed.facts });
  });
