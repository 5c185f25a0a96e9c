import type { FactType, HistoryLine, Overview } from 'naipe/tournament';

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

/** What is said of matches counts the rounds of the phase already; everything else those of the session's movement. */
const COUNTED_BY_PHASE: ReadonlySet<FactType> = new Set([
  'round-drawn',
  'draw-published',
  'round-continued',
  'line-up-declared',
  'match-scored',
  'match-agreed',
  'match-ruled',
  'extra-boards-set',
]);

const ROUNDS = ['round', 'through', 'fromRound', 'toRound'] as const;

/** The particulars of a fact with its rounds as they are called. */
export function withRoundsNamed(
  overview: Pick<Overview, 'sessions'>,
  { code, params }: Pick<HistoryLine, 'code' | 'params'>,
): HistoryLine['params'] {
  if (COUNTED_BY_PHASE.has(code)) return params;
  const session = Number(params.session);
  const section = typeof params.section === 'string' ? params.section : undefined;
  const named = ROUNDS.flatMap((name) => {
    const round = params[name];
    return typeof round === 'number' ? [[name, nameOfRound(overview, { session, section, round })]] : [];
  });
  return { ...params, ...Object.fromEntries(named) };
}
