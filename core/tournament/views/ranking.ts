import { ZERO } from '../../base/index.ts';
import type { Side } from '../../game/index.ts';
import type { ScoredSession, Separation } from '../../scoring/index.ts';
import { isHeldUp } from '../appeals/views.ts';
import { formatOf, type ScoreUnit } from '../format/index.ts';
import type { ListPlace } from '../format/pairs/list-places.ts';
import type { RankedTogether } from '../format/pairs/ranking-lists.ts';
import type { RankingRule } from '../format/pairs/ranking-rules.ts';
import { type Standing, type Standings, withoutHandicap } from '../format/pairs/standings.ts';
import type { ContestantId, SectionId, SessionNumber } from '../meeting.ts';
import { finishedRound } from '../meetings/schedule.ts';
import type { SessionState, Tournament } from '../state.ts';
import { phaseRanked, rankMatches } from './matches/ranking.ts';
import { once } from './remember.ts';
import { type ContestantName, contestantName, decimal, unitOf } from './shared.ts';

export interface RankingLine extends ContestantName {
  readonly place: number;
  readonly exAequo: boolean;
  /** The place in its own line, in a list that is made of two. */
  readonly inLine?: { readonly line: Side; readonly place: number };
  /** Places gained since the round before; below zero when lost. Absent when there was none. */
  readonly moved?: number;
  /** `57.78` in the ranking's unit, rounded to two decimals. */
  readonly score: string;
  /** Where it is not the ranking's: a knockout counts IMPs, the pools before it VPs. */
  readonly unit?: ScoreUnit;
  /** Exact, for programs: `520/9`. */
  readonly exact: string;
  /** What was made at the tables, where the score has more to it. */
  readonly real?: string;
  /** Per cent added to it. */
  readonly handicap?: string;
  /** The score in an earlier phase, and what is added of it. */
  readonly carried?: { readonly score: string; readonly amount: string };
  /** Matchpoints, IMPs or points in all. */
  readonly points: string;
  readonly boards: number;
  /** Points taken off, when any. */
  readonly penalty?: string;
  /** Points on top of those made (RTP 3.6.12.6). */
  readonly bonus?: string;
  readonly sessions?: readonly SessionScore[];
  /** What put equals in order. */
  readonly tieBreak?: TieBreakView;
  readonly withdrawn: boolean;
  /** Of matches: how many were played, and how they ended. */
  readonly record?: MatchesRecord;
}

/** The matches of a contestant. */
export interface MatchesRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface SessionScore {
  readonly session: SessionNumber;
  readonly score: string;
  readonly boards: number;
}

export interface TieBreakView {
  readonly code: string;
  readonly clause: string;
  readonly figure: string;
  readonly tiedWith: readonly ContestantId[];
  readonly sentence: string;
}

/** Pairs ranked together. */
export interface RankingList {
  /** Which line, when there are several. */
  readonly line?: 'NS' | 'EW';
  readonly section?: SectionId;
  /** Where some do not play on after a qualification: those who do, those who do not; who left or missed a session; everybody, where groups rank one after another. */
  readonly phase?: 'last' | 'earlier' | 'left' | 'overall';
  /** Of those who did not play on: the phase of matches that they ended in. */
  readonly ofPhase?: number;
  /** Of groups that were made of a ranking, which: everybody in it comes behind those of the groups before. */
  readonly group?: number;
  /** A list as the cards made it, beside the one with handicaps. */
  readonly withoutHandicap?: true;
  readonly lines: readonly RankingLine[];
}

export interface RankingView {
  /** One session; all of them when absent. */
  readonly session?: SessionNumber;
  readonly unit: ScoreUnit;
  /** The last round counted; all results when absent. */
  readonly throughRound?: number;
  /** Results may still come in or change. */
  readonly provisional: boolean;
  readonly published: boolean;
  /** How scores became this ranking, beyond adding them up. */
  readonly rules: readonly RankingRule[];
  /** Ties that a play-off has still to decide (RTP 3.6.10.1, ROP 6.16). */
  readonly playOffs?: {
    readonly clause?: string;
    readonly ties: readonly {
      readonly section: SectionId;
      readonly contestants: readonly ContestantName[];
    }[];
  };
  readonly lists: readonly RankingList[];
  /** Where pairs have handicaps: the same lists without them. */
  readonly withoutHandicap?: readonly RankingList[];
}

