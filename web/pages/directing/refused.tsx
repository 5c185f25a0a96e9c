import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Row } from '../desk/parts/layout.tsx';
import { useWho } from '../desk/parts/use-who.ts';
import classes from './directing.module.css';
import type { useTournamentCase } from './use-tournament-case.ts';

interface RefusedProps {
  readonly refused: ReturnType<typeof useTournamentCase>['refused'];
  /** Who was quicker. */
  readonly by: string;
}

const stepText = (step: string | object): string => {
  if (typeof step === 'string') return step;
  return 'step' in step ? String(step.step) : 'type' in step ? String(step.type) : JSON.stringify(step);
};

/** Another director was quicker: what was told here is kept, to be told again or let go. */
export function Refused({ refused, by }: RefusedProps) {
  const { t } = useTranslation('desk');
  const who = useWho();
  if (refused === undefined) return null;
  return (
    <div role="alert" className={classes.conflict}>
      <p className={classes.about}>{t('refusal.case-changed', { who: who(by) })}</p>
      <ol className={classes.steps} aria-label={t('cases.yours')}>
        {refused.steps.map(stepText).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place.
          <li key={at}>{text}</li>
        ))}
      </ol>
      <Row>
        <Action onClick={refused.insist}>{t('cases.insist')}</Action>
        <Action onClick={refused.letGo}>{t('cases.letGo')}</Action>
      </Row>
    </div>
  );
}
