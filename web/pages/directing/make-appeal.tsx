import { Gavel } from 'lucide-react';
import {
  APPEAL_SUBJECTS,
  type AppealSubject,
  type CaseNumber,
  CONCURRENCES,
  type Concurrence,
} from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import classes from './directing.module.css';

interface MakeAppealProps {
  readonly session: number;
  readonly against: { readonly case: CaseNumber } | { readonly penalty: number };
  /** Who may appeal. */
  readonly parties: readonly string[];
}

/** An appeal as the director takes it: who, against what, and whether partner or captain agrees (Law 92). */
export function MakeAppeal({ session, against, parties }: MakeAppealProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings } = view.overview;
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  const [by, setBy] = useState(parties[0] ?? '');
  const [subject, setSubject] = useState<AppealSubject>('judgement');
  const [concurs, setConcurs] = useState<Concurrence>('agrees');
  const [about, setAbout] = useState('');

  function make(event: FormEvent) {
    event.preventDefault();
    void commanding.send('make-appeal', { session, ...against, contestant: by, subject, concurs, about });
  }

  return (
    <details>
      <summary>{t('case' in against ? 'appeals.make' : 'appeals.appealPenalty')}</summary>
      <form onSubmit={make} className={classes.column}>
        {parties.length > 1 && (
          <Pick
            names
            label={t('appeals.by')}
            value={by}
            options={parties.map((value) => ({ value, label: contestantWords(value) }))}
            onPick={setBy}
          />
        )}
        <Pick
          label={t('appeals.on')}
          value={subject}
          options={APPEAL_SUBJECTS.map((value) => ({ value, label: t(`appeals.subject.${value}`) }))}
          onPick={setSubject}
        />
        {settings.contestants !== 'player' && (
          <Pick
            label={t(settings.contestants === 'team' ? 'appeals.captain' : 'appeals.partner')}
            value={concurs}
            options={CONCURRENCES.map((value) => ({ value, label: t(`appeals.concurs.${value}`) }))}
            onPick={setConcurs}
          />
        )}
        <Field
          label={t('appeals.why')}
          value={about}
          maxLength={1000}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <Action submit icon={Gavel} disabled={about.trim() === ''} loading={commanding.sending}>
          {t('appeals.makeIt')}
        </Action>
        <Outcome commanding={commanding} />
      </form>
    </details>
  );
}
