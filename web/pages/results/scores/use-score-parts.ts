import type { RankingLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useScores } from './use-scores.ts';

/** What a place and a score are made of, where that is more than what was made at the table. */
export function useScoreParts() {
  const { t } = useTranslation(['results', 'common']);
  const { decimal } = useScores();
  return ({ inLine, real, handicap, carried, bonus }: RankingLine): readonly string[] => [
    ...(inLine === undefined
      ? []
      : [t('ranking.inLine', { place: inLine.place, line: t(`common:side.${inLine.line}`) })]),
    ...(real === undefined ? [] : [t('ranking.real', { score: decimal(real) })]),
    ...(handicap === undefined ? [] : [t('ranking.handicap', { percent: decimal(handicap) })]),
    ...(carried === undefined
      ? []
      : [t('ranking.carried', { amount: decimal(carried.amount), score: decimal(carried.score) })]),
    ...(bonus === undefined ? [] : [t('ranking.bonus', { points: decimal(bonus) })]),
  ];
}
