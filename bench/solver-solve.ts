import { parseDeal, SEATS } from 'naipe/game';
import { TABLE_STRAINS, tricks } from 'naipe/solver';

/** The twenty results of a deal, as libdds' lines have them. */
export function solve(written: string): string {
  const deal = parseDeal(written);
  if (!deal.ok) throw new Error(deal.error.message);
  const table = tricks(deal.value);
  return SEATS.flatMap((seat) => TABLE_STRAINS.map((strain) => table[seat][strain])).join(' ');
}
