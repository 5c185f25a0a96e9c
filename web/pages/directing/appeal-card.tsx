import { FileText } from 'lucide-react';
import type { AppealView, CaseView, GivenPenalty } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet, Row } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import { appealAddress } from './addresses.ts';
import { AppealDecisionForm } from './appeal-decision-form.tsx';
import { AppealDecisions } from './appeal-decisions.tsx';
import classes from './directing.module.css';
import { FurtherForm } from './further-form.tsx';

interface AppealCardProps {
  readonly session: number;
  readonly appeal: AppealView;
  /** What it is against. */
  readonly kept?: CaseView;
  readonly penalty?: GivenPenalty;
  /** The way to its paper, where this is not it. */
  readonly linked?: boolean;
}

/** An appeal with its deposit, who hears it, what was decided, and what can be done now. */
export function AppealCard({ session, appeal, kept, penalty, linked = false }: AppealCardProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { moment } = useDates();
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  const of = { session, appeal: appeal.number };
  const { panel, further } = appeal;
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
      {further !== undefined && (
        <>
          <p className={classes.becomes}>
            {t('appeals.further.made', {
              who: contestantWords(further.contestant),
              time: moment(further.at),
            })}
          </p>
          <p className={classes.about}>{further.about}</p>
          {further.late === true && <Quiet>{t('appeals.further.late')}</Quiet>}
          {further.depositAt !== undefined && (
            <Quiet>{t('appeals.deposited', { time: moment(further.depositAt) })}</Quiet>
          )}
        </>
      )}
      {linked && (
        <ButtonLink icon={FileText} href={appealAddress(tournament, session, appeal.number)}>
          {t('appeals.form')}
        </ButtonLink>
      )}
      {appeal.pending && (
        <div data-screen-only className={classes.column}>
          {appeal.suspensive && <Quiet>{t('appeals.suspensive')}</Quiet>}
          {further === undefined && (
            <Quiet>
              {panel.sit.length === 0
                ? t('appeals.noPanel')
                : t('appeals.sit', { names: panel.sit.join(', ') })}
              {panel.replaced.map(({ name, why }) => ` ${t(`appeals.aside.${why}`, { name })}`)}
            </Quiet>
          )}
          <Waiting session={session} appeal={appeal} />
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
            key={`${appeal.decisions.length} ${further?.at}`}
            session={session}
            appeal={appeal}
            {...(kept === undefined ? {} : { kept })}
            {...(penalty === undefined ? {} : { penalty })}
          />
        </div>
      )}
      {appeal.toCommittee && (
        <details data-screen-only>
          <summary>{t('appeals.toCommittee')}</summary>
          <AppealDecisionForm
            session={session}
            appeal={appeal}
            {...(kept === undefined ? {} : { kept })}
            {...(penalty === undefined ? {} : { penalty })}
          />
        </details>
      )}
      <FurtherForm session={session} appeal={appeal} />
    </>
  );
}

/** ROP 4.14: whoever goes on by the ruling waits, where a qualification hangs on it. */
function Waiting({ session, appeal }: { readonly session: number; readonly appeal: AppealView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const contestantWords = useContestantWords();
  const commanding = useDeskCommand(tournament);
  if (!appeal.winnerWaits || appeal.gains.length === 0) return null;
  const names = appeal.gains.map(({ contestant }) => contestantWords(contestant)).join(', ');
  const holds = appeal.holds === true;
  return (
    <>
      <Quiet>{t(holds ? 'appeals.held' : 'appeals.gains', { names })}</Quiet>
      <Row>
        <Action
          loading={commanding.sending}
          onClick={() =>
            void commanding.send('hold-match', { session, appeal: appeal.number, holds: !holds })
          }
        >
          {t(holds ? 'appeals.release' : 'appeals.hold')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
