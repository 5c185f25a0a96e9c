import type { MatchTile } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

type Rooms = Pick<MatchTile, 'ownBoards' | 'open' | 'closed'>;

/** What the two tables of a match are called: the rooms they are, or by number in a movement and a triple, which have none. */
export function useRoomName() {
  const { t } = useTranslation('results');
  return (match: Rooms, room: 'open' | 'closed', word: 'long' | 'short' = 'long'): string => {
    if (match.ownBoards !== undefined)
      return t('match.tableOnly', { open: (room === 'open' ? match.open : match.closed)?.table ?? '' });
    return t(word === 'long' ? `match.${room}` : `match.${room}Short`);
  };
}
