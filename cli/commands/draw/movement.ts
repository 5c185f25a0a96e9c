import type { Result } from 'naipe/base';
import { boardsWay, headToHead, newEnglish, type TeamMovement, type TeamRound, whist } from 'naipe/draw';
import {
  type Answer,
  done,
  type Given,
  integerOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../../command.ts';

const MOST = 400;

const runText = (boards: readonly number[]): string =>
  boards.length < 2 ? boards.join() : `${boards[0]}-${boards.at(-1)}`;

function roundText({ round, half, tables, shares, sitOuts }: TeamRound): string {
  const list = tables.map(({ table, ns, ew, boards }) => `${table}: ${ns} v ${ew} (${runText(boards)})`);
  const shared =
    shares.length === 0
      ? ''
      : `; boards shared by tables ${shares.map((pair) => pair.join(' and ')).join(', ')}`;
  const out = sitOuts.length === 0 ? '' : `; ${sitOuts.join(', ')} sits out`;
  return `Round ${round}${half === undefined ? '' : ` (half ${half})`}: ${list.join(', ')}${shared}${out}`;
}

function movementText(movement: TeamMovement): string {
  const copies = movement.copies === 1 ? 'one copy' : `${movement.copies} copies`;
  const ways = boardsWay(movement).map(
    ({ boards, tables }) =>
      `  ${runText(boards)}: ${tables.map((at) => (at.length === 0 ? '–' : at.join('+'))).join(' → ')}`,
  );
  return [
    ...movement.rounds.map(roundText),
    '',
    `${movement.teams} teams, ${movement.rounds.length} rounds, ${copies} of each board. Tables of the boards, round by round:`,
    ...ways,
  ].join('\n');
}

function asked(given: Given, teams: number, boards: number): Result<TeamMovement> | Answer {
  const kind = textOption(given, 'kind') ?? 'whist';
  const only = ['halves', 'matches'].find((option) => given.options[option] !== undefined);
  if (kind !== 'head-to-head' && only !== undefined)
    return wrongUsage(`--${only} goes with --kind head-to-head.`);
  if (kind === 'whist') return whist({ teams, boardsPerRound: boards });
  if (kind === 'new-english') return newEnglish({ teams, boardsPerRound: boards });
  if (kind !== 'head-to-head')
    return wrongUsage(`--kind takes whist, new-english or head-to-head, not "${kind}".`);
  const request = { teams, boardsPerMatch: boards, halves: given.options.halves === true };
  if (textOption(given, 'matches') === undefined) return headToHead(request);
  const matches = integerOption(given, 'matches', { least: 1, most: MOST, fallback: 1 });
  return typeof matches === 'number' ? headToHead({ ...request, matches }) : matches;
}

/** `naipe draw movement`: teams that meet one another within a session. */
export function drawnMovement(given: Given): Answer {
  if (textOption(given, 'teams') === undefined) return wrongUsage('How many teams? Give --teams.');
  const teams = integerOption(given, 'teams', { least: 2, most: MOST, fallback: 2 });
  if (typeof teams !== 'number') return teams;
  const boards = integerOption(given, 'boards', { least: 1, most: MOST, fallback: 4 });
  if (typeof boards !== 'number') return boards;
  const movement = asked(given, teams, boards);
  if ('kind' in movement) return movement;
  return movement.ok ? done(movement.value, movementText(movement.value)) : wrongInput(movement.error);
}
