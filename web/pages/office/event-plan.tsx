import {
  EVENT_FORMATS,
  type EventListed,
  type EventPlan,
  type EventSeen,
  RESERVE_ORDERS,
} from 'naipe/federation';
import { SYSTEM_COLOURS, type SystemColour } from 'naipe/regulation';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area, Check, Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { LinesOf } from '../desk/readings/reading-lines.tsx';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PersonPick } from './person-pick.tsx';
import { PlacePick, usePlaces } from './place-pick.tsx';
import { FLAGS, hasAge, limitsIn, MOMENTS, planOf, type TypedPlan, typedPlan } from './typed-plan.ts';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

const PROFILES: readonly EventPlan['profile'][] = ['rtp-2014', 'rop'];

/** Deadlines, fee, where it leads, reserves, carry-over, points, systems: the plan of an event beside its regulations. */
export function EventPlanForm({
  seen: { event, plan, revision, status, directors },
  onChanged,
}: EventPartProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const places = usePlaces();
  const [typed, setTyped] = useState(typedPlan(plan, directors));
  const [events, setEvents] = useState<readonly EventListed[]>([]);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    void officeClient.events().then((answer) => answer.ok && setEvents(answer.value.events));
  }, []);
  const put = (change: Partial<TypedPlan>) => {
    setSaved(false);
    setTyped({ ...typed, ...change });
  };
  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    const command = () => officeClient.command('write-event', { event, plan: planOf(plan, typed), revision });
    if ((await send(command)) === undefined) return;
    setSaved(true);
    await onChanged();
  }
  const field = (
    key: Exclude<keyof TypedPlan, 'colours' | 'directors' | 'brown' | (typeof FLAGS)[number]>,
    label: string,
    hint?: string,
  ) => (
    <Field
      label={label}
      description={hint}
      value={typed[key]}
      onChange={(changed) => put({ [key]: changed.currentTarget.value })}
    />
  );
  const { directors: boxed } = typed;
  const boxes = boxed.length > 0 && boxed.at(-1) === undefined ? boxed : [...boxed, undefined];
  const limitsUnclear = limitsIn(typed.limits) === undefined;
  const allowed = (colour: SystemColour): boolean => typed.colours.includes(colour);
  return (
    <Panel heading={t('plan.title')}>
      <details>
        <summary>{t('plan.change')}</summary>
        <form onSubmit={save}>
          <Group title={t('plan.when')}>
            <Pick
              label={t('plan.profile')}
              value={typed.profile}
              options={PROFILES.map((value) => ({ value, label: value === 'rop' ? 'ROP' : 'RTP 2014' }))}
              onPick={(profile) => put({ profile })}
            />
            {MOMENTS.map((key) => (
              <Field
                key={key}
                label={t(`plan.${key}`)}
                type="datetime-local"
                value={typed[key]}
                onChange={(changed) => put({ [key]: changed.currentTarget.value })}
              />
            ))}
          </Group>
          <Group title={t('plan.whoEnters')}>
            {field('fee', t('plan.fee'))}
            {field('places', t('events.places'), t('events.placesHint'))}
            {(['region', 'club'] as const).map((key) => (
              <PlacePick
                key={key}
                label={t(`plan.${key}`)}
                value={typed[key]}
                known={places[key]}
                onPick={(value) => put({ [key]: value })}
              />
            ))}
            {plan.kind === 'team' && (
              <Pick
                label={t('plan.format')}
                value={typed.format ?? ''}
                options={[
                  { value: '', label: t('people.unknown') },
                  ...EVENT_FORMATS.map((value) => ({ value, label: t(`plan.${value}`) })),
                ]}
                onPick={(format) => put({ format })}
              />
            )}
          </Group>
          {typed.profile === 'rtp-2014' && plan.types.some((type) => hasAge(type)) && (
            <Area
              label={t('plan.limits')}
              description={t('plan.limitsHint')}
              error={limitsUnclear ? t('plan.limitsUnclear') : undefined}
              value={typed.limits}
              onChange={(changed) => put({ limits: changed.currentTarget.value })}
            />
          )}
          {plan.types.some((type) => hasAge(type)) && (
            <LinesOf settings={{ profile: typed.profile, readings: {} }} of={['B08']} />
          )}
          <Group title={t('plan.phases')}>
            <Pick
              names
              label={t('plan.into')}
              value={typed.into}
              options={[
                { value: '', label: t('plan.nowhere') },
                ...events
                  .filter((each) => each.event !== event)
                  .map((each) => ({ value: `${each.event}`, label: each.name })),
              ]}
              onPick={(into) => put({ into })}
            />
            {typed.into !== '' && field('quota', t('plan.quota'))}
            <Pick
              label={t('plan.reserves')}
              value={typed.reserves}
              options={[
                { value: '', label: t('plan.noReserves') },
                ...RESERVE_ORDERS.map((value) => ({ value, label: t(`plan.${value}`) })),
              ]}
              onPick={(reserves) => put({ reserves })}
            />
            {field('share', t('plan.share'), t('plan.shareHint'))}
            {typed.share !== '' && field('toNearest', t('plan.nearest'))}
            {field('points', t('plan.points'), t('plan.pointsHint'))}
          </Group>
          <Group title={t('plan.whoRuns')}>
            {boxes.map((picked, at) => (
              <PersonPick
                // biome-ignore lint/suspicious/noArrayIndexKey: who types in a box keeps it
                key={at}
                label={t('plan.directors')}
                {...(picked === undefined ? {} : { picked })}
                onPick={(director) => put({ directors: boxes.with(at, director) })}
              />
            ))}
            {field('delegatedTo', t('plan.delegated'))}
            {typed.delegatedTo !== '' &&
              field('delegatedShare', t('plan.delegatedShare'), t('plan.delegatedHint'))}
            {field('homologationFee', t('plan.homologationFee'))}
            {field('deposit', t('plan.deposit'), t('plan.depositHint'))}
            {field('approval', t('plan.approval'), t('plan.approvalHint'))}
            {typed.profile === 'rop' && field('authorised', t('plan.authorised'), 'ROP 1')}
          </Group>
          <Area
            label={t('plan.bids')}
            description={t('plan.bidsHint')}
            value={typed.bids}
            onChange={(changed) => put({ bids: changed.currentTarget.value })}
          />
          <fieldset className={classes.choices}>
            <legend>{t('plan.colours')}</legend>
            {SYSTEM_COLOURS.map((colour) => (
              <Check
                key={colour}
                checked={allowed(colour)}
                onChange={(is) =>
                  put({ colours: SYSTEM_COLOURS.filter((each) => (each === colour ? is : allowed(each))) })
                }
              >
                {t(`colour.${colour}`)}
              </Check>
            ))}
            <Check checked={typed.brown} onChange={(brown) => put({ brown })}>
              {t('plan.brown')}
            </Check>
          </fieldset>
          {FLAGS.filter((flag) => flag !== 'official' || plan.level === 'regional')
            .filter((flag) => flag !== 'festival' || plan.level === 'private')
            .map((flag) => (
              <Check key={flag} checked={typed[flag]} onChange={(is) => put({ [flag]: is })}>
                {t(`plan.${flag}`)}
              </Check>
            ))}
          <Row>
            <Action next submit loading={sending} disabled={status === 'final' || limitsUnclear}>
              {t('plan.save')}
            </Action>
          </Row>
          {saved && <p role="status">{t('plan.saved')}</p>}
        </form>
        <OfficeRefusal refusal={refusal} />
      </details>
    </Panel>
  );
}

/** Fields of a plan that belong together, under what they are about. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <Fields>{children}</Fields>
    </fieldset>
  );
}
