import { captainInRanking, teamValueOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { decimalText } from '../../../../components/decimal.ts';
import { Check, Field } from '../../../../components/field.tsx';
import { useWritingStyle } from '../../../../components/writing-style.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Row, Stack } from '../../parts/layout.tsx';
import {
  FIGURES,
  isWrong,
  type PlayerDraft,
  playerFrom,
  type TeamDraft,
  withQualified,
  withRegion,
} from './team-draft.ts';
import classes from './teams-page.module.css';

interface MoreOfTeamProps {
  readonly draft: TeamDraft;
  readonly onChange: (changes: Partial<TeamDraft>) => void;
}

/** What draws, series and captains go by: whom the team belongs to, where it sits, and how its players are ranked and valued. */
export function MoreOfTeam({ draft, onChange }: MoreOfTeamProps) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  const { mixed } = useDesk().view.overview.settings;
  const { players } = draft;
  const known = players.map(playerFrom);
  const captain = captainInRanking(known);
  const value = teamValueOf(known, mixed);
  const valueText = value === undefined ? '' : decimalText(String(value), language);
  return (
    <details className={classes.more}>
      <summary>{t('teams.moreOf')}</summary>
      <Stack>
        <Fields>
          {(['region', 'nation'] as const).map((what) => (
            <Field
              key={what}
              label={t(`teams.${what}`)}
              value={draft[what]}
              maxLength={80}
              onChange={({ currentTarget }) => onChange({ [what]: currentTarget.value })}
            />
          ))}
          <Field
            label={t('teams.fixedTable')}
            inputMode="numeric"
            value={draft.fixedTable}
            error={isWrong('fixedTable', draft.fixedTable) && t('teams.wrong.fixedTable')}
            onChange={({ currentTarget }) => onChange({ fixedTable: currentTarget.value })}
          />
        </Fields>
        {players.map((player, at) => (
          <FiguresOfPlayer
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by his place in the team
            key={at}
            player={player}
            called={player.name || t('teams.player', { place: at + 1 })}
            onChange={(changed) => onChange({ players: players.with(at, changed) })}
          />
        ))}
        <Row>
          {captain !== undefined && captain !== draft.captain && (
            <Action onClick={() => onChange({ captain })}>
              {t('teams.captainByRanking', { player: players[captain]?.name ?? '' })}
            </Action>
          )}
          {value !== undefined && valueText !== draft.valueIndex && (
            <Action onClick={() => onChange({ valueIndex: valueText })}>
              {t('teams.valueByPlayers', { value: valueText })}
            </Action>
          )}
        </Row>
      </Stack>
    </details>
  );
}

interface FiguresOfPlayerProps {
  readonly player: PlayerDraft;
  readonly called: string;
  readonly onChange: (player: PlayerDraft) => void;
}

/** His place in the ranking and his value; where it is reached through regional events, his region and whether he qualified. */
function FiguresOfPlayer({ player, called, onChange }: FiguresOfPlayerProps) {
  const { t } = useTranslation('desk');
  const { regionalQualifying } = useDesk().view.overview.settings;
  return (
    <Fields>
      {FIGURES.map((what) => (
        <Field
          key={what}
          label={t(`teams.of.${what}`, { player: called })}
          inputMode={what === 'rank' ? 'numeric' : 'decimal'}
          value={player[what]}
          error={isWrong(what, player[what]) && t(`teams.wrong.${what}`)}
          onChange={({ currentTarget }) => onChange({ ...player, [what]: currentTarget.value })}
        />
      ))}
      {regionalQualifying && (
        <>
          <Field
            label={t('teams.of.region', { player: called })}
            value={player.region ?? ''}
            maxLength={80}
            onChange={({ currentTarget }) => onChange(withRegion(player, currentTarget.value))}
          />
          <Check
            checked={player.qualified === true}
            onChange={(qualified) => onChange(withQualified(player, qualified))}
          >
            {t('teams.of.qualified', { player: called })}
          </Check>
        </>
      )}
    </Fields>
  );
}
