import type { RankingList } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { isOfMatches } from './match-record.tsx';

/** What a list ranks: `Section A, North–South`; of matches `Group A`. */
export function useListName() {
  const { t } = useTranslation(['common', 'results']);
  return (
    list: Pick<RankingList, 'section' | 'line' | 'phase' | 'ofPhase' | 'withoutHandicap' | 'lines'>,
  ): string => {
    const { section, line, phase, ofPhase, withoutHandicap } = list;
    const group = isOfMatches(list)
      ? t('results:match.group', { group: section })
      : t('label.section', { section });
    return [
      ...(section === undefined ? [] : [group]),
      ...(line === undefined ? [] : [t(`side.${line}`)]),
      ...(phase === undefined ? [] : [t(`label.phase.${phase}`)]),
      ...(ofPhase === undefined ? [] : [t('results:match.phase', { phase: ofPhase })]),
      ...(withoutHandicap === true ? [t('label.withoutHandicap')] : []),
    ].join(', ');
  };
}
