import { SEATS, type Seat } from '../../game/index.ts';
import type { Note } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';
import { childrenOf, textOf, type XmlElement } from '../xml/tree.ts';
import { countField } from './fields.ts';

const SUIT_ELEMENTS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const;

const HAND = /^[AKQJT2-9]*(\.[AKQJT2-9]*){3}$/;

/** A hand as PBN writes it, from four elements; voids may be missing, empty or a dash, the ten may be `10`. */
const readHand = (element: XmlElement): string =>
  SUIT_ELEMENTS.map((suit) =>
    (textOf(element, suit) ?? '').toUpperCase().replaceAll('10', 'T').replace(/[\s-]/g, ''),
  ).join('.');

/** The boards of a HANDSET whose four hands are all there. */
export function readDeals(element: XmlElement, note: Note): readonly DealRecord[] {
  return childrenOf(element, 'BOARD').flatMap((child) => {
    const board = countField(child, 'BOARD_NUMBER', note);
    const bySeat = new Map(
      childrenOf(child, 'HAND').map((hand) => [
        textOf(hand, 'DIRECTION')?.[0]?.toUpperCase(),
        readHand(hand),
      ]),
    );
    const of = (seat: Seat): string => bySeat.get(seat) ?? '';
    const hands = { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
    if (board !== undefined && board > 0 && SEATS.every((seat) => HAND.test(hands[seat])))
      return [{ board, hands }];
    note('usebio-hands', child.line, 'A board needs a number and four hands of four suits; it is left out.');
    return [];
  });
}
