import type { PhaseNumber } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';

/** A phase goes on another day, with boards of its own. */
export function NextSession({ phase }: { readonly phase: PhaseNumber }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { sessions } = view.overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const session = Math.max(0, ...sessions.map((each) => each.session)) + 1;
  const isWaiting = sessions.some((each) => each.phase === phase && each.status === 'planned');
  const goOn = () => navigate(deskAddress(tournament, 'draw'));
  if (isWaiting)
    return (
      <Panel heading={t('phases.session')}>
        <Quiet>{t('phases.waiting')}</Quiet>
      </Panel>
    );
  return (
    <Panel heading={t('phases.session')}>
      <Quiet>{t('phases.sessionHint')}</Quiet>
      <Outcome commanding={commanding} onDone={goOn} />
      <Row>
        <Action
          loading={commanding.sending}
          onClick={async () => {
            if (await commanding.send('plan-session', { session, phase })) goOn();
          }}
        >
          {t('phases.planSession', { session })}
        </Action>
      </Row>
    </Panel>
  );
}
