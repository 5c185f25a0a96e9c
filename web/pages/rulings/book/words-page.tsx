import { findTerms, type Glossary, isTerm, loadGlossary, type TermId } from 'naipe/laws/glossary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'wouter';
import { Field } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { WORDS } from './addresses.ts';
import classes from './book.module.css';
import { BookLinks } from './book-links.tsx';
import { useLoaded } from './use-loaded.ts';
import { Word } from './word.tsx';

/** The words of the Laws: all of them, those that hold what was typed, or the one that the address names. */
export function WordsPage() {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const { term } = useParams();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const glossary = useLoaded(loadGlossary);
  const one = typed === '' && term !== undefined && isTerm(term) ? term : undefined;
  return (
    <PageFrame title={t('book.words')}>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('book.words')}</h1>
        <BookLinks here="words" />
        <Field
          label={t('book.find')}
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (term !== undefined) go(WORDS, { replace: true });
          }}
        />
        {glossary === undefined ? (
          <Loading shape="rows" />
        ) : (
          <Words glossary={glossary} ids={one === undefined ? findTerms(typed, language) : [one]} />
        )}
        {one !== undefined && (
          <p className={classes.plain}>
            <Link href={WORDS} className={classes.back}>
              {t('book.all')}
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}

function Words({ glossary, ids }: { readonly glossary: Glossary; readonly ids: readonly TermId[] }) {
  const { t } = useTranslation('rulings');
  if (ids.length === 0)
    return (
      <p role="status" className={classes.plain}>
        {t('book.none')}
      </p>
    );
  return (
    <ul className={classes.words}>
      {ids.map((id) => (
        <li key={id}>
          <Word id={id} entry={glossary[id]} />
        </li>
      ))}
    </ul>
  );
}
