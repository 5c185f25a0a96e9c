import { isParagraph } from 'naipe/laws';
import type { Sentence } from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { ClauseLinks } from './book/clause-links.tsx';
import { MarkedText } from './book/marked-text.tsx';
import classes from './sentence-text.module.css';

/** A sentence, and the clause it rests on; its words and the clause lead to the book of the Laws. */
export const SentenceText = ({ sentence: { text, clause } }: { readonly sentence: Sentence }) => (
  <span data-sentence>
    <MarkedText text={text} />{' '}
    <span className={classes.clause}>
      <ClauseLinks clause={clause} />
    </span>
  </span>
);

/** The clause that something rests on, where it can lead nowhere: on a button. */
export function Clause({ clause }: { readonly clause: string }) {
  const { t } = useTranslation('rulings');
  return <span className={classes.clause}>{isParagraph(clause) ? clause : t('law', { clause })}</span>;
}
