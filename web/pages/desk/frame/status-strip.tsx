import type { RoomView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { useBell, useRingAt } from './bell.ts';
import { clockOf } from './next-step.ts';
import { NextStepButton } from './next-step-button.tsx';
import classes from './status-strip.module.css';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** The session now: its clock, what is missing, what looks odd, who calls; and what comes next. */
export function StatusStrip() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { room, oddities } = view;
  const calls = room?.sections.flatMap(({ tables }) => tables.filter(({ call }) => call !== undefined)) ?? [];
  return (
    <section className={classes.strip} aria-label={t('frame.now')}>
      {room === undefined ? <span>{t('frame.notPlanned')}</span> : <RoundClock room={room} />}
      {room !== undefined && room.status !== 'planned' && (
        <>
          <span className={classes.count}>
            {t('frame.results', { in: room.resultsIn, expected: room.resultsExpected })}
          </span>
          <Count
            count={room.missing.length}
            href={deskAddress(tournament, 'room')}
            words={t('frame.missing', { count: room.missing.length })}
          />
          <Count
            count={oddities.length}
            href={deskAddress(tournament, 'boards')}
            words={t('frame.odd', { count: oddities.length })}
          />
          {calls.length > 0 && (
            <Count
              count={calls.length}
              href={deskAddress(tournament, 'room')}
              words={t('frame.calls', { count: calls.length })}
            />
          )}
        </>
      )}
      <NextStepButton />
    </section>
  );
}

function Count({
  count,
  href,
  words,
}: {
  readonly count: number;
  readonly href: string;
  readonly words: string;
}) {
  return (
    <Link href={href} className={classes.count} data-lit={count > 0}>
      {words}
    </Link>
  );
}

function RoundClock({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('desk');
  const now = useNow();
  const [bell] = useBell();
  const clock = clockOf(room);
  const runs = room.status === 'open' && clock !== undefined && clock.endedAt === undefined;
  useRingAt(runs ? clock.endsAt : undefined, now, bell);
  if (clock === undefined || room.status !== 'open') {
    return (
      <b>
        {t('frame.session', { session: room.session })}: {t(`sessionStatus.${room.status}`)}
      </b>
    );
  }
  const round = t('frame.round', { round: clock.round, rounds: clock.rounds });
  if (!runs) return <b>{t('frame.ended', { round: clock.round, rounds: clock.rounds })}</b>;
  const { over, text, gone } = timeLeft(clock.startedAt, clock.endsAt, now);
  return (
    <>
      <div className={classes.clock}>
        <b>{round}</b>
        <span className={classes.time} data-over={over} role="timer">
          {over ? `+${text}` : text}
        </span>
        <span>{over ? t('frame.over') : t('frame.left')}</span>
      </div>
      <div className={classes.bar} data-over={over} aria-hidden>
        <div style={{ width: `${gone * 100}%` }} />
      </div>
    </>
  );
}
