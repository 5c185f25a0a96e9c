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
  readonly isKnockout: boolean;
  readonly onChange: (incident: MatchIncident) => void;
}

/** What only the director can say of what happened; how many boards compare is known. */
export function IncidentFields({ match, incident, isKnockout, onChange }: IncidentFieldsProps) {
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
          <Interrupted teams={teams} incident={incident} isKnockout={isKnockout} onChange={onChange} />
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

/** Either team may be the one that cannot field a line-up, whoever stopped the match (RTP 3.6.8.1, 3.6.8.2). */
const UNABLE = 'unable/';

type Resumption = Extract<MatchIncident, { kind: 'interrupted' }>['resumption'];

const resumptionNamed = (resumption: Resumption): string =>
  typeof resumption === 'string' ? resumption : `${UNABLE}${resumption.unable}`;

const resumptionOf = (name: string): Resumption =>
  name.startsWith(UNABLE) ? { unable: name.slice(UNABLE.length) } : name === 'impossible' ? name : 'to-come';

type InterruptedProps = PartProps<'interrupted'> & { readonly isKnockout: boolean };

function Interrupted({ teams, incident, isKnockout, onChange }: InterruptedProps) {
  const { t } = useTranslation('desk');
  const { cause, resumption, bothCannotGoOn } = incident;
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
            resumption,
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
        names
        label={t('matchRuling.resumption')}
        value={resumptionNamed(resumption)}
        options={[
          ...(['to-come', 'impossible'] as const).map((value) => ({
            value: value as string,
            label: t(`matchRuling.resumptions.${value}`),
          })),
          ...teams.map(({ value, label }) => ({
            value: `${UNABLE}${value}`,
            label: t('matchRuling.resumptions.unable', { team: label }),
          })),
        ]}
        onPick={(name) => onChange({ ...incident, resumption: resumptionOf(name) })}
      />
      {isKnockout && resumption === 'impossible' && (
        <Check
          checked={bothCannotGoOn === true}
          onChange={(value) => onChange({ ...incident, bothCannotGoOn: value })}
        >
          {t('matchRuling.bothCannotGoOn')}
        </Check>
      )}
    </>
  );
}

function Seats({ teams, incident, onChange }: PartProps<'wrong-seats'>) {
  const { t } = useTranslation('desk');
  const { rooms, playedInBoth, playedInOne = 0, satFirst } = incident;
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
      {rooms === 'one' && playedInBoth !== 'never' && (
        <Field
          label={t('matchRuling.playedInOne')}
          type="number"
          min={0}
          value={String(playedInOne)}
          onChange={(event) => onChange({ ...incident, playedInOne: whole(event.currentTarget.value) })}
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
