import { pooled, seededNotForCompetition } from 'naipe/base';
import { boardToWrite, writePbn } from 'naipe/format';
import { dealerOf, dealSet, diagram, printDeal, vulnerabilityOf } from 'naipe/game';
import {
  type Answer,
  type Command,
  done,
  type Given,
  integerOption,
  readInteger,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';

const HELP = `Usage:
  naipe deal [--boards N] [--first N] [--pbn] [--seed N]

Deals boards from the system's entropy, every deal equally likely (Law 6), no two of a set equal.

  --boards N   how many (1)
  --first N    the number of the first board (1)
  --pbn        as a PBN file
  --seed N     the same boards every time, for tests and examples: not for competition
  --json       boards with dealer, vulnerability and deal`;

const MOST_BOARDS = 10_000;
const LAST_BOARD = 99_999;

/** Entropy of the system, or of a seed when one is given. */
function entropyGiven(given: Given) {
  const text = textOption(given, 'seed');
  if (text === undefined) return pooled((bytes) => crypto.getRandomValues(bytes));
  const seed = readInteger(text);
  return seed === undefined
    ? wrongUsage(`--seed takes a whole number, not "${text}".`)
    : seededNotForCompetition(seed);
}

export const deal: Command = {
  help: HELP,
  options: {
    boards: { type: 'string' },
    first: { type: 'string' },
    pbn: { type: 'boolean' },
    seed: { type: 'string' },
  },
  run: (given): Answer => {
    if (given.words.length > 0) return wrongUsage(`"${given.words[0]}" is not expected here.`);
    const count = integerOption(given, 'boards', { least: 1, most: MOST_BOARDS, fallback: 1 });
    if (typeof count !== 'number') return count;
    const first = integerOption(given, 'first', { least: 1, most: LAST_BOARD, fallback: 1 });
    if (typeof first !== 'number') return first;
    const entropy = entropyGiven(given);
    if (typeof entropy !== 'function') return entropy;
    const boards = dealSet(count, entropy).map((hands, index) => ({ board: first + index, hands }));
    const json = boards.map(({ board, hands }) => ({
      board,
      dealer: dealerOf(board),
      vulnerable: vulnerabilityOf(board),
      deal: printDeal(hands, dealerOf(board)),
    }));
    if (given.options.pbn === true) {
      const file = writePbn(boards.map(({ board, hands }) => boardToWrite(board, hands)));
      return file.ok ? done({ boards: json }, file.value.trimEnd()) : wrongInput(file.error);
    }
    const diagrams = boards.map(({ board, hands }) =>
      diagram(hands, { board, dealer: dealerOf(board), vulnerability: vulnerabilityOf(board) }),
    );
    return done({ boards: json }, diagrams.join('\n\n'));
  },
};
