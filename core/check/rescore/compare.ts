import { type Fraction, orThrow } from '../../base/index.ts';
import { SIDES, type Side } from '../../game/index.ts';
import {
  adjusted,
  assigned,
  isTableScore,
  LAW_POLICIES,
  type LineScore,
  type Method,
  named,
  type ScoredSession,
  scoreSession,
  tableScore,
} from '../../scoring/index.ts';
import { type Basis, type Entry, tableScoreOf } from './entries.ts';
import { exactly } from './figures.ts';
import type { Field } from './practice.ts';

/** How a side stands on a board, before a rule makes points of it. */
export type Standing = {
  /** Results compared on the board, and on the fullest board of its field. */
  readonly results: number;
  readonly full: number;
} & (
  | { readonly kind: 'compared'; readonly gained: Fraction }
  | { readonly kind: 'artificial'; readonly percent: Fraction }
);

export type Standings = Readonly<Partial<Record<Side, Standing>>>;

export interface Comparison {
  readonly method: Method;
  readonly field: Field;
  /** The table score to take on each result; `'left-out'` takes the result out of the comparison. */
  readonly basis: (entry: Entry) => Basis | 'left-out';
}

const NO_SCORE: LineScore = { kind: 'no-score', why: 'cancelled' };

/** Artificial scores take no part in a comparison; what they are worth is reckoned apart. */
const ASIDE: LineScore = adjusted(named('A'));

function lineScoreOf(entry: Entry, basis: Basis | 'left-out', method: Method): LineScore {
  const { outcome, score } = entry.line;
  if (basis === 'left-out') return NO_SCORE;
  if (outcome.kind === 'artificial') return method.kind === 'total-points' ? NO_SCORE : ASIDE;
  const ns = tableScoreOf(entry, basis);
  if (ns !== undefined) return isTableScore(ns) ? tableScore(ns) : NO_SCORE;
  if (score === undefined || !isTableScore(score.NS) || !isTableScore(score.EW)) return NO_SCORE;
  return adjusted(assigned(score.NS), assigned(0 - score.EW));
}

/** The part of the field that a result is compared in. */
function partOf({ session, section, round }: Entry, field: Field): string {
  switch (field) {
    case 'across':
      return `${session}`;
    case 'apart':
      return `${session}.${section}`;
    case 'by-round':
      return `${session} round ${round}`;
  }
}

const gainedOf = (scored: ScoredSession, line: number, side: Side, { kind }: Method): Fraction | undefined =>
  kind === 'butler' || kind === 'total-points'
    ? scored.lineScore(line, side)
    : scored.compared(line, side)?.gained;

/** Compares every result with the others of its board. Answers in the order of the entries. */
export function compareResults(
  entries: readonly Entry[],
  { method, field, basis }: Comparison,
): readonly Standings[] {
  const session = scoreSession({
    lines: entries.map((entry, at) => ({
      board: entry.board,
      section: partOf(entry, field),
      ns: `${at} NS`,
      ew: `${at} EW`,
      score: lineScoreOf(entry, basis(entry), method),
    })),
    method,
    policy: LAW_POLICIES[2017],
    sections: 'apart',
  });
  const scored = orThrow(session);
  const onBoard = resultsByBoard(entries, scored, field);
  const shared = sharing();
  return entries.map((entry, at) => {
    const results = onBoard.get(boardIn(entry, field)) ?? 0;
    const sides = SIDES.flatMap((side): [Side, Standing][] => {
      const standing = standingOf(entry, at, side, scored, results);
      return standing === undefined ? [] : [[side, shared(standing)]];
    });
    return Object.fromEntries(sides);
  });
}

/** Most results of a field stand alike: equal standings are made one, so that each is kept and worked with once. */
function sharing(): (standing: Standing) => Standing {
  const known = new Map<string, Standing>();
  return (standing) => {
    const figure = standing.kind === 'compared' ? standing.gained : standing.percent;
    const key = `${standing.kind} ${figure} ${standing.results} ${standing.full}`;
    const same = known.get(key) ?? standing;
    known.set(key, same);
    return same;
  };
}

function standingOf(
  { line: { outcome } }: Entry,
  at: number,
  side: Side,
  scored: ScoredSession,
  results: number,
): Standing | undefined {
  const full = scored.resultsOnBoard(at);
  if (outcome.kind === 'artificial') {
    return { kind: 'artificial', percent: exactly(outcome.percent[side]), results, full };
  }
  const compared = scored.compared(at, side);
  const gained = gainedOf(scored, at, side, scored.session.method);
  if (compared === undefined || gained === undefined) return undefined;
  return { kind: 'compared', gained, results: compared.results, full };
}

/** A board of the part of the field that a result is compared in. */
export const boardIn = (entry: Entry, field: Field): string => `${partOf(entry, field)}/${entry.board}`;

/** The results that were compared on each board, for those that stand aside. */
function resultsByBoard(
  entries: readonly Entry[],
  scored: ScoredSession,
  field: Field,
): ReadonlyMap<string, number> {
  const results = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const compared = scored.compared(at, 'NS') ?? scored.compared(at, 'EW');
    if (compared !== undefined) results.set(boardIn(entry, field), compared.results);
  }
  return results;
}
