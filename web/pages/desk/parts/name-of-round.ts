import type { Overview } from 'naipe/tournament';

interface RoundAt {
  readonly session?: number | undefined;
  readonly section?: string | undefined;
  readonly round: number;
}

/**
 * What a round of a session's movement is called: its number, or where matches are played that of the match, with the
 * segment where there are several: `4`, `1 (2/2)`.
 */
export function nameOfRound(
  { sessions }: Pick<Overview, 'sessions'>,
  { session, section, round }: RoundAt,
): string {
  const sections = sessions.find((each) => each.session === session)?.sections ?? [];
  const found = sections.find((each) => section === undefined || each.section === section);
  const match = found?.ofMatches?.[round - 1];
  if (match === undefined || match === null) return String(round);
  return match.segments === 1 ? String(match.round) : `${match.round} (${match.segment}/${match.segments})`;
}
