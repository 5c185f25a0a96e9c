import type { RankingList } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** What a list ranks: `Section A, North–South`. */
export function useListName() {
  const { t } = useTranslation();
  return ({ section, line }: Pick<RankingList, 'section' | 'line'>): string =>
    [
      ...(section === undefined ? [] : [t('label.section', { section })]),
      ...(line === undefined ? [] : [t(`side.${line}`)]),
    ].join(', ');
}
