import { type Card, type Contract, openingLeaderOf, rotationFrom, type Seat } from '../../game/index.ts';
import { bestOf } from './history.ts';
import type { CardPlayed, RecordedTrick } from './record.ts';

/** A trick as PBN writes it: a card, or none, for each column. */
export interface ColumnTrick {
  readonly cards: readonly (Card | undefined)[];
  /** The column of a card that was led out of turn, where the record says so. */
  readonly ledOutOfTurn?: number;
}

/**
 * Tricks written in columns, the first column always the same seat's: whoever won a trick leads to the next. A card
 * that is not there is one that was not played. A record that begins later says who led to its first trick.
 */
export function tricksFromColumns(
  first: Seat,
  columns: readonly ColumnTrick[],
  contract: Contract,
  firstLeader: Seat = openingLeaderOf(contract),
): readonly RecordedTrick[] {
  const seats = rotationFrom(first);
  let leader = firstLeader;
  return columns.map(({ cards, ledOutOfTurn }) => {
    const led = ledOutOfTurn === undefined ? leader : (seats[ledOutOfTurn] ?? leader);
    const plays = rotationFrom(led).flatMap((seat): CardPlayed[] => {
      const card = cards[seats.indexOf(seat)];
      return card === undefined ? [] : [{ seat, card }];
    });
    leader = bestOf(plays, contract.strain)?.seat ?? led;
    return { plays };
  });
}
