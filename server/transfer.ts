import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import { type Fact, upcastFact } from 'naipe/tournament';
import { readTournamentFile, writeTournamentFile } from './exports/index.ts';
import { type Json, openSqliteFactLog, readFacts, readWholeFacts } from './facts/index.ts';
import { DATABASE_NAME, openToRead } from './storage/index.ts';

/** The whole tournament as a file; of a damaged one only what is whole, when asked for. Naipe may be running. */
export function exportTournament(
  dataFolder: string,
  tournament: string,
  { whole = false } = {},
): Result<string> {
  const file = join(dataFolder, DATABASE_NAME);
  if (!existsSync(file)) return fail({ code: 'no-data', message: `There is no data in ${dataFolder}.` });
  const opened = openToRead(file);
  if (!opened.ok) return opened;
  try {
    const read = whole ? readWholeFacts : readFacts;
    const facts = read(opened.value, tournament).map(upcastFact) as readonly Fact[];
    if (facts.length > 0) return ok(writeTournamentFile({ tournament, facts }));
    const streams = opened.value
      .prepare<[], string>('SELECT DISTINCT stream FROM fact ORDER BY stream')
      .pluck()
      .all();
    const known = streams.length === 0 ? 'There are none yet.' : `There are: ${streams.join(', ')}.`;
    return fail({
      code: 'no-such-tournament',
      message: `There is no tournament "${tournament}" here. ${known}`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: 'damaged', message: `${reason} To take out what is whole before it, add --whole.` });
  } finally {
    opened.value.close();
  }
}

/** Takes over a tournament from a file. Naipe must not be running: it has a page for that. */
export async function importTournament(
  dataFolder: string,
  text: string,
): Promise<Result<{ readonly tournament: string; readonly version: number }>> {
  const read = readTournamentFile(text);
  if (!read.ok) return read;
  const { tournament, facts } = read.value;
  const log = openSqliteFactLog(join(dataFolder, DATABASE_NAME));
  if (!log.ok) return log;
  try {
    const adopted = await log.value.adopt(
      tournament,
      facts.map((fact) => ({ ...fact, data: fact.data as unknown as Json })),
    );
    return adopted.ok ? ok({ tournament, version: adopted.value }) : adopted;
  } finally {
    await log.value.close();
  }
}
