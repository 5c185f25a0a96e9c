import { isBoardNumber, parseDeal, SEATS } from '../../game/index.ts';
import type { Note } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';
import { childrenOf, textOf, type XmlElement } from '../xml/tree.ts';
import { countField } from './fields.ts';

const SUIT_ELEMENTS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const;

/** A hand with its suits parted by points; a void may be missing, empty or a dash. */
const handText = (element: XmlElement): string =>
  SUIT_ELEMENTS.map((suit) => (textOf(element, suit) ?? '').replace(/[\s-]/g, '')).join('.');

/** The boards of a HANDSET that have a number and a whole deal; others are noted. */
export function readDeals(element: XmlElement, note: Note): readonly DealRecord[] {
  return childrenOf(element, 'BOARD').flatMap((child) => {
    const board = countField(child, 'BOARD_NUMBER', note) ?? 0;
    const hands = new Map(
      childrenOf(child, 'HAND').map((hand) => [
        textOf(hand, 'DIRECTION')?.[0]?.toUpperCase(),
        handText(hand),
      ]),
    );
    const deal = parseDeal(`N:${SEATS.map((seat) => hands.get(seat) ?? '-').join(' ')}`);
    if (deal.ok && isBoardNumber(board)) return [{ board, deal: deal.value }];
    const why = deal.ok ? 'It has no number.' : deal.error.message;
    note('usebio-hands', child.line, `The hands of a board are left out. ${why}`);
    return [];
  });
}
