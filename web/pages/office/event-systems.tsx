import type { EntrySystem, EventSeen } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { LinesOf } from '../desk/readings/reading-lines.tsx';
import { CardView } from '../systems/card-view.tsx';
import { Plays } from '../systems/plays.tsx';
import { ColourMark, SystemClassed } from '../systems/system-class.tsx';
import { suited, useSystemWords } from '../systems/system-words.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

/** The systems of an event: what each pair has handed in and may play, and the director's word on it (RTP 2.1.2.6). */
export function EventSystems({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  return (
    <Panel heading={t('own.systems')}>
      <ul className={classes.list}>
        {seen.systems.map((system) => (
          <SystemLine
            key={`${system.entry} ${system.players.join('-')}`}
            event={seen.event}
            system={system}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <LinesOf settings={{ profile: seen.plan.profile, readings: {} }} of={['A06', 'A22', 'A23', 'A28']} />
    </Panel>
  );
}

interface SystemLineProps extends Pick<EventPartProps, 'onChanged'> {
  readonly event: number;
  readonly system: EntrySystem;
}

function SystemLine({ event, system, onChanged }: SystemLineProps) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const words = useSystemWords();
  const { names, seen, delivered, plays, declaredOtherwise, defences } = system;
  return (
    <li>
      <span>
        {system.entry}. <bdi>{names.join(' – ')}</bdi>
      </span>
      {seen === undefined ? <span>{t('own.notDelivered')}</span> : <ColourMark classed={seen.classed} />}
      <div className={classes.wide}>
        <Plays plays={plays} />
        {declaredOtherwise === true && <p>{t('own.otherwise')}</p>}
        {delivered?.checked !== undefined && (
          <p>
            {delivered.checked.allowed ? t('own.allowed') : t('own.notAllowed')} {delivered.checked.note} ·{' '}
            {moment(delivered.checked.time)}
          </p>
        )}
        {delivered?.late !== undefined && (
          <p>
            {t('own.late')} <SuitedText text={delivered.late.map(({ what }) => suited(what)).join(', ')} />
          </p>
        )}
        {seen !== undefined && delivered !== undefined && (
          <details>
            <summary>{t('own.delivered', { at: moment(delivered.delivered) })}</summary>
            <SystemClassed classed={seen.classed} />
            {seen.against.length > 0 && (
              <ul>
                {seen.against.map((breach) => (
                  <li key={`${breach.code} ${breach.message}`}>
                    <SuitedText text={words.reason({ ...breach, params: breach.params ?? {} })} />
                  </li>
                ))}
              </ul>
            )}
            <CardView seen={seen} />
            {defences.map(({ against, text }) => (
              <p key={against}>
                {t('own.against-entry', { entry: against })}: {text}
              </p>
            ))}
            <Checking event={event} system={system} onChanged={onChanged} />
          </details>
        )}
      </div>
    </li>
  );
}

function Checking({ event, system: { entry, players }, onChanged }: SystemLineProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [note, setNote] = useState('');
  async function check(allowed: boolean) {
    const data = { event, entry, players, allowed, note: note.trim() };
    if ((await send(() => officeClient.command('check-system', data))) !== undefined) await onChanged();
  }
  return (
    <>
      <Field
        label={t('own.note')}
        value={note}
        maxLength={500}
        onChange={(changed) => setNote(changed.currentTarget.value)}
      />
      <Row>
        <Action loading={sending} onClick={() => void check(true)}>
          {t('own.allow')}
        </Action>
        <Action loading={sending} onClick={() => void check(false)}>
          {t('own.forbid')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </>
  );
}
