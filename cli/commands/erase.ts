import { erasePersonIn, findPersonIn } from '@naipe/server/by-hand';
import { isolated } from 'naipe/base';
import { ask } from '../ask.ts';
import {
  type Answer,
  type Command,
  done,
  type Given,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';
import { sweptWords } from '../swept-words.ts';

const HELP = `Usage:
  naipe erase [--number NUMBER] [--yes] [--data FOLDER | --database ADDRESS]

Erases a person who asks for it: the name is replaced by "Anon." wherever it stands, in entries, history, files and what
others wrote, and the number is left out. Results and rankings stay. Says first in which tournaments, and changes nothing
without --yes; then Naipe must not be running (the desk has a page for it).

The name is typed, or read as a line from standard input; it is never an argument, which the terminal would remember.
Whole names are found, however they are accented; a first name alone or a nickname in a remark is not. Backups, exported
files and paper from before are as they were: they are yours to delete.

  --number       the licence or club number, where two people have the same name
  --yes          do it
${PLACE_HELP}
  --json         {"tournaments":[{"tournament":"…","name":"…","date":"…","facts":3,…}],"swept":true,"copies":[]}`;

async function run(given: Given, place: string): Promise<Answer> {
  if (given.words.length > 0) return wrongUsage('The name is asked for, so that no terminal remembers it.');
  const name = (await ask('Name of the person to be erased: ')).trim();
  if (name === '') return wrongUsage('No name was typed. Nothing was changed.');
  const id = textOption(given, 'number');
  const sought = { name, ...(id === undefined ? {} : { id }) };
  const found = await findPersonIn(place, sought);
  if (!found.ok) return wrongInput(found.error);
  const { tournaments, ids } = found.value;
  const list = tournaments.map(
    ({ date, name: title, tournament, facts, texts }) =>
      `  ${date} ${isolated(title)} (${tournament}): facts ${facts}${texts.map((text) => `\n    “${isolated(text)}”`).join('')}`,
  );
  const several =
    ids.length > 1 ? `\nNumbers found: ${ids.join(', ')}. If these are several people, add --number.` : '';
  const where = ['Named in:', ...list].join('\n') + several;
  if (given.options.yes !== true)
    return done({ tournaments }, `${where}\nNothing was changed. To erase, add --yes.`);
  const erased = await erasePersonIn(place, sought);
  if (!erased.ok) return wrongInput(erased.error);
  return done(erased.value, `${where}\nErased. ${sweptWords(erased.value)}`);
}

export const erase: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, number: { type: 'string' }, yes: { type: 'boolean' } },
  run: (given) => withPlace(given, run),
};
