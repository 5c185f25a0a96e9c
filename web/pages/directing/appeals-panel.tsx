import { Gavel } from 'lucide-react';
import {
  APPEAL_SUBJECTS,
  type AppealSubject,
  type AppealView,
  type CaseView,
  CONCURRENCES,
  type Concurrence,
  sittersOf,
} from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import { AppealDecisionForm } from './appeal-decision-form.tsx';
import { AppealDecisions } from './appeal-decisions.tsx';
import classes from './directing.module.css';

interface AppealsPanelProps {
  readonly tournament: string;
  readonly view: CaseView;
}

/** Appeals against what was ruled: made, with their deposit, heard and decided (Laws 92, 93). */
export function AppealsPanel({ tournament, view }: AppealsPanelProps) {
  const { t } = useTranslation('desk');
  if (view.rulings.length === 0) return null;
  return (
    <Panel heading={t('appeals.heading')}>
      {view.appeals.length === 0 && <Quiet>{t('appeals.none')}</Quiet>}
      <ul className={classes.list}>
        {view.appeals.map((appeal) => (
          <li key={appeal.number} className={classes.reminder}>
            <Appeal tournament={tournament} view={view} appeal={appeal} />
          </li>
        ))}
      </ul>
      {view.appeals.every(({ pending }) => !pending) && <MakeAppeal tournament={tournament} view={view} />}
    </Panel>
  );
}

interface AppealProps extends AppealsPanelProps {
  readonly appeal: AppealView;
}

function Appeal({ tournament, view, appeal }: AppealProps) {
  const { t } = useTranslation('desk');
  const { moment } = useDates();
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  const of = { session: view.session, appeal: appeal.number };
  const { panel } = appeal;
  return (
    <>
      <p className={classes.about}>
        <strong>{contestantWords(appeal.contestant)}</strong> · {moment(appeal.at)} ·{' '}
        {t(`appeals.subject.${appeal.subject}`)}
      </p>
      <p className={classes.about}>{appeal.about}</p>
      {appeal.depositAt !== undefined && (
        <Quiet>{t('appeals.deposited', { time: moment(appeal.depositAt) })}</Quiet>
      )}
      {appeal.withdrawn !== undefined && <Quiet>{t('appeals.withdrawn')}</Quiet>}
      <AppealDecisions decisions={appeal.decisions} />
      {appeal.pending && (
        <>
          {appeal.suspensive && <Quiet>{t('appeals.suspensive')}</Quiet>}
          <Quiet>
            {panel.sit.length === 0
              ? t('appeals.noPanel')
              : t('appeals.sit', { names: panel.sit.join(', ') })}
            {panel.replaced.map(({ name, why }) => ` ${t(`appeals.aside.${why}`, { name })}`)}
          </Quiet>
          <Row>
            {appeal.depositDue && (
              <Action loading={commanding.sending} onClick={() => void commanding.send('take-deposit', of)}>
                {t('appeals.takeDeposit')}
              </Action>
            )}
            <Action onClick={() => void commanding.send('withdraw-appeal', of)}>
              {t('appeals.withdraw')}
            </Action>
          </Row>
          <Outcome commanding={commanding} />
          <AppealDecisionForm
            key={appeal.decisions.length}
            tournament={tournament}
            view={view}
            appeal={appeal}
          />
        </>
      )}
    </>
  );
}

function MakeAppeal({ tournament, view }: AppealsPanelProps) {
  const { t } = useTranslation('desk');
  const { settings } = useDesk().view.overview;
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  const seated = [view.ns, view.ew].flatMap((side) => sittersOf(side?.contestant));
  const [by, setBy] = useState(seated[0] ?? '');
  const [subject, setSubject] = useState<AppealSubject>('judgement');
  const [concurs, setConcurs] = useState<Concurrence>('agrees');
  const [about, setAbout] = useState('');

  function make(event: FormEvent) {
    event.preventDefault();
    void commanding.send('make-appeal', {
      session: view.session,
      case: view.case,
      contestant: by,
      subject,
      concurs,
      about,
    });
  }

  return (
    <details>
      <summary>{t('appeals.make')}</summary>
      <form onSubmit={make} className={classes.column}>
        <Pick
          label={t('appeals.by')}
          value={by}
          options={seated.map((value) => ({ value, label: contestantWords(value) }))}
          onPick={setBy}
        />
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
