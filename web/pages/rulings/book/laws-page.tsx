import type { LawsEdition } from 'naipe/laws';
import {
  type Contents,
  LAW_NUMBERS,
  type LawNumber,
  lawOfClause,
  lawTitle,
  loadContents,
} from 'naipe/laws/contents';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { EditionChoice } from '../parts/choices.tsx';
import { clauseAddress, editionOf, LAWS } from './addresses.ts';
import classes from './book.module.css';
import { BookLinks } from './book-links.tsx';
import { Ladder } from './ladder.tsx';
import { OneLaw } from './one-law.tsx';
import { useLoaded } from './use-loaded.ts';

/** The Laws by number, or the one whose clause the address names. */
export function LawsPage() {
  const { t } = useTranslation('rulings');
  const { clause } = useParams();
  const [path, go] = useLocation();
  const edition = editionOf(useSearch());
  const contents = useLoaded(loadContents);
  const named = clause === undefined ? undefined : decodeURIComponent(clause);
  const law = named === undefined ? undefined : lawOfClause(named);
  return (
    <PageFrame title={t('book.laws')}>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('book.laws')}</h1>
        <BookLinks here="laws" />
        <EditionChoice
          value={edition}
          onChange={(year) => go(`${path}?edition=${year}`, { replace: true })}
        />
        {contents === undefined ? (
          <Loading shape="rows" />
        ) : law === undefined || named === undefined ? (
          <AllLaws contents={contents} edition={edition} />
        ) : (
          <>
            <OneLaw contents={contents} law={law} clause={named} edition={edition} />
            <p className={classes.plain}>
              <Link href={`${LAWS}?edition=${edition}`} className={classes.back}>
                {t('book.allLaws')}
              </Link>
            </p>
          </>
        )}
      </div>
    </PageFrame>
  );
}

interface AllLawsProps {
  readonly contents: Contents;
  readonly edition: LawsEdition;
}

function AllLaws({ contents, edition }: AllLawsProps) {
  return (
    <>
      <Ladder />
      <ol className={classes.laws}>
        {LAW_NUMBERS.map((law: LawNumber) => (
          <li key={law}>
            <Link href={clauseAddress(law, edition)} className={classes.law}>
              <span className={classes.number}>{law}</span> {lawTitle(contents, law, edition)}
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
