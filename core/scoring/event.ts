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

/** What is taken along into the next phase. */
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

const bestOf = (together: readonly Place[]): Fraction => together[0]?.value ?? ZERO;

/** A place in a list made of two lines. */
export interface OverallPlace extends Place {
  readonly line: Side;
}

/**
 * One list from two lines ranked apart. The first `alternating` places go to the pairs of equal place in each line, the
 * better percentage first; all others follow by percentage. `'all'` alternates to the end, and a longer line's surplus
 * follows. Pairs that share a place in their line share one in the list.
 */
export function overallFromLines(
  ns: readonly Place[],
  ew: readonly Place[],
  alternating: number | 'all',
): OverallPlace[] {
  const lastRow = alternating === 'all' ? Number.POSITIVE_INFINITY : alternating / 2;
  const lines: Readonly<Record<Side, readonly Place[]>> = { NS: ns, EW: ew };
  const rows = [...new Set([...ns, ...ew].map(({ place }) => place))].sort((a, b) => a - b);
  const list: OverallPlace[] = [];
  for (const row of rows.filter((place) => place <= lastRow)) {
    const equals = SIDES.map((line) => ({
      line,
      together: lines[line].filter(({ place }) => place === row),
    }));
    const [better, worse] = equals
      .filter(({ together }) => together.length > 0)
      .sort((one, other) => bestOf(other.together).compare(bestOf(one.together)));
    const isLevel = better && worse && bestOf(better.together).equals(bestOf(worse.together));
    const first = list.length + 1;
    for (const { line, together } of [better, worse].flatMap((some) => some ?? [])) {
      const place = isLevel ? first : list.length + 1;
      const exAequo = isLevel === true || together.length > 1;
      for (const one of together) list.push({ ...one, place, exAequo, line });
    }
  }
  const before = list.length;
  const rest = SIDES.flatMap((line) =>
    lines[line].filter(({ place }) => place > lastRow).map((place) => ({ ...place, line })),
  );
  const lineOf = new Map(rest.map(({ contestant, line }) => [contestant, line]));
  for (const place of rank(rest)) {
    list.push({ ...place, place: before + place.place, line: lineOf.get(place.contestant) ?? 'NS' });
  }
  return list;
}
