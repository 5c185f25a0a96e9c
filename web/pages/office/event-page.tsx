import type { EventSeen, FederationRefusal } from 'naipe/federation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { useDates } from '../../components/use-dates.ts';
import { deskAddress } from '../desk/desk-address.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { EventDates } from './event-dates.tsx';
import { EventEntering } from './event-entering.tsx';
import { EventEntries } from './event-entries.tsx';
import { EventHomologation } from './event-homologation.tsx';
import { EventPlanForm } from './event-plan.tsx';
import { EventRegulations } from './event-regulations.tsx';
import { EventSystems } from './event-systems.tsx';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';

/** An event: its regulations, its entries, its tournament, and what becomes of its results. */
export function EventPage({ event }: { readonly event: number }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [seen, setSeen] = useState<EventSeen>();
  const [refused, setRefused] = useState<FederationRefusal>();
  const look = useCallback(async () => {
    const answer = await officeClient.event(event);
    if (answer.ok) setSeen(answer.value);
    else setRefused(answer.error);
  }, [event]);
  useEffect(() => void look(), [look]);
  if (seen === undefined)
    return (
      <OfficeFrame part="events">
        <OfficeRefusal refusal={refused} />
        {refused !== undefined && (
          <ButtonLink href={`/season/events/${event}`}>{t('events.public')}</ButtonLink>
        )}
      </OfficeFrame>
    );
  const { plan, status, tournament, playing, qualifiers } = seen;
  async function make() {
    if ((await send(() => officeClient.makeTournament(event))) !== undefined) await look();
  }
  async function makeList() {
    if ((await send(() => officeClient.command('make-list', { event }))) !== undefined) await look();
  }
  return (
    <OfficeFrame part="events">
      <Panel heading={plan.name}>
        <p>
          {day(plan.from)} · {t(`events.${plan.kind}`)} · {t(`status.${status}`)}
        </p>
        <Quiet>
          {t(`class.${seen.class}`)}. {t('events.applies', { parts: seen.applies.join(', ') })}
        </Quiet>
        {seen.bids.length > 0 && (
          <p>
            {t('plan.bids')}: {seen.bids.map(({ by, share }) => `${by} (${share})`).join(', ')}
          </p>
        )}
        <Row>
          {tournament === undefined ? (
            playing.length > 0 && (
              <Action next={status === 'open'} loading={sending} onClick={() => void make()}>
                {t('events.make')}
              </Action>
            )
          ) : (
            <ButtonLink next href={deskAddress(tournament, 'setup')}>
              {t('events.toTournament')}
            </ButtonLink>
          )}
        </Row>
        {qualifiers.length > 0 && (
          <>
            <p>
              {t('entry.qualifiers')}:{' '}
              {qualifiers.map((each, at) => (
                <span key={each.event}>
                  {at > 0 && ', '}
                  <Link href={`/desk/office/events/${each.event}`}>
                    <bdi>{each.name}</bdi>
                  </Link>
                </span>
              ))}
            </p>
            {tournament === undefined && (
              <Row>
                <Action next={playing.length === 0} loading={sending} onClick={() => void makeList()}>
                  {t('entry.makeList')}
                </Action>
              </Row>
            )}
          </>
        )}
        <OfficeRefusal refusal={refusal} />
      </Panel>
      <EventPlanForm key={`plan ${status}`} seen={seen} onChanged={look} />
      <EventRegulations seen={seen} onChanged={look} />
      {status === 'open' && <EventEntering seen={seen} onChanged={look} />}
      <EventEntries seen={seen} onChanged={look} />
      {seen.dateChanges.length > 0 && <EventDates seen={seen} onChanged={look} />}
      {seen.systems.length > 0 && <EventSystems seen={seen} onChanged={look} />}
      {playing.length > 0 && <EventHomologation seen={seen} onChanged={look} />}
    </OfficeFrame>
  );
}
