import type { Overview, Settings } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { Choice } from '../../../components/choice.tsx';
import { useView } from '../../../live/index.ts';
import { playsMatches } from '../../results/match/phases.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { EncountersPanel } from './encounters-panel.tsx';
import { PlanPlayers } from './individual/plan-players.tsx';
import { PlanSession } from './plan-session.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { PlanMatches } from './teams/plan-matches.tsx';

/** What was decided at the start, to be looked at and changed. */
export function SetUpPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { overview } = view;
  // What is chosen before they are known would be chosen of nobody, and lost.
  const pairs = useView(tournament, { view: 'entries' })
    .view?.entries.filter(({ withdrawn, reserve }) => !withdrawn && reserve === undefined)
    .map(({ contestant: pair }) => pair);
  const [wanted, setWanted] = useState<number>();
  const toPlan = sessionsToPlan(overview);
  const next = toPlan.find((session) => session === wanted) ?? toPlan[0] ?? 1;
  const isNew = overview.sessions.every(({ session }) => session !== next);
  return (
    <Stack>
      <Title>{t('part.setup')}</Title>
      <Panel heading={t('setup.sessions')}>
        {overview.sessions.length === 0 ? <Quiet>{t('setup.noSession')}</Quiet> : <Sessions />}
      </Panel>
      {!playsMatches(overview) && toPlan.length > 1 && (
        <Choice
          label={t('sessions.which')}
          value={String(next)}
          options={toPlan.map((session) => ({ value: String(session), label: String(session) }))}
          onChange={(session) => setWanted(Number(session))}
        />
      )}
      {playsMatches(overview) ? (
        <PlanMatches />
      ) : pairs === undefined ? null : overview.settings.contestants === 'player' ? (
        <PlanPlayers key={`${next}/${pairs.length}`} session={next} players={pairs} isNew={isNew} />
      ) : (
        <PlanSession key={`${next}/${pairs.length}`} session={next} pairs={pairs} isNew={isNew} />
      )}
      {overview.settings.contestants === 'pair' && !playsMatches(overview) && <EncountersPanel />}
      <ChangeSettings />
    </Stack>
  );
}

/** Those planned and not begun, and the one after all that are planned. */
function sessionsToPlan({ sessions }: Overview): readonly number[] {
  const planned = sessions.filter(({ status }) => status === 'planned').map(({ session }) => session);
  const after = Math.max(0, ...sessions.map(({ session }) => session)) + 1;
  return [...planned, after];
}

/** The sessions that the tournament has besides those planned. */
const stillToCome = ({ sessions, settings }: Overview): readonly number[] =>
  Array.from({ length: settings.sessionCount }, (_, index) => index + 1).filter((number) =>
    sessions.every(({ session }) => session !== number),
  );

function Sessions() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { overview } = view;
  return (
    <DataTable label={t('setup.sessions')}>
      <thead>
        <tr>
          <th scope="col">{t('label.session')}</th>
          <th scope="col">{t('setup.movement')}</th>
          <th scope="col" data-number>
            {t('setup.tables')}
          </th>
          <th scope="col" data-number>
            {t('setup.pairs', { context: overview.settings.contestants })}
          </th>
          <th scope="col" data-number>
            {t('new.rounds')}
          </th>
          <th scope="col">{t('setup.state')}</th>
        </tr>
      </thead>
      <tbody>
        {overview.sessions.flatMap(({ session, status, sections }) =>
          sections.map(({ section, movement, tables, pairs, rounds }) => (
            <tr key={`${session}${section}`}>
              <td>{sections.length === 1 ? session : `${session} ${section}`}</td>
              <td>{t(`movement.${movement}`, { count: 2 })}</td>
              <td data-number>{tables}</td>
              <td data-number>{pairs}</td>
              <td data-number>{rounds}</td>
              <td>
                <Link href={deskAddress(tournament, 'room')}>{t(`sessionStatus.${status}`)}</Link>
              </td>
            </tr>
          )),
        )}
        {stillToCome(overview).map((session) => (
          <tr key={session}>
            <td>{session}</td>
            <td colSpan={4}>–</td>
            <td>{t('sessions.notPlanned')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function ChangeSettings() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const settings = { ...view.overview.settings, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  const commanding = useDeskCommand(tournament, isChanged, () => setChanges({}));
  return (
    <Panel heading={t('setup.settings')}>
      <SettingsFields settings={settings} onChange={(more) => setChanges({ ...changes, ...more })} />
      <Outcome commanding={commanding} onDone={() => setChanges({})} />
      <Row>
        <Action
          next
          disabled={!isChanged}
          loading={commanding.sending}
          onClick={async () => {
            if (await commanding.send('change-settings', { changes })) setChanges({});
          }}
        >
          {t('setup.save')}
        </Action>
      </Row>
    </Panel>
  );
}
