import { captainInRanking, teamValueOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { Fields, Row, Stack } from '../../parts/layout.tsx';
import { type TeamDraft, withFigure } from './team-draft.ts';
import classes from './teams-page.module.css';

interface MoreOfTeamProps {
  readonly draft: TeamDraft;
  readonly mixed: boolean;
  readonly onChange: (changes: Partial<TeamDraft>) => void;
}

const FIGURES = ['rank', 'valueIndex'] as const;

/** What draws, series and captains go by: whom the team belongs to, where it sits, and how its players are ranked and valued. */
export function MoreOfTeam({ draft, mixed, onChange }: MoreOfTeamProps) {
  const { t } = useTranslation('desk');
  const { players } = draft;
  const captain = captainInRanking(players);
  const value = teamValueOf(players, mixed);
  return (
    <details className={classes.more}>
      <summary>{t('teams.moreOf')}</summary>
      <Stack>
        <Fields>
          {(['region', 'nation', 'fixedTable'] as const).map((what) => (
            <Field
              key={what}
              label={t(`teams.${what}`)}
              value={draft[what]}
              maxLength={80}
              onChange={({ currentTarget }) => onChange({ [what]: currentTarget.value })}
            />
          ))}
        </Fields>
        {players.map((player, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by his place in the team
          <Fields key={at}>
            {FIGURES.map((what) => (
              <Field
                key={what}
                label={t(`teams.of.${what}`, { player: player.name || t('teams.player', { place: at + 1 }) })}
                inputMode="numeric"
                value={player[what] === undefined ? '' : String(player[what])}
                onChange={({ currentTarget }) =>
                  onChange({
                    players: players.map((each, index) =>
                      index === at ? withFigure(each, what, currentTarget.value) : each,
                    ),
                  })
                }
              />
            ))}
          </Fields>
        ))}
        <Row>
          {captain !== undefined && captain !== draft.captain && (
            <Action onClick={() => onChange({ captain })}>
              {t('teams.captainByRanking', { player: players[captain]?.name ?? '' })}
            </Action>
          )}
          {value !== undefined && String(value) !== draft.valueIndex && (
            <Action onClick={() => onChange({ valueIndex: String(value) })}>
              {t('teams.valueByPlayers', { value })}
            </Action>
          )}
        </Row>
      </Stack>
    </details>
  );
}
