import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field, Pick } from '../../../../components/field.tsx';
import { useDesk } from '../../desk-context.ts';
import { Fields, Row, Stack } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { PlayerInput } from '../player-input.tsx';
import { MoreOfTeam } from './more-of-team.tsx';
import {
  changesOf,
  draftOf,
  MOST_PLAYERS,
  nameByClub,
  type TeamDraft,
  type TeamView,
  withSex,
} from './team-draft.ts';
import classes from './teams-page.module.css';

interface TeamFormProps {
  readonly entry: TeamView;
  readonly onDone: () => void;
}

/** A team to be typed: its name, its players, who is captain. */
export function TeamForm({ entry, onDone }: TeamFormProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings } = view.overview;
  const [draft, setDraft] = useState(() => draftOf(entry));
  const commanding = useDeskCommand(tournament, true, () => setDraft(draftOf(entry)));
  const change = (changes: Partial<TeamDraft>) => setDraft({ ...draft, ...changes });
  const { players, captain, unusual } = draft;
  const nameOf = (at: number) => players[at]?.name || t('teams.player', { place: at + 1 });
  const byClub = nameByClub(draft);
  return (
    <form
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await commanding.send('change-contestant', changesOf(entry.contestant, draft))) onDone();
      }}
    >
      <Stack>
        <Fields>
          <Field
            label={t('teams.name')}
            value={draft.name}
            maxLength={80}
            autoFocus
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Field
            label={t('teams.club')}
            value={draft.club}
            maxLength={80}
            onChange={(event) => change({ club: event.currentTarget.value })}
          />
          <Field
            label={t('teams.valueIndex')}
            inputMode="decimal"
            value={draft.valueIndex}
            onChange={(event) => change({ valueIndex: event.currentTarget.value })}
          />
        </Fields>
        <ol className={classes.players}>
          {players.map((player, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by his place in the team
            <li key={at}>
              <PlayerInput
                label={t('teams.player', { place: at + 1 })}
                name={player.name}
                onName={(name, id) =>
                  change({
                    players: players.map((each, index) =>
                      index === at
                        ? withSex({ name, ...(id === undefined ? {} : { id }) }, each.sex ?? '')
                        : each,
                    ),
                  })
                }
              />
              {settings.mixed && (
                <Pick<'' | 'F' | 'M'>
                  label={t('teams.sex', { player: nameOf(at) })}
                  value={player.sex ?? ''}
                  options={[
                    { value: '', label: t('teams.sexes.unknown') },
                    { value: 'F', label: t('teams.sexes.F') },
                    { value: 'M', label: t('teams.sexes.M') },
                  ]}
                  onPick={(value) =>
                    change({
                      players: players.map((each, index) => (index === at ? withSex(each, value) : each)),
                    })
                  }
                />
              )}
            </li>
          ))}
        </ol>
        <Row>
          <Action
            disabled={players.length >= MOST_PLAYERS}
            onClick={() => change({ players: [...players, { name: '' }] })}
          >
            {t('teams.morePlayers')}
          </Action>
        </Row>
        <MoreOfTeam draft={draft} mixed={settings.mixed} onChange={change} />
        <Fields>
          <Pick
            label={t('teams.captain')}
            value={String(captain)}
            options={[
              ...players.map((_, at) => ({ value: String(at), label: nameOf(at) })),
              { value: 'other', label: t('teams.captainOther') },
            ]}
            onPick={(value) => change({ captain: value === 'other' ? value : Number(value) })}
          />
          {captain === 'other' && (
            <Field
              label={t('teams.captainName')}
              value={draft.captainName}
              onChange={(event) => change({ captainName: event.currentTarget.value })}
            />
          )}
          <Pick
            label={t('teams.unusual')}
            value={unusual?.join() ?? ''}
            options={[
              { value: '', label: '–' },
              ...pairsOf(players.length).map(([one, other]) => ({
                value: `${one},${other}`,
                label: `${nameOf(one)} – ${nameOf(other)}`,
              })),
            ]}
            onPick={(value) => {
              const [one, other] = value.split(',').map(Number);
              change({
                unusual: value === '' || one === undefined || other === undefined ? undefined : [one, other],
              });
            }}
          />
        </Fields>
        <Outcome commanding={commanding} onDone={onDone} />
        <Row>
          <Action next submit loading={commanding.sending}>
            {t('teams.save')}
          </Action>
          {byClub !== '' && byClub !== draft.name && (
            <Action onClick={() => change({ name: byClub })}>
              {t('teams.byClub')}: {byClub}
            </Action>
          )}
          <Action onClick={onDone}>{t('teams.cancel')}</Action>
        </Row>
      </Stack>
    </form>
  );
}

const pairsOf = (players: number): readonly (readonly [number, number])[] =>
  Array.from({ length: players }, (_, one) =>
    Array.from({ length: players - one - 1 }, (__, more) => [one, one + more + 1] as const),
  ).flat();
