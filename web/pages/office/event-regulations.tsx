import type { EventSeen } from 'naipe/federation';
import { EVENT_ITEMS, type EventItem } from 'naipe/regulation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Area } from '../../components/field.tsx';
import { Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeRefusal, useOfficeWords } from './office-refusal.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

/** What the event's regulations state, item by item, what is missing, and the opening of entries. */
export function EventRegulations({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const words = useOfficeWords();
  const { send, sending, refusal } = useSending();
  const { event, plan, revision, missing, status } = seen;
  const [stated, setStated] = useState<Readonly<Partial<Record<EventItem, string>>>>(plan.stated);
  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    const kept = Object.fromEntries(Object.entries(stated).filter(([, text]) => text.trim() !== ''));
    const data = { event, plan: { ...plan, stated: kept }, revision };
    const command = () => officeClient.command('write-event', data);
    if ((await send(command)) !== undefined) await onChanged();
  }
  async function open() {
    if ((await send(() => officeClient.command('open-event', { event }))) !== undefined) await onChanged();
  }
  return (
    <Panel heading={t('events.regulations')}>
      <Quiet>
        {missing.length === 0
          ? t('events.complete')
          : t('events.missing', { items: missing.map(words.breach).join('; ') })}
      </Quiet>
      <form onSubmit={save}>
        <details open={missing.length > 0}>
          <summary>{t('plan.change')}</summary>
          <Fields>
            {EVENT_ITEMS.map((item) => (
              <Area
                key={item}
                label={t(`item.${item}`)}
                maxLength={1000}
                value={stated[item] ?? ''}
                onChange={(changed) => setStated({ ...stated, [item]: changed.currentTarget.value })}
              />
            ))}
          </Fields>
          <Row>
            <Action submit loading={sending} disabled={status === 'final'}>
              {t('events.save')}
            </Action>
          </Row>
        </details>
      </form>
      {status === 'planned' && (
        <Row>
          <Action next={missing.length === 0} loading={sending} onClick={() => void open()}>
            {t('events.open')}
          </Action>
        </Row>
      )}
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
