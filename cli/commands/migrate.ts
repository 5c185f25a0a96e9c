import { migrate as bringUpToDate } from '@naipe/server/offline';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';

const HELP = `Usage:
  naipe migrate [--restored] [--data FOLDER | --database ADDRESS]

Brings what an older Naipe kept to the form that this one needs. There is no way back but a backup: make one first. What a
newer Naipe wrote is refused, and nothing is changed. A data folder is brought up to date at every start by itself; a
PostgreSQL database only by this command, with the servers of the older version stopped.

  --restored     the database was put back from a backup with PostgreSQL's own tools: it is given another name, so
                 that browsers do not take what they remember of it for what it holds now
${PLACE_HELP}
  --json         {"place":"db.example.org/naipe","from":1,"to":2,"renamed":false}`;

export const migrate: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, restored: { type: 'boolean' } },
  run: (given) =>
    withPlace(given, async (_given, place): Promise<Answer> => {
      if (given.words.length > 0) return wrongUsage(`"${given.words[0]}" is not expected here.`);
      const migrated = await bringUpToDate(place, { restored: given.options.restored === true });
      if (!migrated.ok) return wrongInput(migrated.error);
      const { place: told, from, to, renamed } = migrated.value;
      const what = from === to ? `is at schema ${to} already` : `came from schema ${from} to ${to}`;
      return done(migrated.value, `${told} ${what}${renamed ? ', and has another name now' : ''}.`);
    }),
};
