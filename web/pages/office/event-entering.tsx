import type { EventSeen, FederationRefusal, PersonSeen } from 'naipe/federation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PersonPick } from './person-pick.tsx';

const PLAYERS = { pair: 2, team: 6 } as const;

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

/** An entry: who, that they accept the rules, and every reason against it with its clause. */
export function EventEntering({ seen: { event, plan }, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [box, setBox] = useState(0);
  const [players, setPlayers] = useState<readonly (PersonSeen | undefined)[]>([]);
  const [accepts, setAccepts] = useState(false);
  const [despite, setDespite] = useState('');
  const chosen = players.flatMap((player) => player?.number ?? []);
  const against = (refusal as FederationRefusal | undefined)?.breaches ?? [];
  async function enter(submitted: FormEvent) {
    submitted.preventDefault();
    const reason = despite.trim() === '' ? {} : { despite: despite.trim() };
    const data = { event, made: { players: chosen }, accepts, ...reason };
    if ((await send(() => officeClient.command('enter', data))) === undefined) return;
    setPlayers([]);
    setAccepts(false);
    setDespite('');
    setBox(box + 1);
    await onChanged();
  }
  return (
    <Panel heading={t('events.enter')}>
      <form onSubmit={enter} key={box}>
        <Fields>
          {Array.from({ length: PLAYERS[plan.kind] }, (_, at) => (
            <PersonPick
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of an entry are what they are
              key={at}
              label={t('events.player', { number: at + 1 })}
              onPick={(person) => setPlayers(Object.assign([...players], { [at]: person }))}
            />
          ))}
        </Fields>
        <Check checked={accepts} onChange={setAccepts}>
          {t('events.accepts')}
        </Check>
        {against.length > 0 && (
          <Field
            label={t('events.despite')}
            value={despite}
            onChange={(changed) => setDespite(changed.currentTarget.value)}
          />
        )}
        <Row>
          <Action next submit loading={sending} disabled={chosen.length < 2}>
            {t('events.enter')}
          </Action>
        </Row>
      </form>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
