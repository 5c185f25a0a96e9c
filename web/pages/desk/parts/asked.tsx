import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import classes from './asked.module.css';

interface AskedProps {
  /** What has to be looked at, a sentence each. */
  readonly sentences: readonly string[];
  readonly sending?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Something to look at before it is done. Answered, the keyboard is where it was: at the line that was being typed. */
export function Asked({ sentences, sending = false, onYes, onNo }: AskedProps) {
  const { t } = useTranslation('desk');
  const cameFrom = useRef<HTMLElement>(undefined);
  const goBack = () => {
    if (cameFrom.current?.isConnected === true) cameFrom.current.focus();
  };
  return (
    <div
      role="alert"
      className={classes.asked}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      <b>{t('confirm.heading')}</b>
      <ul className={classes.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Action
          next
          loading={sending}
          onClick={() => {
            goBack();
            onYes();
          }}
        >
          {t('confirm.yes')}
        </Action>
        <Action
          onClick={() => {
            goBack();
            onNo();
          }}
        >
          {t('confirm.no')}
        </Action>
      </div>
    </div>
  );
}
