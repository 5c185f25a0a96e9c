import { Fraction } from '../../base/index.ts';
import {
  type BrokenTies,
  breakTies,
  type Place,
  type RankedValue,
  rank,
  rankEvent,
  type ScoredSession,
  type Separation,
} from '../../scoring/index.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import { listsOfSession, listsOfTournament, type RankedTogether } from '../ranking-lists.ts';
import { finishedRound, isCancelled, isPlayedMeeting, meetingsOf, numberOf, seatOf } from '../schedule.ts';
import { scoresOf } from '../scores.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { once } from './remember.ts';
import { decimal, type PairName, pairName, type ScoreUnit, unitOf } from './shared.ts';

export interface RankingLine extends PairName {
  readonly place: number;
  readonly exAequo: boolean;
  /** Places gained since the round before; below zero when lost. Absent when there was none. */
  readonly moved?: number;
  /** `57.78` in the ranking's unit, rounded to two decimals. */
  readonly score: string;
  /** Exact, for programs: `520/9`. */
  readonly exact: string;
  /** Matchpoints, IMPs or points in all. */
  readonly points: string;
  readonly boards: number;
  /** Points taken off, when any. */
  readonly penalty?: string;
  readonly sessions?: readonly SessionScore[];
  /** What put equals in order. */
  readonly tieBreak?: TieBreakView;
  readonly withdrawn: boolean;
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
  readonly tiedWith: readonly PairId[];
  readonly sentence: string;
}

/** Pairs ranked together. */
export interface RankingList {
  /** Which line, when there are several. */
  readonly line?: 'NS' | 'EW';
  readonly section?: SectionId;
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
  readonly lists: readonly RankingList[];
}

/** The last round that is finished at every table of every section; what a published ranking has behind it. */
export const roundFinished = (tournament: Tournament, session: SessionState): number =>
  Math.min(
    ...Array.from(session.sections.values(), (section) => finishedRound(tournament, session, section)),
  );

/** What a list is ranked by. */
interface Basis {
  readonly sessions: readonly SessionState[];
  readonly scored: readonly ScoredSession[];
  readonly values: ReadonlyMap<PairId, Fraction>;
}

/** Boards that a pair missed only because they were cancelled or it had no opponents (RTP 3.5.8). */
function missedTechnically(tournament: Tournament, session: SessionState, pair: PairId): number {
  const seat = numberOf(session, pair);
  if (seat === undefined) return 0;
  let missed = 0;
  for (const meetings of meetingsOf(tournament, session.session, seat.section)) {
    const meeting = seatOf(meetings, pair)?.meeting;
    if (meeting === undefined) continue;
    const lost = meeting.boards.filter((board) => isCancelled(session.boards.get(board), meeting.section));
    missed += isPlayedMeeting(meeting) ? lost.length : meeting.boards.length;
  }
  return missed;
}

function basisOf(tournament: Tournament, sessions: readonly SessionState[], throughRound?: number): Basis {
  const scored = sessions.map((session) => scoresOf(tournament, session, throughRound));
  const places = rankEvent(scored, (pair, index) => {
    const session = sessions[index];
    return session === undefined ? 0 : missedTechnically(tournament, session, pair);
  });
  return { sessions, scored, values: new Map(places.map(({ contestant, value }) => [contestant, value])) };
}

const valuesOf = ({ values }: Basis, { pairs }: RankedTogether): RankedValue[] =>
  pairs.flatMap((contestant) => {
    const value = values.get(contestant);
    return value === undefined ? [] : [{ contestant, value }];
  });

/** Ties are broken when the results are complete; until then equals share their place. */
function placesOf(tournament: Tournament, basis: Basis, list: RankedTogether, isFinal: boolean): BrokenTies {
  const values = valuesOf(basis, list);
  const { tieBreak } = profileOf(tournament.settings);
  const inMatchpoints = unitOf(tournament) === 'percent';
  if (!isFinal || tieBreak === undefined || !inMatchpoints) return { places: rank(values), separations: [] };
  const event = { sessions: basis.scored };
  return breakTies(values, tieBreak(event), event);
}

