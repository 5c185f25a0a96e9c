import { onceItIsPlayed } from '../50-penalty-cards.ts';
import type { CardOrder, Lasting } from '../ruling/ruling.ts';
import { applied } from '../table/effects.ts';
import { cardsInTrick, isGone, properLeader, type TablePlay, turnToPlay } from '../table/play-state.ts';
import { type Table, tableWith } from '../table/table.ts';

/** The table without the orders that were carried out, and without the penalty cards that were played. */
export function withoutSpentOrders(table: Table): Table {
  const { played, ended } = table;
  if (played === undefined || table.persists.length === 0) return table;
  const over = ended === 'play-over';
  const spent = (item: Lasting): boolean => isSpent(played, item, over);
  const ending = table.persists.filter(spent);
  if (ending.length === 0) return table;
  return ending
    .flatMap((item) => (item.type === 'penalty-card' && !over ? (onceItIsPlayed(table, item) ?? []) : []))
    .reduce(applied, tableWith(table, { persists: table.persists.filter((item) => !ending.includes(item)) }));
}

/** Declarer designates a penalty card for a turn (Law 51A); Law 62D2 leaves one for the twelfth trick, whoever plays before. */
const isPast = (play: TablePlay, { seat, clause }: CardOrder): boolean =>
  clause === '62D2'
    ? cardsInTrick(play).length === 0 || cardsInTrick(play).some((each) => each.seat === seat)
    : turnToPlay(play) !== seat;

/** Is it carried out, or overtaken by the end of the play? */
function isSpent(play: TablePlay, item: Lasting, over: boolean): boolean {
  const onTable = cardsInTrick(play);
  switch (item.type) {
    case 'penalty-card':
      return over || isGone(play, item.card);
    case 'play-order':
      return over || onTable.length === 0 || onTable.some(({ seat }) => seat === item.seat);
    case 'card-order':
      return over || isGone(play, item.card) || isPast(play, item);
    case 'early-lead':
      return over || isGone(play, item.card);
    case 'lead-order':
      // A suit required binds his next lead; one forbidden binds while he keeps the lead.
      if (item.order === 'require') return over || onTable[0]?.seat === item.seat;
      return over || (onTable.length === 0 && properLeader(play) !== item.seat);
    default:
      return false;
  }
}
