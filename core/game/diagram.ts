import type { Vulnerability } from './board.ts';
import { SUITS, type Suit } from './card.ts';
import type { PartialDeal } from './deal.ts';
import { type Hand, highCardPoints, ranksIn, shapeOf } from './hand.ts';
import { DEFAULT_STYLE, rankText, type Style, seatText, suitText } from './language.ts';
import { SEATS, type Seat } from './seat.ts';

/** What may stand beside the cards. */
export interface DiagramHeading {
  readonly board?: number;
  readonly dealer?: Seat;
  readonly vulnerability?: Vulnerability;
}

const VOID = '—';

const suitLine = (hand: Hand, suit: Suit, style: Style): string =>
  `${suitText(suit, style)} ${
    ranksIn(hand, suit)
      .map((rank) => rankText(rank, style))
      .join(' ') || VOID
  }`;

const handLines = (hand: Hand | undefined, style: Style): readonly string[] =>
  SUITS.map((suit) => (hand === undefined ? `${suitText(suit, style)} ?` : suitLine(hand, suit, style)));

const width = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

function heading({ board, dealer, vulnerability }: DiagramHeading, style: Style): readonly string[] {
  return [
    board === undefined ? '' : `Board ${board}`,
    dealer === undefined ? '' : `Dealer ${seatText(dealer, style)}`,
    vulnerability === undefined ? '' : `Vul ${vulnerability}`,
    '',
  ];
}

function summary(hand: Hand): string {
  return `${highCardPoints(hand)} HCP ${shapeOf(hand).join('-')}`;
}

/** The four hands round a compass, with points and shapes below: for terminals, mails and notice boards. */
export function diagram(deal: PartialDeal, about: DiagramHeading = {}, style: Style = DEFAULT_STYLE): string {
  const [north, east, south, west] = SEATS.map((seat) => handLines(deal[seat], style)) as [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const head = heading(about, style);
  const left = Math.max(width(west), width(head)) + 2;
  const middle = Math.max(width(north), width(south), 9) + 2;
  const [n, e, s, w] = SEATS.map((seat) => seatText(seat, style)) as [string, string, string, string];
  const compass = [`    ${n}`, `  ${w}   ${e}`, `    ${s}`, ''];
  const lines = [
    ...north.map((line, row) => (head[row] as string).padEnd(left) + line),
    ...west.map((line, row) => line.padEnd(left) + (compass[row] as string).padEnd(middle) + east[row]),
    ...south.map((line) => ' '.repeat(left) + line),
    '',
    ...SEATS.flatMap((seat) => {
      const hand = deal[seat];
      return hand === undefined ? [] : [`${seatText(seat, style)}: ${summary(hand)}`];
    }),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}
