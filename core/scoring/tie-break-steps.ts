import { Fraction, ONE, ZERO } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import {
  type ContestantId,
  type Outcome,
  sideScoreOf,
  sittingContestants,
  type TravellerLine,
} from './line.ts';
import type { ContestantLine, ScoredSession } from './session.ts';
import { matchpointsOver } from './tally.ts';
import type { TieBreakStep } from './tie-break.ts';

/** The sessions of a pairs event, as its tie-breaks look at them. */
export interface PairsEvent {
  readonly sessions: readonly ScoredSession[];
}

type PairsStep = TieBreakStep<PairsEvent>;
type Measure = PairsStep['measure'];

/** A side's score as outcomes that can be compared; none for artificial scores. */
function outcomesOf(line: TravellerLine, side: Side): readonly Outcome[] {
  if (line.score.kind === 'table') return [{ ns: line.score.ns, weight: ONE }];
  const given = sideScoreOf(line, side);
  if (given?.kind === 'assigned') return given.outcomes;
  return given?.kind === 'self-inflicted' ? given.withoutInfraction : [];
}

/** Law 78A between two scores of the same direction. */
function matchpointsBetween(mine: readonly Outcome[], theirs: readonly Outcome[], side: Side): Fraction {
  let sum = ZERO;
  for (const own of mine) {
    for (const other of theirs) {
      const won = side === 'NS' ? matchpointsOver(own.ns, other.ns) : matchpointsOver(other.ns, own.ns);
      sum = sum.plus(own.weight.times(other.weight).times(won));
    }
  }
  return sum;
}

interface TiedLine extends ContestantLine {
  readonly contestant: ContestantId;
  readonly outcomes: readonly Outcome[];
}

/** Whether what was scored in opposite lines is compared. */
export type LinesCompared = 'apart' | 'across';

/** The lines of the tied by board, direction unless lines are compared across, and form of the board: those in one list can be compared. */
function comparableLines(
  session: ScoredSession,
  tied: readonly ContestantId[],
  lines: LinesCompared = 'apart',
): TiedLine[][] {
  const byBoard = new Map<string, TiedLine[]>();
  for (const contestant of tied) {
    for (const { line, side } of session.linesOf(contestant)) {
      if (session.lineScore(line, side) === undefined) continue;
      const of = session.lines[line] as TravellerLine;
      const key = JSON.stringify([of.board, lines === 'apart' ? side : '', of.group ?? '']);
      const entry = { contestant, line, side, outcomes: outcomesOf(of, side) };
      byBoard.set(key, [...(byBoard.get(key) ?? []), entry]);
    }
  }
  return [...byBoard.values()];
}

const sumFor =
  (
    perSession: (session: ScoredSession, tied: readonly ContestantId[], contestant: ContestantId) => Fraction,
  ): Measure =>
  (tied, { sessions }) =>
    tied.map((contestant) => Fraction.sum(sessions.map((session) => perSession(session, tied, contestant))));

/** 2 for each other tied pair beaten, 1 for each equalled, on a board that some of them played in the same line. */
function againstOthers(entries: readonly TiedLine[], mine: TiedLine): Fraction {
  const others = entries.filter((entry) => entry !== mine);
  return Fraction.sum(others.map((other) => matchpointsBetween(mine.outcomes, other.outcomes, mine.side)));
}

const measureAgainstTied = sumFor((session, tied, contestant) => {
  const boards = comparableLines(session, tied);
  return Fraction.sum(
    boards.flatMap((entries) =>
      entries.filter((entry) => entry.contestant === contestant).map((mine) => againstOthers(entries, mine)),
    ),
  );
});

const measureWhenMet = sumFor((session, tied, contestant) => {
  const rivals = new Set(tied);
  const met = session.linesOf(contestant).filter(({ line, side }) => {
    const opponents = session.lines[line]?.[side === 'NS' ? 'ew' : 'ns'] ?? null;
    return sittingContestants(opponents).some((opponent) => rivals.has(opponent));
  });
  return Fraction.sum(met.map(({ line, side }) => session.lineScore(line, side, contestant) ?? ZERO));
});

/** A top beats every other result compared, a zero none; a result alone is neither. */
function countExtremes(session: ScoredSession, contestant: ContestantId, wanted: 'top' | 'zero'): Fraction {
  const found = session.linesOf(contestant).filter(({ line, side }) => {
    const compared = session.compared(line, side);
    if (compared === undefined || compared.results < 2) return false;
    return compared.gained.equals(wanted === 'top' ? 2 * (compared.results - 1) : 0);
  });
  return Fraction.of(found.length);
}

