import { parseStandingsFile, type StandingsAnswer, standingsAnswer } from 'naipe/regulation';
import type { Command } from '../command.ts';
import { jsonCommand } from '../json-command.ts';

const HELP = `Usage:
  naipe standings FILE.json

Adds up an event of matches and ranks it by its regulation: VPs, byes, absences, penalties, and every tie with the
criterion that broke it and its figures.

  {"profile":"rtp-2014","system":"swiss","boards":16,"rounds":5,"teams":["A","B","C"],
   "results":[{"round":1,"home":"A","away":"B","imps":"44-31"},{"round":1,"bye":"C"}]}

  profile     rtp-2014 (the default), rop, wbf
  system      round-robin (the default) or swiss; of: teams (the default) or pairs
  results     a match with imps, vps or both ("12.80-7.20"), points, boardsWon;
              {"round":1,"triple":[…three matches…]}; {"round":1,"bye":"C"};
              {"round":3,"absent":"D","opponent":"F"}; {"round":3,"team":"F","opponent":"D","vps":"12"}
  rounds,     of the whole event: awards for absences are revised when the regulation says so
  danishRounds
  penalties, bonuses, carryOver   [{"team":"A","vps":"0.5"}]
  out         teams out of the event; lots: the order drawn; final: true at the end of a Swiss

More in docs/teams.md; the fields are in docs/standings.schema.json.

  --json      {"standing":[{"place":1,"tied":false,"team":"A","vps":"13.52"}],"separations":[…],"awards":[…],"checks":[…]}`;

function report({ standing, separations, awards, checks }: StandingsAnswer): string {
  const widest = Math.max(4, ...standing.map(({ team }) => team.length));
  const lines = standing.map(
    ({ place, tied, team, vps }) =>
      `${`${place}${tied ? '=' : ''}`.padStart(4)}  ${team.padEnd(widest)}  ${vps.padStart(7)}`,
  );
  const given = awards.map(
    ({ round, team, opponent, vps, clause }) =>
      `  round ${round}: ${team} ${vps} VPs against ${opponent} (${clause})`,
  );
  return [
    ...lines,
    ...(separations.length === 0 ? [] : ['', 'Ties:']),
    ...separations.map(({ sentence }) => `  ${sentence}`),
    ...(given.length === 0 ? [] : ['', 'Not played:']),
    ...given,
    ...(checks.length === 0 ? [] : ['', ...checks]),
  ].join('\n');
}

export const standings: Command = jsonCommand({
  help: HELP,
  needs: 'one file with an event, as JSON',
  parse: parseStandingsFile,
  answer: standingsAnswer,
  report,
});
