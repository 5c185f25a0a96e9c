import type { EntrySeen, EventSeen, FederationCommandData, FederationCommandType } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field } from '../../components/field.tsx';
import { useNumbers } from '../../components/use-numbers.ts';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { ChangePlayers } from './change-players.tsx';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal, useOfficeWords } from './office-refusal.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

const LISTS = ['playing', 'waiting', 'unanswered', 'offered', 'exempt', 'withdrawn'] as const;
type List = (typeof LISTS)[number];

/** The entries of an event by where they stand, each with what its office does with it. */
export function EventEntries({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const words = useOfficeWords();
  const { findings } = seen;
  const headings: Readonly<Record<List, string>> = {
    playing: t('events.playing'),
    waiting: t('events.waiting'),
    unanswered: t('entry.unanswered'),
    offered: t('entry.offered'),
    exempt: t('events.exempt'),
    withdrawn: t('events.withdrawn'),
  };
  return (
    <>
      {findings.length > 0 && (
        <Panel heading={t('entry.findings')}>
          <ul className={classes.list}>
            {findings.map((finding) => (
              <li key={words.breach(finding)}>{words.breach(finding)}</li>
            ))}
          </ul>
        </Panel>
      )}
      {LISTS.filter((list) => seen[list].length > 0).map((list) => (
        <Panel key={list} heading={`${headings[list]} (${seen[list].length})`}>
          <ol className={classes.list}>
            {seen[list].map((entry) => (
              <EntryLine key={entry.entry} seen={seen} list={list} entry={entry} onChanged={onChanged} />
            ))}
          </ol>
        </Panel>
      ))}
    </>
  );
}

interface EntryLineProps extends EventPartProps {
  readonly list: List;
  readonly entry: EntrySeen;
}

function EntryLine({ seen, list, entry, onChanged }: EntryLineProps) {
  const { t } = useTranslation('office');
  const { twoPlaces } = useNumbers();
  const { names, value, despite, from, standsFor, team, withdrawn } = entry;
  return (
    <li>
      <span>
        {entry.entry}. {team !== undefined && <b>{team}: </b>}
        <bdi>{names.join(' – ')}</bdi>
      </span>
      <span>
        {despite} {value !== undefined && t('events.value', { value })}
        {from !== undefined &&
          ` · ${from.place === undefined ? t('entry.exemptThere') : t('entry.qualified', { place: from.place, event: from.event })}`}
        {from?.carried !== undefined && ` · ${t('entry.carried', { carried: twoPlaces(from.carried) })}`}
        {standsFor !== undefined && ` · ${t('entry.standsFor', { entry: standsFor })}`}
        {withdrawn !== undefined && ` · ${withdrawn.reason}`}
        {withdrawn?.justified === false && ` (${t('entry.notAccepted')})`}
      </span>
      {seen.status !== 'final' && (
        <EntryActions seen={seen} list={list} entry={entry} onChanged={onChanged} />
      )}
    </li>
  );
}

function EntryActions({ seen, list, entry, onChanged }: EntryLineProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const at = { event: seen.event, entry: entry.entry };
  async function command<T extends FederationCommandType>(type: T, data: FederationCommandData[T]) {
    if ((await send(() => officeClient.command(type, data))) !== undefined) await onChanged();
  }
  async function agreeForAll() {
    for (const person of entry.pending ?? [])
      if (
        (await send(() => officeClient.command('answer-entry', { ...at, person, agrees: true }))) ===
        undefined
      )
        return;
    await onChanged();
  }
  if (list === 'withdrawn')
    return (
      <Row>
        {seen.vacant.includes(entry.entry) && (
          <Action loading={sending} onClick={() => void command('call-reserve', at)}>
            {t('entry.callReserve')}
          </Action>
        )}
        <Action
          loading={sending}
          onClick={() =>
            void command('judge-withdrawal', { ...at, justified: entry.withdrawn?.justified === false })
          }
        >
          {entry.withdrawn?.justified === false ? t('entry.justify') : t('entry.reject')}
        </Action>
        <OfficeRefusal refusal={refusal} />
      </Row>
    );
  return (
    <div className={classes.wide}>
      <Row>
        {list === 'unanswered' && (
          <Action loading={sending} onClick={() => void agreeForAll()}>
            {t('entry.agree')}
          </Action>
        )}
        {list === 'offered' && (
          <Action loading={sending} onClick={() => void command('confirm-place', { ...at, confirms: true })}>
            {t('entry.confirm')}
          </Action>
        )}
      </Row>
      <div className={classes.ways}>
        {seen.plan.fee !== undefined && (
          <Fee paid={entry.paid} save={(paid) => command('record-fee', { ...at, paid })} />
        )}
        <ChangePlayers seen={seen} entry={entry} onChanged={onChanged} />
        <Withdrawing
          withdraw={(justified, reason) => command('withdraw-entry', { ...at, justified, reason })}
        />
      </div>
      <OfficeRefusal refusal={refusal} />
    </div>
  );
}

function Fee({
  paid,
  save,
}: {
  readonly paid: number | undefined;
  readonly save: (paid: number) => Promise<void>;
}) {
  const { t } = useTranslation('office');
  const [typed, setTyped] = useState(paid === undefined ? '' : `${paid}`);
  const value = Number(typed.replace(',', '.'));
  return (
    <details>
      <summary>
        {t('entry.fee')}: {paid ?? '–'}
      </summary>
      <Fields>
        <Field
          label={t('entry.fee')}
          inputMode="decimal"
          value={typed}
          onChange={(changed) => setTyped(changed.currentTarget.value)}
        />
      </Fields>
      <Row>
        <Action disabled={typed.trim() === '' || !(value >= 0)} onClick={() => void save(value)}>
          {t('entry.saveFee')}
        </Action>
      </Row>
    </details>
  );
}

function Withdrawing({
  withdraw,
}: {
  readonly withdraw: (justified: boolean, reason: string) => Promise<void>;
}) {
  const { t } = useTranslation('office');
  const [reason, setReason] = useState('');
  const [justified, setJustified] = useState(true);
  return (
    <details>
      <summary>{t('entry.withdraw')}</summary>
      <Fields>
        <Field
          label={t('events.reason')}
          value={reason}
          maxLength={500}
          onChange={(changed) => setReason(changed.currentTarget.value)}
        />
      </Fields>
      <Check checked={justified} onChange={setJustified}>
        {t('events.justified')}
      </Check>
      <Row>
        <Action disabled={reason.trim() === ''} onClick={() => void withdraw(justified, reason.trim())}>
          {t('entry.withdraw')}
        </Action>
      </Row>
    </details>
  );
}
