import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Action } from '../parts/action.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { type DeskCommanding, useDeskCommand } from '../parts/use-desk-command.ts';
import { clockOf, type NextStep, nextStep } from './next-step.ts';
import classes from './status-strip.module.css';

type Step = Exclude<NextStep, { kind: 'plan' | 'nothing' }>;

function command({ send }: DeskCommanding, step: Step): Promise<boolean> {
  const { session } = step;
  switch (step.kind) {
    case 'open':
      return send('open-session', { session });
    case 'start-round':
      return send('start-round', { session, round: step.round });
    case 'end-round':
      return send('end-round', { session, round: step.round });
    case 'close':
      return send('close-session', { session });
    case 'publish':
      return send('publish-results', { session });
  }
}

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

  const take = (taken: NextStep) => {
    if (taken.kind === 'plan') navigate(deskAddress(tournament, 'setup'));
    else if (taken.kind !== 'nothing') void command(commanding, taken);
  };

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
