import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from './ways-in.module.css';

const WAYS = [
  { to: '/t', key: 'sit' },
  { to: '/r', key: 'results' },
  { to: '/desk', key: 'direct' },
  { to: '/rulings', key: 'rule' },
] as const;

/** Where to go from here, by what a person came to do. */
export function WaysIn() {
  const { t } = useTranslation();
  return (
    <nav className={classes.ways} aria-label={t('start.label')}>
      {WAYS.map(({ to, key }) => (
        <Link key={to} href={to} className={classes.way}>
          <span className={classes.name}>{t(`start.${key}`)}</span>
          <span className={classes.hint}>{t(`start.${key}Hint`)}</span>
        </Link>
      ))}
    </nav>
  );
}
