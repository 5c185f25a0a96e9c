import { Coffee, Pause, Play } from 'lucide-react';
import { type BreakPlaces, type Clock, isStanding, type PauseView, sessionEndsAt } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockWords } from '../../../../clock/use-clock-words.ts';
import { useNow } from '../../../../clock/use-now.ts';
import { Action } from '../../../../components/action.tsx';
import { useDesk } from '../../desk-context.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { BreakForm } from './break-form.tsx';
import classes from './clock-keys.module.css';

/** By how much a round is made longer or shorter with one key. */
const LONGER = [1, 5] as const;
const SHORTER = 1;

interface ClockKeysProps {
  readonly session: number;
  readonly clock: Clock | undefined;
  readonly pause: PauseView | undefined;
  readonly breaks: BreakPlaces | undefined;
}

/** Stop the clock and let it go on, more minutes or fewer, a break; and when the session ends by now. */
export function ClockKeys({ session, clock, pause, breaks }: ClockKeysProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const words = useClockWords();
  const now = useNow();
  const commanding = useDeskCommand(tournament);
  const [planning, setPlanning] = useState(false);
  const { send, sending } = commanding;
  const stands = isStanding(pause, now);
  const runs = clock !== undefined && clock.endedAt === undefined;
  const extend = (minutes: number) => {
    if (clock !== undefined) void send('extend-round', { session, round: clock.round, minutes });
  };
  return (
    <section className={classes.clock} aria-label={t('clockKeys.label')}>
      <div className={classes.keys}>
        {stands ? (
          <Action next icon={Play} loading={sending} onClick={() => void send('resume-clock', { session })}>
            {t('clockKeys.goOn')}
          </Action>
        ) : (
          <Action icon={Pause} disabled={sending} onClick={() => void send('pause-clock', { session })}>
            {t('clockKeys.pause')}
          </Action>
        )}
        {runs && clock.match !== undefined && clock.seatedAt === undefined && (
          <Action
            next
            disabled={sending}
            onClick={() => void send('seat-round', { session, round: clock.round })}
          >
            {t('segmentClock.seated')}
          </Action>
        )}
        {runs && (
          <>
            {LONGER.map((minutes) => (
              <Action
                key={minutes}
                disabled={sending}
                aria-label={t('clockKeys.longerName', { count: minutes })}
                onClick={() => extend(minutes)}
              >
                {t('clockKeys.longer', { minutes })}
              </Action>
            ))}
            <Action
              disabled={sending}
              aria-label={t('clockKeys.shorterName', { count: SHORTER })}
              onClick={() => extend(-SHORTER)}
            >
              {t('clockKeys.shorter', { minutes: SHORTER })}
            </Action>
          </>
        )}
        <Action icon={Coffee} onClick={() => setPlanning(!planning)}>
          {stands ? t('clockKeys.changeBreak') : t('clockKeys.break')}
        </Action>
        <span className={classes.about}>
          {stands && <b>{words.pause(pause)}</b>}
          {clock?.seatedAt !== undefined && (
            <span>{t('segmentClock.seatedAt', { time: words.time(clock.seatedAt) })}</span>
          )}
          {runs && clock.graceUntil !== undefined && now >= Date.parse(clock.endsAt) && (
            <b>{t('segmentClock.grace', { time: words.time(clock.graceUntil) })}</b>
          )}
          {clock !== undefined && <span>{words.ends(sessionEndsAt(clock, now))}</span>}
        </span>
      </div>
      {planning && (
        <BreakForm
          now={now}
          breaks={breaks}
          round={clock?.round}
          sending={sending}
          onCancel={() => setPlanning(false)}
          onStart={async (message, until) => {
            if (await send('pause-clock', { session, message, until })) setPlanning(false);
          }}
        />
      )}
      <Outcome commanding={commanding} onDone={() => setPlanning(false)} />
    </section>
  );
}
