import type { MatchDateChange, OwnEntry } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Fields, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { memberClient } from './member-client.ts';

interface DateChangesProps {
  readonly entry: OwnEntry;
  readonly onChanged: () => Promise<void>;
}

/** Matches of a team that are to be played on another day: asked by one captain, confirmed by the other (RTP 3.6.11). */
export function DateChanges({ entry, onChanged }: DateChangesProps) {
  const { t } = useTranslation('office');
  if (entry.dateChanges.length === 0 && !(entry.captain && entry.open)) return null;
  return (
    <details open={entry.dateChanges.length > 0}>
      <summary>{t('dates.title')}</summary>
      {entry.dateChanges.map((change) => (
        <Change key={change.number} entry={entry} change={change} onChanged={onChanged} />
      ))}
      {entry.captain && entry.open && entry.opponents.length > 0 && (
        <Asking entry={entry} onChanged={onChanged} />
      )}
    </details>
  );
}

const standOf = ({ decided, declined, confirmed }: MatchDateChange) => {
  if (decided !== undefined) return decided.granted ? 'granted' : 'refused';
  if (declined === true) return 'declined';
  return confirmed === undefined ? 'asked' : 'confirmed';
};

function Change({ entry, change, onChanged }: DateChangesProps & { readonly change: MatchDateChange }) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const stand = standOf(change);
  async function answer(agrees: boolean) {
    const data = { event: entry.event, change: change.number, agrees };
    if ((await send(() => memberClient.command('answer-date-change', data))) !== undefined) await onChanged();
  }
  return (
    <>
      <p>
        {t('dates.change', {
          round: change.round,
          from: moment(change.fixed),
          to: moment(change.wanted),
        })}{' '}
        · {t(`dates.${stand}`)} {change.decided?.note}
      </p>
      {stand === 'asked' && entry.captain && change.against === entry.entry && (
        <Row>
          <Action next loading={sending} onClick={() => void answer(true)}>
            {t('dates.confirm')}
          </Action>
          <Action loading={sending} onClick={() => void answer(false)}>
            {t('member.decline')}
          </Action>
        </Row>
      )}
      <OfficeRefusal refusal={refusal} />
    </>
  );
}

function Asking({ entry, onChanged }: DateChangesProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [against, setAgainst] = useState(`${entry.opponents[0]?.entry ?? ''}`);
  const [round, setRound] = useState('');
  const [rounds, setRounds] = useState('');
  const [fixed, setFixed] = useState('');
  const [wanted, setWanted] = useState('');
  const [commonBoards, setCommon] = useState(false);
  const [teamsPay, setTeamsPay] = useState(false);
  const [referee, setReferee] = useState('');
  const ready = Number(round) > 0 && Number(rounds) > 0 && fixed !== '' && wanted !== '';
  async function ask() {
    const data = {
      event: entry.event,
      entry: entry.entry,
      against: Number(against),
      round: Number(round),
      rounds: Number(rounds),
      commonBoards,
      ...(teamsPay ? { teamsPay: true as const } : {}),
      ...(referee.trim() === '' ? {} : { referee: referee.trim() }),
      fixed: new Date(fixed).toISOString(),
      wanted: new Date(wanted).toISOString(),
    };
    if ((await send(() => memberClient.command('ask-date-change', data))) !== undefined) await onChanged();
  }
  return (
    <>
      <Quiet>{t('dates.hint')}</Quiet>
      <Fields>
        <Pick
          names
          label={t('dates.against')}
          value={against}
          options={entry.opponents.map((each) => ({ value: `${each.entry}`, label: each.name }))}
          onPick={setAgainst}
        />
        <Field
          label={t('dates.round')}
          inputMode="numeric"
          value={round}
          onChange={(changed) => setRound(changed.currentTarget.value)}
        />
        <Field
          label={t('dates.rounds')}
          inputMode="numeric"
          value={rounds}
          onChange={(changed) => setRounds(changed.currentTarget.value)}
        />
        <Field
          label={t('dates.fixed')}
          type="datetime-local"
          value={fixed}
          onChange={(changed) => setFixed(changed.currentTarget.value)}
        />
        <Field
          label={t('dates.wanted')}
          type="datetime-local"
          value={wanted}
          onChange={(changed) => setWanted(changed.currentTarget.value)}
        />
      </Fields>
      <Check checked={commonBoards} onChange={setCommon}>
        {t('dates.common')}
      </Check>
      <Field
        label={t('dates.referee')}
        description={t('dates.refereeHint')}
        value={referee}
        maxLength={120}
        onChange={(changed) => setReferee(changed.currentTarget.value)}
      />
      <Check checked={teamsPay} onChange={setTeamsPay}>
        {t('dates.teamsPay')}
      </Check>
      <Row>
        <Action loading={sending} disabled={!ready} onClick={() => void ask()}>
          {t('dates.ask')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </>
  );
}
