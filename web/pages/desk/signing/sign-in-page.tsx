import type { Refusal } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useGivenInAddress } from '../../../components/use-code-from-address.ts';
import { client, type SessionAnswer, useSession } from '../../../live/index.ts';
import { Panel, Quiet, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { SHORTEST_PASSWORD } from './shortest-password.ts';
import classes from './sign-in-page.module.css';

/** Whoever knows a director's password directs. On the very first start it is chosen here. */
export function SignInPage({ session }: { readonly session: SessionAnswer }) {
  const { t } = useTranslation('desk');
  const { passwordSet, severalDirectors } = session;
  const { enter, wasEnded } = useSession();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  // The address that the terminal shows brings the code with it.
  const [setupCode, setSetupCode] = useState(useGivenInAddress('setup') ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const asksName = !passwordSet || severalDirectors;
  const isComplete = passwordSet
    ? password !== '' && (!severalDirectors || name.trim() !== '')
    : password.length >= SHORTEST_PASSWORD && setupCode.trim() !== '';

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const given = { password, ...(name.trim() === '' ? {} : { name: name.trim() }) };
    const answer = await enter(() =>
      passwordSet ? client.signInDirector(given) : client.setUp({ ...given, setupCode: setupCode.trim() }),
    );
    setSending(false);
    setRefusal(answer.ok ? undefined : answer.error);
  }

  return (
    <PageFrame title={`${t('signIn.title')} · Naipe`}>
      <div className={classes.box}>
        <Title>{t('signIn.title')}</Title>
        <Panel heading={passwordSet ? t('signIn.heading') : t('signIn.choose')}>
          {wasEnded && <p role="status">{t('directors.sentAway')}</p>}
          <Quiet>{passwordSet ? t('signIn.sentence') : t('signIn.chooseSentence')}</Quiet>
          <form className={classes.form} onSubmit={signIn}>
            {asksName && (
              <Field
                label={t('directors.name')}
                autoComplete="username"
                {...(passwordSet ? {} : { description: t('directors.nameHint') })}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                autoFocus
              />
            )}
            <Field
              type="password"
              label={t('signIn.password')}
              autoComplete={passwordSet ? 'current-password' : 'new-password'}
              {...(passwordSet ? {} : { description: t('signIn.length', { count: SHORTEST_PASSWORD }) })}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoFocus={!asksName}
            />
            {!passwordSet && (
              <Field
                label={t('signIn.setupCode')}
                description={t('signIn.setupCodeHint')}
                inputMode="numeric"
                value={setupCode}
                onChange={(event) => setSetupCode(event.currentTarget.value)}
              />
            )}
            <RefusalLine refusal={refusal} />
            <Action next submit fullWidth loading={sending} disabled={!isComplete}>
              {passwordSet ? t('signIn.go') : t('signIn.set')}
            </Action>
          </form>
        </Panel>
      </div>
    </PageFrame>
  );
}
