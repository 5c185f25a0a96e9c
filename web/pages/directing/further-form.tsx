import { Landmark } from 'lucide-react';
import { APPEAL_SUBJECTS, type AppealSubject, type AppealView } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import { CaseClocks } from './case-clocks.tsx';
import classes from './directing.module.css';

/** A decision is taken to the council of justice: by those who appealed, or by those whom it harmed (RTP 3.8.3, ROP 4.14). */
export function FurtherForm({ session, appeal }: { readonly session: number; readonly appeal: AppealView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  const parties = [appeal.contestant, ...appeal.gains.map(({ contestant }) => contestant)];
  const [contestant, setContestant] = useState<string>(appeal.contestant);
  const [subject, setSubject] = useState<AppealSubject>('law');
  const [about, setAbout] = useState('');
  if (appeal.council === undefined) return null;

  function pass(event: FormEvent) {
    event.preventDefault();
    void commanding.send('take-further', { session, appeal: appeal.number, contestant, subject, about });
  }

  return (
    <details data-screen-only>
      <summary>{t('appeals.further.heading')}</summary>
      <form onSubmit={pass} className={classes.column}>
        <CaseClocks clocks={[appeal.council]} />
        <Pick
          names
          label={t('appeals.further.by')}
          value={contestant}
          options={parties.map((value) => ({ value, label: contestantWords(value) }))}
          onPick={setContestant}
        />
        <Pick
          label={t('appeals.on')}
          value={subject}
          options={APPEAL_SUBJECTS.map((value) => ({ value, label: t(`appeals.subject.${value}`) }))}
          onPick={setSubject}
        />
        <Field
          label={t('appeals.further.about')}
          value={about}
          maxLength={1000}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <Action submit icon={Landmark} disabled={about.trim() === ''} loading={commanding.sending}>
          {t('appeals.further.go')}
        </Action>
        <Outcome commanding={commanding} />
      </form>
    </details>
  );
}