/** The last round that is finished at every table of every section; what a published ranking has behind it. */
export const roundFinished = (tournament: Tournament, session: SessionState): number =>
  Math.min(
    ...Array.from(session.sections.values(), (section) => finishedRound(tournament, session, section)),
  );

/** The last criterion that put each contestant in order, if one did. */
export function lastSeparations(separations: readonly Separation[]): ReadonlyMap<ContestantId, Separation> {
  const last = new Map<ContestantId, Separation>();
  for (const separation of separations)
    for (const { contestant } of separation.figures) last.set(contestant, separation);
  return last;
}

export function tieBreakView(
  last: Separation | undefined,
  contestant: ContestantId,
): TieBreakView | undefined {
  const own = last?.figures.find((each) => each.contestant === contestant);
  if (last === undefined || own === undefined) return undefined;
  const { code, clause, figures, sentence } = last;
  const tiedWith = figures.map((each) => each.contestant).filter((other) => other !== contestant);
  return { code, clause, figure: own.value.toString(), tiedWith, sentence };
}

function sessionScores({ sessions }: Standings, { totals }: Standing): SessionScore[] {
  return sessions.flatMap(({ session }, index) => {
    const total = totals[index];
    return total === undefined ? [] : [{ session, score: decimal(total.value), boards: total.boards }];
  });
}

/** Filled in as it is made: to copy it for each of its parts would cost more than all the rest, for thousands of them. */
type InTheMaking<T> = { -readonly [K in keyof T]: T[K] };

/** What a score is made of, when it is more than what was made at the tables. */
function addParts(line: InTheMaking<RankingLine>, { real, handicap, carried }: Standing): void {
  if (handicap === undefined && carried === undefined) return;
  line.real = decimal(real);
  if (handicap !== undefined) line.handicap = decimal(handicap);
  if (carried !== undefined)
    line.carried = { score: decimal(carried.score), amount: decimal(carried.amount) };
}

function rankingLine(
  tournament: Tournament,
  standings: Standings,
  { place, exAequo, contestant, value, inLine }: ListPlace,
  before: ReadonlyMap<ContestantId, number> | undefined,
  separated: ReadonlyMap<ContestantId, Separation>,
): RankingLine | undefined {
  const standing = standings.of.get(contestant);
  if (standing === undefined) return undefined;
  let [points, penalty, boards] = [ZERO, ZERO, 0];
  for (const total of standing.totals) {
    if (total === undefined) continue;
    points = points.plus(total.points);
    penalty = penalty.plus(total.penalty);
    boards += total.boards;
  }
  const line: InTheMaking<RankingLine> = {
    contestant,
    names: contestantName(tournament, contestant).names,
    place,
    exAequo,
    score: decimal(value),
    exact: value.toString(),
    points: decimal(points),
    boards,
    withdrawn: tournament.contestants.get(contestant)?.withdrawn !== undefined,
  };
  addParts(line, standing);
  if (inLine !== undefined) line.inLine = inLine;
  const was = before?.get(contestant);
  if (was !== undefined) line.moved = was - place;
  if (penalty.sign !== 0) line.penalty = decimal(penalty);
  if (standings.sessions.length > 1) line.sessions = sessionScores(standings, standing);
  const tieBreak = tieBreakView(separated.get(contestant), contestant);
  if (tieBreak !== undefined) line.tieBreak = tieBreak;
  return line;
}

/**
 * The ranking of a session, or of all that have begun. Places are compared with those after the round before the last
 * finished one when only finished rounds are counted, else with those after the last finished one.
 */
export const rankingView = (
  tournament: Tournament,
  asked: readonly SessionState[],
  throughRound?: number,
): RankingView => {
  const sessions = asked.map(({ session }) => session).join();
  const key = `ranking ${sessions} ${throughRound ?? ''}`;
  return once(tournament, key, () => {
    const phase = phaseRanked(tournament, asked);
    return phase === undefined
      ? rankSessions(tournament, asked, throughRound)
      : rankMatches(tournament, phase, asked, throughRound);
  });
};

