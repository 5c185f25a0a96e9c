import type { RankingList } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** What a list ranks: `Section A, North–South`. */
export function useListName() {
  const { t } = useTranslation();
  return ({ section, line, phase }: Pick<RankingList, 'section' | 'line' | 'phase'>): string =>
    [
      ...(section === undefined ? [] : [t('label.section', { section })]),
      ...(line === undefined ? [] : [t(`side.${line}`)]),
      ...(phase === undefined ? [] : [t(`label.phase.${phase}`)]),
    ].join(', ');
}
