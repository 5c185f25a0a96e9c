import { type Card, printContract, SEATS, type Seat, type Strain, SUITS, suitOf } from 'naipe/game';
import { type DoubleDummyTable, type LeadValue, type Par, type PlayCosts, TABLE_STRAINS } from 'naipe/solver';
import type { PlayedBoard } from './boards.ts';

/** One line a declarer, a column a strain. */
const tableLines = (table: DoubleDummyTable): readonly string[] => [
  `  ${TABLE_STRAINS.map((strain) => strain.padStart(3)).join('')}`,
  ...SEATS.map(
    (seat) => `${seat} ${TABLE_STRAINS.map((strain) => String(table[seat][strain]).padStart(3)).join('')}`,
  ),
];

/** The table of tricks, and par below it where there is one. */
export function toldTable(table: DoubleDummyTable, par?: Par): string {
  if (par === undefined) return tableLines(table).join('\n');
  const named = par.contracts.length === 0 ? 'passed out' : par.contracts.join(', ');
  return [...tableLines(table), `Par: North–South ${par.ns} (${named})`].join('\n');
}

/** A line for each number of tricks, the leads that are best for the defence first. */
export function toldLeads(leads: readonly LeadValue[], declarer: Seat, strain: Strain): string {
  const numbers = [...new Set(leads.map(({ tricks }) => tricks))].toSorted((a, b) => a - b);
  return [
    `${declarer} plays ${strain}; declarer’s tricks after each lead:`,
    ...numbers.map((number) => {
      const cards = leads.filter(({ tricks }) => tricks === number).map(({ card }) => card);
      return `${String(number).padStart(2)}  ${bySuit(cards)}`;
    }),
  ].join('\n');
}

const bySuit = (cards: readonly Card[]): string =>
  SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit).join(' '))
    .filter((suit) => suit !== '')
    .join('  ');

/** The contract, and a line for each trick: four cards with what each cost. */
export function toldPlay({ board, line, contract }: PlayedBoard, { tricks, cards }: PlayCosts): string {
  const written = cards.map(({ card, seat, cost }) => `${seat} ${card}${cost > 0 ? ` (−${cost})` : ''}`);
  const rows = Array.from({ length: Math.ceil(cards.length / 4) }, (_, at) =>
    written.slice(at * 4, at * 4 + 4),
  );
  const last = cards.at(-1)?.tricks ?? tricks;
  return [
    `Board ${board}, line ${line}: ${printContract(contract)}, declarer’s tricks ${tricks} at the start, ${last} after the last card`,
    ...rows.map(
      (row, at) =>
        `${String(at + 1).padStart(2)}  ${row
          .map((card) => card.padEnd(11))
          .join('')
          .trimEnd()}`,
    ),
  ].join('\n');
}
