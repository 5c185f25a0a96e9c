import { Send, Undo2 } from 'lucide-react';
import type { ReportItem, ReportView } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useWho } from '../desk/parts/use-who.ts';
import classes from './directing.module.css';

interface ReportStepsProps {
  readonly view: ReportView;
  readonly missing: readonly ReportItem[];
}

/** The report was sent, in time or not; an incomplete one comes back with what is missing (RTP 3.2.2.1). */
export function ReportSteps({ view, missing }: ReportStepsProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { moment } = useDates();
  const who = useWho();
  const commanding = useDeskCommand(tournament);
  const { steps, due, parts } = view;
  const isSent = steps.at(-1)?.kind === 'sent';
  const [lacking, setLacking] = useState<readonly ReportItem[]>(missing);
  const [text, setText] = useState('');
  const isLate = (at: string): boolean => due[0] !== undefined && Date.parse(at) > Date.parse(due[0].by);

  async function back(event: FormEvent) {
    event.preventDefault();
    const said = text.trim() === '' ? {} : { text };
    if (await commanding.send('return-report', { items: lacking, ...said })) setText('');
  }

  return (
    <div className={classes.column} data-screen-only>
      {steps.map((step) =>
        step.kind === 'sent' ? (
          <Quiet key={step.at}>
            {t(isLate(step.at) ? 'report.sentLate' : 'report.sent', {
              time: moment(step.at),
              who: who(step.by),
            })}
          </Quiet>
        ) : (
          <p key={step.at} className={classes.becomes}>
            {t('report.returned', {
              time: moment(step.at),
              items: [
                ...step.items.map((item) => t(`report.item.${item}`)),
                ...(step.text === undefined ? [] : [step.text]),
              ].join(', '),
            })}
          </p>
        ),
      )}
      {isSent ? (
        <details>
          <summary>{t('report.return')}</summary>
          <form onSubmit={back} className={classes.column}>
            {parts.map(({ item }) => (
              <Check
                key={item}
                checked={lacking.includes(item)}
                onChange={(checked) =>
                  setLacking(checked ? [...lacking, item] : lacking.filter((each) => each !== item))
                }
              >
                {t(`report.item.${item}`)}
              </Check>
            ))}
            <Field
              label={t('report.returnedText')}
              value={text}
              maxLength={1000}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Action submit icon={Undo2} loading={commanding.sending}>
              {t('report.return')}
            </Action>
          </form>
        </details>
      ) : (
        <Action
          icon={Send}
          loading={commanding.sending}
          onClick={() => void commanding.send('send-report', {})}
        >
          {t('report.send')}
        </Action>
      )}
      <Outcome commanding={commanding} />
    </div>
  );
}
