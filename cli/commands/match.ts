import { type BoardAnswer, type MatchAnswer, matchAnswer, parseMatchFile } from 'naipe/regulation';
import type { Command } from '../command.ts';
import { jsonCommand } from '../json-command.ts';

const HELP = `Usage:
  naipe match FILE.json

Scores a match between two teams board by board: IMPs of both rooms compared (Law 78B), penalties, VPs. The home team
sits North–South in the open room and East–West in the closed one.

  {"boards":[{"board":1,"open":"4SN=","closed":"4SN-1"}],"scale":"rtp-2014"}

  scale       rtp-2014 (20-0, Annex I; the default), rop (25-0), wbf (20-0, continuous, 2013)
  open,       a result (4SXN+1, Pass), North–South's points, "not-played",
  closed      {"weighted":[{"result":"4SN=","weight":"60%"},{"result":"4SN-1","weight":"40%"}]},
              or each side for itself: {"ns":"A+","ew":"A-"}
  vulnerable  None, NS, EW or All, where it is not that of the board's number
  award       {"home":"A+","away":"A-"}: an artificial score for the board; "cancelled":true takes it out
  penalties   {"home":"3 IMP","away":["3 IMP","0.5 VP"]}
  scheduled   the boards the match was to have, when it was cut short
  method      imps (the default), board-a-match, patton, total-points
  knockout    true: no VPs; "final" and "extra" sets decide a tie

More in docs/teams.md; the fields are in docs/match.schema.json.

  --json      {"boards":[{"board":1,"difference":470,"imps":10}],"imps":{"home":10,"away":0},
              "vps":{"home":"12.80","away":"7.20"}}`;

const signed = (imps: number | string): string => (String(imps).startsWith('-') ? `${imps}` : `+${imps}`);

function boardLine({ board, difference, imps, away, state, missing }: BoardAnswer): string {
  const number = String(board).padStart(5);
  if (state === 'waiting') return `${number}         –       –  ${missing?.join(', ')} room to come`;
  if (imps === null) return `${number}         –       –  not compared`;
  const points = difference === null ? '–' : signed(difference);
  const besides = away === undefined ? '' : `  visitors ${signed(away)}`;
  const adjusted = state === 'artificial' ? '  artificial score' : difference === null ? '  adjusted' : '';
  return `${number}${points.padStart(10)}${signed(imps).padStart(8)}${adjusted}${besides}`;
}

function report({ boards, imps, vps, points, patton, knockout, column, checks = [] }: MatchAnswer): string {
  return [
    'Board    Points    IMPs',
    ...boards.map(boardLine),
    '',
    `IMPs: home ${imps.home} – ${imps.away} away`,
    ...(vps === null ? [] : [`VPs: home ${vps.home} – ${vps.away} away`]),
    ...(column === undefined ? [] : [`By the column for ${column} boards.`]),
    ...(patton === undefined
      ? []
      : [
          `Board points: home ${patton.boards.home} – ${patton.boards.away} away`,
          `IMPs converted: home ${patton.imps.home} – ${patton.imps.away} away`,
        ]),
    ...(points === undefined ? [] : [`Points: home ${points.home} – ${points.away} away`]),
    ...(knockout === undefined ? [] : [knockoutLine(knockout)]),
    ...checks,
  ].join('\n');
}

const knockoutLine = ({ winner, why }: NonNullable<MatchAnswer['knockout']>): string =>
  winner === null ? why : `Won by ${winner}. ${why}`;

export const match: Command = jsonCommand({
  help: HELP,
  needs: 'one file with a match, as JSON',
  parse: parseMatchFile,
  answer: matchAnswer,
  report,
});
