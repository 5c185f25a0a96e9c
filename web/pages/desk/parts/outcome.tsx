import type { Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { Action } from './action.tsx';
import classes from './outcome.module.css';
import type { DeskCommanding } from './use-desk-command.ts';

type KnownCode = keyof typeof desk.refusal;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(desk.refusal, code);

/** Why something was refused, as the director would say it. */
function useRefusalWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  return (refusal: Refusal): string => {
    const { code, params, facts = [], clause } = refusal;
    const sentence = isKnown(code)
      ? t(`refusal.${code}`, { ...params, facts: facts.join(', ') })
      : refusalSentence(refusal, common);
    return clause === undefined ? sentence : `${sentence} (${clause})`;
  };
}

export function RefusalLine({ refusal }: { readonly refusal: Refusal | undefined }) {
  const words = useRefusalWords();
  return refusal === undefined ? null : (
    <p role="alert" className={classes.note}>
      {words(refusal)}
    </p>
  );
}

interface OutcomeProps {
  readonly commanding: DeskCommanding;
  /** Called when what was held has been confirmed and done. */
  readonly onDone?: () => void;
}

/** What became of a command: nothing to say, refused, or to be confirmed. */
export function Outcome({ commanding, onDone }: OutcomeProps) {
  const { t } = useTranslation('desk');
  const { findings, refusal, confirm, dismiss, sending } = commanding;
  if (findings.length === 0) return <RefusalLine refusal={refusal} />;
  return (
    <div role="alert" className={classes.asked}>
      <b>{t('confirm.heading')}</b>
      <ul className={classes.list}>
        {findings.map(({ code, message, clause }) => (
          <li key={code + message}>
            {message}
            {clause !== undefined && ` (${clause})`}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Action
          next
          loading={sending}
          onClick={async () => {
            if (await confirm()) onDone?.();
          }}
        >
          {t('confirm.yes')}
        </Action>
        <Action onClick={dismiss}>{t('confirm.no')}</Action>
      </div>
    </div>
  );
}
