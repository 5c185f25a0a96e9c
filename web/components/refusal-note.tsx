import type { Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../live/refusal.ts';
import classes from './refusal-note.module.css';

/** Why something was not done, where one looks; with the rule it rests on. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  const { t } = useTranslation();
  if (refusal === undefined) return null;
  return (
    <p role="alert" className={classes.note}>
      {refusalSentence(refusal, t)}
      {refusal.clause !== undefined && ` ${t('page.clause', { clause: refusal.clause })}`}
    </p>
  );
}
