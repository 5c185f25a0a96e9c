import { directorsIn, setPasswordIn } from '@naipe/server/offline';
import { askQuietly } from '../ask.ts';
import { type Answer, type Command, done, type Given, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';

const HELP = `Usage:
  naipe password [--data FOLDER | --database ADDRESS]
  naipe password NAME [--data FOLDER | --database ADDRESS]

Lists the directors; with a name, asks for a new password of that director and sets it. For who has forgotten his own:
whoever can read the data folder on the server may do it. Naipe must not be running. Where the director was signed in,
that ends. The password is typed, or read as a line from standard input; it is never an argument, which others could see.

${PLACE_HELP}
  --json         {"directors":["…"]} or {"director":"…","ended":2}`;

const SHORTEST = 8;

async function run(given: Given, place: string): Promise<Answer> {
  const [name, ...more] = given.words;
  if (more.length > 0) return wrongUsage('Name one director; a name of several words needs quotation marks.');
  const directors = await directorsIn(place);
  if (!directors.ok) return wrongInput(directors.error);
  if (name === undefined) {
    const list = directors.value;
    const none = 'There is no director yet: the first start of Naipe asks for a password.';
    return done({ directors: list }, list.length === 0 ? none : list.join('\n'));
  }
  if (!directors.value.includes(name))
    return wrongInput({
      code: 'no-such-director',
      message: `No director is called "${name}". There are: ${directors.value.join(', ')}.`,
    });
  const password = await askQuietly(`New password for ${name} (at least ${SHORTEST} characters): `);
  if (password.length < SHORTEST)
    return wrongInput({
      code: 'too-short',
      message: `A password has at least ${SHORTEST} characters. Nothing was changed.`,
    });
  const set = await setPasswordIn(place, name, password);
  if (!set.ok) return wrongInput(set.error);
  return done(
    { director: name, ended: set.value },
    `The password of ${name} is set. Sign-ins ended: ${set.value}.`,
  );
}

export const password: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS },
  run: (given) => withPlace(given, run),
};
