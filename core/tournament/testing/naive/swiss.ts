import { type NaiveMatch, naiveMatch } from './match.ts';

/*
 * A Swiss of teams reckoned a second time, by RTP 3.6.7 and 3.6.12 alone. VPs are whole hundredths. Written to be read beside
 * the regulation, not to be quick.
 */

export interface NaiveRound {
  readonly matches: readonly NaiveMatch[];
  readonly bye?: string;
  /** Matches that were not played for want of a team. */
  readonly absences?: readonly { readonly absent: string; readonly opponent: string }[];
  /** VPs in hundredths that the director gave for a match. */
  readonly given?: readonly { readonly team: string; readonly vps: number }[];
}

export interface NaiveSwiss {
  readonly teams: readonly string[];
  readonly rounds: readonly NaiveRound[];
  readonly roundsInAll: number;
  readonly danishRounds: number;
  /** Teams out of the event: last, by VPs. */
  readonly out: readonly string[];
  /** Penalties in hundredths of a VP, of no match. */
  readonly off?: Readonly<Record<string, number>>;
}

interface Tally {
  vps: number;
  /** VPs of the matches really played. */
  readonly played: number[];
  readonly met: { readonly team: string; readonly vps: number }[];
  won: number;
  lost: number;
  byes: number;
}

const FLOOR = 1200;
const MOST = 2000;

const meanOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return Math.floor(sum / values.length + 0.5);
};

/** Everything that teams have after so many rounds, awards for absences counted as 12 VPs. */
function tallies({ teams, rounds, off = {} }: NaiveSwiss, after: number): Map<string, Tally> {
  const all = new Map<string, Tally>();
  for (const team of teams)
    all.set(team, { vps: -(off[team] ?? 0), played: [], met: [], won: 0, lost: 0, byes: 0 });
  const of = (team: string): Tally => {
    const tally = all.get(team);
    if (tally === undefined) throw new Error(`No team ${team}.`);
    return tally;
  };
  for (const { matches, bye, absences = [], given = [] } of rounds.slice(0, after)) {
    for (const match of matches) {
      const { vps, imps } = naiveMatch(match);
      const sides = [
        [match.home, match.away, vps[0], imps[0], imps[1]],
        [match.away, match.home, vps[1], imps[1], imps[0]],
      ] as const;
      for (const [team, other, own, won, lost] of sides) {
        const tally = of(team);
        tally.vps += own;
        tally.played.push(own);
        tally.met.push({ team: other, vps: own });
        tally.won += won;
        tally.lost += lost;
      }
    }
    if (bye !== undefined) {
      of(bye).vps += FLOOR;
      of(bye).byes++;
    }
    for (const { opponent } of absences) of(opponent).vps += FLOOR;
    for (const { team, vps } of given) of(team).vps += vps;
  }
  return all;
}

/** RTP 3.6.7.2: the best of 12, the own mean, and the mean that the eight nearest made against the absent team. */
function revised(swiss: NaiveSwiss, after: number, absent: string, opponent: string): number {
  const all = tallies(swiss, after);
  const own = all.get(opponent);
  const other = all.get(absent);
  if (own === undefined || other === undefined) throw new Error('No such team.');
  const candidates = [FLOOR];
  if (own.played.length > 0) candidates.push(meanOf(own.played));
  const total = (team: string): number => all.get(team)?.vps ?? 0;
  const near = other.met
    .filter(({ team }) => team !== opponent)
    .map(({ team }) => ({ team, far: Math.abs(total(team) - own.vps) }))
    .sort((a, b) => a.far - b.far || total(b.team) - total(a.team))
    .slice(0, 8);
  if (near.length > 0) {
    const won = near.map(({ team }) => all.get(team)?.met.find((met) => met.team === absent)?.vps ?? 0);
    candidates.push(meanOf(won));
  }
  return Math.max(...candidates);
}

/** RTP 3.6.12.4(b), 3.6.12.8: revised when the last round before the last, or before the Danish ones, is over. */
function withRevisions(swiss: NaiveSwiss, after: number): Map<string, Tally> {
  const all = tallies(swiss, after);
  const revision = swiss.roundsInAll - Math.max(1, swiss.danishRounds);
  swiss.rounds.slice(0, after).forEach(({ absences = [] }, index) => {
    const early = index + 1 <= revision;
    const at = early ? revision : swiss.roundsInAll;
    if (after < at) return;
    for (const { absent, opponent } of absences) {
      const tally = all.get(opponent);
      if (tally !== undefined) tally.vps += revised(swiss, at, absent, opponent) - FLOOR;
    }
  });
  return all;
}

