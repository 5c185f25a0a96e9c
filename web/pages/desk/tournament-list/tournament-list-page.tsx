import {
  BookUser,
  CalendarPlus,
  Eraser,
  Gavel,
  IdCard,
  LogOut,
  Plus,
  UsersRound,
  Waypoints,
} from 'lucide-react';
import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { client, type TournamentSummary, useSession } from '../../../live/index.ts';
import { deskAddress } from '../desk-address.ts';
import { StorageBar } from '../frame/storage-bar.tsx';
import { Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './tournament-list-page.module.css';

/** All tournaments on this server, the latest first, and the way to a new one. */
export function TournamentListPage() {
  const { t } = useTranslation('desk');
  const { day } = useDates();
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
    <PageFrame title={`${t('list.title')} · Naipe`} above={<StorageBar />}>
      <div className={classes.top}>
        <Title>{t('list.title')}</Title>
        {tournaments?.length !== 0 && (
          <ButtonLink next href="/desk/new" icon={Plus}>
            {t('list.new')}
          </ButtonLink>
        )}
      </div>
      <RefusalLine refusal={refusal} />
      {tournaments === undefined && refusal === undefined && <Loading shape="cards" />}
      {tournaments?.length === 0 && (
        <EmptyState
          icon={CalendarPlus}
          heading={t('empty.tournaments')}
          action={
            <ButtonLink next href="/desk/new" icon={Plus}>
              {t('list.new')}
            </ButtonLink>
          }
        >
          {t('empty.tournamentsNext')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {tournaments?.map(({ tournament, name, date, status }) => (
          <li key={tournament}>
            <Link href={deskAddress(tournament, 'room')} className={classes.link}>
              <span className={classes.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={classes.about}>
                {day(date)} · {t(`status.${status}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.others}>
        <ButtonLink href="/desk/office" icon={BookUser}>
          {t('list.office')}
        </ButtonLink>
        <ButtonLink href="/desk/simultaneous" icon={Waypoints}>
          {t('list.simultaneous')}
        </ButtonLink>
        <ButtonLink href="/desk/register" icon={Gavel}>
          {t('caseRegister.title')}
        </ButtonLink>
        <ButtonLink href="/desk/directors" icon={UsersRound}>
          {t('directors.title')}
        </ButtonLink>
        <ButtonLink href="/desk/cards" icon={IdCard}>
          {t('cards.title')}
        </ButtonLink>
        <ButtonLink href="/desk/erasing" icon={Eraser}>
          {t('erasing.title')}
        </ButtonLink>
        <Action icon={LogOut} onClick={() => void enter(() => client.signOut())}>
          {t('signIn.out')}
        </Action>
      </div>
    </PageFrame>
  );
}
