import { type Fraction, fail, ok, type Result } from '../base/index.ts';
import {
  type ContestantId,
  LiveSession,
  type Penalty,
  rank,
  type Session,
  type Sitting,
  type TravellerLine,
} from '../scoring/index.ts';
import type { HandedPair, SessionHandedIn } from '../tournament/index.ts';

/** What a club hands in. */
export interface ClubHandedIn extends SessionHandedIn {
  /** What the club is called: no two alike. */
  readonly club: string;
}

/** A pair's place over all clubs. */
export interface SimultaneousPlace {
  readonly place: number;
  readonly exAequo: boolean;
  readonly club: string;
  readonly pair: ContestantId;
  readonly names: readonly string[];
  /** Per cent of the top over all fields (in methods without one, the points); with its handicap in a list with handicaps. */
  readonly value: Fraction;
  readonly boards: number;
}

/** Which list. */
export interface RankingWishes {
  /** Only pairs of this club, at their places over all clubs. */
  readonly club?: string;
  /** With the handicaps that the clubs gave. */
  readonly handicap?: boolean;
}

interface Entered extends HandedPair {
  readonly club: string;
}

/** Nobody's club or number holds it. */
const SEPARATOR = '\u0000';
const keyOf = (club: string, pair: ContestantId): string => `${club}${SEPARATOR}${pair}`;

const sittingIn = (club: string, sitting: Sitting): Sitting => {
  if (sitting === null) return null;
  return typeof sitting === 'string'
    ? keyOf(club, sitting)
    : [keyOf(club, sitting[0]), keyOf(club, sitting[1])];
};

/** A line of a club as one of the whole field. A board played in another form is compared with that form in its own club only (Law 87B). */
const lineIn = (club: string, { group, section: _, ...line }: TravellerLine): TravellerLine => ({
  ...line,
  ns: sittingIn(club, line.ns),
  ew: sittingIn(club, line.ew),
  ...(group === undefined ? {} : { group: keyOf(club, group) }),
});

/** Who met whom where on which board: a correction changes what stands there, not that. */
const meetingOf = ({ board, round, table, ns, ew, group }: TravellerLine): string =>
  JSON.stringify([board, round, table, ns, ew, group]);

const sameMethod = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function dealsFault(clubs: readonly ClubHandedIn[]): string | undefined {
  const known = new Map<number, { readonly club: string; readonly deal: string }>();
  for (const { club, deals } of clubs)
    for (const [board, deal] of deals) {
      const before = known.get(board) ?? { club, deal };
      known.set(board, before);
      if (before.deal !== deal)
        return `Board ${board} has other cards at ${club} than at ${before.club}: they cannot be compared.`;
    }
  return undefined;
}

/**
 * One field over all clubs that played the same boards. Every result is compared with every other on its board (Law 78A), and
 * boards with fewer results are scaled to the most that any board has, so that each weighs the same. Values are exact.
 * A correction compares its board anew; totals follow by the difference.
 */
export class SimultaneousField {
  private readonly clubs = new Map<string, ClubHandedIn>();
  private readonly pairs = new Map<string, Entered>();
  /** The numbers of each club's lines in the field, in the order in which it handed them in. */
  private places = new Map<string, readonly number[]>();
  private session: LiveSession | undefined;

  /** The field of what clubs have handed in so far. */
  static of(clubs: readonly ClubHandedIn[]): Result<SimultaneousField> {
    const field = new SimultaneousField();
    const twice = clubs.find(({ club }, at) => clubs.findIndex((other) => other.club === club) !== at);
    if (twice !== undefined)
      return fail({
        code: 'club-twice',
        message: `${twice.club} is there twice. Give each club a name of its own.`,
      });
    const taken = field.takeAll(clubs);
    return taken.ok ? ok(field) : taken;
  }

  /** Clubs that have handed in, in the order in which they did. */
  get clubNames(): readonly string[] {
    return [...this.clubs.keys()];
  }

