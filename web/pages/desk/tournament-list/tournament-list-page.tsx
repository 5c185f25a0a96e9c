import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PageFrame } from '../../../components/page-frame.tsx';
import { client, type TournamentSummary, useSession } from '../../../live/index.ts';
import { deskAddress } from '../desk-address.ts';
import { Action } from '../parts/action.tsx';
import { Quiet, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useDates } from '../parts/use-dates.ts';
import classes from './tournament-list-page.module.css';

/** All tournaments on this server, the latest first, and the way to a new one. */
export function TournamentListPage() {
  const { t } = useTranslation('desk');
  const { date } = useDates();
  const { enter } = useSession();
  const [tournaments, setTournaments] = useState<readonly TournamentSummary[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void client.tournaments().then((answer) => {
      if (answer.ok) setTournaments(answer.value.tournaments);
      else setRefusal(answer.error);
    });
  }, []);
  return (
    <PageFrame title={`${t('list.title')} · Naipe`}>
      <div className={classes.top}>
        <Title>{t('list.title')}</Title>
        <Link href="/desk/new" className={classes.new}>
          {t('list.new')}
        </Link>
      </div>
      <RefusalLine refusal={refusal} />
      {tournaments?.length === 0 && <Quiet>{t('list.empty')}</Quiet>}
      <ul className={classes.list}>
        {tournaments?.map(({ tournament, name, date: day, status }) => (
          <li key={tournament}>
            <Link href={deskAddress(tournament, 'room')} className={classes.link}>
              <span className={classes.name}>{name}</span>
              <span className={classes.about}>
                {date(day)} · {t(`status.${status}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.top}>
        <Action onClick={() => void enter(() => client.signOut())}>{t('signIn.out')}</Action>
      </div>
    </PageFrame>
  );
}
