import type { MatchIncident, MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields, Quiet, Row } from '../parts/layout.tsx';
import { useLateness } from './use-lateness.ts';

interface IncidentFieldsProps {
  readonly match: MatchView;
  readonly incident: MatchIncident;
  readonly onChange: (incident: MatchIncident) => void;
}

/** What only the director can say of what happened; how many boards compare is known. */
export function IncidentFields({ match, incident, onChange }: IncidentFieldsProps) {
  const { t } = useTranslation(['desk', 'results']);
  const { home, away, compared, boards } = match;
  const teams = [
    { value: home.contestant, label: teamText(home) },
    { value: away.contestant, label: teamText(away) },
  ];
  return (
    <>
      <Quiet>{t('results:match.compared', { compared, boards })}</Quiet>
      <Fields>
        {incident.kind === 'interrupted' && (
          <Interrupted teams={teams} incident={incident} onChange={onChange} />
        )}
        {incident.kind === 'absent' && (
          <Pick
            names
            label={t('matchRuling.absent')}
            value={incident.teams.length > 1 ? '' : (incident.teams[0] ?? '')}
            options={[...teams, { value: '', label: t('matchRuling.both') }]}
            onPick={(team) =>
              onChange({
                ...incident,
                teams: team === '' ? [home.contestant, away.contestant] : [team],
              })
            }
          />
        )}
        {incident.kind === 'late' && (
          <Late match={match} teams={teams} incident={incident} onChange={onChange} />
        )}
        {incident.kind === 'wrong-seats' && <Seats teams={teams} incident={incident} onChange={onChange} />}
        {incident.kind === 'suspended' && (
          <Pick
            names
            label={t('matchRuling.team')}
            value={incident.team}
            options={teams}
            onPick={(team) => onChange({ ...incident, team })}
          />
        )}
      </Fields>
    </>
  );
}

type Teams = readonly { readonly value: string; readonly label: string }[];

interface PartProps<K extends MatchIncident['kind']> {
  readonly teams: Teams;
  readonly incident: Extract<MatchIncident, { kind: K }>;
  readonly onChange: (incident: MatchIncident) => void;
}

const whole = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);

/** RTP 2.3.5, ROP 6.11: the minutes run from when the round was called. */
function Late({ match, teams, incident, onChange }: PartProps<'late'> & { readonly match: MatchView }) {
  const { t } = useTranslation('desk');
  const clock = useLateness(match);
  const { team, minutes, firstRoundWithReserves, reserveTeamPresent, playable } = incident;
  return (
    <>
      <Pick
        names
        label={t('matchRuling.team')}
        value={team}
        options={teams}
        onPick={(value) => onChange({ ...incident, team: value })}
      />
      <Field
        label={t('matchRuling.minutes')}
        type="number"
        min={0}
        value={String(minutes)}
        onChange={(event) => onChange({ ...incident, minutes: whole(event.currentTarget.value) })}
      />
      {clock !== undefined && (
        <Row>
          <span role="timer">
            {t('segmentClock.late', { time: clock.from, clause: clock.clause, count: clock.minutes })}
          </span>
          {clock.minutes > 0 && (
            <Action onClick={() => onChange({ ...incident, minutes: clock.minutes })}>
              {t('segmentClock.take', { count: clock.minutes })}
            </Action>
          )}
        </Row>
      )}
      <Check
        checked={firstRoundWithReserves}
        onChange={(value) => onChange({ ...incident, firstRoundWithReserves: value })}
      >
        {t('matchRuling.reserves')}
      </Check>
      {firstRoundWithReserves && (
        <>
          <Check
            checked={reserveTeamPresent}
            onChange={(value) => onChange({ ...incident, reserveTeamPresent: value })}
          >
            {t('matchRuling.reserveHere')}
          </Check>
          <Field
            label={t('matchRuling.playable')}
            type="number"
            min={0}
            value={String(playable)}
            onChange={(event) => onChange({ ...incident, playable: whole(event.currentTarget.value) })}
          />
        </>
      )}
    </>
  );
}

const RESUMPTIONS = ['to-come', 'impossible', 'unable'] as const;

/** The team that cannot go on is the one that stopped the match. */
const resumedAfter = (team: string): 'impossible' | { readonly unable: string } =>
  team === '' ? 'impossible' : { unable: team };

function Interrupted({ teams, incident, onChange }: PartProps<'interrupted'>) {
  const { t } = useTranslation('desk');
  const { cause, resumption } = incident;
  return (
    <>
      <Pick
        names
        label={t('matchRuling.cause')}
        value={cause?.team ?? ''}
        options={[{ value: '', label: t('matchRuling.nobody') }, ...teams]}
        onPick={(team) =>
          onChange({
            kind: 'interrupted',
            resumption: typeof resumption === 'string' ? resumption : resumedAfter(team),
            ...(team === '' ? {} : { cause: { team, how: cause?.how ?? 'unable' } }),
          })
        }
      />
      {cause !== undefined && (
        <Pick
          label={t('matchRuling.how')}
          value={cause.how}
          options={(['unable', 'walked-out'] as const).map((value) => ({
            value,
            label: t(`matchRuling.hows.${value}`),
          }))}
          onPick={(how) => onChange({ ...incident, cause: { ...cause, how } })}
        />
      )}
      <Pick
        label={t('matchRuling.resumption')}
        value={typeof resumption === 'string' ? resumption : 'unable'}
        options={RESUMPTIONS.filter((value) => value !== 'unable' || cause !== undefined).map((value) => ({
          value,
          label: t(`matchRuling.resumptions.${value}`),
        }))}
        onPick={(value) =>
          onChange({
            ...incident,
            resumption: value === 'unable' ? (cause ? { unable: cause.team } : 'impossible') : value,
          })
        }
      />
    </>
  );
}

function Seats({ teams, incident, onChange }: PartProps<'wrong-seats'>) {
  const { t } = useTranslation('desk');
  const { rooms, playedInBoth, satFirst } = incident;
  return (
    <>
      <Pick
        label={t('matchRuling.rooms')}
        value={rooms}
        options={(['one', 'both'] as const).map((value) => ({
          value,
          label: t(`matchRuling.roomWays.${value}`),
        }))}
        onPick={(value) => onChange({ ...incident, rooms: value })}
      />
      <Pick
        names
        label={t('matchRuling.satFirst')}
        value={satFirst}
        options={teams}
        onPick={(value) => onChange({ ...incident, satFirst: value })}
      />
      {playedInBoth !== 'never' && (
        <Field
          label={t('matchRuling.noticed')}
          type="number"
          min={0}
          value={String(playedInBoth)}
          onChange={(event) => onChange({ ...incident, playedInBoth: Number(event.currentTarget.value) })}
        />
      )}
      <Check
        checked={playedInBoth === 'never'}
        onChange={(never) => onChange({ ...incident, playedInBoth: never ? 'never' : 0 })}
      >
        {t('matchRuling.never')}
      </Check>
    </>
  );
}
