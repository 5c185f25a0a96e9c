import { type Fraction, orThrow, parseFraction, ZERO } from '../../../base/index.ts';
import { carriedOver, eventValue, type ScoredSession, type SessionTotals } from '../../../scoring/index.ts';
import type { ContestantId } from '../../meeting.ts';
import { isCancelled, isPlayedMeeting, meetingsOf, numberOf, seatOf } from '../../meetings/schedule.ts';
import { scoresOf } from '../../scores/scores.ts';
import { METHODS, profileOf } from '../../settings-defaults.ts';
import type { SessionState, Tournament } from '../../state.ts';

/** What a pair is ranked by, and what that is made of. */
export interface Standing {
  /** What it made at the tables of the sessions that count in full. */
  readonly real: Fraction;
  /** What it brings from an earlier phase: its score there, and what is carried over of it. */
  readonly carried?: { readonly score: Fraction; readonly amount: Fraction };
  /** Per cent added; absent where pairs have none, or the pair's is not known. */
  readonly handicap?: Fraction;
  readonly value: Fraction;
  readonly totals: SessionTotals;
}

export interface Standings {
  readonly sessions: readonly SessionState[];
  readonly scored: readonly ScoredSession[];
  readonly of: ReadonlyMap<ContestantId, Standing>;
}

/** The sessions before and after a carry-over; all of them count in full where there is none, or nobody plays on yet. */
export function phasesOf(
  { settings }: Tournament,
  sessions: readonly SessionState[],
): { readonly earlier: readonly SessionState[]; readonly counted: readonly SessionState[] } {
  const { carryOver } = settings;
  const counted = sessions.filter(({ session }) => carryOver === null || session > carryOver.afterSession);
  if (counted.length === 0 || counted.length === sessions.length) return { earlier: [], counted: sessions };
  return { earlier: sessions.filter((session) => !counted.includes(session)), counted };
}

/** The handicap of a pair; nothing when there are none, or a category is not known. */
export function handicapOf(
  { settings, contestants }: Tournament,
  contestant: ContestantId,
): Fraction | undefined {
  const entry = contestants.get(contestant);
  if (entry?.kind !== 'pair') return undefined;
  switch (settings.handicap) {
    case 'none':
      return undefined;
    case 'by-pair':
      return entry.handicap === undefined ? undefined : orThrow(parseFraction(entry.handicap));
    case 'by-category': {
      // For a triplet the regulation gives none: two of three play, and not always the same.
      if (entry.third !== undefined) return undefined;
      const [one, other] = entry.players.map(({ category }) => category);
      if (one === undefined || other === undefined) return undefined;
      return profileOf(settings).ranking.handicap?.ofPair(one, other);
    }
  }
}

/** Boards that a pair missed only because they were cancelled or it had no opponents (RTP 3.5.8). */
function missedTechnically(tournament: Tournament, session: SessionState, contestant: ContestantId): number {
  const seat = numberOf(session, contestant);
  if (seat === undefined) return 0;
  let missed = 0;
  for (const meetings of meetingsOf(tournament, session.session, seat.section)) {
    const meeting = seatOf(meetings, contestant)?.meeting;
    if (meeting === undefined) continue;
    const lost = meeting.boards.filter((board) => isCancelled(session.boards.get(board), meeting));
    missed += isPlayedMeeting(meeting) ? lost.length : meeting.boards.length;
  }
  return missed;
}

/** What every pair of some sessions is ranked by. */
export function standingsOf(
  tournament: Tournament,
  sessions: readonly SessionState[],
  throughRound?: number,
): Standings {
  const { settings } = tournament;
  const scored = sessions.map((session) => scoresOf(tournament, session, throughRound));
  const inMatchpoints = METHODS[settings.method].kind === 'matchpoints';
  const { earlier } = phasesOf(tournament, sessions);
  const together = (contestant: ContestantId, totals: SessionTotals, from: number): Fraction =>
    eventValue(totals, inMatchpoints, (index) => {
      const session = sessions[from + index];
      return session === undefined ? 0 : missedTechnically(tournament, session, contestant);
    });
  const standing = (contestant: ContestantId): Standing => {
    const totals = scored.map((scores) => scores.total(contestant));
    const before = totals.slice(0, earlier.length);
    const playsOn = earlier.length > 0 && isInPhase(sessions.slice(earlier.length), contestant);
    const real = playsOn
      ? together(contestant, totals.slice(earlier.length), earlier.length)
      : together(contestant, earlier.length > 0 ? before : totals, 0);
    const carried = playsOn
      ? carriedBy(tournament, together(contestant, before, 0))
      : broughtBy(tournament, contestant);
    const handicap = handicapOf(tournament, contestant);
    return {
      real,
      ...(carried === undefined ? {} : { carried }),
      ...(handicap === undefined ? {} : { handicap }),
      value: real.plus(carried?.amount ?? ZERO).plus(handicap ?? ZERO),
      totals,
    };
  };
  const contestants = new Set(scored.flatMap(({ contestants }) => contestants));
  return {
    sessions,
    scored,
    of: new Map(Array.from(contestants, (contestant) => [contestant, standing(contestant)])),
  };
}

/** The same standings as the cards made them, for a list of its own; nothing where nobody has a handicap. */
export function withoutHandicap(standings: Standings): Standings | undefined {
  const all = [...standings.of];
  if (all.every(([, { handicap }]) => handicap === undefined)) return undefined;
  return {
    ...standings,
    of: new Map(
      all.map(([contestant, { handicap = ZERO, value, ...standing }]) => [
        contestant,
        { ...standing, value: value.minus(handicap) },
      ]),
    ),
  };
}

/** Does the pair play in one of the sessions? */
export const isInPhase = (sessions: readonly SessionState[], contestant: ContestantId): boolean =>
  sessions.some((session) => numberOf(session, contestant) !== undefined);

/** What a pair brings from a phase that was played as another tournament. */
function broughtBy({ contestants }: Tournament, contestant: ContestantId): Standing['carried'] {
  const entry = contestants.get(contestant);
  if (entry?.kind !== 'pair' || entry.brought === undefined) return undefined;
  const { score, amount } = entry.brought;
  return { score: orThrow(parseFraction(score)), amount: orThrow(parseFraction(amount)) };
}

function carriedBy({ settings }: Tournament, score: Fraction): Standing['carried'] {
  const { carryOver } = settings;
  if (carryOver === null) return undefined;
  const { share, toNearest, rounding } = carryOver;
  const amount = carriedOver(score, {
    share: orThrow(parseFraction(share)),
    toNearest: orThrow(parseFraction(toNearest)),
    rounding,
  });
  return { score, amount };
}