const measureTops = sumFor((session, _, contestant) => countExtremes(session, contestant, 'top'));
const measureZeros = sumFor((session, _, contestant) => countExtremes(session, contestant, 'zero'));
const measureTopsAndZeros = sumFor((session, _, contestant) =>
  countExtremes(session, contestant, 'top').plus(countExtremes(session, contestant, 'zero')),
);

const measureSpread: Measure = (tied, { sessions }) =>
  tied.map((contestant) => {
    const values = sessions.flatMap((session) => session.total(contestant)?.value ?? []);
    const [first = ZERO] = values;
    return values.reduce(Fraction.max, first).minus(values.reduce(Fraction.min, first));
  });

/** What a mini-tournament gives on a board that only one of the tied played: 2 above, 1 within, 0 below. */
export interface AloneBand {
  readonly from: number;
  readonly to: number;
}

function alonePoints(
  session: ScoredSession,
  { line, side, contestant }: TiedLine,
  band: AloneBand,
): Fraction {
  const top = session.topOfLine(line);
  const points = session.lineScore(line, side, contestant) ?? ZERO;
  const percent = top === 0 ? ZERO : points.times(100).over(top);
  if (percent.compare(band.to) > 0) return Fraction.of(2);
  return percent.compare(band.from) >= 0 ? ONE : ZERO;
}

/** The same by what the board was worth to each, where some sat in the other line. */
function againstOthersByWorth(
  session: ScoredSession,
  entries: readonly TiedLine[],
  mine: TiedLine,
): Fraction {
  const worth = ({ line, side, contestant }: TiedLine) => session.lineScore(line, side, contestant) ?? ZERO;
  const others = entries.filter((entry) => entry !== mine);
  return Fraction.sum(others.map((other) => 1 + Math.sign(worth(mine).compare(worth(other)))));
}

/** An artificial score cannot be compared, so its board counts as one that its pair played alone. */
function miniTournament(band: AloneBand, lines: LinesCompared): Measure {
  return sumFor((session, tied, contestant) => {
    const points = comparableLines(session, tied, lines).flatMap((entries) =>
      entries
        .filter((entry) => entry.contestant === contestant)
        .map((mine) => {
          const rivals = entries.filter(({ outcomes }) => outcomes.length > 0);
          const compared = mine.outcomes.length > 0 && rivals.length > 1;
          if (!compared) return alonePoints(session, mine, band);
          return rivals.every(({ side }) => side === mine.side)
            ? againstOthers(rivals, mine)
            : againstOthersByWorth(session, rivals, mine);
        }),
    );
    return Fraction.sum(points);
  });
}

const onlyWhen =
  (applies: (event: PairsEvent) => boolean, measure: Measure): Measure =>
  (tied, event) =>
    applies(event) ? measure(tied, event) : undefined;

const oneSession = ({ sessions }: PairsEvent): boolean => sessions.length === 1;

/** The criteria that pairs regulations put on their ladders; each takes the clause it stands in. */
export const PAIRS_STEPS = {
  againstTied: (clause: string): PairsStep => ({
    code: 'against-tied',
    clause,
    label: 'matchpoints against the other tied pairs',
    better: 'higher',
    measure: measureAgainstTied,
  }),
  whenMet: (clause: string): PairsStep => ({
    code: 'when-met',
    clause,
    label: 'matchpoints on the boards where the tied pairs met',
    better: 'higher',
    measure: measureWhenMet,
  }),
  fewestTopsAndZerosInOneSession: (clause: string): PairsStep => ({
    code: 'fewest-tops-and-zeros',
    clause,
    label: 'tops and zeros, fewest first',
    better: 'lower',
    measure: onlyWhen(oneSession, measureTopsAndZeros),
  }),
  smallestSpreadOverSessions: (clause: string): PairsStep => ({
    code: 'smallest-spread',
    clause,
    label: 'difference between best and worst session, smallest first',
    better: 'lower',
    measure: onlyWhen((event) => !oneSession(event), measureSpread),
  }),
  miniTournament: (clause: string, band: AloneBand, lines: LinesCompared = 'apart'): PairsStep => ({
    code: 'mini-tournament',
    clause,
    label: 'points in a tournament of the tied pairs alone',
    better: 'higher',
    measure: miniTournament(band, lines),
  }),
  mostTops: (clause: string): PairsStep => ({
    code: 'most-tops',
    clause,
    label: 'tops',
    better: 'higher',
    measure: measureTops,
  }),
  fewestZeros: (clause: string): PairsStep => ({
    code: 'fewest-zeros',
    clause,
    label: 'zeros, fewest first',
    better: 'lower',
    measure: measureZeros,
  }),
} as const;
