import type { Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../live/refusal.ts';
import classes from './refusal-note.module.css';
import { useClauseText } from './use-clause-text.ts';

/** Why something was not done, where one looks; with the rule it rests on. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  const { t } = useTranslation();
  const clauseText = useClauseText();
  if (refusal === undefined) return null;
  return (
    <p role="alert" className={classes.note}>
      {refusalSentence(refusal, t)}
      {refusal.clause !== undefined && ` ${t('page.clause', { clause: clauseText(refusal.clause) })}`}
    </p>
  );
}
