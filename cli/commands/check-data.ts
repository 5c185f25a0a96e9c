import { checkData as check } from '@naipe/server/offline';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';

const HELP = `Usage:
  naipe check-data [--data FOLDER | --database ADDRESS]

Looks at every page of the database and every fact of every tournament: is each what was written, and is everything
there that was acknowledged? Changes nothing. Naipe may be running.

Exit code 0 when all is well, 1 when something is wrong: it says which tournament, which fact, and the way back.

${PLACE_HELP}
  --json         {"file":"…","tournaments":3,"facts":1200,"findings":[{"kind":"fact","tournament":"…","fact":57,…}]}`;

export const checkData: Command = {
  help: HELP,
  options: PLACE_OPTIONS,
  run: (given) =>
    withPlace(given, async (_given, place): Promise<Answer> => {
      if (given.words.length > 0) return wrongUsage(`"${given.words[0]}" is not expected here.`);
      const report = await check(place);
      if (!report.ok) return wrongInput(report.error);
      const { file, tournaments, facts, findings } = report.value;
      if (findings.length === 0)
        return done(report.value, `${file}: tournaments ${tournaments}, facts ${facts}. All is well.`);
      const told = findings.map(({ sentence, wayBack }) => `${sentence}\n  ${wayBack}`);
      return wrongInput({ code: 'damaged', message: [`${file}:`, ...told].join('\n') }, report.value);
    }),
};
