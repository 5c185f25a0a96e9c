import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from '../ways-between.module.css';
import { LAWS, WORDS } from './addresses.ts';

/** To the words of the Laws and to the Laws by number. */
export function BookLinks({ here }: { readonly here?: 'words' | 'laws' }) {
  const { t } = useTranslation('rulings');
  return (
    <nav aria-label={t('book.laws')} className={classes.ways}>
      {here !== undefined && (
        <Link href="/rulings" className={classes.way}>
          {t('title')}
        </Link>
      )}
      <Link href={WORDS} className={classes.way} aria-current={here === 'words' ? 'page' : undefined}>
        {t('book.words')}
      </Link>
      <Link href={LAWS} className={classes.way} aria-current={here === 'laws' ? 'page' : undefined}>
        {t('book.laws')}
      </Link>
    </nav>
  );
}
