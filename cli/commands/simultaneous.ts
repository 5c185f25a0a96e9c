import { readTournamentFile } from '@naipe/server/by-hand';
import { type ClubHandedIn, SimultaneousField, type SimultaneousPlace } from 'naipe/simultaneous';
import { handInOf, replay } from 'naipe/tournament';
import {
  type Answer,
  type Command,
  done,
  type Given,
  integerOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe simultaneous CLUB=FILE CLUB=FILE … [--session N] [--club CLUB] [--handicap] [--json]

One ranking over clubs that played the same boards. FILE is a club's tournament as "naipe export" writes it. Every result is
compared with every other on its board (Law 78A); boards with fewer results are scaled to the most that any board has.
Values are exact. Clubs whose cards differ, where they are known, are refused. A club that comes late or corrects something:
run it again with its new file.

  --session N    which session of each tournament (1)
  --club CLUB    only the pairs of that club, at their places over all clubs
  --handicap     the list with the handicaps that the clubs gave
  --json         {"clubs":["Lisboa"],"ranking":[{"place":1,"exAequo":false,"club":"Lisboa","pair":"3","names":["…"],
                 "value":"61.28","boards":24}]}

Example:
  naipe simultaneous Lisboa=lisboa.ndjson Porto=porto.ndjson`;

const PLACES = 2;

/** What a club hands in, read from its file. */
async function handedIn(word: string, session: number): Promise<ClubHandedIn | Answer> {
  const at = word.indexOf('=');
  const [club, path] = [word.slice(0, at), word.slice(at + 1)];
  if (at < 1 || path === '') return wrongUsage(`"${word}" is not CLUB=FILE.`);
  const text = await readTextFile(path);
  if (!text.ok) return wrongInput(text.error);
  const read = readTournamentFile(text.value);
  const fault = (message: string): Answer =>
    wrongInput({ code: 'club', message: `${club} (${path}): ${message}` });
  if (!read.ok) return fault(read.error.message);
  const { tournament } = replay(read.value.facts);
  if (tournament === undefined) return fault('There is no tournament in it.');
  const handed = handInOf(tournament, session);
  return handed.ok ? { ...handed.value, club } : fault(handed.error.message);
}

const shown = ({ value, ...place }: SimultaneousPlace) => ({
  ...place,
  value: value.toDecimal(PLACES),
});

function report(ranking: readonly ReturnType<typeof shown>[]): string {
  const widest = Math.max(4, ...ranking.map(({ club }) => club.length));
  return ranking
    .map(
      ({ place, exAequo, club, pair, names, value }) =>
        `${`${place}${exAequo ? '=' : ''}`.padStart(6)}  ${value.padStart(6)}  ${club.padEnd(widest)}  ${pair.padStart(3)}  ${names.join(' – ')}`,
    )
    .join('\n');
}

async function run(given: Given): Promise<Answer> {
  if (given.words.length === 0) return wrongUsage('Name at least one club with its file: CLUB=FILE.');
  const session = integerOption(given, 'session', { least: 1, most: 99, fallback: 1 });
  if (typeof session === 'object') return session;
  const clubs: ClubHandedIn[] = [];
  for (const word of given.words) {
    const handed = await handedIn(word, session);
    if ('kind' in handed) return handed;
    clubs.push(handed);
  }
  const field = SimultaneousField.of(clubs);
  if (!field.ok) return wrongInput(field.error);
  const club = textOption(given, 'club');
  if (club !== undefined && !field.value.clubNames.includes(club))
    return wrongUsage(`No club is called "${club}". There are: ${field.value.clubNames.join(', ')}.`);
  const wishes = { handicap: given.options.handicap === true, ...(club === undefined ? {} : { club }) };
  const ranking = field.value.ranking(wishes).map(shown);
  return done({ clubs: field.value.clubNames, ranking }, report(ranking));
}

export const simultaneous: Command = {
  help: HELP,
  options: { session: { type: 'string' }, club: { type: 'string' }, handicap: { type: 'boolean' } },
  run,
};
