import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Action } from '../parts/action.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { clockOf, type NextStep, nextStep } from './next-step.ts';
import classes from './status-strip.module.css';

/** What the director does next, always in the same place. */
export function NextStepButton() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const step = nextStep(view);
  const clock = view.room === undefined ? undefined : clockOf(view.room);
  const mayEnd =
    step.kind === 'start-round' && step.round > 1 && clock !== undefined && clock.endedAt === undefined;

  function take(taken: NextStep): void {
    switch (taken.kind) {
      case 'plan':
        return navigate(deskAddress(tournament, 'setup'));
      case 'open':
        return void commanding.send('open-session', { session: taken.session });
      case 'start-round':
        return void commanding.send('start-round', { session: taken.session, round: taken.round });
      case 'end-round':
        return void commanding.send('end-round', { session: taken.session, round: taken.round });
      case 'close':
        return void commanding.send('close-session', { session: taken.session });
      case 'publish':
        return void commanding.send('publish-results', { session: taken.session });
      case 'nothing':
        return;
    }
  }

  return (
    <>
      {step.kind !== 'nothing' && (
        <div className={classes.step}>
          {mayEnd && (
            <Action onClick={() => take({ ...step, kind: 'end-round', round: step.round - 1 })}>
              {t('step.end-round', { round: step.round - 1 })}
            </Action>
          )}
          <Action next loading={commanding.sending} onClick={() => take(step)}>
            {t(`step.${step.kind}`, 'round' in step ? { round: step.round } : {})}
          </Action>
        </div>
      )}
      <div className={classes.outcome}>
        <Outcome commanding={commanding} />
      </div>
    </>
  );
}
