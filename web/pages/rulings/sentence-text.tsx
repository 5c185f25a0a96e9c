import type { Sentence } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { SuitedText } from './parts/suited-text.tsx';
import classes from './sentence-text.module.css';

/** A sentence, and the clause it rests on. */
export const SentenceText = ({ sentence: { text, clause } }: { readonly sentence: Sentence }) => (
  <>
    <SuitedText text={text} /> <Clause clause={clause} />
  </>
);

/** The clause that something rests on. */
export function Clause({ clause }: { readonly clause: string }) {
  const { t } = useTranslation('rulings');
  return <span className={classes.clause}>{t('law', { clause })}</span>;
}
