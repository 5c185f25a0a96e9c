import { removeTournamentIn, tournamentIn } from '@naipe/server/by-hand';
import { isolated } from 'naipe/base';
import { type Answer, type Command, done, type Given, wrongInput, wrongUsage } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';
import { sweptWords } from '../swept-words.ts';

const HELP = `Usage:
  naipe remove TOURNAMENT [--yes] [--data FOLDER | --database ADDRESS]

Removes a tournament with all that is recorded of it. That it was, and when, is kept; its name is not. Says first which
one it is, and changes nothing without --yes; then Naipe must not be running (the desk has a page for it).

To keep it elsewhere, first: naipe export TOURNAMENT FILE.

  --yes          do it
${PLACE_HELP}
  --json         {"tournament":"…","facts":120,"swept":true,"copies":[]}`;

async function run(given: Given, place: string): Promise<Answer> {
  const [tournament, ...more] = given.words;
  if (tournament === undefined || more.length > 0) return wrongUsage('Name one tournament, by its id.');
  const found = await tournamentIn(place, tournament);
  if (!found.ok) return wrongInput(found.error);
  const { name, date } = found.value;
  if (given.options.yes !== true)
    return done(
      { tournament, name, date },
      `${date} ${isolated(name)}. Nothing was changed. To remove it, add --yes.`,
    );
  const removed = await removeTournamentIn(place, tournament);
  if (!removed.ok) return wrongInput(removed.error);
  return done(removed.value, `${date} ${isolated(name)}: removed. ${sweptWords(removed.value)}`);
}

export const remove: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, yes: { type: 'boolean' } },
  run: (given) => withPlace(given, run),
};
