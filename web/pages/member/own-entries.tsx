import type { OwnEntry } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from '../office/office.module.css';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { DateChanges } from './date-change.tsx';
import { memberClient } from './member-client.ts';
import type { OwnProps } from './own-page.tsx';

/** A player's entries: where each stands, who has agreed, what was paid, and the way out. */
export function OwnEntries({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  return (
    <Panel heading={t('member.entries')}>
      {own.entries.length === 0 && <Quiet>{t('member.noEntries')}</Quiet>}
      <ul className={classes.list}>
        {own.entries.map((entry) => (
          <Own key={`${entry.event}/${entry.entry}`} entry={entry} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  );
}

function Own({ entry, onChanged }: { readonly entry: OwnEntry; readonly onChanged: OwnProps['onChanged'] }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { twoPlaces } = useNumbers();
  const { event, name, from, players, team, stands, place, fee, paid, carried } = entry;
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        · {day(from)} · <bdi>{team ?? players.map((player) => player.name).join(' – ')}</bdi>
      </span>
      <span>
        {t(`stands.${stands}`)}
        {place !== undefined && ` (${place})`}
        {carried !== undefined && ` · ${t('member.carried', { carried: twoPlaces(carried) })}`}
        {paid !== undefined
          ? ` · ${t('member.paid', { paid })}`
          : fee !== undefined && ` · ${t('member.fee', { fee })}`}
      </span>
      <DateChanges entry={entry} onChanged={onChanged} />
      {entry.open && <Withdraw event={event} entry={entry.entry} onChanged={onChanged} />}
    </li>
  );
}

interface WithdrawProps {
  readonly event: number;
  readonly entry: number;
  readonly onChanged: OwnProps['onChanged'];
}

/** A reason is asked for: after the deadline the federation judges it. */
function Withdraw({ event, entry, onChanged }: WithdrawProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [reason, setReason] = useState('');
  async function withdraw() {
    const data = { event, entry, justified: true, reason: reason.trim() };
    if ((await send(() => memberClient.command('withdraw-entry', data))) !== undefined) await onChanged();
  }
  return (
    <details>
      <summary>{t('member.withdraw')}</summary>
      <Field
        label={t('member.reason')}
        value={reason}
        maxLength={500}
        onChange={(changed) => setReason(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} disabled={reason.trim() === ''} onClick={() => void withdraw()}>
          {t('member.withdraw')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </details>
  );
}
