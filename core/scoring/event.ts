import { Fraction, type FractionLike, fail, ok, type Result, type Rounding, ZERO } from '../base/index.ts';
import { SIDES, type Side } from '../game/index.ts';
import type { ContestantId } from './line.ts';
import { type Place, type RankedValue, rank } from './ranking.ts';
import type { ContestantScore, PlayedScore, ScoredSession } from './session.ts';

/** A contestant's percentage in one session, and how much of the event that session is. */
export interface SessionShare {
  readonly percent: Fraction;
  readonly boards: number;
  /** Boards not played only because one was cancelled or the phantom pair met: they count in the weight. */
  readonly missedTechnically?: number;
}

/** The mean over sessions, weighted by boards. */
export function overSessions(shares: readonly SessionShare[]): Fraction {
  let [sum, weight] = [ZERO, 0];
  for (const { percent, boards, missedTechnically = 0 } of shares) {
    sum = sum.plus(percent.times(boards + missedTechnically));
    weight += boards + missedTechnically;
  }
  return weight === 0 ? ZERO : sum.over(weight);
}

/** What a phase brings into the next: a share of the score, rounded as announced. */
export interface CarryOver {
  readonly share: Fraction;
  readonly toNearest: FractionLike;
  readonly rounding: Rounding;
}

export const carriedOver = (value: Fraction, { share, toNearest, rounding }: CarryOver): Fraction =>
  value.times(share).roundedTo(toNearest, rounding);

/** What a contestant made in each session of an event; `undefined` where it did not play. */
export type SessionTotals = readonly (ContestantScore | undefined)[];

/** A contestant's sessions together: percentages weighted by boards, or points added up. */
export function eventValue(
  totals: SessionTotals,
  inMatchpoints: boolean,
  missedTechnically: (session: number) => number = () => 0,
): Fraction {
  const [only] = totals;
  if (totals.length === 1) return only?.value ?? ZERO;
  if (!inMatchpoints) return Fraction.sum(totals.map((total) => total?.points ?? ZERO));
  return overSessions(
    totals.flatMap((total, session) =>
      total === undefined ? [] : [shareOf(total, missedTechnically(session))],
    ),
  );
}

/** All sessions of an event together. */
export function rankEvent(
  sessions: readonly ScoredSession[],
  missedTechnically: (contestant: ContestantId, session: number) => number = () => 0,
): Place[] {
  const contestants = new Set(sessions.flatMap(({ contestants: some }) => some));
  const inMatchpoints = sessions[0]?.session.method.kind === 'matchpoints';
  return rank(
    Array.from(contestants, (contestant): RankedValue => {
      const totals = sessions.map((session) => session.total(contestant));
      const missed = (session: number) => missedTechnically(contestant, session);
      return { contestant, value: eventValue(totals, inMatchpoints, missed) };
    }),
  );
}

const shareOf = ({ value, boards }: ContestantScore, missedTechnically: number): SessionShare => ({
  percent: value,
  boards,
  missedTechnically,
});

/** What a contestant made on boards really played in some sessions: what a tournament average is taken on. */
export function playedIn(sessions: readonly ScoredSession[], contestant: ContestantId): PlayedScore {
  let all: PlayedScore = { points: ZERO, top: ZERO, boards: 0 };
  for (const session of sessions) {
    const played = session.total(contestant)?.played;
    if (played === undefined) continue;
    all = {
      points: all.points.plus(played.points),
      top: all.top.plus(played.top),
      boards: all.boards + played.boards,
    };
  }
  return all;
}

/** Two winners: North–South and East–West ranked apart. A pair that sat both ways has no line. */
export function rankLines(session: ScoredSession): Result<Readonly<Record<Side, readonly Place[]>>> {
  const lineOf = new Map<ContestantId, Side>();
  for (const contestant of session.contestants) {
    const sides = new Set(session.linesOf(contestant).map(({ side }) => side));
    if (sides.size > 1) {
      const message = `${contestant} sat both North–South and East–West: rank this session as one field.`;
      return fail({ code: 'sat-both-ways', message });
    }
    for (const side of sides) lineOf.set(contestant, side);
  }
  const places = session.places();
  const [NS = [], EW = []] = SIDES.map((side) =>
    rank(places.filter(({ contestant }) => lineOf.get(contestant) === side)),
  );
  return ok({ NS, EW });
}

/** A place in a list made of two lines. */
export interface OverallPlace extends Place {
  readonly line: Side;
}

/**
 * One list from two lines ranked apart. The first `alternating` places go two by two to the pairs of equal rank in each
 * line, the better percentage first; all others follow by percentage. `'all'` alternates to the end, and a longer
 * line's surplus follows.
 */
export function overallFromLines(
  ns: readonly RankedValue[],
  ew: readonly RankedValue[],
  alternating: number | 'all',
): OverallPlace[] {
  const rows = Math.min(
    ns.length,
    ew.length,
    alternating === 'all' ? Number.POSITIVE_INFINITY : alternating / 2,
  );
  const mark = (line: Side) => (entry: RankedValue) => ({ ...entry, line });
  const left = ns.map(mark('NS'));
  const right = ew.map(mark('EW'));
  const list: OverallPlace[] = [];
  const append = (entries: readonly (RankedValue & { readonly line: Side })[]): void => {
    const before = list.length;
    const lineOf = new Map(entries.map(({ contestant, line }) => [contestant, line]));
    for (const place of rank(entries)) {
      list.push({ ...place, place: before + place.place, line: lineOf.get(place.contestant) as Side });
    }
  };
  for (let row = 0; row < rows; row++) append([...left.slice(row, row + 1), ...right.slice(row, row + 1)]);
  append([...left.slice(rows), ...right.slice(rows)]);
  return list;
}
