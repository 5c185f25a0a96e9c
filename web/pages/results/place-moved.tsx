import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './place-moved.module.css';

/** Places gained or lost since the round before: a direction to look at, words to hear. */
export function PlaceMoved({ by }: { readonly by: number }) {
  const { t } = useTranslation('results');
  const words =
    by > 0 ? t('ranking.up', { count: by }) : by < 0 ? t('ranking.down', { count: -by }) : t('ranking.same');
  return (
    <span className={classes.moved} data-way={Math.sign(by)}>
      <span aria-hidden>{by !== 0 && `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
