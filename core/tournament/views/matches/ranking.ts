import { Fraction, ZERO } from '../../../base/index.ts';
import { type Place, printFigure, type Separation } from '../../../scoring/index.ts';
import type { ScoreUnit } from '../../format/index.ts';
import { roundsOf } from '../../format/matches/league.ts';
import type { MatchResult, RoundOfMatches } from '../../format/matches/match-result.ts';
import { type GroupRanking, rankGroup } from '../../format/matches/standing.ts';
import { segmentsHere } from '../../match.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import { isSessionOver } from '../../meetings/board-over.ts';
import { matchesPhaseOf, type PlacedRound, partsOf } from '../../meetings/drawn-rounds.ts';
import { isOfMatches, type MatchesPhase } from '../../phase.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { SessionState, Tournament } from '../../state.ts';
import {
  lastSeparations,
  type MatchesRecord,
  type RankingLine,
  type RankingList,
  type RankingView,
  tieBreakView,
} from '../ranking.ts';
import { contestantName } from '../shared.ts';
import { worthText, worthUnit } from './figures.ts';

/**
 * The phase of matches that the sessions belong to, the latest of them; none where pairs play by movements. A play-off only puts
 * the phase in order that it decides.
 */
export function phaseRanked(
  tournament: Tournament,
  sessions: readonly SessionState[],
): MatchesPhase | undefined {
  const phases = sessions
    .flatMap((session) => matchesPhaseOf(tournament, session) ?? [])
    .sort((a, b) => a.phase - b.phase);
  return phases.findLast(({ playOff }) => playOff === undefined) ?? phases.at(-1);
}

/** The last round of the phase that is behind so many rounds of a session's movement. */
function lastRound(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  only: SessionState | undefined,
  throughRound: number | undefined,
): number | undefined {
  if (only === undefined) return undefined;
  const ends = roundsOf(tournament, phase, section, 'written').map(
    (round) => partsOf(tournament, round).at(-1) ?? round,
  );
  const isBehind = ({ session: { session }, drawn }: PlacedRound): boolean =>
    session < only.session ||
    (session === only.session &&
      drawn.first + segmentsHere(drawn).length - 1 <= (throughRound ?? Number.POSITIVE_INFINITY));
  return ends.findLast(isBehind)?.drawn.round ?? 0;
}

/** The matches of each team, gone through once. */
function matchesByTeam(rounds: readonly RoundOfMatches[]): ReadonlyMap<ContestantId, readonly MatchResult[]> {
  const byTeam = new Map<ContestantId, MatchResult[]>();
  for (const match of rounds.flatMap(({ matches }) => matches)) {
    for (const team of [match.drawn.home, match.drawn.away]) {
      const own = byTeam.get(team);
      if (own === undefined) byTeam.set(team, [match]);
      else own.push(match);
    }
  }
  return byTeam;
}

/** Played, won, drawn and lost; a match that was awarded was not played. */
function recordOf(own: readonly MatchResult[], team: ContestantId): MatchesRecord {
  const records = own.flatMap(({ over, record }) => (over && record !== undefined ? [record] : []));
  const signs = records.map(({ a, imps }) => (a === team ? imps.a.compare(imps.b) : imps.b.compare(imps.a)));
  return {
    played: records.length,
    won: signs.filter((sign) => sign > 0).length,
    drawn: signs.filter((sign) => sign === 0).length,
    lost: signs.filter((sign) => sign < 0).length,
  };
}

/** A team's IMPs over its matches, won less lost. */
const netImpsOf = (own: readonly MatchResult[], team: ContestantId): Fraction =>
  Fraction.sum(
    own.flatMap(({ drawn, imps }) => {
      if (imps === undefined) return [];
      return [drawn.home === team ? imps.home.minus(imps.away) : imps.away.minus(imps.home)];
    }),
  );

const boardsOf = (own: readonly MatchResult[]): number =>
  own.reduce((sum, { score }) => sum + (score?.comparable ?? 0), 0);

