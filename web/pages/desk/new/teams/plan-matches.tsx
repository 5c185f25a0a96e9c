import type { Overview, PhaseNumber } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { useView } from '../../../../live/index.ts';
import { type MatchesPhase, matchesPhase } from '../../../results/match/phases.ts';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { draftFrom, formatFor, roundsOf } from './format-draft.ts';
import { NextPhase } from './next-phase.tsx';
import { PlanPhase } from './plan-phase.tsx';

const sessionsOf = ({ sessions }: Overview, phase: PhaseNumber) =>
  sessions.filter((session) => session.phase === phase);

/** The matches: a phase planned, or planned anew before play; once it is played, its next session and the next phase. */
export function PlanMatches() {
  const { view } = useDesk();
  const { overview } = view;
  const planned = matchesPhase(overview);
  const begun =
    planned !== undefined && sessionsOf(overview, planned.phase).some(({ status }) => status !== 'planned');
  if (begun)
    return (
      <>
        <NextSession phase={planned} />
        <NextPhase before={planned} />
      </>
    );
  return planned !== undefined && planned.phase > 1 ? (
    <NextPhase before={overview.phases.find(isBefore(planned))} planned={planned} />
  ) : (
    <FirstPhase planned={planned} />
  );
}

const isBefore =
  (planned: MatchesPhase) =>
  (each: Overview['phases'][number]): each is MatchesPhase =>
    each.phase === planned.phase - 1 && each.format.kind === 'matches';

/** Of all who are entered, in the order of their numbers. */
function FirstPhase({ planned }: { readonly planned: MatchesPhase | undefined }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const contestants = entries.filter(({ withdrawn }) => !withdrawn).map(({ contestant }) => contestant);
  const { settings } = view.overview;
  const { length: count } = contestants;
  return (
    <Panel heading={t(planned === undefined ? 'format.label' : 'format.change')}>
      <PlanPhase
        key={count}
        phase={planned?.phase ?? 1}
        contestants={contestants}
        like={planned}
        groups={planned?.groups.length ?? 1}
        action={t(planned === undefined ? 'format.plan' : 'format.planAgain')}
      >
        <Quiet>
          {t(settings.contestants === 'pair' ? 'pairMatches.count' : 'teams.count', { count })}{' '}
          {planned !== undefined &&
            t('format.planned', {
              format: t(`format.${planned.format.draw.kind}`),
              rounds: roundsOf(draftFrom(planned.format, formatFor(count, settings)), count),
              boards: planned.format.match.boards,
            })}
        </Quiet>
      </PlanPhase>
    </Panel>
  );
}

/** A phase goes on another day, with boards of its own. */
function NextSession({ phase: { phase } }: { readonly phase: MatchesPhase }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { sessions } = view.overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const session = Math.max(0, ...sessions.map((each) => each.session)) + 1;
  const goOn = () => navigate(deskAddress(tournament, 'draw'));
  if (sessionsOf(view.overview, phase).some(({ status }) => status === 'planned'))
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
