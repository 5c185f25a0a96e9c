import { transferFacts } from '@naipe/server/offline';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';

const HELP = `Usage:
  naipe transfer FROM TO

Copies every tournament from one place to another. A place is a data folder (SQLite) or the address of a PostgreSQL
database: postgres://user@host/name, with the password in the environment variable PGPASSWORD. Every tournament is read
back and its hash compared. What is there already, fact for fact, is left as it is; where a tournament of the same name
has other facts nothing is copied. Passwords of directors and codes of tables are not copied. Naipe must not be running
on either data folder.

  --json         {"tournaments":3,"facts":1200,"already":0}

Example:
  naipe transfer ./data postgres://naipe@db.example.org/naipe`;

export const transfer: Command = {
  help: HELP,
  options: {},
  run: async (given): Promise<Answer> => {
    const [from, to, ...more] = given.words;
    if (from === undefined || to === undefined || more.length > 0)
      return wrongUsage('Name two places: from where, and to where.');
    if (from === to) return wrongUsage('Name two different places.');
    const copied = await transferFacts(from, to);
    if (!copied.ok) return wrongInput(copied.error);
    const { tournaments, facts, already } = copied.value;
    return done(
      copied.value,
      `Copied and compared: tournaments ${tournaments}, facts ${facts}. There already: ${already}.`,
    );
  },
};
