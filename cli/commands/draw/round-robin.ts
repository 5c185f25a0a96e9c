import {
  type DrawTeam,
  drawn,
  type LeagueRound,
  lotsFrom,
  MOST_LEAGUE_TEAMS,
  parseDrawTeams,
  roundRobin,
} from 'naipe/draw';
import {
  type Answer,
  done,
  type Given,
  readInteger,
  textOption,
  wrongInput,
  wrongUsage,
} from '../../command.ts';
import { readAt } from './file.ts';

/** Meant as a number, and no whole one that can be counted: `9.5`, `1e3`. */
const LIKE_A_NUMBER = /^[+−-]?\d[\d.,]*(?:e\d+)?$/i;

/** The teams that `--teams` says: so many, or those of a file. */
export async function teamsGiven(given: Given): Promise<{ readonly value: readonly DrawTeam[] } | Answer> {
  const text = textOption(given, 'teams');
  if (text === undefined) return wrongUsage('How many teams? Give --teams.');
  const count = readInteger(text);
  if (count === undefined && !LIKE_A_NUMBER.test(text)) return readAt(text, parseDrawTeams);
  if (count === undefined || count < 2 || count > MOST_LEAGUE_TEAMS) {
    return wrongUsage(
      `--teams takes a whole number from 2 to ${MOST_LEAGUE_TEAMS} or a file, not "${text}".`,
    );
  }
  return { value: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` })) };
}

function roundText({ round, matches, bye }: LeagueRound): string {
  const list = matches.map(({ home, away }) => `${home} v ${away}`).join(', ');
  return `Round ${round}: ${list}${bye === null ? '' : `; ${bye} sits out`}`;
}

/** `naipe draw round-robin`: everybody against everybody. */
export async function drawnRoundRobin(given: Given): Promise<Answer> {
  if (given.words.length > 1) return wrongUsage('Give teams with --teams.');
  const teams = await teamsGiven(given);
  if ('kind' in teams) return teams;
  const seed = textOption(given, 'seed');
  const numbered = seed === undefined ? teams.value : drawn(teams.value, lotsFrom(seed));
  const rounds = roundRobin(numbered, {
    double: given.options.double === true,
    neighboursEarly: given.options['neighbours-early'] === true,
  });
  if (!rounds.ok) return wrongInput(rounds.error);
  const numbers = numbered.map(({ id }, index) => `${index + 1} ${id}`).join(', ');
  const text = [...(seed === undefined ? [] : [`Numbers: ${numbers}.`]), ...rounds.value.map(roundText)];
  return done({ rounds: rounds.value }, text.join('\n'));
}
