import { ok, type Result } from '../../base/index.ts';
import type { Command } from '../command.ts';
import { decide } from '../decide/index.ts';
import { evolve } from '../evolve/index.ts';
import type { NewFact } from '../fact.ts';
import type { ContestantId, MeetingBoard } from '../meeting.ts';
import { sidesOn } from '../meetings/mending.ts';
import { type PlayedMeeting, playAt, playedMeetings } from '../meetings/schedule.ts';
import type { Refusal } from '../refusal.ts';
import type { SideScoreData } from '../score-data.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { type ResultView, resultView } from './shared.ts';

/** A board at a table that stands otherwise than before: who played it where, and what for. */
export interface BoardThatFollows extends MeetingBoard {
  readonly ns: ContestantId;
  readonly ew: ContestantId;
  readonly result?: ResultView;
}

/** A meeting of a later round that is otherwise than planned. */
export interface MeetingThatFollows {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly ns: ContestantId;
  readonly ew: ContestantId;
  readonly boards: readonly number[];
  /** The tables that play some of these boards in the same round. */
  readonly sharedWith: readonly number[];
}

/** A board that is lost at a table, and what each side has for it. */
export interface LossThatFollows extends MeetingBoard {
  readonly ns: ContestantId;
  readonly ew: ContestantId;
  readonly nsScore: SideScoreData;
  readonly ewScore: SideScoreData;
  readonly clause: string;
}

/** What a command would lead to, said before it is done. */
export interface WhatFollows {
  /** Which results count for whom. */
  readonly boards: readonly BoardThatFollows[];
  /** Who meets whom later, and with which boards. */
  readonly meetings: readonly MeetingThatFollows[];
  readonly losses: readonly LossThatFollows[];
  /** Pairs that meet for the second time. */
  readonly again: readonly MeetingThatFollows[];
}

function evolved(state: TournamentState, facts: readonly NewFact[], { actor, time, id }: Command) {
  return facts.reduce(
    (next, fact) => evolve(next, { ...fact, sequence: next.version + 1, time, actor, cause: id }),
    state,
  ).tournament;
}

const meetingsIn = (tournament: Tournament, number: number): readonly PlayedMeeting[] => {
  const session = tournament.sessions.get(number);
  return session === undefined ? [] : [...playedMeetings(tournament, session)];
};

function boardsOf(tournament: Tournament, number: number): ReadonlyMap<string, BoardThatFollows> {
  const session = tournament.sessions.get(number);
  if (session === undefined) return new Map();
  const boards = meetingsIn(tournament, number).flatMap((meeting) => {
    const { section, round, table } = meeting;
    return meeting.boards.map((board): BoardThatFollows => {
      const at = { session: number, section, round, table, board };
      const play = playAt(session, at);
      const { ns, ew } = play ?? sidesOn(meeting, board);
      return { ...at, ns, ew, ...(play === undefined ? {} : resultView(play)) };
    });
  });
  return new Map(boards.map((board) => [keyOf(board), board]));
}

const keyOf = ({ section, round, table, board }: MeetingBoard): string =>
  `${section}/${round}/${table}/${board}`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function meetingsShown(tournament: Tournament, number: number): readonly MeetingThatFollows[] {
  const all = meetingsIn(tournament, number);
  return all.map(({ section, round, table, ns, ew, boards }) => ({
    section,
    round,
    table,
    ns,
    ew,
    boards,
    sharedWith: all
      .filter((other) => other.section === section && other.round === round && other.table !== table)
      .filter((other) => other.boards.some((board) => boards.includes(board)))
      .map((other) => other.table),
  }));
}

/** Without what other tables do. */
const bare = ({ sharedWith: _, ...meeting }: MeetingThatFollows) => meeting;

const samePairs = (one: MeetingThatFollows, other: MeetingThatFollows): boolean =>
  (one.ns === other.ns && one.ew === other.ew) || (one.ns === other.ew && one.ew === other.ns);

/** The meetings of pairs that have met before. */
const metBefore = (meetings: readonly MeetingThatFollows[]): readonly MeetingThatFollows[] =>
  meetings.filter((meeting) =>
    meetings.some((other) => other.round < meeting.round && samePairs(other, meeting)),
  );

function lossesIn(
  facts: readonly NewFact[],
  after: ReadonlyMap<string, BoardThatFollows>,
): readonly LossThatFollows[] {
  return facts.flatMap((fact) => {
    if (fact.type !== 'score-adjusted') return [];
    const { ns: nsScore, ew: ewScore, clause, reason: _, confirmed: __, ...at } = fact.data;
    const sat = after.get(keyOf(at));
    return sat === undefined ? [] : [{ ...at, ns: sat.ns, ew: sat.ew, nsScore, ewScore, clause }];
  });
}

/** What would follow from what the director says about a table, or why it cannot be. Nothing is changed. */
export function whatFollows(state: TournamentState, command: Command): Result<WhatFollows, Refusal> {
  const decision = decide(state, command);
  if (!decision.ok) return decision;
  const { tournament } = state;
  const then = evolved(state, decision.value, command);
  const { session, round } = { session: 0, round: 0, ...command.data };
  if (tournament === undefined || then === undefined)
    return ok({ boards: [], meetings: [], losses: [], again: [] });
  const [before, after] = [boardsOf(tournament, session), boardsOf(then, session)];
  const [planned, now] = [meetingsShown(tournament, session), meetingsShown(then, session)];
  const isChanged = (meeting: MeetingThatFollows): boolean =>
    !planned.some((each) => isSame(bare(each), bare(meeting)));
  return ok({
    boards: [...after].flatMap(([key, board]) =>
      board.round > round || isSame(board, before.get(key)) ? [] : [board],
    ),
    meetings: now.filter((meeting) => meeting.round > round && isChanged(meeting)),
    losses: lossesIn(decision.value, after),
    again: metBefore(now).filter(
      (meeting) => !metBefore(planned).some((each) => isSame(bare(each), bare(meeting))),
    ),
  });
}
