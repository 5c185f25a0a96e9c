import { pooled, seededNotForCompetition } from 'naipe/base';
import { dealerOf, dealSet, diagram, printDeal, vulnerabilityOf } from 'naipe/game';
import {
  type Answer,
  type Command,
  done,
  type Given,
  integerOption,
  readInteger,
  textOption,
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

interface Board {
  readonly board: number;
  readonly dealer: ReturnType<typeof dealerOf>;
  readonly vulnerable: ReturnType<typeof vulnerabilityOf>;
  readonly deal: string;
}

/** The fifteen tags PBN asks for, in its order; what is not known yet is empty. */
const pbnGame = ({ board, dealer, vulnerable, deal }: Board): string =>
  [
    '[Event ""]',
    '[Site ""]',
    '[Date ""]',
    `[Board "${board}"]`,
    '[West ""]',
    '[North ""]',
    '[East ""]',
    '[South ""]',
    `[Dealer "${dealer}"]`,
    `[Vulnerable "${vulnerable}"]`,
    `[Deal "${deal}"]`,
    '[Scoring ""]',
    '[Declarer ""]',
    '[Contract ""]',
    '[Result ""]',
  ].join('\n');

const pbnFile = (boards: readonly Board[]): string =>
  ['% PBN 2.1\n% EXPORT', ...boards.map(pbnGame)].join('\n\n');

export const deal: Command = {
  name: 'deal',
  summary: 'deal boards at random (Law 6), as diagrams or PBN',
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
    const deals = dealSet(count, entropy);
    const boards = deals.map((hands, index): Board => {
      const board = first + index;
      const dealer = dealerOf(board);
      return { board, dealer, vulnerable: vulnerabilityOf(board), deal: printDeal(hands, dealer) };
    });
    if (given.options.pbn === true) return done({ boards }, pbnFile(boards));
    const diagrams = deals.map((hands, index) => {
      const board = first + index;
      return diagram(hands, { board, dealer: dealerOf(board), vulnerability: vulnerabilityOf(board) });
    });
    return done({ boards }, diagrams.join('\n\n'));
  },
};