type PlacesBefore = readonly ReadonlyMap<ContestantId, number>[];

const keptBefore = new WeakMap<
  ScoredSession,
  { readonly from: readonly unknown[]; readonly places: PlacesBefore }
>();

/** The place of every pair in each list after a round, worked out once as long as the scores of that round stand. */
function placesAfter(
  tournament: Tournament,
  session: SessionState,
  lists: readonly RankedTogether[],
  round: number,
): PlacesBefore {
  const format = formatOf(tournament);
  const scored = format.scores(tournament, session, round);
  const { settings, contestants } = tournament;
  const seats = Array.from(session.sections.values(), ({ seating, exchanged, movement }) => [
    seating,
    exchanged,
    movement,
  ]);
  const from = [settings, contestants, ...seats.flat()];
  const known = keptBefore.get(scored);
  if (known?.from.length === from.length && from.every((part, at) => part === known.from[at])) {
    return known.places;
  }
  const standings = format.standings(tournament, [session], round);
  const places = lists.map((list) => {
    const ranked = format.places(tournament, standings, list, false).places;
    return new Map(ranked.map(({ contestant, place }) => [contestant, place]));
  });
  keptBefore.set(scored, { from, places });
  return places;
}

function rankSessions(
  tournament: Tournament,
  asked: readonly SessionState[],
  throughRound: number | undefined,
): RankingView {
  const [only] = asked.length === 1 ? asked : [];
  const format = formatOf(tournament);
  const standings = format.standings(tournament, asked, throughRound);
  const lists =
    only === undefined
      ? format.listsOfTournament(tournament, asked)
      : format.listsOfSession(tournament, only);
  const isFinal = asked.every(({ status }) => status === 'closed' || status === 'published');
  const finished = only === undefined ? 0 : roundFinished(tournament, only);
  const compared = throughRound === undefined ? (isFinal ? finished - 1 : finished) : throughRound - 1;
  const before = only === undefined || compared < 1 ? [] : placesAfter(tournament, only, lists, compared);
  const breaksTies = isFinal && throughRound === undefined;
  const ranked = (by: Standings, places: PlacesBefore): readonly RankingList[] =>
    lists.map((list, index) =>
      rankedList(tournament, by, list, breaksTies, { behind: ahead(list, lists), before: places[index] }),
    );
  const scratch = withoutHandicap(standings);
  return {
    ...(only === undefined ? {} : { session: only.session }),
    unit: unitOf(tournament),
    ...(throughRound === undefined ? {} : { throughRound }),
    provisional: !isFinal || isHeldUp(tournament, asked),
    published: asked.length > 0 && asked.every(({ status }) => status === 'published'),
    rules: format.rules(tournament, standings, lists),
    lists: ranked(standings, before),
    ...(scratch === undefined
      ? {}
      : { withoutHandicap: ranked(scratch, []).map((list) => ({ ...list, withoutHandicap: true })) }),
  };
}

/** How many places are ahead of a list: whoever has left comes behind the longest list of those who have not. */
const ahead = ({ phase }: RankedTogether, lists: readonly RankedTogether[]): number =>
  phase === 'left'
    ? Math.max(
        0,
        ...lists.flatMap((list) =>
          list.phase === undefined || list.phase === 'last' ? list.contestants.length : [],
        ),
      )
    : 0;

function rankedList(
  tournament: Tournament,
  standings: Standings,
  list: RankedTogether,
  breaksTies: boolean,
  {
    behind,
    before,
  }: { readonly behind: number; readonly before: ReadonlyMap<ContestantId, number> | undefined },
): RankingList {
  const { line, section, group, phase } = list;
  const { places, separations } = formatOf(tournament).places(tournament, standings, list, breaksTies);
  const separated = lastSeparations(separations);
  return {
    ...(line === undefined ? {} : { line }),
    ...(section === undefined ? {} : { section }),
    ...(group === undefined ? {} : { group }),
    ...(phase === undefined ? {} : { phase }),
    lines: places.flatMap((at) => {
      const behindOthers = behind > 0 ? { ...at, place: at.place + behind } : at;
      const placesBefore = behind > 0 ? undefined : before;
      return rankingLine(tournament, standings, behindOthers, placesBefore, separated) ?? [];
    }),
  };
}