/** What was taken off, and what an earlier phase brought. */
function entriesOf(
  tournament: Tournament,
  phase: MatchesPhase,
  { table }: GroupRanking,
  team: ContestantId,
): Pick<RankingLine, 'penalty' | 'bonus' | 'carried'> {
  const own = (table?.league.entries ?? []).filter(({ contestant }) => contestant === team);
  const off = Fraction.sum(own.filter(({ kind }) => kind === 'penalty').map(({ vps }) => vps.negated()));
  const bonus = Fraction.sum(own.filter(({ kind }) => kind === 'bonus').map(({ vps }) => vps));
  const carried = own.find(({ kind }) => kind === 'carry-over');
  const text = (value: Fraction): string => worthText(tournament, phase, value);
  return {
    ...(off.sign === 0 ? {} : { penalty: text(off) }),
    ...(bonus.sign === 0 ? {} : { bonus: text(bonus) }),
    ...(carried === undefined
      ? {}
      : { carried: { score: text(earlierTotal(tournament, phase, team)), amount: text(carried.vps) } }),
  };
}

function earlierTotal(tournament: Tournament, { carryOver }: MatchesPhase, team: ContestantId): Fraction {
  const earlier = carryOver === undefined ? undefined : tournament.phases.get(carryOver.from);
  if (!isOfMatches(earlier)) return ZERO;
  const group = earlier.groups.find(({ contestants }) => contestants.includes(team));
  return group === undefined
    ? ZERO
    : (rankGroup(tournament, earlier, group.section, { counting: 'written' }).table?.total(team) ?? ZERO);
}

function rankingLine(
  tournament: Tournament,
  phase: MatchesPhase,
  ranking: GroupRanking,
  own: readonly MatchResult[],
  before: ReadonlyMap<ContestantId, number>,
  separated: ReadonlyMap<ContestantId, Separation>,
  { place, exAequo, contestant, value }: Place,
): RankingLine {
  const { table } = ranking;
  const worth = table === undefined ? netImpsOf(own, contestant) : value;
  const score = table === undefined ? printFigure(worth) : worthText(tournament, phase, worth);
  const was = before.get(contestant);
  const tieBreak = tieBreakView(separated.get(contestant), contestant);
  return {
    ...contestantName(tournament, contestant),
    place,
    exAequo,
    score,
    exact: worth.toString(),
    points: score,
    boards: boardsOf(own),
    withdrawn: tournament.contestants.get(contestant)?.withdrawn !== undefined,
    record: recordOf(own, contestant),
    ...(was === undefined ? {} : { moved: was - place }),
    ...(tieBreak === undefined ? {} : { tieBreak }),
    ...entriesOf(tournament, phase, ranking, contestant),
  };
}

/** A group ranked through a round, with what moved since the round before. */
function listOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  afterRound: number | undefined,
): { readonly list: RankingList; readonly ranking: GroupRanking } {
  const upTo = afterRound === undefined ? {} : { afterRound };
  const ranking = rankGroup(tournament, phase, section, { ...upTo, counting: 'written' });
  const last = ranking.rounds.findLast(({ matches }) => matches.some(({ over }) => over))?.drawn.round ?? 0;
  const before =
    last < 2
      ? []
      : rankGroup(tournament, phase, section, { afterRound: last - 1, counting: 'written' }).places;
  const matches = matchesByTeam(ranking.rounds);
  const separated = lastSeparations(ranking.separations);
  const places = new Map(before.map(({ contestant, place }) => [contestant, place]));
  return {
    ranking,
    list: {
      ...(phase.groups.length > 1 ? { section } : {}),
      lines: ranking.places.map((place) =>
        rankingLine(
          tournament,
          phase,
          ranking,
          matches.get(place.contestant) ?? [],
          places,
          separated,
          place,
        ),
      ),
    },
  };
}

const unitIn = (phase: MatchesPhase): ScoreUnit =>
  phase.format.draw.kind === 'knockout' ? 'imps' : worthUnit(phase);

/** Those of earlier phases who do not play on, each as he ended in the last that he played. */
function earlierLists(tournament: Tournament, phase: MatchesPhase): readonly RankingList[] {
  const still = new Set(phase.groups.flatMap(({ contestants }) => contestants));
  return [...tournament.phases.values()]
    .filter(isOfMatches)
    .filter(({ phase: number, playOff }) => number < phase.phase && playOff === undefined)
    .flatMap((earlier) =>
      earlier.groups.flatMap(({ section }): RankingList[] => {
        const { list } = listOf(tournament, earlier, section, undefined);
        const lines = list.lines.filter(
          ({ contestant }) => !still.has(contestant) && !playsAfter(tournament, earlier, contestant),
        );
        const unit = unitIn(earlier);
        const told = unit === unitIn(phase) ? lines : lines.map((line) => ({ ...line, unit }));
        return lines.length === 0 ? [] : [{ ...list, phase: 'earlier', ofPhase: earlier.phase, lines: told }];
      }),
    );
}

