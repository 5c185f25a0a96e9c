import {
  dealerOf,
  type Hand,
  ranksIn,
  type Seat,
  SUITS,
  type Vulnerability,
  vulnerabilityOf,
} from '../../game/index.ts';
import type { DealRecord } from '../results/model.ts';

const SEAT_WORDS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const VUL_WORDS: Readonly<Record<Vulnerability, string>> = {
  None: 'None Vul',
  NS: 'N-S Vul',
  EW: 'E-W Vul',
  All: 'Both Vul',
};

/** As many diagrams stand side by side; wide enough for a hand of one suit beside another. */
const ACROSS = 3;
const MIDDLE = 14;
const RIGHT = 28;
const CELL = 48;

const suitLines = (hand: Hand): readonly string[] =>
  SUITS.map((suit) => `${suit} ${ranksIn(hand, suit).join('').replace('T', '10') || '--'}`);

/** A text from a column on, on what stands there already. */
const at = (line: string, column: number, text: string): string =>
  `${line.padEnd(column).slice(0, Math.max(column, line.length))}${line.length >= column ? '  ' : ''}${text}`;

function diagramLines({ board, deal }: DealRecord): readonly string[] {
  const [north, east, south, west] = [deal.N, deal.E, deal.S, deal.W].map(suitLines) as [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const head = [
    `Board ${board}`,
    `${SEAT_WORDS[dealerOf(board)]} Deals`,
    VUL_WORDS[vulnerabilityOf(board)],
    '',
  ];
  return [
    ...north.map((line, row) => at(head[row] ?? '', MIDDLE, line)),
    ...west.map((line, row) => at(line, RIGHT, east[row] ?? '')),
    ...south.map((line) => at('', MIDDLE, line)),
  ];
}

/**
 * Hand records as plain text, as they are printed in North America: diagrams three abreast, each with its number, dealer and
 * vulnerability beside North, suits by their letters, the ten as 10 and a void as two dashes.
 */
export function writeHandText(deals: readonly DealRecord[]): string {
  const boards = deals.toSorted((a, b) => a.board - b.board);
  const bands: string[] = [];
  for (let first = 0; first < boards.length; first += ACROSS) {
    const diagrams = boards.slice(first, first + ACROSS).map(diagramLines);
    const rows = (diagrams[0] ?? []).map((_, row) =>
      diagrams
        .reduce((line, diagram, place) => line.padEnd(place * CELL) + (diagram[row] ?? ''), '')
        .trimEnd(),
    );
    bands.push(rows.join('\n'));
  }
  return bands.map((band) => `${band}\n`).join('\n');
}
