import { useTranslation } from 'react-i18next';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { ResultsTable } from './results-table.tsx';
import { seasonClient } from './season-client.ts';
import { SeasonFrame } from './season-frame.tsx';
import { useAsked } from './use-asked.ts';

/** A player: name, club, results. */
export function PlayerPage({ number }: { readonly number: number }) {
  const { t } = useTranslation('office');
  const { value, refusal } = useAsked(`${number}`, () => seasonClient.player(number));
  return (
    <SeasonFrame title={value?.name ?? t('season.title')}>
      <OfficeRefusal refusal={refusal} />
      {value !== undefined && (
        <Panel heading={t('season.results')}>
          <Quiet>{value.club ?? t('season.noClub')}</Quiet>
          {value.results.length === 0 ? (
            <Quiet>{t('member.noResults')}</Quiet>
          ) : (
            <ResultsTable results={value.results} />
          )}
        </Panel>
      )}
    </SeasonFrame>
  );
}
