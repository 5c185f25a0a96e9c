import type { Group } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { newCommandId, useView } from '../../../../live/index.ts';
import { matchesPhase } from '../../../results/match/phases.ts';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome, RefusalLine } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { nextQuarter } from '../choices.ts';
import { FormatCards } from './format-cards.tsx';
import {
  draftFrom,
  FEWEST_TEAMS,
  type FormatDraft,
  formatFor,
  formatOf,
  isFormatRead,
  roundsOf,
} from './format-draft.ts';
import { FormatFields } from './format-fields.tsx';
import { firstGroups, type GroupsDraft, groupsFrom, planOfGroups, wishesOf } from './groups-draft.ts';
import { GroupsFields } from './groups-fields.tsx';
import { NextSession } from './next-session.tsx';
import { PlanCautions } from './plan-cautions.tsx';

/** How many play in the largest of the groups. */
const largestOf = (groups: readonly Group[] = []): number | undefined =>
  groups.length === 0 ? undefined : Math.max(...groups.map(({ contestants }) => contestants.length));

/** The format of the matches for the teams that are entered: planned, or planned anew before play. */
export function PlanMatches() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { overview } = view;
  const { settings } = overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const teams = entries.filter(({ withdrawn }) => !withdrawn).map(({ contestant }) => contestant);
  const latest = matchesPhase(overview);
  const [usualGroups] = useState(() => firstGroups(newCommandId()));
  const [regrouped, setRegrouped] = useState<Partial<GroupsDraft>>({});
  // Once a phase is being played, the one after it is planned.
  const now = useView(tournament, { view: 'groups', groups: 1 }).view;
  const next = now?.phase ?? 1;
  const grouping = {
    ...(now === undefined ? usualGroups : groupsFrom(now, teams.length, usualGroups)),
    ...regrouped,
  };
  const isLater = latest !== undefined && next > latest.phase;
  const later = next > 1;
  const planned = isLater ? undefined : latest;
  const { view: proposed, refusal } = useView(tournament, { view: 'groups', ...wishesOf(grouping, later) });
  const plan = proposed === undefined ? undefined : planOfGroups(grouping, proposed);
  const playing = largestOf(plan?.groups) ?? teams.length;
  const usual: FormatDraft = {
    ...formatFor(playing, settings),
    // Extra boards decide a match of a knockout that is drawn.
    ...(plan?.playOff === undefined ? {} : { kind: 'knockout' }),
  };
  const standing = planned === undefined ? usual : draftFrom(planned.format, usual);
  const [changes, setChanges] = useState<Partial<FormatDraft>>({});
  const draft = { ...standing, ...changes };
  const { contestants } = settings;
  const goOn = () => navigate(deskAddress(tournament, 'draw'));

  async function send() {
    if (plan === undefined) return;
    const done = await commanding.send('plan-phase', { ...plan, format: formatOf(draft) });
    if (done) goOn();
  }

  return (
    <>
      {isLater && <NextSession phase={latest.phase} />}
      <Panel
        heading={
          isLater
            ? t('groups.nextPhase', { phase: next })
            : t(planned === undefined ? 'format.label' : 'format.change')
        }
      >
        <Quiet>
          {t(contestants === 'pair' ? 'pairMatches.count' : 'teams.count', { count: teams.length })}{' '}
          {planned !== undefined &&
            t('format.planned', {
              format: t(`format.${planned.format.draw.kind}`),
              rounds: roundsOf(standing, largestOf(planned.groups) ?? teams.length),
              boards: planned.format.match.boards,
            })}
        </Quiet>
        <FormatCards
          teams={playing}
          recommended={usual.kind}
          draft={draft}
          start={nextQuarter(new Date())}
          settings={settings}
          onChoose={(kind) => setChanges({ ...changes, kind })}
        />
        <FormatFields
          contestants={contestants}
          draft={draft}
          onChange={(more) => setChanges({ ...changes, ...more })}
        />
        <GroupsFields
          draft={grouping}
          proposed={proposed}
          later={later}
          repechage={
            isLater && latest.format.draw.kind === 'knockout' && latest.format.draw.until !== undefined
          }
          official={settings.official}
          entries={entries}
          onChange={(more) => setRegrouped({ ...regrouped, ...more })}
        />
        {plan !== undefined && <PlanCautions settings={settings} format={formatOf(draft)} plan={plan} />}
        {refusal !== undefined && teams.length >= FEWEST_TEAMS && <RefusalLine refusal={refusal} />}
        <Outcome commanding={commanding} onDone={goOn} />
        <Row>
          <Action
            next
            disabled={teams.length < FEWEST_TEAMS || plan === undefined || !isFormatRead(draft)}
            loading={commanding.sending}
            onClick={() => void send()}
          >
            {t(planned === undefined ? 'format.plan' : 'format.planAgain')}
          </Action>
        </Row>
      </Panel>
    </>
  );
}
