import type { LawsEdition } from 'naipe/laws';
import {
  type Contents,
  clausesOfLaw,
  type LawNumber,
  lawOfClause,
  lawTitle,
  listedAt,
  REVISED_CLAUSES,
} from 'naipe/laws/contents';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import classes from './book.module.css';

interface OneLawProps {
  readonly contents: Contents;
  readonly law: LawNumber;
  /** The clause that was looked for; the number of the law alone for none. */
  readonly clause: string;
  readonly edition: LawsEdition;
}

/** What a law is about, its clauses in an edition, and what the revision of 2023 changed in it. */
export function OneLaw({ contents, law, clause, edition }: OneLawProps) {
  const { t } = useTranslation('rulings');
  const clauses = clausesOfLaw(law, edition);
  const here = clause === String(law) ? undefined : listedAt(clauses, clause);
  return (
    <>
      <Card heading={t('book.lawOf', { law, title: lawTitle(contents, law, edition) })}>
        {clauses.length === 0 ? (
          <p className={classes.plain}>{t('book.noClauses')}</p>
        ) : (
          <>
            {here === undefined && clause !== String(law) && (
              <p role="status" className={classes.plain}>
                {t('book.notListed', { edition, clause })}
              </p>
            )}
            <h3 className={classes.subheading}>{t('book.clauses', { edition })}</h3>
            <ul className={classes.clauses}>
              {clauses.map(({ clause: each, how }) => (
                <li key={each} className={classes.clause} aria-current={each === here ? 'true' : undefined}>
                  <strong>{each}</strong> {t(`book.how.${how}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {edition === 2017 && <Revised contents={contents} law={law} />}
    </>
  );
}

/** 2017, and 2017 as revised in 2023. */
function Revised({ contents, law }: Pick<OneLawProps, 'contents' | 'law'>) {
  const { t } = useTranslation('rulings');
  const changed = REVISED_CLAUSES.filter((clause) => lawOfClause(clause) === law);
  if (changed.length === 0) return null;
  return (
    <Card heading={t('book.revised')}>
      <p className={classes.plain}>{t('book.revisedHow')}</p>
      {changed.map((clause) => (
        <section key={clause}>
          <h3 className={classes.subheading}>{clause}</h3>
          <dl className={classes.changes}>
            <dt>{t('book.before')}</dt>
            <dd>{contents.revision[clause].before}</dd>
            <dt>{t('book.since')}</dt>
            <dd>{contents.revision[clause].since}</dd>
          </dl>
        </section>
      ))}
    </Card>
  );
}
