import { restore as putBack } from '@naipe/server/offline';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { DATA_HELP, DATA_OPTION, dataFolderGiven } from '../data-folder.ts';

const HELP = `Usage:
  naipe restore FILE [--force] [--data FOLDER]

Puts a backup in the place of the data, after checking it. Naipe must not be running.

  --force        also when there is data already: it is kept beside the restored, under another name
${DATA_HELP}
  --json         {"file":"…","tournaments":3,"facts":1200,"before":"…","broughtBack":[]}`;

export const restore: Command = {
  help: HELP,
  options: { ...DATA_OPTION, force: { type: 'boolean' } },
  run: async (given): Promise<Answer> => {
    const [file, ...more] = given.words;
    if (file === undefined || more.length > 0) return wrongUsage('Name one backup to restore.');
    const restored = await putBack(dataFolderGiven(given), file, { force: given.options.force === true });
    if (!restored.ok) return wrongInput(restored.error);
    const { file: written, tournaments, facts, before, broughtBack } = restored.value;
    const kept = before === undefined ? '' : `\nWhat was there is kept in ${before}.`;
    const back = broughtBack.map(({ kind, time, tournament }) =>
      kind === 'person'
        ? `\n  ${time}: a person was erased in ${tournament}. Again: naipe erase`
        : `\n  ${time}: a tournament was removed. Again: naipe remove ${tournament}`,
    );
    const again =
      back.length === 0 ? '' : `\nErased or removed since the backup, and back again:${back.join('')}`;
    return done(restored.value, `${written}: tournaments ${tournaments}, facts ${facts}.${kept}${again}`);
  },
};
