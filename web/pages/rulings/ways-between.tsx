import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from './ways-between.module.css';

const WAYS = { table: '/rulings', revoke: '/rulings/revoke', claim: '/rulings/claim' } as const;
export type Way = keyof typeof WAYS;

/** From one way of ruling to the others. */
export function WaysBetween({ here }: { readonly here: Way }) {
  const { t } = useTranslation('rulings');
  return (
    <nav aria-label={t('title')} className={classes.ways}>
      {(Object.keys(WAYS) as Way[]).map((way) => (
        <Link
          key={way}
          href={WAYS[way]}
          className={classes.way}
          aria-current={way === here ? 'page' : undefined}
        >
          {t(`ways.${way}`)}
        </Link>
      ))}
    </nav>
  );
}
