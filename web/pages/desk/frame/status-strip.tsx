import type { RoomView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { clockFace } from '../../../clock/clock-face.ts';
import { useSignals, useSound } from '../../../clock/sounds.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useRoundWords } from '../../../clock/use-round-words.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { clockOf } from './next-step.ts';
import { NextStepButton } from './next-step-button.tsx';
import classes from './status-strip.module.css';

/** The session now: its clock, what is missing, what looks odd, who calls; and what comes next. */
export function StatusStrip() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { room, oddities } = view;
  const calls = room?.sections.flatMap(({ tables }) => tables.filter(({ call }) => call !== undefined)) ?? [];
  return (
    <section className={classes.strip} aria-label={t('frame.now')}>
      <div className={classes.said}>
        <div className={classes.first}>
          {room === undefined ? <span>{t('frame.notPlanned')}</span> : <RoundClock room={room} />}
          {calls.length > 0 && (
            <Count
              count={calls.length}
              href={deskAddress(tournament, 'room')}
              words={t('frame.calls', { count: calls.length })}
            />
          )}
        </div>
        {room !== undefined && room.status !== 'planned' && (
          <div className={classes.counts}>
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
          </div>
        )}
      </div>
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
  const words = useRoundWords();
  const now = useNow();
  const [sound] = useSound('desk');
  const clock = clockOf(room);
  const face = clock === undefined || room.status !== 'open' ? undefined : clockFace(clock, now);
  useSignals(face, sound);
  if (clock === undefined || face === undefined) {
    return (
      <b>
        {t('frame.session', { session: room.session })}: {t(`sessionStatus.${room.status}`)}
      </b>
    );
  }
  const { state, text, gone } = face;
  const { round, rounds, match } = clock;
  if (state === 'ended')
    return <b>{match === undefined ? t('frame.ended', { round, rounds }) : words.ended(match)}</b>;
  const over = state === 'over';
  return (
    <>
      <div className={classes.clock}>
        <b>{words.round(clock)}</b>
        <span className={classes.time} data-state={state} role="timer">
          {over ? `+${text}` : text}
        </span>
        <span>{t(state === 'standing' ? 'clockKeys.standing' : over ? 'frame.over' : 'frame.left')}</span>
      </div>
      <div className={classes.bar} data-state={state} aria-hidden>
        <div style={{ width: `${gone * 100}%` }} />
      </div>
    </>
  );
}
