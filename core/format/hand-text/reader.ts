import {
  dealerOf,
  isBoardNumber,
  parseDeal,
  readVulnerability,
  SUITS,
  type Suit,
  vulnerabilityOf,
} from '../../game/index.ts';
import { type Finding, findingList, type Note } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';

/** The boards of a text as far as they could be read, and what was wrong. */
export interface HandTextReading {
  readonly deals: readonly DealRecord[];
  readonly findings: readonly Finding[];
}

const LABEL = /\b(?:board|brd|bd)[ .:#]{0,3}(\d{1,4})\b/gi;

const SYMBOLS: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

const CARDS = String.raw`(?:10|[AKQJT2-9])(?:[ ,]?(?:10|[AKQJT2-9]))*(?![A-Za-z0-9])|-{1,3}(?!\S)|[–—]{1,3}|void\b`;
/** What is held in a suit: its letter with cards or a dash, or its sign, which may stand alone for a void. */
const HOLDING = new RegExp(`(?:([♠♥♦♣])[ :]*(${CARDS})?|(?<![A-Za-z0-9-])([SHDC])[ :]+(${CARDS}))`, 'gi');

/** Of a diagram, in the order in which it is read: North, West and East side by side, South. */
const ORDER = ['N', 'N', 'N', 'N', 'W', 'E', 'W', 'E', 'W', 'E', 'W', 'E', 'S', 'S', 'S', 'S'] as const;
const SUIT_ORDER: readonly Suit[] = [...SUITS, ...SUITS.flatMap((suit) => [suit, suit]), ...SUITS];

/** A diagram may begin a little to the left of its number. */
const SLACK = 2;
const MOST_BOARDS = 1000;
const MOST_LENGTH = 1_000_000;

interface Label {
  readonly board: number;
  readonly line: number;
  readonly column: number;
}

function labelsOf(lines: readonly string[]): readonly (readonly Label[])[] {
  const bands: Label[][] = [];
  lines.forEach((text, at) => {
    const found = [...text.matchAll(LABEL)].map(
      ({ 1: number = '', index }): Label => ({ board: Number(number), line: at + 1, column: index }),
    );
    if (found.length > 0) bands.push(found);
  });
  return bands;
}

/** Whether a text is a record of hands in diagrams: boards by number, and suits enough for one of them. */
export function isHandText(text: string): boolean {
  const start = text.slice(0, 20_000);
  if (/^\s*[[%<]/.test(start) || start.search(LABEL) < 0) return false;
  return [...start.matchAll(HOLDING)].length >= ORDER.length;
}

const cardsText = (text: string | undefined): string =>
  (text ?? '')
    .replace(/10/g, 'T')
    .replace(/[^AKQJT2-9akqjt]/g, '')
    .toUpperCase();

/** The lines of a diagram: from its number down to the next row of numbers, and as wide as to the next number. */
function cellLines(
  lines: readonly string[],
  label: Label,
  next: Label | undefined,
  end: number,
): readonly string[] {
  const from = Math.max(0, label.column - SLACK);
  const to = next === undefined ? undefined : next.column - SLACK;
  return lines.slice(label.line - 1, end).map((line) => line.slice(from, to));
}

const DEALS =
  /\b(north|east|south|west|[nesw])\s+deals\b|\b(?:dealer|dlr)[ .:]{1,3}(north|east|south|west|[nesw])\b/i;
const VULNERABLE = /\b(none|both|all|n-?s|e-?w)\s+vul|\bvul\w*[ .:]{1,3}(none|both|all|n-?s|e-?w)\b/i;

/** Dealer and vulnerability follow from the number (Law 2); a text that says otherwise is told. */
function checkLaw2(board: number, cell: string, line: number, note: Note): void {
  const dealer = (DEALS.exec(cell)?.[1] ?? DEALS.exec(cell)?.[2])?.[0]?.toUpperCase();
  if (dealer !== undefined && dealer !== dealerOf(board))
    note('text-dealer', line, `Board ${board}: ${dealerOf(board)} deals (Law 2), not ${dealer}.`);
  const words = VULNERABLE.exec(cell)?.[1] ?? VULNERABLE.exec(cell)?.[2];
  const said = words === undefined ? undefined : readVulnerability(words.replace('-', ''));
  if (said !== undefined && said !== vulnerabilityOf(board))
    note(
      'text-vulnerable',
      line,
      `Board ${board}: by its number ${vulnerabilityOf(board)} is vulnerable (Law 2), not ${said}.`,
    );
}

function readDiagram(cell: readonly string[], { board, line }: Label, note: Note): DealRecord | undefined {
  const held = cell.flatMap((text) =>
    [...text.matchAll(HOLDING)].map(([, sign, cards, letter, more]) => ({
      suit: SYMBOLS[sign ?? ''] ?? letter?.toUpperCase(),
      cards: cardsText(cards ?? more),
    })),
  );
  const hands = held.slice(0, ORDER.length);
  if (hands.length < ORDER.length || hands.some(({ suit }, at) => suit !== SUIT_ORDER[at])) {
    note(
      'text-diagram',
      line,
      `Board ${board}: the four hands of its diagram cannot be told apart; it is left out.`,
    );
    return undefined;
  }
  const of = (seat: string) => hands.filter((_, at) => ORDER[at] === seat).map(({ cards }) => cards);
  const deal = parseDeal(`N:${['N', 'E', 'S', 'W'].map((seat) => of(seat).join('.')).join(' ')}`);
  if (!deal.ok) {
    note('text-deal', line, `Board ${board}: ${deal.error.message}`);
    return undefined;
  }
  checkLaw2(board, cell.join('\n'), line, note);
  return { board, deal: deal.value };
}

/**
 * Reads hand records that are printed as text: diagrams under the numbers of their boards, side by side or one below another,
 * suits by their letters or signs. What stands below a diagram, points or what can be made, is passed over.
 */
export function readHandText(text: string): HandTextReading {
  const { findings, note } = findingList();
  const lines = text
    .slice(0, MOST_LENGTH)
    .split(/\r?\n/)
    .map((line) => line.replace(/\t/g, '        '));
  const bands = labelsOf(lines);
  const deals = new Map<number, DealRecord>();
  bands.forEach((band, at) => {
    const end = (bands[at + 1]?.[0]?.line ?? lines.length + 1) - 1;
    band.forEach((label, place) => {
      if (deals.size >= MOST_BOARDS || !isBoardNumber(label.board)) return;
      const read = readDiagram(cellLines(lines, label, band[place + 1], end), label, note);
      if (read === undefined) return;
      if (deals.has(label.board))
        note('text-twice', label.line, `Board ${label.board} is there twice; the first stands.`);
      else deals.set(label.board, read);
    });
  });
  return { deals: [...deals.values()].toSorted((a, b) => a.board - b.board), findings };
}
