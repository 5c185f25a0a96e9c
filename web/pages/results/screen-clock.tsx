import type { Clock, SessionOverview } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './screen-clock.module.css';
import { clockText } from './time-left.ts';

/** The clocks of the sections in play; those that run alike are one. */
export function ScreenClock({ session }: { readonly session: SessionOverview | undefined }) {
  const { t } = useTranslation('results');
  if (session === undefined) return <p className={classes.words}>{t('screen.soon')}</p>;
  if (session.status !== 'open') return <p className={classes.words}>{t('screen.after')}</p>;
  const clocks = session.sections.flatMap(({ section, clock }) =>
    clock === undefined ? [] : [{ section, clock }],
  );
  const alike = new Map(clocks.map((each) => [`${each.clock.round}/${each.clock.endsAt}`, each]));
  if (alike.size === 0) return <p className={classes.words}>{t('screen.soon')}</p>;
  return (
    <div className={classes.clocks}>
      {[...alike.values()].map(({ section, clock }) => (
        <OneClock key={section} clock={clock} section={alike.size > 1 ? section : undefined} />
      ))}
    </div>
  );
}

function OneClock({ clock, section }: { readonly clock: Clock; readonly section: string | undefined }) {
  const { t } = useTranslation('results');
  const now = useNow();
  const left = Date.parse(clock.endsAt) - now;
  const whole = Date.parse(clock.endsAt) - Date.parse(clock.startedAt);
  const { round, rounds, endedAt } = clock;
  if (endedAt !== undefined) return <p className={classes.words}>{t('screen.ended', { round, rounds })}</p>;
  return (
    <div className={classes.clock} data-over={left <= 0}>
      <span className={classes.words}>
        {section !== undefined && `${section}: `}
        {t('screen.round', { round, rounds })}
      </span>
      <span className={classes.time} role="timer">
        {left > 0 ? clockText(left) : t('screen.over')}
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.max(0, Math.min(1, left / whole)) * 100}%` }} />
      </span>
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
