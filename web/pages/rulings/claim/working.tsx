import { PLAY_CLASSES } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import type { Outcome } from './use-claim.ts';
import classes from './working.module.css';

/** The ruling itself, then each class of play taken the other way. */
const STEPS = 1 + PLAY_CLASSES.length;

/** On a phone the answer stands below what was asked. */
const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView();

/** How far the search has come, or that it was stopped. */
export function Working({
  outcome: { working, stopped = false, judgement, weights },
}: {
  readonly outcome: Outcome;
}) {
  const { t } = useTranslation('rulings');
  if (!working) return stopped ? <p className={classes.words}>{t('claim.stopped')}</p> : null;
  const ruled = judgement !== undefined && weights.length > 0;
  return (
    <div className={classes.working} ref={judgement === undefined ? bringIntoView : null}>
      <p className={classes.words}>{t(ruled ? 'claim.weighing' : 'claim.working')}</p>
      <progress
        className={classes.bar}
        aria-label={t('claim.progress')}
        max={STEPS}
        value={ruled ? 1 + weights.length : 0}
      />
    </div>
  );
}
