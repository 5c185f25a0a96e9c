import type { MemberSeen, OwnEntry } from 'naipe/federation';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from '../office/office.module.css';
import { OfficeRefusal, useOfficeWords } from '../office/office-refusal.tsx';
import { memberClient } from './member-client.ts';
import { OwnData } from './own-data.tsx';
import { OwnEntries } from './own-entries.tsx';

export interface OwnProps {
  readonly own: MemberSeen;
  readonly onChanged: () => Promise<void>;
}

/** What waits for an answer first, then entries, events to enter for, results, and what is kept. */
export function OwnPage({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  async function leave() {
    await memberClient.signOut();
    await onChanged();
  }
  return (
    <>
      <p>
        <b>
          <bdi>{own.person.name}</bdi>
        </b>
      </p>
      <Asked own={own} onChanged={onChanged} />
      <OwnEntries own={own} onChanged={onChanged} />
      <Open own={own} />
      <OwnData own={own} onChanged={onChanged} />
      <Row>
        <ButtonLink href="/me/systems">{t('own.systems')}</ButtonLink>
        <ButtonLink href="/season">{t('member.toSeason')}</ButtonLink>
        <Action onClick={() => void leave()}>{t('member.signOut')}</Action>
      </Row>
    </>
  );
}

const namesOf = ({ players, team }: OwnEntry): string => team ?? players.map(({ name }) => name).join(' – ');

/** Who was named by a partner agrees or not; who has qualified says whether he plays. */
function Asked({ own, onChanged }: OwnProps) {
  const { t } = useTranslation('office');
  const { moment } = useDates();
  const { send, sending, refusal } = useSending();
  const { number: person } = own.person;
  async function answer({ event, entry, stands }: OwnEntry, yes: boolean) {
    const done = await send(() =>
      stands === 'offered'
        ? memberClient.command('confirm-place', { event, entry, confirms: yes })
        : memberClient.command('answer-entry', { event, entry, person, agrees: yes }),
    );
    if (done !== undefined) await onChanged();
  }
  const waiting = own.entries.filter(({ asked, stands }) => asked || stands === 'offered');
  if (waiting.length === 0) return <OfficeRefusal refusal={refusal} />;
  return (
    <>
      {waiting.map((entry) => {
        const offered = entry.stands === 'offered';
        return (
          <Panel
            key={`${entry.event}/${entry.entry}`}
            heading={offered ? t('member.offered') : t('member.asked')}
          >
            <p>
              <bdi>{entry.name}</bdi>: <bdi>{namesOf(entry)}</bdi>
            </p>
            {entry.confirmUntil !== undefined && (
              <Quiet>{t('member.confirmBy', { until: moment(entry.confirmUntil) })}</Quiet>
            )}
            <Row>
              <Action next loading={sending} onClick={() => void answer(entry, true)}>
                {offered ? t('member.confirm') : t('member.agree')}
              </Action>
              <Action loading={sending} onClick={() => void answer(entry, false)}>
                {offered ? t('member.notPlaying') : t('member.decline')}
              </Action>
            </Row>
          </Panel>
        );
      })}
      <OfficeRefusal refusal={refusal} />
    </>
  );
}

/** The events that take entries now, each with why one may not oneself. */
function Open({ own }: { readonly own: MemberSeen }) {
  const { t } = useTranslation('office');
  const { day, moment } = useDates();
  const words = useOfficeWords();
  return (
    <Panel heading={t('member.open')}>
      {own.open.length === 0 && <Quiet>{t('member.noOpen')}</Quiet>}
      <ul className={classes.list}>
        {own.open.map(({ event, plan, against }) => (
          <li key={event}>
            <span>
              <b>
                <bdi>{plan.name}</bdi>
              </b>{' '}
              · {day(plan.from)}
              {plan.entriesUntil !== undefined &&
                ` · ${t('member.until', { until: moment(plan.entriesUntil) })}`}
              {plan.fee !== undefined && ` · ${t('member.fee', { fee: plan.fee })}`}
            </span>
            {against.length === 0 ? (
              <ButtonLink href={`/me/enter/${event}`}>{t('member.enter')}</ButtonLink>
            ) : (
              <span>
                {t('member.notYou')} {against.map(words.breach).join(' ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
