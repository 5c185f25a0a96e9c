import type { TFunction } from 'i18next';
import type { BreakPlaces } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockWords } from '../../../../clock/use-clock-words.ts';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { breakEnd, timeOfDay } from './break-end.ts';
import classes from './clock-keys.module.css';

/** One break of ten minutes or two of five is what RTP 3.3 recommends; a meal takes longer. */
const USUAL_MINUTES = [5, 10, 15, 30] as const;
const MINUTE = 60_000;

interface BreakFormProps {
  readonly now: number;
  /** Where the regulation recommends a break, and the round in play. */
  readonly breaks: BreakPlaces | undefined;
  readonly round: number | undefined;
  readonly sending: boolean;
  readonly onStart: (message: string, until: string) => void;
  readonly onCancel: () => void;
}

/** Whether a break fits after this round, and else where. */
function placeWords(t: TFunction<'desk'>, { after, clause }: BreakPlaces, round: number): string {
  if (after.includes(round)) return t('clockKeys.fits', { round, clause });
  const next = after.find((each) => each > round);
  return next === undefined
    ? t('clockKeys.fitsNowhere', { clause })
    : t('clockKeys.fitsLater', { round: next, clause });
}

/** What the break is called, and when play goes on. */
export function BreakForm({ now, breaks, round = 1, sending, onStart, onCancel }: BreakFormProps) {
  const { t } = useTranslation('desk');
  const words = useClockWords();
  const [message, setMessage] = useState<string>();
  const [until, setUntil] = useState(() => timeOfDay(now + 10 * MINUTE));
  const end = breakEnd(until, now);
  const called = (message ?? t('clockKeys.usual')).trim();
  return (
    <form
      className={classes.break}
      onSubmit={(event) => {
        event.preventDefault();
        if (end !== undefined && called !== '') onStart(called, end);
      }}
    >
      {breaks !== undefined && <p className={classes.place}>{placeWords(t, breaks, round)}</p>}
      <Field
        label={t('clockKeys.message')}
        value={message ?? t('clockKeys.usual')}
        maxLength={80}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Field
        label={t('clockKeys.until')}
        type="time"
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div className={classes.keys}>
        {USUAL_MINUTES.map((minutes) => {
          const time = timeOfDay(now + minutes * MINUTE);
          return (
            <Action key={minutes} aria-pressed={until === time} onClick={() => setUntil(time)}>
              {t('clockKeys.inMinutes', { minutes })}
            </Action>
          );
        })}
      </div>
      <div className={classes.keys}>
        <Action submit next loading={sending} disabled={end === undefined || called === ''}>
          {t('clockKeys.start', { time: end === undefined ? '…' : words.time(end) })}
        </Action>
        <Action onClick={onCancel}>{t('clockKeys.cancel')}</Action>
      </div>
    </form>
  );
}
