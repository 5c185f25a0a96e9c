import { type EventSeen, type MatchDateChange, REPORT_BODIES } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

const nameOf = ({ playing }: EventSeen, number: number): string => {
  const entry = playing.find((each) => each.entry === number);
  return entry?.team ?? entry?.names.join(' – ') ?? `${number}`;
};

/** Matches that two teams want to play on another day: the office decides, the director reads it here. */
export function EventDates({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  return (
    <Panel heading={t('dates.title')}>
      <ul className={classes.list}>
        {seen.dateChanges.map((change) => (
          <Change key={change.number} seen={seen} change={change} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  );
}

function Change({ seen, change, onChanged }: EventPartProps & { readonly change: MatchDateChange }) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [note, setNote] = useState('');
  const { round, fixed, wanted, by, against, confirmed, declined, decided } = change;
  async function decide(granted: boolean) {
    const data = { event: seen.event, change: change.number, granted, note: note.trim() };
    if ((await send(() => officeClient.command('decide-date-change', data))) !== undefined) await onChanged();
  }
  return (
    <li>
      <span>
        <bdi>{nameOf(seen, by)}</bdi> – <bdi>{nameOf(seen, against)}</bdi>:{' '}
        {t('dates.change', { round, from: moment(fixed), to: moment(wanted) })}
      </span>
      <span>
        {decided === undefined
          ? t(
              declined === true
                ? 'dates.declined'
                : confirmed === undefined
                  ? 'dates.asked'
                  : 'dates.confirmed',
            )
          : t(decided.granted ? 'dates.granted' : 'dates.refused')}{' '}
        {decided?.note}
      </span>
      {decided === undefined && (
        <div className={classes.wide}>
          <Field
            label={t('own.note')}
            description={t('dates.costs')}
            value={note}
            maxLength={500}
            onChange={(changed) => setNote(changed.currentTarget.value)}
          />
          <Row>
            <Action loading={sending} onClick={() => void decide(true)}>
              {t('dates.grant')}
            </Action>
            <Action loading={sending} onClick={() => void decide(false)}>
              {t('dates.refuse')}
            </Action>
          </Row>
          <OfficeRefusal refusal={refusal} />
        </div>
      )}
    </li>
  );
}

/** To whom the director's report goes on; the board reads each here and may send it elsewhere (RTP 3.2.2.3). */
export function EventReport({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const [to, setTo] = useState<(typeof REPORT_BODIES)[number]>('directors');
  const [note, setNote] = useState('');
  async function forward() {
    const data = { event: seen.event, to, note: note.trim() };
    if ((await send(() => officeClient.command('forward-report', data))) !== undefined) await onChanged();
  }
  return (
    <details>
      <summary>
        {t('report.title')} ({seen.forwarded.length})
      </summary>
      <ul className={classes.list}>
        {seen.forwarded.map((each) => (
          <li key={each.time}>
            <span>
              {t(`report.${each.to}`)} · {moment(each.time)}
            </span>
            <span>{each.note}</span>
          </li>
        ))}
      </ul>
      <Fields>
        <Pick
          label={t('report.to')}
          value={to}
          options={REPORT_BODIES.map((value) => ({ value, label: t(`report.${value}`) }))}
          onPick={setTo}
        />
        <Field
          label={t('own.note')}
          value={note}
          maxLength={500}
          onChange={(changed) => setNote(changed.currentTarget.value)}
        />
      </Fields>
      <Row>
        <Action loading={sending} onClick={() => void forward()}>
          {t('report.forward')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </details>
  );
}
