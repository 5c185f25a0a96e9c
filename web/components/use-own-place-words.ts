import { useTranslation } from 'react-i18next';
import type { OwnPlace } from '../live/index.ts';
import { useLabels } from './use-labels.ts';

/** How the place of a phone is called: `Table 5`, `Your pair: 12`. */
export function useOwnPlaceWords(): (place: OwnPlace) => string {
  const { t } = useTranslation();
  const labels = useLabels();
  return (place) =>
    place.kind === 'table'
      ? labels.table(place)
      : t('ownPlace.yours', { pair: place.pair, context: place.contestants });
}
