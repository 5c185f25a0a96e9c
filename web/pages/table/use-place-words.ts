import type { NextPlace, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** Where a pair or player goes, said to it: for a round still to come, or for the one that is called. */
export function usePlaceWords(
  { section, severalSections, match }: Pick<TableView, 'section' | 'severalSections' | 'match'>,
  when: 'next' | 'called',
): (place: NextPlace) => string {
  const { t } = useTranslation(['phone', 'common']);
  const nameOf = (table: number) => (severalSections ? `${section}${table}` : table);
  return (place) => {
    switch (place.kind) {
      case 'table': {
        const { table, side, stays, turns, seat } = place;
        // In a match a team sits where it plays: nobody keeps a chair and scores as the other side.
        if (turns === true && match === undefined)
          return t('places.turns', { table: nameOf(table), side: t(`common:side.${side}`) });
        return t(`${when}.${stays ? 'stays' : 'goes'}`, {
          table: nameOf(table),
          side: seat === undefined ? t(`common:side.${side}`) : t(`common:seat.${seat}`),
        });
      }
      case 'sits-out':
        return place.table === undefined
          ? t(`${when}.sitsOut`)
          : t(`${when}.sitsOutAt`, { table: nameOf(place.table) });
      case 'finished':
        return t('next.finished');
    }
  };
}
