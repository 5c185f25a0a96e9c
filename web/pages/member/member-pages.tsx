import type { MemberSeen } from 'naipe/federation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';
import { PageFrame } from '../../components/page-frame.tsx';
import { Stack, Title } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { EnterPage } from './enter-page.tsx';
import { memberClient } from './member-client.ts';
import { OwnPage } from './own-page.tsx';
import { OwnSystemsPage } from './own-systems.tsx';
import { SignInMember } from './sign-in-member.tsx';
import { SystemPage } from './system-page.tsx';

/** What a player of the register does for himself: entries, answers, results, what is kept of him. */
export function MemberPages() {
  const { t } = useTranslation('office');
  const [own, setOwn] = useState<MemberSeen | 'nobody'>();
  const look = useCallback(async () => {
    const answer = await memberClient.own();
    setOwn(answer.ok ? answer.value : 'nobody');
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <PageFrame title={`${t('member.title')} · Naipe`}>
      <Stack>
        <Title>{t('member.title')}</Title>
        <div className={classes.page}>
          {own === 'nobody' && <SignInMember onSignedIn={look} />}
          {own !== undefined && own !== 'nobody' && (
            <Switch>
              <Route path="/me">
                <OwnPage own={own} onChanged={look} />
              </Route>
              <Route path="/me/enter/:event">
                {({ event }) => <EnterPage key={event} own={own} event={Number(event)} onChanged={look} />}
              </Route>
              <Route path="/me/systems">
                <OwnSystemsPage own={own} onChanged={look} />
              </Route>
              <Route path="/me/systems/:partner/print">
                {({ partner }) => <SystemPage own={own.person.number} partner={Number(partner)} paper />}
              </Route>
              <Route path="/me/systems/:partner">
                {({ partner }) => (
                  <SystemPage key={partner} own={own.person.number} partner={Number(partner)} />
                )}
              </Route>
              <Route>
                <Redirect to="/me" replace />
              </Route>
            </Switch>
          )}
        </div>
      </Stack>
    </PageFrame>
  );
}
