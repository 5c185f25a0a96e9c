import { isBoardNumber, parseDeal } from '../../game/index.ts';
import type { DealRecord } from '../results/model.ts';
import { type PbnFile, tagValue } from './model.ts';

/** The boards of a file that have a number and a whole deal, in the order of the file. */
export function boardsOf({ games }: PbnFile): readonly DealRecord[] {
  return games.flatMap((game) => {
    const board = Number(tagValue(game, 'Board'));
    const deal = parseDeal(tagValue(game, 'Deal') ?? '');
    return deal.ok && isBoardNumber(board) ? [{ board, deal: deal.value }] : [];
  });
}
