import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field, Pick } from '../../../../components/field.tsx';
import { useWritingStyle } from '../../../../components/writing-style.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Row, Stack } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { PlayerInput } from '../player-input.tsx';
import { renamed } from '../renamed.ts';
import { MoreOfTeam } from './more-of-team.tsx';
import { SystemsOfTeam } from './systems-of-team.tsx';
import {
  changesOf,
  draftOf,
  isReadable,
  isWrong,
  MOST_PLAYERS,
  NOBODY,
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
  const { language } = useWritingStyle();
  const [draft, setDraft] = useState(() => draftOf(entry, language));
  const commanding = useDeskCommand(tournament, true, () => setDraft(draftOf(entry, language)));
  const change = (changes: Partial<TeamDraft>) => setDraft({ ...draft, ...changes });
  const { players, captain } = draft;
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
            error={isWrong('valueIndex', draft.valueIndex) && t('teams.wrong.valueIndex')}
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
                onName={(name, id) => change({ players: players.with(at, renamed(player, name, id)) })}
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
                  onPick={(value) => change({ players: players.with(at, withSex(player, value)) })}
                />
              )}
            </li>
          ))}
        </ol>
        <Row>
          <Action
            disabled={players.length >= MOST_PLAYERS}
            onClick={() => change({ players: [...players, NOBODY] })}
          >
            {t('teams.morePlayers')}
          </Action>
        </Row>
        <MoreOfTeam draft={draft} onChange={change} />
        <SystemsOfTeam draft={draft} nameOf={nameOf} onChange={change} />
        <Fields>
          <Pick
            names
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
              value={draft.other.name}
              maxLength={120}
              onChange={(event) => change({ other: { ...draft.other, name: event.currentTarget.value } })}
            />
          )}
        </Fields>
        <Outcome commanding={commanding} onDone={onDone} />
        <Row>
          <Action next submit loading={commanding.sending} disabled={!isReadable(draft)}>
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
