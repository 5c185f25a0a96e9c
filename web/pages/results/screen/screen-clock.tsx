import { Volume2, VolumeOff } from 'lucide-react';
import { type Clock, isStanding, type SessionOverview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { clockFace } from '../../../clock/clock-face.ts';
import { signalOf, useSignals, useSound } from '../../../clock/sounds.ts';
import { useClockWords } from '../../../clock/use-clock-words.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useRoundWords } from '../../../clock/use-round-words.ts';
import { Icon } from '../../../components/icon.tsx';
import classes from './screen-clock.module.css';

const TICK = 500;

interface SectionClock {
  readonly section: string;
  readonly clock: Clock;
}

/** The clocks of the sections in play; those that run alike are one. */
function clocksOf({ sections }: SessionOverview): readonly SectionClock[] {
  const clocks = sections.flatMap(({ section, clock }) => (clock === undefined ? [] : [{ section, clock }]));
  const alike = new Map(
    clocks.map((each) => [`${each.clock.round}/${each.clock.endsAt}/${each.clock.endedAt ?? ''}`, each]),
  );
  return [...alike.values()];
}

export function ScreenClock({ session }: { readonly session: SessionOverview | undefined }) {
  const { t } = useTranslation('results');
  if (session === undefined) return <p className={classes.words}>{t('screen.soon')}</p>;
  if (session.status !== 'open') return <p className={classes.words}>{t('screen.after')}</p>;
  const clocks = clocksOf(session);
  if (clocks.length === 0) return <p className={classes.words}>{t('screen.soon')}</p>;
  return (
    <div className={classes.clocks}>
      {clocks.map(({ section, clock }) => (
        <OneClock key={section} clock={clock} section={clocks.length > 1 ? section : undefined} />
      ))}
    </div>
  );
}

function OneClock({ clock, section }: { readonly clock: Clock; readonly section: string | undefined }) {
  const { t } = useTranslation('results');
  const words = useRoundWords();
  const { round, rounds, match } = clock;
  const { state, text, gone } = clockFace(clock, useNow(TICK));
  if (state === 'ended')
    return (
      <p className={classes.words}>
        {match === undefined ? t('screen.ended', { round, rounds }) : words.ended(match)}
      </p>
    );
  return (
    <div className={classes.clock} data-state={state}>
      <span className={classes.words}>
        {section !== undefined && `${section}: `}
        {words.round(clock)}
      </span>
      <span className={classes.time} role="timer">
        {state === 'over' ? `+${text}` : text}
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(1 - gone) * 100}%` }} />
      </span>
    </div>
  );
}

export interface ScreenSignalView {
  readonly kind: 'standing' | 'warning' | 'over' | 'move';
  readonly text: string;
}

/** What the whole room has to see now: a break, the end near or past, the move. Heard when wanted. */
export function useScreenSignal(session: SessionOverview | undefined): ScreenSignalView | undefined {
  const words = useClockWords();
  const now = useNow(TICK);
  const [sound] = useSound('screen');
  const isOpen = session?.status === 'open';
  const latest = (isOpen ? clocksOf(session) : [])
    .map(({ clock }) => clock)
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
  const face = latest === undefined ? undefined : clockFace(latest, now);
  useSignals(face, sound);
  if (!isOpen) return undefined;
  if (isStanding(session.pause, now)) return { kind: 'standing', text: words.pause(session.pause) };
  const text = face && words.signal(face);
  const kind = face && signalOf(face);
  return text === undefined || kind === undefined ? undefined : { kind, text };
}

/** It, across the screen. */
export const ScreenSignal = ({ signal }: { readonly signal: ScreenSignalView | undefined }) => (
  <p role="status" className={classes.signal} data-kind={signal?.kind}>
    {signal?.text}
  </p>
);

/** Whether this screen is heard. */
export function ScreenSound() {
  const { t } = useTranslation();
  const [on, setOn] = useSound('screen');
  return (
    <button type="button" className={classes.sound} aria-pressed={on} onClick={() => setOn(!on)}>
      <Icon of={on ? Volume2 : VolumeOff} /> {t('clock.sound')}: {t(on ? 'clock.soundOn' : 'clock.soundOff')}
    </button>
  );
}
