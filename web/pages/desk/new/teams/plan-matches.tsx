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
import { firstGroups, type GroupsDraft, planOfGroups, wishesOf } from './groups-draft.ts';
import { GroupsFields } from './groups-fields.tsx';
import { NextSession } from './next-session.tsx';
import { PlanCautions } from './plan-cautions.tsx';

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
  const [grouping, setGrouping] = useState<GroupsDraft>(() => firstGroups(newCommandId()));
  // Once a phase is being played, the one after it is planned.
  const next = useView(tournament, { view: 'groups', groups: 1 }).view?.phase ?? 1;
  const isLater = latest !== undefined && next > latest.phase;
  const later = next > 1;
  const planned = isLater ? undefined : latest;
  const { view: proposed, refusal } = useView(tournament, { view: 'groups', ...wishesOf(grouping, later) });
  const usual = formatFor(teams.length, settings);
  const standing = planned === undefined ? usual : draftFrom(planned.format, usual);
  const [changes, setChanges] = useState<Partial<FormatDraft>>({});
  const draft = { ...standing, ...changes };
  const { contestants } = settings;
  const goOn = () => navigate(deskAddress(tournament, 'draw'));

  async function plan() {
    if (proposed === undefined) return;
    const done = await commanding.send('plan-phase', {
      ...planOfGroups(grouping, proposed),
      format: formatOf(draft),
    });
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
              rounds: roundsOf(standing, teams.length),
              boards: planned.format.match.boards,
            })}
        </Quiet>
        <FormatCards
          teams={teams.length}
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
          official={settings.official}
          entries={entries}
          onChange={(more) => setGrouping({ ...grouping, ...more })}
        />
        {proposed !== undefined && (
          <PlanCautions settings={settings} format={formatOf(draft)} groups={proposed.groups} />
        )}
        {refusal !== undefined && teams.length >= FEWEST_TEAMS && <RefusalLine refusal={refusal} />}
        <Outcome commanding={commanding} onDone={goOn} />
        <Row>
          <Action
            next
            disabled={teams.length < FEWEST_TEAMS || proposed === undefined || !isFormatRead(draft)}
            loading={commanding.sending}
            onClick={() => void plan()}
          >
            {t(planned === undefined ? 'format.plan' : 'format.planAgain')}
          </Action>
        </Row>
      </Panel>
    </>
  );
}
