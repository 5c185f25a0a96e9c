import { type Bracket, type BracketMatch, bracket, type Entrant } from 'naipe/draw';
import { type Answer, done, type Given, wrongInput } from '../../command.ts';
import { teamsGiven } from './round-robin.ts';

const entrantText = (entrant: Entrant): string =>
  entrant.kind === 'team' ? entrant.team : `${entrant.kind} of match ${entrant.of}`;

const matchText = ({ match, home, away }: BracketMatch): string =>
  `  ${match}. ${entrantText(home)} v ${entrantText(away)}`;

function bracketText({ rounds, matches, byes, thirdPlace }: Bracket): string {
  const lines: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    lines.push(round === rounds ? 'Final' : `Round ${round}`);
    const played = matches.filter((match) => match.round === round && match.match !== thirdPlace);
    lines.push(...played.map(matchText));
    if (round === 1 && byes.length > 0) lines.push(`  Straight to round 2: ${byes.join(', ')}`);
  }
  const third = matches.find(({ match }) => match === thirdPlace);
  return [...lines, ...(third === undefined ? [] : ['Third place', matchText(third)])].join('\n');
}

/** `naipe draw knockout`: a bracket of any size. */
export async function drawnKnockout(given: Given): Promise<Answer> {
  const teams = await teamsGiven(given);
  if ('kind' in teams) return teams;
  const made = bracket(
    teams.value.map(({ id }) => id),
    { thirdPlace: given.options['third-place'] === true },
  );
  return made.ok ? done(made.value, bracketText(made.value)) : wrongInput(made.error);
}
