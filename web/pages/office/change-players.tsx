import { type EntrySeen, type EventSeen, entrySizes } from 'naipe/federation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { Fields, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PersonPick, type Pickable } from './person-pick.tsx';

interface ChangePlayersProps {
  readonly seen: EventSeen;
  readonly entry: EntrySeen;
  readonly onChanged: () => Promise<void>;
}

/** Other players before the event: every rule is looked at again, and what a higher index would cost is said (RTP 3.6.4). */
export function ChangePlayers({ seen: { event, plan }, entry, onChanged }: ChangePlayersProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [open, setOpen] = useState(false);
  const [players, setPlayers] = useState<readonly (Pickable | undefined)[]>(
    entry.players.map((number, at) => ({ number, name: entry.names[at] ?? '' })),
  );
  const [despite, setDespite] = useState('');
  const [told, setTold] = useState<{
    readonly rise?: string;
    readonly vps?: string;
    readonly before?: number;
    readonly after?: number;
  }>();
  const chosen = players.flatMap((player) => player?.number ?? []);
  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    const { team, represents, exempt, system } = entry;
    const made = {
      players: chosen,
      ...(team === undefined ? {} : { team }),
      ...(represents === undefined ? {} : { represents }),
      ...(exempt === undefined ? {} : { exempt }),
      ...(system === undefined ? {} : { system }),
    };
    const at = { event, entry: entry.entry, was: entry.players };
    const consequence = await officeClient.consequence(event, entry.entry, chosen);
    const reason = despite.trim() === '' ? {} : { despite: despite.trim() };
    if ((await send(() => officeClient.command('change-entry', { ...at, made, ...reason }))) === undefined)
      return;
    if (consequence.ok) setTold(consequence.value);
    await onChanged();
  }
  return (
    <details open={open} onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
      <summary>{t('entry.change')}</summary>
      {open && (
        <form onSubmit={save}>
          <Fields>
            {Array.from({ length: Math.max(entry.players.length, entrySizes(plan).most) }, (_, at) => {
              const there = players[at];
              return (
                <PersonPick
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places of an entry are what they are
                  key={at}
                  label={t('events.player', { number: at + 1 })}
                  {...(there === undefined ? {} : { picked: there })}
                  onPick={(person) => setPlayers(Object.assign([...players], { [at]: person }))}
                />
              );
            })}
          </Fields>
          {refusal !== undefined && (
            <Field
              label={t('events.despite')}
              value={despite}
              onChange={(changed) => setDespite(changed.currentTarget.value)}
            />
          )}
          <Row>
            <Action submit loading={sending} disabled={chosen.length < 2}>
              {t('entry.saveChange')}
            </Action>
          </Row>
          <OfficeRefusal refusal={refusal} />
        </form>
      )}
      {told?.before !== undefined && told.after !== undefined && (
        <Quiet>{t('entry.value', { before: told.before, after: told.after })}</Quiet>
      )}
      {told?.vps !== undefined && (
        <p role="status">{t('entry.penalty', { rise: told.rise ?? '', vps: told.vps })}</p>
      )}
    </details>
  );
}
