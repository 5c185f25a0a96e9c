import type { Lasting } from '../ruling/ruling.ts';
import type { Table } from './table.ts';

/** What a player has to call or not to call: it is over with the auction, unless that is taken up again. */
const OF_THE_AUCTION: ReadonlySet<Lasting['type']> = new Set([
  'must-pass',
  'no-double',
  'must-repeat',
  'must-repeat-all',
]);

/**
 * What lasts, as it is told now: nothing of calls when the play has begun; and who has called in place of a cancelled
 * call need not be told to, while that is judged.
 */
export const lastingNow = ({ persists, open, played }: Table): readonly Lasting[] =>
  persists.filter((item) =>
    item.type === 'replacing'
      ? !open.some(
          ({ irregularity }) => irregularity.type === 'replacement' && irregularity.offender === item.seat,
        )
      : played === undefined || !OF_THE_AUCTION.has(item.type),
  );
