import { backup as backUp } from '@naipe/server/offline';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { DATA_HELP, DATA_OPTION, dataFolderGiven } from '../data-folder.ts';

const HELP = `Usage:
  naipe backup FILE [--force] [--data FOLDER]

Copies all tournaments to a file, as they stand at one moment. Naipe may be running. The copy holds the director's
password (hashed) and is found sound before it takes its name.

  --force        replace the file if it exists
${DATA_HELP}
  --json         {"file":"…","tournaments":3,"facts":1200}`;

export const backup: Command = {
  help: HELP,
  options: { ...DATA_OPTION, force: { type: 'boolean' } },
  run: async (given): Promise<Answer> => {
    const [file, ...more] = given.words;
    if (file === undefined || more.length > 0) return wrongUsage('Name one file to write.');
    const made = await backUp(dataFolderGiven(given), file, { force: given.options.force === true });
    if (!made.ok) return wrongInput(made.error);
    const { file: written, tournaments, facts } = made.value;
    return done(made.value, `${written}: tournaments ${tournaments}, facts ${facts}.`);
  },
};
