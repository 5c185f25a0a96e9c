import type { PauseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import type { ClockFace } from './clock-face.ts';
import { useRoundWords } from './use-round-words.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `21:40` where the reader is. */
function clockTime(language: string, moment: string | number): string {
  const known = formats.get(language);
  const format =
    known ?? new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(language, format);
  return format.format(new Date(moment));
}

/** What a clock says besides its figures. */
export function useClockWords() {
  const { t, i18n } = useTranslation();
  const rounds = useRoundWords();
  const time = (moment: string | number): string => clockTime(i18n.language, moment);
  /** `Coffee until 21:40`. */
  const pause = ({ message, until }: Pick<PauseView, 'message' | 'until'>): string => {
    if (until !== undefined)
      return t('clock.until', { message: message ?? t('clock.break'), time: time(until) });
    return message ?? t('clock.paused');
  };
  return {
    time,
    pause,
    ends: (moment: string): string => t('clock.ends', { time: time(moment) }),
    /** What the whole room has to know now, if anything. */
    signal({ state, moveTo, moveToMatch, minutes }: ClockFace): string | undefined {
      if (moveToMatch !== undefined) return rounds.move(moveToMatch);
      if (moveTo !== undefined) return t('clock.move', { round: moveTo });
      if (state === 'warning') return t('clock.left', { count: minutes });
      return state === 'over' ? t('clock.over') : undefined;
    },
  };
}
