import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useView } from '../../../live/index.ts';
import { teamAddress } from '../match/addresses.ts';
import { ResultsFrame } from '../results-frame.tsx';
import { PairCards } from './pair-cards.tsx';
import { Review } from './review.tsx';

interface PairPageProps {
  readonly tournament: string;
  readonly pair: string;
}

/** A pair and its card; a team has a page of its own. */
export function PairPage({ tournament, pair }: PairPageProps) {
  const { t } = useTranslation('results');
  const { view } = useView(tournament, { view: 'overview' });
  const context = view?.settings.contestants ?? 'pair';
  return (
    <ResultsFrame
      tournament={tournament}
      part="ranking"
      title={(name) => t('pair.title', { pair, name, context })}
    >
      {(overview) =>
        overview.settings.contestants === 'team' ? (
          <Redirect to={teamAddress(tournament, pair)} replace />
        ) : (
          <PairCards tournament={tournament} overview={overview} pair={pair}>
            <Review tournament={tournament} contestant={pair} />
          </PairCards>
        )
      }
    </ResultsFrame>
  );
}
