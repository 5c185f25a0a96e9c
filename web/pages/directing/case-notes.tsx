import type { CaseView } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useWho } from '../desk/parts/use-who.ts';
import { useKept } from '../rulings/parts/use-kept.ts';
import classes from './directing.module.css';

interface CaseNotesProps {
  readonly tournament: string;
  readonly view: CaseView;
}

/** Why something was judged so, and what else is to be known: each with who said it. */
export function CaseNotes({ tournament, view }: CaseNotesProps) {
  const { t } = useTranslation('desk');
  const who = useWho();
  const { time } = useDates();
  const commanding = useDeskCommand(tournament);
  const [{ text }, keep] = useKept(`naipe-case-note:${tournament}:${view.session}:${view.case}`, {
    text: '',
  });
  const [lastStep, setLastStep] = useState(true);
  const steps = view.told.steps.length;
  async function note(event: FormEvent) {
    event.preventDefault();
    const about = lastStep && steps > 0 ? { step: steps - 1 } : {};
    if (await commanding.send('note-case', { session: view.session, case: view.case, text, ...about }))
      keep({ text: '' });
  }
  return (
    <Panel heading={t('cases.notes')}>
      {view.notes.length === 0 && <Quiet>{t('cases.noNotes')}</Quiet>}
      <ul className={classes.list}>
        {view.notes.map((each) => (
          <li key={`${each.at} ${each.text}`}>
            <strong>{who(each.by)}</strong> {time(each.at)}
            {each.step !== undefined && ` · ${t('cases.ofStep', { step: each.step + 1 })}`}: {each.text}
          </li>
        ))}
      </ul>
      <form onSubmit={note}>
        <Field
          label={t('cases.note')}
          value={text}
          maxLength={1000}
          onChange={(event) => keep({ text: event.currentTarget.value })}
        />
        <Row>
          <Action submit disabled={text.trim() === ''} loading={commanding.sending}>
            {t('cases.addNote')}
          </Action>
          {steps > 0 && (
            <Action aria-pressed={lastStep} onClick={() => setLastStep(!lastStep)}>
              {t('cases.ofLastStep')}
            </Action>
          )}
        </Row>
      </form>
      <Outcome commanding={commanding} />
    </Panel>
  );
}
