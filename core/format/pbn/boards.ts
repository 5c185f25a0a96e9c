import type { DealRecord } from '../results/model.ts';
import { readDeal } from './deal.ts';
import { type PbnFile, tagValue } from './model.ts';

/** The boards of a file that have a number and four known hands, in the order of the file. */
export function boardsOf({ games }: PbnFile): readonly DealRecord[] {
  return games.flatMap((game) => {
    const board = Number(tagValue(game, 'Board'));
    const deal = readDeal(tagValue(game, 'Deal') ?? '');
    const known = 'hands' in deal && !Object.values(deal.hands).includes('-');
    return known && Number.isSafeInteger(board) && board > 0 ? [{ board, hands: deal.hands }] : [];
  });
}
