import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import type { Language } from 'naipe/game';
import { evolve, NOTHING } from 'naipe/tournament';
import { readTournamentFile } from './exports/index.ts';
import { siteInSteps } from './exports/site/index.ts';
import { inOneGo } from './in-steps.ts';
import { exportTournament } from './transfer.ts';

/** The list of the files that were written, so that the next writing can take away what is no longer so. */
const LIST = 'naipe-site.txt';

/** The pages of a tournament's results, by the names of their files. */
export async function siteOf(
  place: string,
  tournament: string,
  language: Language,
): Promise<Result<ReadonlyMap<string, string>>> {
  const text = await exportTournament(place, tournament);
  if (!text.ok) return text;
  const read = readTournamentFile(text.value);
  if (!read.ok) return read;
  return inOneGo(siteInSteps(read.value.facts.reduce(evolve, NOTHING), language));
}

/** Writes pages into a folder that is new, empty, or was written so before. */
export function writeSite(folder: string, files: ReadonlyMap<string, string>): Result<number> {
  try {
    mkdirSync(folder, { recursive: true });
    const list = join(folder, LIST);
    if (existsSync(list)) {
      for (const name of readFileSync(list, 'utf8').split('\n'))
        if (name !== '' && basename(name) === name) rmSync(join(folder, name), { force: true });
    } else if (readdirSync(folder).length > 0) {
      const message = `"${folder}" holds other files; give a new folder, or one that Naipe wrote before.`;
      return fail({ code: 'folder-in-use', message });
    }
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    writeFileSync(list, [...files.keys(), ''].join('\n'));
    return ok(files.size);
  } catch (error) {
    return fail({
      code: 'cannot-write',
      message: `"${folder}" cannot be written: ${(error as Error).message}.`,
    });
  }
}