/** Is the contestant in a later phase than that? A play-off only puts one in order. */
const playsAfter = ({ phases }: Tournament, { phase }: MatchesPhase, contestant: ContestantId): boolean =>
  [...phases.values()].some(
    (later) =>
      later.phase > phase &&
      later.playOff === undefined &&
      later.groups.some(({ contestants }) => contestants.includes(contestant)),
  );

type Made = readonly ReturnType<typeof listOf>[];

/** Ties that are still to be played off. */
function playOffsIn(
  tournament: Tournament,
  { groups }: MatchesPhase,
  made: Made,
): Pick<RankingView, 'playOffs'> {
  const ties = made.flatMap(({ ranking }, at) =>
    ranking.toPlayOff.map((contestants) => ({
      section: groups[at]?.section ?? '',
      contestants: contestants.map((contestant) => contestantName(tournament, contestant)),
    })),
  );
  const clause = profileOf(tournament.settings).teams.playOffs?.clause;
  return ties.length === 0 ? {} : { playOffs: { ties, ...(clause === undefined ? {} : { clause }) } };
}

/**
 * One ranking of groups that were made by place: the last of an upper group before the first of the next (RTP 3.6.10.2), then
 * those who did not play on; who left between the phases is last of all without points, and the others move up (ROP 8.2.4).
 */
function overallList(tournament: Tournament, phase: MatchesPhase, made: Made): readonly RankingList[] {
  if (phase.hierarchical !== true) return [];
  const earlier = earlierLists(tournament, phase).flatMap(({ lines }) => lines);
  const left = earlier.filter(({ withdrawn }) => withdrawn);
  const stayed = earlier
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => a.place - b.place)
    .map((line, _, all) => {
      const place = 1 + all.filter((other) => other.place < line.place).length;
      return { ...line, place, exAequo: all.filter((other) => other.place === line.place).length > 1 };
    });
  const nothing = worthText(tournament, phase, ZERO);
  const last = left.map((line) => ({
    ...line,
    place: 1,
    exAequo: left.length > 1,
    score: nothing,
    exact: ZERO.toString(),
    points: nothing,
  }));
  const lines: RankingLine[] = [];
  for (const group of [...made.map(({ list }) => list.lines), stayed, last]) {
    const before = lines.length;
    lines.push(
      ...group.map(({ moved: _, tieBreak: __, ...line }) => ({ ...line, place: line.place + before })),
    );
  }
  return [{ phase: 'overall', lines }];
}

/** The ranking of a phase of matches: a list for each group, ties broken as the regulation says. */
export function rankMatches(
  tournament: Tournament,
  phase: MatchesPhase,
  asked: readonly SessionState[],
  throughRound: number | undefined,
): RankingView {
  const [only] = asked.length === 1 ? asked : [];
  const made = phase.groups.map(({ section }) =>
    listOf(tournament, phase, section, lastRound(tournament, phase, section, only, throughRound)),
  );
  const isFinal = asked.every(isSessionOver);
  const completed = Math.min(...made.map(({ ranking }) => ranking.completed));
  const overall = only === undefined ? overallList(tournament, phase, made) : [];
  const earlier = only === undefined ? earlierLists(tournament, phase) : [];
  return {
    ...(only === undefined ? {} : { session: only.session }),
    unit: unitIn(phase),
    ...(throughRound === undefined ? {} : { throughRound: completed }),
    provisional: !isFinal,
    published: asked.length > 0 && asked.every(({ status }) => status === 'published'),
    rules: [],
    ...playOffsIn(tournament, phase, made),
    lists: [
      ...overall,
      // Beside other lists it is said which this is.
      ...made.map(({ list }) =>
        overall.length + earlier.length === 0 ? list : { ...list, phase: 'last' as const },
      ),
      ...earlier,
    ],
  };
}
