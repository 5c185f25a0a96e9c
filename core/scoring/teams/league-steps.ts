import { Fraction } from '../../base/index.ts';
import type { ContestantId } from '../line.ts';
import type { MatchRecord } from '../match.ts';
import type { TieBreakLadder, TieBreakStep } from '../tie-break.ts';
import { awardsIn, isIn, type LeagueTable, vpsIn } from './league.ts';

type LeagueStep = TieBreakStep<LeagueTable>;

const yes = (holds: boolean): Fraction => Fraction.of(holds ? 1 : 0);

/** More IMPs than the opponents, penalties deducted; a drawn match is not won. */
const isWonBy = ({ a, imps }: MatchRecord, contestant: ContestantId): boolean =>
  a === contestant ? imps.a.compare(imps.b) > 0 : imps.b.compare(imps.a) > 0;

/** More VPs: a narrow win that the scale makes equal is none. */
const isWonInVps = (match: MatchRecord, contestant: ContestantId): boolean => {
  const other = match.a === contestant ? match.b : match.a;
  return vpsIn(match, contestant).compare(vpsIn(match, other)) > 0;
};

const BEATEN = { imps: isWonBy, vps: isWonInVps } as const;

function wonAll({ league, matchesOf }: LeagueTable, contestant: ContestantId): boolean {
  const own = matchesOf(contestant);
  const given = league.results.flatMap(awardsIn).filter((award) => award.contestant === contestant);
  return (
    own.length + given.length > 0 &&
    own.every((match) => isWonBy(match, contestant)) &&
    given.every(({ basis }) => basis === 'opponent-absent')
  );
}

/** Those who are still in the event. */
const insideOf = ({ contestants, out = [] }: LeagueTable['league']): readonly ContestantId[] =>
  contestants.filter((contestant) => !out.includes(contestant));

/** Are these all who share the first place? */
function forFirst(tied: readonly ContestantId[], { league, total }: LeagueTable): boolean {
  const [one] = tied;
  if (one === undefined) return false;
  const better = insideOf(league).filter((contestant) => total(contestant).compare(total(one)) >= 0);
  return better.length === tied.length;
}

/** The place that the tied share: one who won all its matches is before those it was level with (RTP 3.6.10.1). */
function placeOf(tied: readonly ContestantId[], table: LeagueTable): number {
  const [one] = tied;
  if (one === undefined) return 1;
  const others = insideOf(table.league).filter((contestant) => !tied.includes(contestant));
  const ahead = others.filter((contestant) => table.total(contestant).compare(table.total(one)) > 0).length;
  const level = others.filter((contestant) => table.total(contestant).equals(table.total(one)));
  return 1 + ahead + (ahead === 0 && level.some((contestant) => wonAll(table, contestant)) ? 1 : 0);
}

/** What those met made, perhaps without the best- and the worst-placed of them: who is out is below all others (RTP 3.6.12.4). */
function resistance(table: LeagueTable, contestant: ContestantId, compensated: boolean): Fraction {
  const { out = [] } = table.league;
  const met = [...table.opponents(contestant)].sort(
    (one, other) =>
      Number(out.includes(one)) - Number(out.includes(other)) || table.total(other).compare(table.total(one)),
  );
  return Fraction.sum((compensated ? met.slice(1, -1) : met).map(table.totalWithoutBonus));
}

