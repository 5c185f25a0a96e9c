import type { SessionOverview } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../clock/use-now.ts';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** Closes sessions, publishes them and opens them again. */
export function SessionControls() {
  const { t } = useTranslation('desk');
  const { sessions } = useDesk().view.overview;
  const begun = sessions.filter(({ status }) => status !== 'planned');
  if (begun.length === 0) return null;
  return (
    <Panel heading={t('ranking.sessions')}>
      {begun.map((session) => (
        <SessionLine key={session.session} session={session} />
      ))}
    </Panel>
  );
}

/** Minutes left until the results should be out (RTP 3.7.1); when they came later, what that changes. */
function Due({ due }: { readonly due: SessionOverview['publicationDue'] }) {
  const { t } = useTranslation('desk');
  const { moment } = useDates();
  const now = useNow();
  if (due === undefined) return null;
  const { by, clause, requestsUntil } = due;
  if (requestsUntil !== undefined)
    return <Quiet>{t('live.due.late', { time: moment(requestsUntil), clause })}</Quiet>;
  const count = Math.max(0, Math.ceil((Date.parse(by) - now) / 60_000));
  return <Quiet>{t('live.due.by', { time: moment(by), count, clause })}</Quiet>;
}

function SessionLine({ session: overview }: { readonly session: SessionOverview }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { moment } = useDates();
  const commanding = useDeskCommand(tournament);
  const [reason, setReason] = useState<string>();
  const { session, status, correctionsUntil, rulingsUntil } = overview;
  return (
    <>
      <Row>
        <b>
          {t('frame.session', { session })}: {t(`sessionStatus.${status}`)}
        </b>
        <Due due={overview.publicationDue} />
        {correctionsUntil !== undefined && (
          <Quiet>{t('ranking.correctionsUntil', { time: moment(correctionsUntil) })}</Quiet>
        )}
        {rulingsUntil !== undefined && (
          <Quiet>
            {t('ranking.rulingsUntil', { time: moment(rulingsUntil.until), clause: rulingsUntil.clause })}
          </Quiet>
        )}
        {status === 'open' && (
          <Action
            loading={commanding.sending}
            onClick={() => void commanding.send('close-session', { session })}
          >
            {t('step.close')}
          </Action>
        )}
        {status === 'closed' && (
          <Action
            next
            loading={commanding.sending}
            onClick={() => void commanding.send('publish-results', { session })}
          >
            {t('step.publish')}
          </Action>
        )}
        {(status === 'closed' || status === 'published') && reason === undefined && (
          <Action onClick={() => setReason('')}>{t('ranking.reopen')}</Action>
        )}
      </Row>
      {reason !== undefined && (
        <Row>
          <Field
            label={t('grounds.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            autoFocus
          />
          <Action
            next
            disabled={reason.trim() === ''}
            onClick={async () => {
              if (await commanding.send('reopen-session', { session, reason: reason.trim() }))
                setReason(undefined);
            }}
          >
            {t('ranking.reopen')}
          </Action>
          <Action onClick={() => setReason(undefined)}>{t('confirm.no')}</Action>
        </Row>
      )}
      <Outcome commanding={commanding} />
    </>
  );
}
