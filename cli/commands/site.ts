import { siteOf, writeSite } from '@naipe/server/by-hand';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';
import { languageGiven } from '../language-option.ts';

const HELP = `Usage:
  naipe site TOURNAMENT FOLDER [--language L] [--data FOLDER | --database ADDRESS]

Writes the results as a folder of plain pages for a club's web space: ranking, sessions, boards with their hands, everybody's
own results, and the files for other programs. Only what everybody may see is written; while something of it may not be seen
yet, nothing is. The folder is new, empty, or one that was written so before. Naipe may be running.

  --language L   en, pt, es or it
${PLACE_HELP}
  --json         {"tournament":"…","folder":"…","files":120}`;

export const site: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, language: { type: 'string' } },
  run: (given) =>
    withPlace(given, async (_given, place): Promise<Answer> => {
      const [tournament, folder, ...more] = given.words;
      if (tournament === undefined || folder === undefined || more.length > 0)
        return wrongUsage('Name one tournament, and the folder to write.');
      const language = languageGiven(given);
      if (typeof language !== 'string') return language;
      const files = await siteOf(place, tournament, language);
      if (!files.ok) return wrongInput(files.error);
      const written = writeSite(folder, files.value);
      if (!written.ok) return wrongInput(written.error);
      return done({ tournament, folder, files: written.value }, `${folder}: ${written.value} files.`);
    }),
};