export interface NaivePlace {
  readonly team: string;
  readonly vps: number;
}

/** RTP 3.6.12.5 and 3.6.12.7. */
export function naiveStanding(swiss: NaiveSwiss, after: number): readonly NaivePlace[] {
  const all = withRevisions(swiss, after);
  const total = (team: string): number => all.get(team)?.vps ?? 0;
  const resistance = (team: string): number => {
    let sum = 0;
    for (const { team: other } of all.get(team)?.met ?? []) sum += total(other);
    return sum;
  };
  const compensated = (team: string): number => {
    const met = (all.get(team)?.met ?? []).map(({ team: other }) => total(other)).sort((a, b) => b - a);
    let sum = 0;
    for (const vps of met.slice(1, -1)) sum += vps;
    return sum;
  };
  const quotient = (one: string, other: string): number => {
    const [a, b] = [all.get(one), all.get(other)];
    if (a === undefined || b === undefined) return 0;
    return b.won * (a.won + a.lost) - a.won * (b.won + b.lost);
  };
  const isLate = after >= 4;
  const order = (one: string, other: string): number => {
    const [outOne, outOther] = [swiss.out.includes(one), swiss.out.includes(other)];
    if (outOne !== outOther) return outOne ? 1 : -1;
    if (total(one) !== total(other)) return total(other) - total(one);
    if (isLate && resistance(one) !== resistance(other)) return resistance(other) - resistance(one);
    if (isLate && compensated(one) !== compensated(other)) return compensated(other) - compensated(one);
    if (quotient(one, other) !== 0) return quotient(one, other);
    return (all.get(other)?.won ?? 0) - (all.get(one)?.won ?? 0);
  };
  return [...swiss.teams].sort(order).map((team) => ({ team, vps: total(team) }));
}

export interface NaiveDraw {
  readonly matches: readonly (readonly [string, string])[];
  readonly bye: string | undefined;
}

/** The highest takes the highest it has not met such that the rest can be paired: tried one after the other. */
function paired(
  teams: readonly string[],
  haveMet: (one: string, other: string) => boolean,
): (readonly [string, string])[] | undefined {
  const [first, ...rest] = teams;
  if (first === undefined) return [];
  for (const other of rest) {
    if (haveMet(first, other)) continue;
    const others = paired(
      rest.filter((team) => team !== other),
      haveMet,
    );
    if (others !== undefined) return [[first, other], ...others];
  }
  return undefined;
}

/** RTP 3.6.12.2: who meets whom in the next round; in a Danish one 3.6.12.8. */
export function naiveDraw(swiss: NaiveSwiss, after: number): NaiveDraw {
  const all = tallies(swiss, after);
  const standing = naiveStanding(swiss, after).filter(({ team }) => !swiss.out.includes(team));
  const bye =
    standing.length % 2 === 0 ? undefined : standing.findLast(({ team }) => all.get(team)?.byes === 0)?.team;
  const playing = standing.filter(({ team }) => team !== bye);
  const names = playing.map(({ team }) => team);
  if (after + 1 > swiss.roundsInAll - swiss.danishRounds) {
    return { matches: danish(standing, names, after + 1 === swiss.roundsInAll), bye };
  }
  const haveMet = (one: string, other: string): boolean =>
    all.get(one)?.met.some(({ team }) => team === other) === true;
  const matches = paired(names, haveMet);
  if (matches === undefined) throw new Error('There is no draw without a rematch.');
  return { matches, bye };
}

/** 1 v 2, 3 v 4; in the last round a leader further ahead than a match can bring meets the last, and so on. */
function danish(
  standing: readonly NaivePlace[],
  names: readonly string[],
  last: boolean,
): readonly (readonly [string, string])[] {
  let certain = 0;
  while (last && certain < names.length / 2) {
    const [own, next] = [standing[certain], standing[certain + 1]];
    if (own === undefined || next === undefined || own.vps - next.vps <= MOST) break;
    certain++;
  }
  const matches: (readonly [string, string])[] = [];
  for (let at = 0; at < certain; at++)
    matches.push([names[at] as string, names[names.length - 1 - at] as string]);
  const middle = names.slice(certain, names.length - certain);
  for (let at = 0; at < middle.length; at += 2)
    matches.push([middle[at] as string, middle[at + 1] as string]);
  return matches;
}
