import { PROFILES } from 'naipe/regulation';
import type { MatchView } from 'naipe/tournament';
import { useClockWords } from '../../../clock/use-clock-words.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useDesk } from '../desk-context.ts';
import { lateness } from './lateness.ts';

/** How late a team is that has not come to a match being called, and from when on the regulation counts it out. */
export function useLateness({ round, section }: MatchView) {
  const { view } = useDesk();
  const now = useNow();
  const words = useClockWords();
  const clock = view.room?.sections.find((each) => each.section === section)?.clock;
  const rule = PROFILES[view.overview.settings.profile].teams.lateness;
  if (rule === undefined || clock?.match?.round !== round || clock.match.segment > 1) return undefined;
  const { minutes, outFrom } = lateness(clock.startedAt, now, rule.minutes);
  return { minutes, from: words.time(outFrom), clause: rule.clause };
}
