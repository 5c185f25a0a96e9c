import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Check } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { RankingTable } from './ranking-table.tsx';
import { SeasonChoice, thisYear } from './season-choice.tsx';
import { type Asked, queryOf, seasonClient } from './season-client.ts';
import { SeasonFrame } from './season-frame.tsx';
import { useAsked } from './use-asked.ts';

/** A club's season: its events, and its own table from them alone. */
export function ClubPage({ code }: { readonly code: string }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const [asked, setAsked] = useState<Asked>({ season: thisYear(), best: '' });
  const { value, refusal } = useAsked(queryOf(asked), () => seasonClient.club(code, asked));
  return (
    <SeasonFrame title={value?.name ?? code}>
      <SeasonChoice asked={asked} onAsk={setAsked} />
      <Check checked={asked.everybody === true} onChange={(everybody) => setAsked({ ...asked, everybody })}>
        {t('season.everybody')}
      </Check>
      <OfficeRefusal refusal={refusal} />
      {value !== undefined && (
        <>
          <Panel heading={t('season.ranking')}>
            <RankingTable ranking={value.ranking} />
          </Panel>
          <Panel heading={t('season.events')}>
            {value.events.length === 0 && <Quiet>{t('season.none')}</Quiet>}
            <ul className={classes.list}>
              {value.events.map(({ event, name, from, status }) => (
                <li key={event}>
                  {status === 'planned' ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Link href={`/season/events/${event}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  )}
                  <span>
                    {day(from)} · {t(`status.${status}`)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </SeasonFrame>
  );
}