function tieBreakView(separations: readonly Separation[], pair: PairId): TieBreakView | undefined {
  const last = separations.findLast(({ figures }) => figures.some(({ contestant }) => contestant === pair));
  const own = last?.figures.find(({ contestant }) => contestant === pair);
  if (last === undefined || own === undefined) return undefined;
  const { code, clause, figures, sentence } = last;
  const tiedWith = figures.map(({ contestant }) => contestant).filter((other) => other !== pair);
  return { code, clause, figure: own.value.toString(), tiedWith, sentence };
}

function sessionScores({ sessions, scored }: Basis, pair: PairId): SessionScore[] {
  return sessions.flatMap(({ session }, index) => {
    const total = scored[index]?.total(pair);
    return total === undefined ? [] : [{ session, score: decimal(total.value), boards: total.boards }];
  });
}

function rankingLine(
  tournament: Tournament,
  basis: Basis,
  { place, exAequo, contestant, value }: Place,
  before: ReadonlyMap<PairId, number>,
  separations: readonly Separation[],
): RankingLine {
  const totals = basis.scored.flatMap((scores) => scores.total(contestant) ?? []);
  const penalty = Fraction.sum(totals.map((total) => total.penalty));
  const was = before.get(contestant);
  const tieBreak = tieBreakView(separations, contestant);
  return {
    ...pairName(tournament, contestant),
    place,
    exAequo,
    ...(was === undefined ? {} : { moved: was - place }),
    score: decimal(value),
    exact: value.toString(),
    points: decimal(Fraction.sum(totals.map(({ points }) => points))),
    boards: totals.reduce((sum, { boards }) => sum + boards, 0),
    ...(penalty.sign === 0 ? {} : { penalty: decimal(penalty) }),
    ...(basis.sessions.length > 1 ? { sessions: sessionScores(basis, contestant) } : {}),
    ...(tieBreak === undefined ? {} : { tieBreak }),
    withdrawn: tournament.pairs.get(contestant)?.withdrawn !== undefined,
  };
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
  return once(tournament, key, () => rankSessions(tournament, asked, throughRound));
};

function rankSessions(
  tournament: Tournament,
  asked: readonly SessionState[],
  throughRound: number | undefined,
): RankingView {
  const sessions = asked.filter(({ boards }) => boards.size > 0);
  const basis = basisOf(tournament, sessions, throughRound);
  const [only] = asked.length === 1 ? asked : [];
  const lists = only === undefined ? listsOfTournament(tournament, asked) : listsOfSession(tournament, only);
  const isFinal = asked.every(({ status }) => status === 'closed' || status === 'published');
  const finished = only === undefined ? 0 : roundFinished(tournament, only);
  const compared = throughRound === undefined ? (isFinal ? finished - 1 : finished) : throughRound - 1;
  const earlier = only === undefined || compared < 1 ? undefined : basisOf(tournament, sessions, compared);
  return {
    ...(only === undefined ? {} : { session: only.session }),
    unit: unitOf(tournament),
    ...(throughRound === undefined ? {} : { throughRound }),
    provisional: !isFinal,
    published: asked.length > 0 && asked.every(({ status }) => status === 'published'),
    lists: lists.map((list) => {
      const { places, separations } = placesOf(
        tournament,
        basis,
        list,
        isFinal && throughRound === undefined,
      );
      const before = earlier === undefined ? [] : rank(valuesOf(earlier, list));
      const placeBefore = new Map(before.map(({ contestant, place }) => [contestant, place]));
      return {
        ...(list.line === undefined ? {} : { line: list.line }),
        ...(list.section === undefined ? {} : { section: list.section }),
        lines: places.map((place) => rankingLine(tournament, basis, place, placeBefore, separations)),
      };
    }),
  };
}
