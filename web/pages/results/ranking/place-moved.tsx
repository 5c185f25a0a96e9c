import { VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import classes from './place-moved.module.css';

/** Places gained or lost since the round before: a direction to look at, words to hear. */
export function PlaceMoved({ by }: { readonly by: number }) {
  const { t } = useTranslation('results');
  const words =
    by > 0 ? t('ranking.up', { count: by }) : by < 0 ? t('ranking.down', { count: -by }) : t('ranking.same');
  return (
    <span className={classes.moved} data-way={Math.sign(by)}>
      {by !== 0 && (
        <span aria-hidden>
          <Icon of={by > 0 ? ArrowUp : ArrowDown} />
          {Math.abs(by)}
        </span>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
