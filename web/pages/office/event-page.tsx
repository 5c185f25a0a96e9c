import type { EntrySeen, EventSeen } from 'naipe/federation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { useDates } from '../../components/use-dates.ts';
import { deskAddress } from '../desk/desk-address.ts';
import { Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { EventEntering } from './event-entering.tsx';
import { EventHomologation } from './event-homologation.tsx';
import { EventRegulations } from './event-regulations.tsx';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';

/** An event: its regulations, its entries, its tournament, and what becomes of its results. */
export function EventPage({ event }: { readonly event: number }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [seen, setSeen] = useState<EventSeen>();
  const look = useCallback(async () => {
    const answer = await officeClient.event(event);
    if (answer.ok) setSeen(answer.value);
  }, [event]);
  useEffect(() => void look(), [look]);
  if (seen === undefined) return <OfficeFrame part="events">{null}</OfficeFrame>;
  const { plan, status, tournament, playing, waiting, exempt, withdrawn } = seen;
  async function make() {
    if ((await send(() => officeClient.makeTournament(event))) !== undefined) await look();
  }
  return (
    <OfficeFrame part="events">
      <Panel heading={plan.name}>
        <p>
          {day(plan.from)} · {t(`events.${plan.kind}`)} · {t(`status.${status}`)}
        </p>
        <Row>
          {tournament === undefined ? (
            playing.length > 0 && (
              <Action next loading={sending} onClick={() => void make()}>
                {t('events.make')}
              </Action>
            )
          ) : (
            <ButtonLink next href={deskAddress(tournament, 'setup')}>
              {t('events.toTournament')}
            </ButtonLink>
          )}
        </Row>
        <OfficeRefusal refusal={refusal} />
      </Panel>
      <EventRegulations seen={seen} onChanged={look} />
      {status !== 'planned' && status !== 'final' && <EventEntering seen={seen} onChanged={look} />}
      <Entries heading={t('events.playing')} entries={playing} />
      <Entries heading={t('events.waiting')} entries={waiting} />
      <Entries heading={t('events.exempt')} entries={exempt} />
      <Entries heading={t('events.withdrawn')} entries={withdrawn} />
      {playing.length > 0 && <EventHomologation seen={seen} onChanged={look} />}
    </OfficeFrame>
  );
}

function Entries({ heading, entries }: { readonly heading: string; readonly entries: readonly EntrySeen[] }) {
  const { t } = useTranslation('office');
  if (entries.length === 0) return null;
  return (
    <Panel heading={`${heading} (${entries.length})`}>
      <ol className={classes.list}>
        {entries.map(({ entry, names, value, despite }) => (
          <li key={entry}>
            <span>
              {entry}. <bdi>{names.join(' – ')}</bdi>
            </span>
            <span>
              {despite} {value !== undefined && t('events.value', { value })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
