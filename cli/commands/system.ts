import { ok } from 'naipe/base';
import { classifySystem, parseSystemFile, type SystemClass, type SystemReason } from 'naipe/regulation';
import type { Command } from '../command.ts';
import { jsonCommand } from '../json-command.ts';

const HELP = `Usage:
  naipe system FILE.json

Classes a bidding system by the answers of the pair (RTP 2.1.2.3): Green, Blue, Red or Yellow, the Brown conventions, what may
not be agreed (2.1.2.5), and why.

  {"openings":{"1C":[{"from":16}],"1H":[{"from":11,"suits":{"H":{"least":5}}}],"1NT":[{"from":15,"to":17,"balanced":true}]},
   "higher":{"2D":{"hands":[{"from":5,"to":10,"suits":{"H":{"least":6}}},{"from":5,"to":10,"suits":{"S":{"least":6}}}],"listed":"multi"}}}

  openings    what each one-level opening may show: points from and to, lengths of suits, balanced
  higher      openings 2C to 3S; "listed" is the key of Annex II where it is played as listed there
  overcalls   {"over":"1D","bid":"2C","hands":[…],"is":"natural-notrump" | "strong-cue" | "stopper-cue"}
  twoSuited   weak two-suited bids and their least lengths: {"bid":"2NT","least":[5,4]}
  conventional  {"call":"1NT-2C","listed":"stayman"}
  strongPass  {"from":13}; methodsChange, psychics, lightOpenings, changeAfterQuestion, encryptedSignals: true

  --json      {"colour":"blue","because":[{"clause":"RTP 2.1.2.3 Blue",…}],"brown":[],"forbidden":[],…}`;

const line = ({ message, clause, check }: SystemReason): string =>
  `  ${message} (${clause})${check === true ? ' To be looked at by the director.' : ''}`;

function report({ colour, because, brown, defencesAllowed, forbidden, frontPage }: SystemClass): string {
  return [
    `${colour[0]?.toUpperCase()}${colour.slice(1)}${brown.length > 0 ? ' with Brown conventions' : ''}`,
    ...because.map(line),
    ...(brown.length > 0 ? ['Brown:', ...brown.map(line)] : []),
    ...(defencesAllowed.length > 0
      ? [`Opponents may prepare written defences to ${defencesAllowed.join(', ')}.`]
      : []),
    ...(frontPage.length > 0 ? [`On the front page of the card: ${frontPage.join(', ')}.`] : []),
    ...(forbidden.length > 0 ? ['Not allowed at all:', ...forbidden.map(line)] : []),
  ].join('\n');
}

export const system: Command = jsonCommand({
  help: HELP,
  needs: 'one file with the answers about a system, as JSON',
  parse: parseSystemFile,
  answer: (answers) => ok(classifySystem(answers)),
  report,
});
