import { EVENT_LEVELS, type EventLevel, type EventListed, type EventPlan } from 'naipe/federation';
import { EVENT_TYPES, type EventTypeName } from 'naipe/regulation';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';

const typesOf = (profile: EventPlan['profile']) =>
  Object.keys(EVENT_TYPES[profile]) as readonly EventTypeName[];
const REGULATIONS: readonly EventPlan['profile'][] = ['rtp-2014', 'rop'];

/** The events of the season, and the way to a new one. */
export function EventsPage() {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const [events, setEvents] = useState<readonly EventListed[]>();
  const look = useCallback(async () => {
    const answer = await officeClient.events();
    if (answer.ok) setEvents(answer.value.events);
  }, []);
  useEffect(() => void look(), [look]);
  return (
    <OfficeFrame part="events">
      <Panel heading={t('events.all')}>
        {events?.length === 0 && <Quiet>{t('events.none')}</Quiet>}
        <ul className={classes.list}>
          {events?.map(({ event, name, from, entries, status }) => (
            <li key={event}>
              <Link href={`/desk/office/events/${event}`}>
                <b>
                  <bdi>{name}</bdi>
                </b>
              </Link>
              <span>
                {day(from)} · {t('events.entries', { count: entries })} · {t(`status.${status}`)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <NewEvent onPlanned={look} />
    </OfficeFrame>
  );
}

function NewEvent({ onPlanned }: { readonly onPlanned: () => Promise<void> }) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<EventPlan['kind']>('pair');
  const [profile, setProfile] = useState<EventPlan['profile']>('rtp-2014');
  const [types, setTypes] = useState<readonly EventTypeName[]>(['open']);
  const [level, setLevel] = useState<EventLevel>('private');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [places, setPlaces] = useState('');
  async function plan(event: FormEvent) {
    event.preventDefault();
    const planned: EventPlan = {
      name: name.trim(),
      profile,
      kind,
      types: typesOf(profile).filter((type) => types.includes(type)),
      level,
      ...(level === 'regional' ? { official: true } : {}),
      from,
      to: to === '' ? from : to,
      ...(Number(places) > 0 ? { places: Number(places) } : {}),
      stated: {},
    };
    if ((await send(() => officeClient.command('write-event', { plan: planned }))) === undefined) return;
    setName('');
    await onPlanned();
  }
  return (
    <Panel heading={t('events.new')}>
      <form onSubmit={plan}>
        <Fields>
          <Field
            label={t('events.name')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Pick
            label={t('events.kind')}
            value={kind}
            options={(['pair', 'team'] as const).map((value) => ({ value, label: t(`events.${value}`) }))}
            onPick={setKind}
          />
          <Pick
            label={t('plan.profile')}
            value={profile}
            options={REGULATIONS.map((value) => ({ value, label: value === 'rop' ? 'ROP' : 'RTP 2014' }))}
            onPick={setProfile}
          />
          <Pick
            label={t('events.level')}
            value={level}
            options={EVENT_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
            onPick={setLevel}
          />
          <Field
            label={t('events.from')}
            type="date"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <Field
            label={t('events.to')}
            type="date"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Field
            label={t('events.places')}
            description={t('events.placesHint')}
            inputMode="numeric"
            value={places}
            onChange={(event) => setPlaces(event.currentTarget.value)}
          />
        </Fields>
        <fieldset className={classes.choices}>
          <legend>{t('events.type')}</legend>
          {typesOf(profile).map((type) => (
            <Check
              key={type}
              checked={types.includes(type)}
              onChange={(is) => setTypes(is ? [...types, type] : types.filter((each) => each !== type))}
            >
              {t(`type.${type}`)}
            </Check>
          ))}
        </fieldset>
        <Row>
          <Action
            next
            submit
            loading={sending}
            disabled={
              name.trim() === '' || from === '' || !typesOf(profile).some((type) => types.includes(type))
            }
          >
            {t('events.plan')}
          </Action>
        </Row>
      </form>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
