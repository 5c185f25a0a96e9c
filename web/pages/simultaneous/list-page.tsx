import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { Frame } from './frame.tsx';
import { JoinForm } from './join-form.tsx';
import { OrganiseForm } from './organise-form.tsx';
import { type Listed, simultaneousClient } from './simultaneous-client.ts';

/** All simultaneous tournaments of this server; a club joins one, an organiser makes one. */
export function ListPage() {
  const { t } = useTranslation('simultaneous');
  const { day } = useDates();
  const [all, setAll] = useState<readonly Listed[]>();
  const look = useCallback(async () => {
    const answer = await simultaneousClient.list();
    if (answer.ok) setAll(answer.value.simultaneous);
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <Frame title={t('title')}>
      <Panel heading={t('title')}>
        {all?.length === 0 && <Quiet>{t('none')}</Quiet>}
        <ul className={classes.list}>
          {all?.map(({ simultaneous, name, date, clubs, isOwn }) => (
            <li key={simultaneous}>
              <Link href={isOwn ? `/desk/simultaneous/${simultaneous}` : `/simultaneous/${simultaneous}`}>
                <b>
                  <bdi>{name}</bdi>
                </b>
              </Link>
              <span>
                {day(date)} · {t('clubs', { count: clubs })}
                {isOwn && ` · ${t('mine')}`}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <JoinForm onJoined={look} />
      <OrganiseForm />
    </Frame>
  );
}
