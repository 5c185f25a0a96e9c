import type { Clock, RoundAndSegment } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

type Called = Omit<RoundAndSegment, 'rounds'>;

/** What a round is called: where matches are played by the phase's own count, with the segment where there are several. */
export function useRoundWords() {
  const { t } = useTranslation();
  const several = ({ segments }: Called): boolean => segments > 1;
  return {
    /** `Round 4 of 7, segment 1 of 2`. */
    round: ({ round, rounds, match }: Pick<Clock, 'round' | 'rounds' | 'match'>): string =>
      match === undefined
        ? t('label.round', { round, rounds })
        : t(several(match) ? 'clock.ofMatch.segment' : 'clock.ofMatch.round', { ...match }),
    ended: (match: RoundAndSegment): string =>
      t(several(match) ? 'clock.ofMatch.endedSegment' : 'clock.ofMatch.ended', { ...match }),
    move: (match: Called): string =>
      t(several(match) ? 'clock.ofMatch.moveSegment' : 'clock.ofMatch.move', { ...match }),
    start: (match: Called): string =>
      t(several(match) ? 'clock.ofMatch.startSegment' : 'clock.ofMatch.start', { ...match }),
    end: (match: Called): string =>
      t(several(match) ? 'clock.ofMatch.endSegment' : 'clock.ofMatch.end', { ...match }),
  };
}
