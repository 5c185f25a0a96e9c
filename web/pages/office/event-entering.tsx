import {
  clausesOf,
  type EntryMade,
  type EventSeen,
  entrySizes,
  type FederationRefusal,
} from 'naipe/federation';
import { SYSTEM_COLOURS, type SystemColour } from 'naipe/regulation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PersonPick, type Pickable } from './person-pick.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

/** An entry: who, that they accept the rules, and every reason against it with its clause. */
export function EventEntering({ seen: { event, plan }, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [box, setBox] = useState(0);
  const [players, setPlayers] = useState<readonly (Pickable | undefined)[]>([]);
  const [isTriplet, setTriplet] = useState(false);
  const [accepts, setAccepts] = useState(false);
  const [exempt, setExempt] = useState(false);
  const [represents, setRepresents] = useState('');
  const [team, setTeam] = useState('');
  const [colour, setColour] = useState<SystemColour>('green');
  const [brown, setBrown] = useState(false);
  const [despite, setDespite] = useState('');
  const chosen = players.flatMap((player) => player?.number ?? []);
  const { least, most } = entrySizes(plan);
  const boxes = plan.kind === 'team' || isTriplet ? most : least;
  const against = (refusal as FederationRefusal | undefined)?.breaches ?? [];
  function three(is: boolean) {
    setTriplet(is);
    setPlayers(players.slice(0, is ? most : least));
  }
  async function enter(submitted: FormEvent) {
    submitted.preventDefault();
    const reason = despite.trim() === '' ? {} : { despite: despite.trim() };
    const made: EntryMade = {
      players: chosen,
      system: { colour, brown },
      ...(exempt ? { exempt: true } : {}),
      ...(represents.trim() === '' ? {} : { represents: represents.trim() }),
      ...(team.trim() === '' ? {} : { team: team.trim() }),
    };
    const data = { event, made, accepts, ...reason };
    if ((await send(() => officeClient.command('enter', data))) === undefined) return;
    setPlayers([]);
    setTriplet(false);
    setAccepts(false);
    setExempt(false);
    setDespite('');
    setTeam('');
    setBox(box + 1);
    await onChanged();
  }
  return (
    <Panel heading={t('events.enter')}>
      <form onSubmit={enter} key={box}>
        <Fields>
          {Array.from({ length: boxes }, (_, at) => (
            <PersonPick
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of an entry are what they are
              key={at}
              label={t('events.player', { number: at + 1 })}
              onPick={(person) => setPlayers(Object.assign([...players], { [at]: person }))}
            />
          ))}
          {plan.kind === 'team' && (
            <Field
              label={t('member.team')}
              value={team}
              maxLength={120}
              onChange={(changed) => setTeam(changed.currentTarget.value)}
            />
          )}
          {plan.level === 'national' && (
            <Field
              label={t('entry.represents')}
              value={represents}
              maxLength={60}
              onChange={(changed) => setRepresents(changed.currentTarget.value)}
            />
          )}
          <Pick
            label={t('events.system')}
            value={colour}
            options={SYSTEM_COLOURS.map((value) => ({ value, label: t(`colour.${value}`) }))}
            onPick={setColour}
          />
        </Fields>
        {plan.kind === 'pair' && plan.profile === 'rtp-2014' && (
          <Check checked={isTriplet} onChange={three}>
            {t('entry.triplet')}
          </Check>
        )}
        <Check checked={brown} onChange={setBrown}>
          {t('member.brown')}
        </Check>
        {plan.goesOn !== undefined && (
          <Check checked={exempt} onChange={setExempt}>
            {t('entry.exempt')}
          </Check>
        )}
        <Check checked={accepts} onChange={setAccepts}>
          {t('events.accepts', { clause: clausesOf(plan).acceptance })}
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
