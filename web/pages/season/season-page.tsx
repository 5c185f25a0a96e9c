import { SLOT_TEXTS } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import link from '../../components/button-link.module.css';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { RankingTable } from './ranking-table.tsx';
import { SeasonChoice, thisYear } from './season-choice.tsx';
import { type Asked, queryOf, type Season, seasonClient } from './season-client.ts';
import { SeasonFrame } from './season-frame.tsx';
import { useAsked } from './use-asked.ts';

/** The calendar of a season and its ranking by points. */
export function SeasonPage() {
  const { t } = useTranslation('office');
  const [asked, setAsked] = useState<Asked>({ season: thisYear(), best: '' });
  const { value, refusal } = useAsked(queryOf(asked), () => seasonClient.season(asked));
  return (
    <SeasonFrame title={t('season.title')} first>
      <SeasonChoice asked={asked} onAsk={setAsked} />
      <OfficeRefusal refusal={refusal} />
      {value !== undefined && (
        <>
          <CalendarPanel season={value} />
          <Panel heading={t('season.ranking')}>
            <RankingTable ranking={value.ranking} />
            <Row>
              <a className={link.link} href={`/api/season/ranking.csv?${queryOf(asked)}`} download>
                {t('season.file')}
              </a>
            </Row>
          </Panel>
          {SLOT_TEXTS.filter((slot) => (value.texts[slot] ?? '') !== '').map((slot) => (
            <Panel key={slot} heading={t(`slots.${slot}`)}>
              <p className={classes.writing}>{value.texts[slot]}</p>
            </Panel>
          ))}
          {value.clubs.length > 0 && (
            <Panel heading={t('season.clubs')}>
              <ul className={classes.list}>
                {value.clubs.map(({ code, name }) => (
                  <li key={code}>
                    <Link href={`/season/clubs/${encodeURIComponent(code)}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </>
      )}
    </SeasonFrame>
  );
}

function CalendarPanel({ season: { events, overlaps } }: { readonly season: Season }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const nameOf = (number: number): string => events.find(({ event }) => event === number)?.name ?? '';
  return (
    <Panel heading={t('season.calendar')}>
      {events.length === 0 && <Quiet>{t('season.none')}</Quiet>}
      <ul className={classes.list}>
        {events.map(({ event, name, from, status, entries }) => (
          <li key={event}>
            {status === 'planned' ? (
              <b>
                <bdi>{name}</bdi>
              </b>
            ) : (
              <Link href={`/season/events/${event}`}>
                <b>
                  <bdi>{name}</bdi>
                </b>
              </Link>
            )}
            <span>
              {day(from)} · {t('events.entries', { count: entries })} · {t(`status.${status}`)}
              {overlaps
                .filter(({ one, other }) => one === event || other === event)
                .map(({ one, other }) => (
                  <span key={`${one}-${other}`}>
                    {' '}
                    · {t('season.overlaps', { name: nameOf(one === event ? other : one) })}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
