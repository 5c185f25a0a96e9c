import { type Fraction, orThrow, parseFraction } from '../base/index.ts';
import { PROFILES, scoringUnder } from '../regulation/index.ts';
import type { LineScore, Outcome, Penalty, SideScore, TravellerLine } from '../scoring/index.ts';
import { METHODS, type Player, type SessionHandedIn } from '../tournament/index.ts';
import type { SimultaneousPlan } from './event.ts';
import type { ClubHandedIn } from './field.ts';

/** A value of core as JSON holds it: exact numbers as text, such as `2/3`. */
type Written<T> = T extends Fraction
  ? string
  : T extends object
    ? { readonly [K in keyof T]: Written<T[K]> }
    : T;

/** What stands on a line that a club corrected. */
export interface CorrectedLine {
  /** Which of the lines it handed in, from 0. */
  readonly at: number;
  readonly score: Written<LineScore>;
}

interface HandedPlayers {
  readonly contestant: string;
  readonly players: readonly Pick<Player, 'name'>[];
  readonly handicap?: string;
}

/** Every kind of fact of what clubs hand in: each simultaneous has a stream of its own for them. */
export interface HandedFactData {
  /** All that a club hands in of its session; it takes the place of what it handed in before. */
  readonly 'results-handed-in': {
    readonly club: string;
    /** The version of its tournament. */
    readonly version: number;
    readonly pairs: readonly HandedPlayers[];
    readonly lines: readonly Written<TravellerLine>[];
    readonly penalties: readonly Written<Penalty>[];
  };
  /** Other scores at the same meetings. */
  readonly 'results-corrected': {
    readonly club: string;
    readonly version: number;
    readonly lines: readonly CorrectedLine[];
  };
  readonly 'person-erased': { readonly facts: number };
}

export type HandedFactType = keyof HandedFactData;
export type NewHandedFact = {
  [T in HandedFactType]: { readonly type: T; readonly data: HandedFactData[T] };
}[HandedFactType];

/** What the clubs of a simultaneous have handed in, by club. */
export type HandedIn = ReadonlyMap<string, HandedFactData['results-handed-in']>;

/** Exact numbers become text, as JSON writes them. */
const written = <T>(value: T): Written<T> => JSON.parse(JSON.stringify(value)) as Written<T>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const meeting = ({ score: _, ...line }: Written<TravellerLine>) => line;

/** What follows when a club hands in what stands now: nothing, what is other than before, or all of it. */
export function handedFacts(
  before: HandedFactData['results-handed-in'] | undefined,
  club: string,
  version: number,
  { lines, penalties, pairs }: SessionHandedIn,
): readonly NewHandedFact[] {
  const now: HandedFactData['results-handed-in'] = {
    club,
    version,
    pairs: pairs.map(({ contestant, names, handicap }) => ({
      contestant,
      players: names.map((name) => ({ name })),
      ...(handicap === undefined ? {} : { handicap: handicap.toString() }),
    })),
    lines: lines.map(({ section: _, ...line }) => written(line)),
    penalties: penalties.map(written),
  };
  const isCorrection =
    before !== undefined &&
    isSame([before.pairs, before.penalties], [now.pairs, now.penalties]) &&
    isSame(before.lines.map(meeting), now.lines.map(meeting));
  if (!isCorrection) return [{ type: 'results-handed-in', data: now }];
  const corrected = now.lines.flatMap(({ score }, at) =>
    isSame(before.lines[at]?.score, score) ? [] : [{ at, score }],
  );
  return corrected.length === 0
    ? []
    : [{ type: 'results-corrected', data: { club, version, lines: corrected } }];
}

/** What stands after a fact. */
export function evolveHanded(handed: HandedIn, { type, data }: NewHandedFact): HandedIn {
  if (type === 'person-erased') return handed;
  if (type === 'results-handed-in') return new Map(handed).set(data.club, data);
  const before = handed.get(data.club);
  if (before === undefined) return handed;
  const lines = [...before.lines];
  for (const { at, score } of data.lines) {
    const line = lines[at];
    if (line !== undefined) lines[at] = { ...line, score };
  }
  return new Map(handed).set(data.club, { ...before, version: data.version, lines });
}

const exact = (text: string): Fraction => orThrow(parseFraction(text));

const outcomeOf = ({ ns, weight }: Written<Outcome>): Outcome => ({ ns, weight: exact(weight) });

function sideOf(side: Written<SideScore>): SideScore {
  switch (side.kind) {
    case 'no-score':
      return side;
    case 'assigned':
      return { kind: side.kind, outcomes: side.outcomes.map(outcomeOf) };
    case 'self-inflicted':
      return {
        kind: side.kind,
        table: side.table.map(outcomeOf),
        withoutInfraction: side.withoutInfraction.map(outcomeOf),
        withoutError: side.withoutError.map(outcomeOf),
      };
    case 'artificial': {
      const { award } = side;
      switch (award.kind) {
        case 'named':
          return { kind: 'artificial', award };
        case 'percent':
          return { kind: 'artificial', award: { kind: 'percent', percent: exact(award.percent) } };
        case 'imps':
          return { kind: 'artificial', award: { kind: 'imps', imps: exact(award.imps) } };
        case 'points':
          return { kind: 'artificial', award: { kind: 'points', points: exact(award.points) } };
      }
    }
  }
}

const scoreOf = (score: Written<LineScore>): LineScore =>
  score.kind === 'adjusted' ? { kind: 'adjusted', ns: sideOf(score.ns), ew: sideOf(score.ew) } : score;

const penaltyOf = ({ amount, ...penalty }: Written<Penalty>): Penalty => ({
  ...penalty,
  amount: amount === 'warning' ? amount : { ...amount, value: exact(amount.value) },
});

/** What a club handed in, as the field takes it. */
export function clubHandedIn(
  { method, profile }: SimultaneousPlan,
  { club, pairs, lines, penalties }: HandedFactData['results-handed-in'],
): ClubHandedIn {
  const regulation = PROFILES[profile];
  return {
    club,
    pairs: pairs.map(({ contestant, players, handicap }) => ({
      contestant,
      names: players.map(({ name }) => name),
      ...(handicap === undefined ? {} : { handicap: exact(handicap) }),
    })),
    lines: lines.map((line) => ({ ...line, score: scoreOf(line.score) })),
    penalties: penalties.map(penaltyOf),
    // The server deals them out: they are the same everywhere.
    deals: new Map(),
    method: METHODS[method],
    policy: scoringUnder(regulation, regulation.laws),
  };
}
