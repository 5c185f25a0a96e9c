import type { Refusal } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../components/page-frame.tsx';
import { client, useSession } from '../../../live/index.ts';
import { Action } from '../parts/action.tsx';
import { Field } from '../parts/field.tsx';
import { Panel, Quiet, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './sign-in-page.module.css';

const SHORTEST_PASSWORD = 8;

/** Whoever knows the password directs. On the very first start it is chosen here. */
export function SignInPage({ passwordSet }: { readonly passwordSet: boolean }) {
  const { t } = useTranslation('desk');
  const { enter } = useSession();
  const [password, setPassword] = useState('');
  const [setupCode, setSetupCode] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const tooShort = !passwordSet && password.length < SHORTEST_PASSWORD;
  // The setup code is asked for only where the server wants one: away from its own computer.
  const asksCode = !passwordSet && (refusal?.code === 'wrong-code' || setupCode !== '');

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const answer = await enter(() =>
      passwordSet ? client.signInDirector(password) : client.setUp(password, setupCode.trim()),
    );
    setSending(false);
    setRefusal(answer.ok ? undefined : answer.error);
  }

  return (
    <PageFrame title={`${t('signIn.title')} · Naipe`}>
      <div className={classes.box}>
        <Title>{t('signIn.title')}</Title>
        <Panel heading={passwordSet ? t('signIn.heading') : t('signIn.choose')}>
          <Quiet>{passwordSet ? t('signIn.sentence') : t('signIn.chooseSentence')}</Quiet>
          <form className={classes.form} onSubmit={signIn}>
            <Field
              type="password"
              label={t('signIn.password')}
              autoComplete={passwordSet ? 'current-password' : 'new-password'}
              {...(passwordSet ? {} : { description: t('signIn.length', { count: SHORTEST_PASSWORD }) })}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              data-autofocus
              autoFocus
            />
            {asksCode && (
              <Field
                label={t('signIn.setupCode')}
                description={t('signIn.setupCodeHint')}
                inputMode="numeric"
                value={setupCode}
                onChange={(event) => setSetupCode(event.currentTarget.value)}
              />
            )}
            <RefusalLine refusal={refusal} />
            <Action next submit fullWidth loading={sending} disabled={password === '' || tooShort}>
              {passwordSet ? t('signIn.go') : t('signIn.set')}
            </Action>
          </form>
        </Panel>
      </div>
    </PageFrame>
  );
}
