import type { MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import type { Incident } from './match-incidents.ts';

interface IncidentFieldsProps {
  readonly match: MatchView;
  readonly incident: Incident;
  readonly onChange: (incident: Incident) => void;
}

/** What only the director can say of what happened; how many boards compare is known. */
export function IncidentFields({ match, incident, onChange }: IncidentFieldsProps) {
  const { t } = useTranslation(['desk', 'results']);
  const { home, away, compared, boards } = match;
  const teams = [
    { value: 'a' as const, label: teamText(home) },
    { value: 'b' as const, label: teamText(away) },
  ];
  return (
    <>
      <Quiet>{t('results:match.compared', { compared, boards })}</Quiet>
      <Fields>
        {incident.kind === 'interrupted' && (
          <Interrupted teams={teams} incident={incident} onChange={onChange} />
        )}
        {incident.kind === 'seats' && <Seats teams={teams} incident={incident} onChange={onChange} />}
        {incident.kind === 'suspended' && (
          <Pick
            label={t('matchRuling.team')}
            value={incident.offenders}
            options={teams}
            onPick={(offenders) => onChange({ ...incident, offenders })}
          />
        )}
      </Fields>
    </>
  );
}

type Teams = readonly { readonly value: 'a' | 'b'; readonly label: string }[];

interface PartProps<K extends Incident['kind']> {
  readonly teams: Teams;
  readonly incident: Extract<Incident, { kind: K }>;
  readonly onChange: (incident: Incident) => void;
}

const RESUMPTIONS = ['to-come', 'impossible', 'unable'] as const;

function Interrupted({ teams, incident, onChange }: PartProps<'interrupted'>) {
  const { t } = useTranslation('desk');
  const { cause, resumption } = incident;
  return (
    <>
      <Pick<'' | 'a' | 'b'>
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
        label={t('matchRuling.resumption')}
        value={resumption}
        options={RESUMPTIONS.map((value) => ({
          value,
          label: t(`matchRuling.resumptions.${value}`),
        }))}
        onPick={(value) => onChange({ ...incident, resumption: value })}
      />
    </>
  );
}

function Seats({ teams, incident, onChange }: PartProps<'seats'>) {
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
        label={t('matchRuling.team')}
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
