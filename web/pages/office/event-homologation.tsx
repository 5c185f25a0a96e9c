import type { EventSeen, FederationCommandData, FederationCommandType } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { EventReport } from './event-dates.tsx';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

interface EventPartProps {
  readonly seen: EventSeen;
  readonly onChanged: () => Promise<void>;
}

/** The final ranking, and what holds the results back until they are final (RTP 3.1.6). */
export function EventHomologation({ seen, onChanged }: EventPartProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const { event, status, gates, playing, places, tournament } = seen;
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(
    Object.fromEntries(places.map(({ entry, place }) => [entry, `${place}`])),
  );
  const [provisional, setProvisional] = useState(false);
  async function command<T extends FederationCommandType>(type: T, data: FederationCommandData[T]) {
    if ((await send(() => officeClient.command(type, data))) !== undefined) await onChanged();
  }
  const scores = new Map(places.map(({ entry, score }) => [entry, score]));
  const ranking = playing
    .map(({ entry }) => {
      const score = scores.get(entry);
      return { entry, place: Number(typed[entry] ?? ''), ...(score === undefined ? {} : { score }) };
    })
    .filter(({ place }) => Number.isInteger(place) && place > 0);
  async function take() {
    const taken = await send(() => officeClient.tournamentRanking(event));
    if (taken === undefined) return;
    setProvisional(taken.provisional);
    setTyped(Object.fromEntries(taken.ranking.map(({ entry, place }) => [entry, `${place}`])));
    await command('record-ranking', { event, ranking: taken.ranking });
  }
  return (
    <Panel heading={t('events.homologation')}>
      {status === 'final' ? (
        <p role="status">{t('events.final')}</p>
      ) : (
        <>
          {tournament !== undefined && (
            <Row>
              <Action loading={sending} onClick={() => void take()}>
                {t('entry.takeRanking')}
              </Action>
            </Row>
          )}
          {provisional && <Quiet>{t('entry.provisional')}</Quiet>}
          <details>
            <summary>{t('events.ranking')}</summary>
            <ol className={classes.list}>
              {playing.map(({ entry, names }) => (
                <li key={entry}>
                  <bdi>{names.join(' – ')}</bdi>
                  <Field
                    aria-label={`${t('events.place')}: ${names.join(' – ')}`}
                    placeholder={t('events.place')}
                    inputMode="numeric"
                    value={typed[entry] ?? ''}
                    onChange={(changed) => setTyped({ ...typed, [entry]: changed.currentTarget.value })}
                  />
                </li>
              ))}
            </ol>
            <Action
              loading={sending}
              disabled={ranking.length === 0}
              onClick={() => void command('record-ranking', { event, ranking })}
            >
              {t('events.saveRanking')}
            </Action>
          </details>
          <Quiet>{t('events.held')}</Quiet>
          <ul className={classes.list}>
            {gates.map(({ gate, passed }) => (
              <li key={gate}>
                <span>{t(`gate.${gate}`)}</span>
                {passed ? (
                  <b>{t('events.passed')}</b>
                ) : (
                  <Action loading={sending} onClick={() => void command('pass-gate', { event, gate })}>
                    {t('events.pass')}
                  </Action>
                )}
              </li>
            ))}
          </ul>
          {seen.homologation !== undefined && <p>{t('events.due', seen.homologation)}</p>}
          <Row>
            <Action loading={sending} onClick={() => void command('note-appeal', { event })}>
              {t('entry.appeal')}
            </Action>
            <Action
              next={status === 'played'}
              loading={sending}
              onClick={() => void command('homologate', { event })}
            >
              {t('events.homologate')}
            </Action>
          </Row>
        </>
      )}
      <EventReport seen={seen} onChanged={onChanged} />
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