/** Criteria for leagues; each takes the clause it stands in. Those of `MATCH_STEPS` go with them. */
export const LEAGUE_STEPS = {
  /** A tie for the first place: one who won all its matches wins (RTP 3.6.10.1). */
  wonAllIfForFirst: (clause: string): LeagueStep => ({
    code: 'won-all-matches',
    clause,
    label: 'won all its matches, 1 is yes',
    better: 'higher',
    measure: (tied, table) =>
      forFirst(tied, table) ? tied.map((contestant) => yes(wonAll(table, contestant))) : undefined,
  }),
  /** More than two tied: one who beat all the others, in IMPs or in VPs, is first of them (ROP 6.16). */
  beatAllTiedIfSeveral: (clause: string, beats: 'imps' | 'vps' = 'imps'): LeagueStep => ({
    code: 'beat-all-tied',
    clause,
    label: 'beat all the other tied, 1 is yes',
    better: 'higher',
    measure: (tied, { matches }) =>
      tied.length < 3
        ? undefined
        : tied.map((contestant) =>
            yes(
              tied.every((other) => {
                const met = matches.filter((match) => isIn(match, contestant) && isIn(match, other));
                return (
                  other === contestant ||
                  (met.length > 0 && met.every((match) => BEATEN[beats](match, contestant)))
                );
              }),
            ),
          ),
  }),
  /** Tied who never met: the mean of their matches, without byes (ROP 6.16). */
  meanVpsIfNeverMet: (clause: string): LeagueStep => ({
    code: 'mean-vps',
    clause,
    label: 'mean VPs of their matches',
    better: 'higher',
    measure: (tied, { matches, matchesOf }) => {
      if (matches.some(({ a, b }) => tied.includes(a) && tied.includes(b))) return undefined;
      return tied.map((contestant) => {
        const own = matchesOf(contestant).map((match) => vpsIn(match, contestant));
        return own.length === 0 ? Fraction.of(0) : Fraction.sum(own).over(own.length);
      });
    },
  }),
  resistance: (clause: string): LeagueStep => ({
    code: 'resistance',
    clause,
    label: 'VPs of the opponents met',
    better: 'higher',
    measure: (tied, table) => tied.map((contestant) => resistance(table, contestant, false)),
  }),
  resistanceCompensated: (clause: string): LeagueStep => ({
    code: 'resistance-compensated',
    clause,
    label: 'VPs of the opponents met without the best and the worst',
    better: 'higher',
    measure: (tied, table) => tied.map((contestant) => resistance(table, contestant, true)),
  }),
  impsWon: (clause: string): LeagueStep => ({
    code: 'imps-won',
    clause,
    label: 'IMPs won',
    better: 'higher',
    measure: (tied, { matchesOf }) =>
      tied.map((contestant) =>
        Fraction.sum(matchesOf(contestant).map(({ a, imps }) => (a === contestant ? imps.a : imps.b))),
      ),
  }),
  /** Lots that were drawn, the first first; nothing until all the tied are among them. */
  byLot: (clause: string, lots: readonly ContestantId[]): LeagueStep => ({
    code: 'lot',
    clause,
    label: 'place in the draw',
    better: 'lower',
    measure: (tied) =>
      tied.every((contestant) => lots.includes(contestant))
        ? tied.map((contestant) => Fraction.of(lots.indexOf(contestant) + 1))
        : undefined,
  }),
} as const;

/** Ties over the first so many places are played off, and how those that were ended: those in a row are still equal. */
export interface PlayOffs {
  readonly places: number;
  readonly order: readonly (readonly ContestantId[])[];
  readonly clause: string;
}

/**
 * A ladder with play-offs: where one is prescribed nothing else separates, but that a team which won all its matches is first
 * without one (RTP 3.6.10.1).
 */
export function withPlayOffs(
  ladder: TieBreakLadder<LeagueTable>,
  { places, order, clause }: PlayOffs,
): TieBreakLadder<LeagueTable> {
  const isPlayedOff = (tied: readonly ContestantId[], table: LeagueTable): boolean =>
    placeOf(tied, table) <= places;
  const rankOf = (contestant: ContestantId): number =>
    order.findIndex((equals) => equals.includes(contestant));
  const played: LeagueStep = {
    code: 'play-off',
    clause,
    label: 'place in the play-off',
    better: 'lower',
    measure: (tied, table) =>
      isPlayedOff(tied, table) && tied.every((contestant) => rankOf(contestant) >= 0)
        ? tied.map((contestant) => Fraction.of(rankOf(contestant) + 1))
        : undefined,
  };
  const steps = ladder.steps.flatMap((step): LeagueStep[] =>
    step.code === 'won-all-matches'
      ? [step]
      : [
          {
            ...step,
            measure: (tied, table) => (isPlayedOff(tied, table) ? undefined : step.measure(tied, table)),
          },
        ],
  );
  const before = steps.filter(({ code }) => code === 'won-all-matches');
  const others = steps.filter(({ code }) => code !== 'won-all-matches');
  return { ...ladder, steps: [...before, played, ...others] };
}
