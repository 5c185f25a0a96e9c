import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './loading.module.css';

/** The shapes of what comes: how many, and how high each. */
const SHAPES = {
  rows: { count: 6, height: '3.25rem' },
  cards: { count: 3, height: '4.75rem' },
  tiles: { count: 8, height: '9rem' },
} as const;

interface LoadingProps {
  readonly shape: keyof typeof SHAPES;
  /** A heading comes above them. */
  readonly headed?: boolean;
}

/** The outline of what is on its way; nothing at all if it comes within the blink of an eye. */
export function Loading({ shape, headed = false }: LoadingProps) {
  const { t } = useTranslation();
  const { count, height } = SHAPES[shape];
  return (
    <div role="status" className={classes.loading} data-shape={shape}>
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      {headed && <Skeleton className={classes.bone} height="2.25rem" width="min(60%, 20rem)" radius="md" />}
      <div className={classes.shapes} data-shape={shape}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={at} className={classes.bone} height={height} radius="md" />
        ))}
      </div>
    </div>
  );
}
