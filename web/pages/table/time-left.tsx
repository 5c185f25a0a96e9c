import { type Clock, isStanding, type PauseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { clockFace } from '../../clock/clock-face.ts';
import { useClockWords } from '../../clock/use-clock-words.ts';
import { useNow } from '../../clock/use-now.ts';
import classes from './time-left.module.css';

interface TimeLeftProps {
  readonly clock: Clock | undefined;
  readonly pause: PauseView | undefined;
}

/** The time of the round that is left, as a bar and in words; or that play stands still, and until when. */
export function TimeLeft({ clock, pause }: TimeLeftProps) {
  const { t } = useTranslation();
  const words = useClockWords();
  const now = useNow();
  const face = clock === undefined ? undefined : clockFace(clock, now);
  const standing = isStanding(pause, now) ? words.pause(pause) : undefined;
  if (face === undefined) return standing === undefined ? null : <Standing words={standing} />;
  const isUp = face.state === 'over' || face.state === 'ended';
  const left = isUp ? t('clock.over') : t('clock.left', { count: face.minutes });
  return (
    <div className={classes.time} data-state={standing === undefined ? face.state : 'standing'}>
      {standing !== undefined && <Standing words={standing} />}
      <span>{left}</span>
      <div className={classes.track} aria-hidden>
        <div className={classes.left} style={{ width: `${100 * (1 - face.gone)}%` }} />
      </div>
    </div>
  );
}

const Standing = ({ words }: { readonly words: string }) => (
  <p role="status" className={classes.standing}>
    {words}
  </p>
);
