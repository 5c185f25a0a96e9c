import { writeFileSync } from 'node:fs';
import { exportTournament } from '@naipe/server/by-hand';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';

const HELP = `Usage:
  naipe export TOURNAMENT [FILE] [--whole] [--data FOLDER | --database ADDRESS]

Writes a whole tournament as one file: a header line, then one fact a line, each JSON. Without FILE, to standard
output. Naipe may be running.

  --whole        of a damaged tournament, the facts before the damage
${PLACE_HELP}
  --json         {"tournament":"…","facts":120}`;

export const exportCommand: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, whole: { type: 'boolean' } },
  run: (given) =>
    withPlace(given, async (_given, place): Promise<Answer> => {
      const [tournament, file, ...more] = given.words;
      if (tournament === undefined || more.length > 0)
        return wrongUsage('Name one tournament, and perhaps a file.');
      const text = await exportTournament(place, tournament, {
        whole: given.options.whole === true,
      });
      if (!text.ok) return wrongInput(text.error);
      const facts = text.value.trimEnd().split('\n').length - 1;
      if (file === undefined) return done({ tournament, facts }, text.value.trimEnd());
      try {
        writeFileSync(file, text.value, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        return wrongInput({
          code: 'cannot-write',
          message: `${file} cannot be written: ${(error as Error).message}.`,
        });
      }
      return done({ tournament, facts }, `${file}: facts ${facts}.`);
    }),
};