  /** A club hands in, late perhaps, or what it corrected since. On a fault nothing is changed. */
  handIn(handed: ClubHandedIn): Result<undefined> {
    const before = this.clubs.get(handed.club);
    if (before !== undefined && this.correct(before, handed)) return ok(undefined);
    const others = [...this.clubs.values()].filter(({ club }) => club !== handed.club);
    return this.takeAll([...others, handed]);
  }

  /** A club withdraws: it is as if it had not played. */
  leave(club: string): Result<undefined> {
    const others = [...this.clubs.values()].filter((each) => each.club !== club);
    return others.length === this.clubs.size ? ok(undefined) : this.takeAll(others);
  }

  private takeAll(clubs: readonly ClubHandedIn[]): Result<undefined> {
    const [first] = clubs;
    if (first === undefined) return fail({ code: 'no-clubs', message: 'No club has handed in anything.' });
    const other = clubs.find(({ method }) => !sameMethod(method, first.method));
    if (other !== undefined)
      return fail({
        code: 'other-scoring',
        message: `${other.club} scored otherwise than ${first.club}: only results of one method can be compared.`,
      });
    const deals = dealsFault(clubs);
    if (deals !== undefined) return fail({ code: 'other-deals', message: deals });
    const lines: TravellerLine[] = [];
    const penalties: Penalty[] = [];
    const places = new Map<string, readonly number[]>();
    for (const { club, lines: own, penalties: given } of clubs) {
      places.set(
        club,
        own.map((_, at) => lines.length + at),
      );
      lines.push(...own.map((line) => lineIn(club, line)));
      penalties.push(
        ...given.map((penalty) => ({ ...penalty, contestant: keyOf(club, penalty.contestant) })),
      );
    }
    const { method, policy } = first;
    const session: Session = { lines, method, policy, penalties, sections: 'across', tops: 'common' };
    const live = LiveSession.of(session);
    if (!live.ok) return live;
    this.session = live.value;
    this.places = places;
    this.clubs.clear();
    this.pairs.clear();
    for (const handed of clubs) this.remember(handed);
    return ok(undefined);
  }

  private remember(handed: ClubHandedIn): void {
    this.clubs.set(handed.club, handed);
    for (const pair of handed.pairs)
      this.pairs.set(keyOf(handed.club, pair.contestant), { ...pair, club: handed.club });
  }

  /** Follows other results at the same meetings; false when something else has changed, and all has to be compared anew. */
  private correct(before: ClubHandedIn, handed: ClubHandedIn): boolean {
    const places = this.places.get(handed.club) ?? [];
    const isSame =
      before.lines.length === handed.lines.length &&
      sameMethod(before.penalties, handed.penalties) &&
      sameMethod([...before.deals], [...handed.deals]) &&
      before.lines.every((line, at) => meetingOf(line) === meetingOf(handed.lines[at] as TravellerLine));
    if (!isSame || !sameMethod(before.method, handed.method)) return false;
    const changed = new Map<number, TravellerLine>();
    handed.lines.forEach((line, at) => {
      const place = places[at];
      if (place !== undefined && !sameMethod(line.score, before.lines[at]?.score))
        changed.set(place, lineIn(handed.club, line));
    });
    if (this.session?.follow(changed, []) !== true) return false;
    this.remember(handed);
    return true;
  }

  /** The ranking over all fields, or a part of it. */
  ranking({ club, handicap = false }: RankingWishes = {}): readonly SimultaneousPlace[] {
    const scores = this.session?.scores;
    if (scores === undefined) return [];
    const places = handicap
      ? rank(
          scores.places().map(({ contestant, value }) => {
            const added = this.pairs.get(contestant)?.handicap;
            return { contestant, value: added === undefined ? value : value.plus(added) };
          }),
        )
      : scores.places();
    return places.flatMap(({ place, exAequo, contestant, value }) => {
      const [of = '', pair = ''] = contestant.split(SEPARATOR);
      if (club !== undefined && club !== of) return [];
      const boards = scores.total(contestant)?.boards ?? 0;
      return [
        { place, exAequo, club: of, pair, names: this.pairs.get(contestant)?.names ?? [], value, boards },
      ];
    });
  }
}
