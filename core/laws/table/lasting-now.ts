import type { Lasting } from '../ruling/ruling.ts';
import type { Table } from './table.ts';

/** What lasts, as it is told now: who has called in place of a cancelled call need not be told to, while that is judged. */
export const lastingNow = ({ persists, open }: Table): readonly Lasting[] =>
  persists.filter(
    (item) =>
      item.type !== 'replacing' ||
      !open.some(
        ({ irregularity }) => irregularity.type === 'replacement' && irregularity.offender === item.seat,
      ),
  );
