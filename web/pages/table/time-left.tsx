import type { Clock } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './time-left.module.css';

const TICK = 10_000;
const MINUTE = 60_000;

/** The time of the round that is left, as a bar and in words. */
export function TimeLeft({ clock }: { readonly clock: Clock }) {
  const { t } = useTranslation('phone');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const left = clock.endedAt === undefined ? Math.max(0, Date.parse(clock.endsAt) - now) : 0;
  const share = Math.min(1, left / (clock.minutes * MINUTE));
  return (
    <div className={classes.time} data-up={left === 0}>
      <span>{left === 0 ? t('round.timeUp') : t('round.minutes', { count: Math.ceil(left / MINUTE) })}</span>
      <div className={classes.track} aria-hidden>
        <div className={classes.left} style={{ width: `${100 * share}%` }} />
      </div>
    </div>
  );
}
