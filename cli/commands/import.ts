import { readFileSync } from 'node:fs';
import { importTournament } from '@naipe/server/by-hand';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';

const HELP = `Usage:
  naipe import FILE [--data FOLDER | --database ADDRESS]

Takes over a tournament that was exported. Every fact is checked by playing the tournament through; a bad file is
refused with the line that is wrong, and nothing is changed. Naipe must not be running.

${PLACE_HELP}
  --json         {"tournament":"…","version":120}`;

export const importCommand: Command = {
  help: HELP,
  options: PLACE_OPTIONS,
  run: (given) =>
    withPlace(given, async (_given, place): Promise<Answer> => {
      const [file, ...more] = given.words;
      if (file === undefined || more.length > 0) return wrongUsage('Name one file to import.');
      let text: string;
      try {
        text = readFileSync(file, 'utf8');
      } catch (error) {
        return wrongInput({
          code: 'cannot-read',
          message: `${file} cannot be read: ${(error as Error).message}.`,
        });
      }
      const imported = await importTournament(place, text);
      if (!imported.ok) return wrongInput(imported.error);
      const { tournament, version } = imported.value;
      return done(imported.value, `Tournament ${tournament}: facts ${version}.`);
    }),
};
