import { useTranslation } from 'react-i18next';
import { ResultsFrame } from '../results-frame.tsx';
import { PairCards } from './pair-cards.tsx';

interface PairPageProps {
  readonly tournament: string;
  readonly pair: string;
}

/** A pair and its card. */
export function PairPage({ tournament, pair }: PairPageProps) {
  const { t } = useTranslation('results');
  return (
    <ResultsFrame tournament={tournament} part="ranking" title={(name) => t('pair.title', { pair, name })}>
      {(overview) => <PairCards tournament={tournament} overview={overview} pair={pair} />}
    </ResultsFrame>
  );
}
