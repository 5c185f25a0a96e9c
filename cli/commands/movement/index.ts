import { readFileSync } from 'node:fs';
import type { Result } from 'naipe/base';
import {
  balanceOf,
  balanceOfSessions,
  checkMovement,
  type Movement,
  movementJson,
  parseMovement,
} from 'naipe/movement';
import { type Answer, type Command, done, type Given, wrongInput, wrongUsage } from '../../command.ts';
import { recommended } from './recommend.ts';
import {
  askedHesitation,
  askedHowell,
  askedIndividual,
  askedMitchell,
  askedThreeQuarterHowell,
  askedTwoSessions,
  askedWorger,
} from './requests.ts';
import { movementSummary, movementTable } from './table.ts';

const HELP = `Usage:
  naipe movement recommend --pairs N [--minutes N] [--boards N] [--winners 1|2] [--sessions 2|3]
                           [--profile rtp-2014|rop|none]
  naipe movement howell --pairs N --boards-per-round N [--rounds N] [--profile rtp-2014|rop]
  naipe movement three-quarter --pairs N --rounds N --boards-per-round N
  naipe movement hesitation --pairs N --boards-per-round N         one table at which both pairs move, one round more
  naipe movement double-hesitation --pairs N --boards-per-round N  two such tables, two rounds more
  naipe movement worger --pairs N --boards-per-round N            a complete Howell with a set and a round more
  naipe movement two-sessions --pairs N --boards-per-round N      a Mitchell, then a Howell in each line: all meet
  naipe movement mitchell --tables N|--pairs N --rounds N --boards-per-round N
                          [--arrow-switch N|best]
                          [--method plain|skip|relay|share|web|bowman|appendix|blackpool|worger|rover|bump]
  naipe movement individual --players N --boards-per-round N [--rounds N]
  naipe movement check FILE.json

  --arrow-switch N     one ranking, with so many of the last rounds switched; best: those that balance best
  --barometer          everybody plays the same boards at the same time
  --profile            recommend: whose movements come first (rtp-2014); howell: whose limits hold (none)
  --json               {"kind":"howell","pairs":8,"rounds":[{"round":1,"tables":[…]}],"balance":{…}}`;

function shown(asked: Result<Movement> | Answer): Answer {
  if ('kind' in asked) return asked;
  if (!asked.ok) return wrongInput(asked.error);
  const movement = asked.value;
  const { meaning, quality, bound } = balanceOf(movement);
  const text = [
    movementTable(movement),
    '',
    movementSummary(movement),
    `${meaning} (${quality} of ${bound})`,
  ];
  return done(movementJson(movement), text.join('\n'));
}

/** The sessions of a scheme one after the other, and what they are worth together. */
function shownTogether(asked: Result<readonly Movement[]> | Answer): Answer {
  if ('kind' in asked) return asked;
  if (!asked.ok) return wrongInput(asked.error);
  const sessions = asked.value;
  const balance = balanceOfSessions(sessions);
  const { meaning, quality, bound } = balance;
  const text = [
    ...sessions.flatMap((movement, at) => [`Session ${at + 1}`, movementTable(movement), '']),
    `Together: ${meaning} (${quality} of ${bound})`,
  ];
  return done({ sessions: sessions.map(movementJson), balance }, text.join('\n'));
}

function checked({ words: [, file] }: Given): Answer {
  if (file === undefined) return wrongUsage('Which file?');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return wrongInput({ code: 'file', message: `${file} cannot be read: ${(error as Error).message}.` });
  }
  const movement = parseMovement(text);
  if (!movement.ok) return wrongInput(movement.error);
  const findings = checkMovement(movement.value);
  const words =
    findings.length === 0
      ? 'Nothing is wrong with this movement.'
      : findings.map(({ message }) => message).join('\n');
  return done(
    { findings, balance: balanceOf(movement.value) },
    `${words}\n${movementSummary(movement.value)}`,
  );
}

const KINDS: Readonly<Record<string, (given: Given) => Answer>> = {
  recommend: recommended,
  howell: (given) => shown(askedHowell(given)),
  'three-quarter': (given) => shown(askedThreeQuarterHowell(given)),
  hesitation: (given) => shown(askedHesitation(1)(given)),
  'double-hesitation': (given) => shown(askedHesitation(2)(given)),
  worger: (given) => shown(askedWorger(given)),
  'two-sessions': (given) => shownTogether(askedTwoSessions(given)),
  mitchell: (given) => shown(askedMitchell(given)),
  individual: (given) => shown(askedIndividual(given)),
  check: checked,
};

export const movement: Command = {
  help: HELP,
  options: {
    pairs: { type: 'string' },
    players: { type: 'string' },
    tables: { type: 'string' },
    rounds: { type: 'string' },
    'boards-per-round': { type: 'string' },
    'arrow-switch': { type: 'string' },
    method: { type: 'string' },
    barometer: { type: 'boolean' },
    minutes: { type: 'string' },
    boards: { type: 'string' },
    winners: { type: 'string' },
    sessions: { type: 'string' },
    profile: { type: 'string' },
  },
  run: (given) => {
    const [kind] = given.words;
    const run = kind === undefined || !Object.hasOwn(KINDS, kind) ? undefined : KINDS[kind];
    return run === undefined ? wrongUsage(`Which movement: ${Object.keys(KINDS).join(', ')}?`) : run(given);
  },
};
