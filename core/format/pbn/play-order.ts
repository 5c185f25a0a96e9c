import { RANKS } from '../../game/index.ts';
import type { PbnAction } from './model.ts';

const COLUMNS = [0, 1, 2, 3] as const;

const isCard = ({ text }: PbnAction): boolean => text.length === 2 && text !== '^S';
const strength = (card: string): number => -(RANKS as readonly string[]).indexOf(card.slice(1));

/** The suit of a contract such as `4SX` or `S`; none for no trumps. */
const trumpsOf = (contract: string | undefined): string | undefined =>
  /^[1-7]?([SHDC])X{0,2}$/i.exec(contract?.trim() ?? '')?.[1]?.toUpperCase();

/** The column that wins a trick of four cards (Law 44E and 44F). */
function winner(trick: readonly PbnAction[], leader: number, trumps: string | undefined): number {
  const suitLed = trick[leader]?.text[0];
  const worth = (column: number): number => {
    const card = trick[column]?.text ?? '';
    const class_ = card[0] === trumps ? 200 : card[0] === suitLed ? 100 : 0;
    return class_ + strength(card);
  };
  return COLUMNS.reduce<number>((best, column) => (worth(column) > worth(best) ? column : best), leader);
}

/**
 * A card that was played after the place that `+` marks as the next to be played. Columns belong to seats, not to the
 * order of play, so the leader of each trick is followed from the first; where that cannot be done, nothing is said
 * of the trick in which `+` stands.
 */
export function cardAfterPlus(
  actions: readonly PbnAction[],
  contract: string | undefined,
): PbnAction | undefined {
  const plus = actions.findIndex(({ text }) => text === '+');
  if (plus < 0) return undefined;
  const trumps = trumpsOf(contract);
  const start = plus - (plus % 4);
  let leader: number | undefined = 0;
  for (let first = 0; first <= start; first += 4) {
    const trick = actions.slice(first, first + 4);
    const outOfTurn = trick.findIndex(({ irregularity }) => irregularity === 'L');
    if (outOfTurn >= 0) leader = outOfTurn;
    if (first === start || leader === undefined) break;
    leader = trick.every(isCard) ? winner(trick, leader, trumps) : undefined;
  }
  const after = (column: number): boolean =>
    leader !== undefined && (column - leader + 4) % 4 > (plus - start - leader + 4) % 4;
  return actions.find(
    (action, index) => isCard(action) && (index >= start + 4 || (index >= start && after(index - start))),
  );
}
