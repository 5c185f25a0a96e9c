import { CalendarDays } from 'lucide-react';
import type { TournamentStatus } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useDates } from '../../components/use-dates.ts';
import { type Answer, client } from '../../live/index.ts';
import classes from './tournaments-page.module.css';

type Answered = Answer<{
  readonly tournaments: readonly {
    readonly tournament: string;
    readonly name: string;
    readonly date: string;
    readonly status: string;
  }[];
}>;

/** All tournaments of this server, the latest first. */
export function TournamentsPage() {
  const { t } = useTranslation('results');
  const dates = useDates();
  const [answer, setAnswer] = useState<Answered>();
  useEffect(() => void client.tournaments().then(setAnswer), []);
  const tournaments = answer?.ok ? answer.value.tournaments : [];
  return (
    <PageFrame title={t('list.heading')}>
      <h1 className={classes.heading}>{t('list.heading')}</h1>
      {answer?.ok === false && <RefusalNote refusal={answer.error} />}
      {answer === undefined && <Loading shape="cards" />}
      {answer?.ok === true && tournaments.length === 0 && (
        <EmptyState
          icon={CalendarDays}
          heading={t('list.empty')}
          action={<ButtonLink href="/desk">{t('list.emptyGo')}</ButtonLink>}
        >
          {t('list.emptyNext')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {tournaments.map(({ tournament, name, date, status }) => (
          <li key={tournament}>
            <Link href={`/r/${tournament}/ranking`} className={classes.tournament}>
              <span className={classes.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={classes.date}>
                <span>{dates.day(date)}</span>
                <span>{t(`list.${status as TournamentStatus}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
