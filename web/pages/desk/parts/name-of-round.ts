import type { FactType, HistoryLine, Overview, Params } from 'naipe/tournament';

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

/** Refusals and findings about draws and matches count so too. */
const REFUSED_BY_PHASE: ReadonlySet<string> = new Set([
  'board-replayed',
  'draw-order',
  'draw-out-already',
  'draw-stands',
  'first-segment-stays',
  'goes-on-elsewhere',
  'no-such-match',
  'not-in-round',
  'published-draw-changes',
  'round-not-drawn',
]);

const ROUNDS = ['round', 'through', 'fromRound', 'toRound'] as const;
/** `next` is also the next reserve, by his number as a text. */
const REFUSED_ROUNDS = [...ROUNDS, 'next', 'now'] as const;

function named(
  overview: Pick<Overview, 'sessions'>,
  params: Params,
  rounds: readonly string[],
  session: number | undefined,
): Params {
  const section = typeof params.section === 'string' ? params.section : undefined;
  const names = rounds.flatMap((name) => {
    const round = params[name];
    return typeof round === 'number' ? [[name, nameOfRound(overview, { session, section, round })]] : [];
  });
  return { ...params, ...Object.fromEntries(names) };
}

/** The particulars of a fact with its rounds as they are called. */
export const withRoundsNamed = (
  overview: Pick<Overview, 'sessions'>,
  { code, params }: Pick<HistoryLine, 'code' | 'params'>,
): HistoryLine['params'] =>
  COUNTED_BY_PHASE.has(code) ? params : named(overview, params, ROUNDS, Number(params.session));

/** The particulars of a refusal or a finding with its rounds as they are called, in the session that is looked at unless told. */
export const withRefusedRoundsNamed = (
  overview: Pick<Overview, 'sessions'>,
  session: number | undefined,
  code: string,
  params: Params,
): Params =>
  REFUSED_BY_PHASE.has(code)
    ? params
    : named(overview, params, REFUSED_ROUNDS, typeof params.session === 'number' ? params.session : session);
