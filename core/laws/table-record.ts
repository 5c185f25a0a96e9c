import { handSize, type PlayedContract, SEATS, scoreNS, sideOf, TRICKS } from '../game/index.ts';
import { handLeft, isPlayFinished, type TablePlay, trickNumber } from './play-state.ts';
import type { Table } from './table.ts';
import { historyOf, tricksTaken } from './tricks/history.ts';
import type { FacedCards, PlayRecord, TrickCount } from './tricks/record.ts';

/** The play of a table as a record: what Laws 61 to 64 look at. Hands of which only some cards are known are left out. */
export function tableRecord(table: Table, play: TablePlay): PlayRecord {
  const earlier = play.firstTrick - 1;
  const whole = SEATS.flatMap((seat) => {
    const hand = table.hands?.[seat];
    return hand !== undefined && handSize(hand) === TRICKS - earlier ? [[seat, hand] as const] : [];
  });
  const record: PlayRecord = {
    contract: play.contract,
    vulnerability: table.vulnerability,
    hands: Object.fromEntries(whole),
    tricks: play.tricks,
    // Whose they were does not matter to a revoke; the result is not worked out without knowing.
    ...(earlier === 0 ? {} : { earlier: { NS: earlier, EW: 0 } }),
    faced: penaltyCards(table, trickNumber(play)),
  };
  return play.claimed === undefined
    ? record
    : { ...record, claim: { by: play.claimed.by, assented: true, objected: false, rest: play.claimed.rest } };
}

/** The penalty cards that lie on the table now. */
const penaltyCards = ({ persists }: Table, from: number): readonly FacedCards[] =>
  persists.flatMap((item) =>
    item.type === 'penalty-card'
      ? [{ seat: item.seat, cards: [item.card], as: `${item.kind}-penalty-card` as const, from }]
      : [],
  );

/** Are all the cards known that are left to play? */
export const isPositionKnown = (table: Table): boolean =>
  SEATS.every((seat) => handLeft(table, seat) !== undefined);

/** The result of a board at the table, scored by Law 77, after the tricks that rulings moved. */
export interface TableResult {
  readonly tricks: TrickCount;
  readonly result: PlayedContract;
  readonly scoreNS: number;
}

/** The result, once all thirteen tricks are accounted for from the first. An adjusted score is another matter (Law 12). */
export function tableResult(table: Table): TableResult | undefined {
  const { played } = table;
  if (played === undefined || played.firstTrick > 1) return undefined;
  if (!isPlayFinished(played) && played.claimed === undefined) return undefined;
  const taken = tricksTaken(historyOf(tableRecord(table, played)));
  const moved = table.rulings.flatMap(({ consequences }) =>
    consequences.flatMap((each) => (each.type === 'tricks-moved' ? [each] : [])),
  );
  const toNS = moved.reduce((sum, { to, tricks }) => sum + (to === 'NS' ? tricks : -tricks), 0);
  const tricks = { NS: taken.NS + toNS, EW: taken.EW - toNS };
  const result = { contract: played.contract, tricks: tricks[sideOf(played.contract.declarer)] };
  return { tricks, result, scoreNS: scoreNS(result, table.vulnerability) };
}
