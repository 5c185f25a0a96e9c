import { Undo2 } from 'lucide-react';
import type { AppealDecision } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useSideScoreWords } from '../desk/rulings/side-score-words.ts';
import classes from './directing.module.css';

/** What was decided, by whom, and what became of the deposit; it is taken back with all that came with it. */
export function AppealDecisions({ decisions }: { readonly decisions: readonly AppealDecision[] }) {
  const { t } = useTranslation(['desk', 'common']);
  const clauseText = useClauseText();
  const { tournament } = useDesk();
  const { moment } = useDates();
  const scoreWords = useSideScoreWords();
  const commanding = useDeskCommand(tournament);
  const last = decisions.at(-1);
  return (
    <>
      {decisions.map((decision) => (
        <div key={decision.number}>
          <p className={classes.becomes}>
            {t(`appeals.body.${decision.body}`)}: {t(`appeals.outcome.${decision.outcome}`)}
          </p>
          <p className={classes.about}>
            <strong>{clauseText(decision.clause)}</strong> · {moment(decision.at)} · {decision.reason}
          </p>
          {decision.because !== undefined && <p className={classes.about}>{decision.because}</p>}
          {decision.panel !== undefined && (
            <p className={classes.about}>{t('appeals.sat', { names: decision.panel.join(', ') })}</p>
          )}
          {decision.adjustment !== undefined && (
            <p className={classes.becomes}>
              {t('common:side.NS')}: {scoreWords(decision.adjustment.ns)} · {t('common:side.EW')}:{' '}
              {scoreWords(decision.adjustment.ew)}
            </p>
          )}
          {decision.penalty !== undefined && (
            <p className={classes.becomes}>
              {t('appeals.penaltyBecomes')}{' '}
              {typeof decision.penalty === 'string'
                ? t(`appeals.becomes.${decision.penalty}`)
                : `${decision.penalty.value} ${t(`penalty.units.${decision.penalty.unit}`)}`}
            </p>
          )}
          {decision.deposit !== undefined && (
            <p className={classes.about}>{t(`appeals.deposit.${decision.deposit}`)}</p>
          )}
        </div>
      ))}
      {last !== undefined && (
        <div data-screen-only>
          <Action
            icon={Undo2}
            loading={commanding.sending}
            onClick={() => void commanding.send('undo', { sequence: last.number })}
          >
            {t('appeals.takeBack')}
          </Action>
        </div>
      )}
      <Outcome commanding={commanding} />
    </>
  );
}
