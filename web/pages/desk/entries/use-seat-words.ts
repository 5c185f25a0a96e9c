import type { EntryView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';
import { usePlaces } from '../parts/use-places.ts';

/** Where a pair sits in the round that is on: `Table 5, North–South`. */
export function useSeatWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const { room } = useDesk().view;
  const places = usePlaces();
  return ({ seats, reserve }: EntryView): string => {
    const seat = seats.find(({ session }) => session === room?.session);
    if (seat === undefined && reserve !== undefined) return t('absence.isReserve', { order: reserve });
    if (seat === undefined) return room === undefined ? '' : t('pairSeat.none');
    if (seat.at === undefined) return t('pairSeat.waits');
    return `${places.table(seat.section, seat.at.table)}, ${common(`side.${seat.at.side}`)}`;
  };
}
