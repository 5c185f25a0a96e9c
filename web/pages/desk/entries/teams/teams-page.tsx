import { ClipboardPaste, Pencil, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loading } from '../../../../components/loading.tsx';
import { useView } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { freeNumber } from '../placeholder.ts';
import { JoiningTeam } from './joining-team.tsx';
import { LeavingTeam } from './leaving-team.tsx';
import { PasteTeams } from './paste-teams-list.tsx';
import { isTeam, type TeamView } from './team-draft.ts';
import { TeamForm } from './team-form.tsx';
import { isPlaceholderOf, placeholderTeam } from './team-placeholder.ts';
import classes from './teams-page.module.css';

const byNumber = (a: TeamView, b: TeamView): number =>
  a.contestant.localeCompare(b.contestant, 'en', { numeric: true });

const isComplete = ({ contestant, players }: TeamView): boolean =>
  players.every(({ name }) => !isPlaceholderOf(contestant, name));

/** In a mixed event: those of whom it is not said whether they are a woman or a man. */
const unsaidIn = ({ players }: TeamView, mixed: boolean): readonly string[] =>
  mixed ? players.filter(({ sex }) => sex === undefined).map(({ name }) => name) : [];

/** Which teams play, and who plays for them. */
export function TeamsPage() {
  const { t } = useTranslation('desk');
  const { tournament, view: desk } = useDesk();
  const { mixed } = desk.overview.settings;
  const { view } = useView(tournament, { view: 'entries' });
  const commanding = useDeskCommand(tournament);
  const [pasting, setPasting] = useState(false);
  const [editing, setEditing] = useState<string>();
  if (view === undefined) return <Loading shape="rows" headed />;
  const teams = view.entries.filter(isTeam).toSorted(byNumber);

  async function add() {
    const contestant = freeNumber(teams.map((team) => team.contestant));
    const done = await commanding.send('enter-contestant', {
      kind: 'team',
      contestant,
      name: t('teams.placeholder', { number: contestant }),
      players: placeholderTeam(contestant),
      captain: 0,
    });
    if (done) setEditing(contestant);
  }

  return (
    <Stack>
      <Title>{t('part.entries')}</Title>
      <Quiet>
        {t('teams.count', { count: teams.filter(({ withdrawn }) => !withdrawn).length })}{' '}
        {t('teams.complete', {
          count: teams.filter((team) => isComplete(team) && unsaidIn(team, mixed).length === 0).length,
        })}
      </Quiet>
      <Row>
        <Action icon={UserPlus} loading={commanding.sending} onClick={() => void add()}>
          {t('teams.add')}
        </Action>
        <Action icon={ClipboardPaste} onClick={() => setPasting(!pasting)} aria-pressed={pasting}>
          {t('teams.paste')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
      {pasting && (
        <Panel heading={t('teams.paste')}>
          <PasteTeams teams={teams} onDone={() => setPasting(false)} />
        </Panel>
      )}
      <Panel heading={t('teams.heading')}>
        {teams.length === 0 ? (
          <EmptyState icon={UsersRound} heading={t('teams.none')}>
            {t('teams.noneNext')}
          </EmptyState>
        ) : (
          <DataTable label={t('teams.heading')}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">{t('teams.number')}</th>
                <th scope="col">{t('teams.name')}</th>
                <th scope="col">{t('teams.players')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {teams.map((team) => (
                <TeamRow
                  key={team.contestant}
                  team={team}
                  unsaid={unsaidIn(team, mixed)}
                  editing={editing === team.contestant}
                  onEdit={(open) => setEditing(open ? team.contestant : undefined)}
                />
              ))}
            </tbody>
          </DataTable>
        )}
      </Panel>
    </Stack>
  );
}

interface TeamRowProps {
  readonly team: TeamView;
  readonly unsaid: readonly string[];
  readonly editing: boolean;
  readonly onEdit: (open: boolean) => void;
}

function TeamRow({ team, unsaid, editing, onEdit }: TeamRowProps) {
  const { t } = useTranslation('desk');
  const { contestant, name, players, withdrawn } = team;
  const { captain } = team.team;
  return (
    <>
      <tr className={classes.row} data-withdrawn={withdrawn}>
        <th scope="row">{contestant}</th>
        <td>
          <bdi className={classes.name}>{name}</bdi>
          {withdrawn && <Quiet>{t('teams.withdrawn')}</Quiet>}
          <JoiningTeam team={team} />
        </td>
        <td>
          {isComplete(team) ? (
            players.map((player, at) => (
              <span key={`${player.name}`}>
                {at > 0 && ', '}
                <bdi className={captain === at ? classes.captain : undefined}>{player.name}</bdi>
              </span>
            ))
          ) : (
            <Quiet>{t('teams.incomplete')}</Quiet>
          )}
          {isComplete(team) && unsaid.length > 0 && (
            <Quiet>{t('teams.sexMissing', { players: unsaid.join(', ') })}</Quiet>
          )}
        </td>
        <td>
          <Action
            icon={Pencil}
            aria-label={`${t('teams.more')}: ${name}`}
            aria-pressed={editing}
            onClick={() => onEdit(!editing)}
          >
            {t('teams.more')}
          </Action>
        </td>
      </tr>
      {editing && (
        <tr className={classes.open}>
          <td colSpan={4}>
            <TeamForm entry={team} onDone={() => onEdit(false)} />
            {!withdrawn && <LeavingTeam team={team} />}
          </td>
        </tr>
      )}
    </>
  );
}
