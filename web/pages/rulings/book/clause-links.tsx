import { isParagraph } from 'naipe/laws';
import { Fragment, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { clauseAddress } from './addresses.ts';
import { LawsEditionContext } from './laws-edition.ts';
import classes from './marked-text.module.css';

interface ClauseLinksProps {
  readonly clause: string;
  /** The number alone, without the word law before it. */
  readonly bare?: boolean;
}

/** The clauses of `64C, 12`, each leading to its place among the Laws; the paragraph of a regulation stands for itself. */
export function ClauseLinks({ clause, bare = false }: ClauseLinksProps) {
  const { t } = useTranslation('rulings');
  const edition = useContext(LawsEditionContext);
  return clause.split(', ').map((each, index) => (
    <Fragment key={each}>
      {index > 0 && ', '}
      {isParagraph(each) ? (
        each
      ) : (
        <Link href={clauseAddress(each, edition)} className={classes.clause}>
          {index === 0 && !bare ? t('law', { clause: each }) : each}
        </Link>
      )}
    </Fragment>
  ));
}
