import { type RepechageRound, repechageRound } from 'naipe/draw';
import { type Answer, done, type Given, integerOption, wrongInput, wrongUsage } from '../../command.ts';
import { teamsGiven } from './round-robin.ts';

const MOST_PLACES = 200;

const roundText = ({ matches, byes }: RepechageRound): string =>
  [
    ...matches.map(({ home, away }, index) => `${index + 1}. ${home} v ${away}`),
    ...(byes.length === 0 ? [] : [`Wait: ${byes.join(', ')}`]),
  ].join('\n');

/** `naipe draw repechage`: the next round among beaten teams who play for places in the main event. */
export async function drawnRepechage(given: Given): Promise<Answer> {
  if (given.options.places === undefined) return wrongUsage('For how many places? Give --places.');
  const places = integerOption(given, 'places', { least: 1, most: MOST_PLACES, fallback: 1 });
  if (typeof places !== 'number') return places;
  const teams = await teamsGiven(given);
  if ('kind' in teams) return teams;
  const made = repechageRound(
    teams.value.map(({ id }) => id),
    places,
  );
  return made.ok ? done(made.value, roundText(made.value)) : wrongInput(made.error);
}
