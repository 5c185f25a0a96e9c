import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import type { Swept } from '../../../live/index.ts';
import { Quiet } from '../parts/layout.tsx';
import classes from './erasing.module.css';

interface ForGoodProps {
  /** What is about to happen, to whom. */
  readonly children: ReactNode;
  readonly action: string;
  readonly sending: boolean;
  readonly onDo: (own: string) => void;
  readonly onKeep: () => void;
}

/** Asks for the password before something that cannot be taken back. */
export function ForGood({ children, action, sending, onDo, onKeep }: ForGoodProps) {
  const { t } = useTranslation('desk');
  const [own, setOwn] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onDo(own);
  }
  return (
    <form className={classes.asked} onSubmit={submit}>
      <div role="alert" className={classes.about}>
        {children}
        <b>{t('erasing.never')}</b>
      </div>
      <Field
        className={classes.own}
        type="password"
        label={t('erasing.own')}
        autoComplete="current-password"
        value={own}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Action submit loading={sending} disabled={own === ''}>
          {action}
        </Action>
        <Action next onClick={onKeep}>
          {t('erasing.keep')}
        </Action>
      </div>
    </form>
  );
}

/** What is left of it, and what to do about that. */
export function WhatIsLeft({ done, swept }: { readonly done: string; readonly swept: Swept }) {
  const { t } = useTranslation('desk');
  return (
    <div role="status" className={classes.left}>
      <p>
        <b>{done}</b> {t(swept.swept ? 'erasing.swept' : 'erasing.notSwept')}
      </p>
      <Quiet>{t('erasing.copies')}</Quiet>
      {swept.copies.length > 0 && <Quiet>{t('erasing.aside', { files: swept.copies.join(', ') })}</Quiet>}
    </div>
  );
}
