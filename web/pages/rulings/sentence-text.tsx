import type { Sentence } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { SuitedText } from './parts/suited-text.tsx';
import classes from './sentence-text.module.css';

/** A sentence, and the clause it rests on. */
export function SentenceText({ sentence: { text, clause } }: { readonly sentence: Sentence }) {
  const { t } = useTranslation('rulings');
  return (
    <>
      <SuitedText text={text} /> <span className={classes.clause}>{t('law', { clause })}</span>
    </>
  );
}
