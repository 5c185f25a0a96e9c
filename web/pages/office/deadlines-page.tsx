import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Panel, Row } from '../desk/parts/layout.tsx';
import { DeadlineList, Deadlines } from '../season/public-event-page.tsx';
import { SeasonChoice, thisYear } from '../season/season-choice.tsx';
import type { Asked } from '../season/season-client.ts';
import { useAsked } from '../season/use-asked.ts';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';

/** What is due for a season, and what is to be thought of now; the season itself is everybody's page. */
export function DeadlinesPage() {
  const { t } = useTranslation('office');
  const [asked, setAsked] = useState<Asked>({ season: thisYear(), best: '' });
  const { value } = useAsked(`${asked.season}`, () => officeClient.deadlines(asked.season));
  return (
    <OfficeFrame part="season">
      <Row>
        <ButtonLink href="/season">{t('season.title')}</ButtonLink>
      </Row>
      {value !== undefined && value.reminders.length > 0 && (
        <Panel heading={t('season.reminders')}>
          <DeadlineList deadlines={value.reminders} />
        </Panel>
      )}
      <SeasonChoice asked={asked} onAsk={setAsked} withoutBest />
      {value !== undefined && <Deadlines deadlines={value.deadlines} />}
    </OfficeFrame>
  );
}
