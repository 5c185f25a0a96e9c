import { parseFraction } from '../../base/index.ts';
import { boardsInPlay } from '../../movement/index.ts';
import { lookAtAdjustment, lookAtPenalty } from '../amounts.ts';
import { playerOf } from '../contestant.ts';
import type { FactData, OnContestant } from '../fact.ts';
import { penalisedIn } from '../match.ts';
import type { ContestantId, MeetingBoard } from '../meeting.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { apartByMarks, conditionsAt, conditionsOf, groupOfMarks } from '../meetings/marking.ts';
import { isCancelled, playAt } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SideScoreData } from '../score-data.ts';
import { penaltyFits } from '../scores/penalties-fit.ts';
import { readSideScore } from '../scores/side-score.ts';
import { weightsFault } from '../scores/weights.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type Circumstances, type Decider, fact, follows, ifScorable, unlessMeant } from './decision.ts';
import {
  findBegunSession,
  findBoard,
  findSeat,
  findSection,
  isBlank,
  noSuchPlayer,
  withoutGrounds,
} from './find.ts';
import { ownRulingFault } from './ruling-findings.ts';

function sideFault(session: SessionState, at: MeetingBoard, score: SideScoreData) {
  const { vulnerable } = conditionsAt(session, at);
  const read = readSideScore(score, { ...at, vulnerable }, playAt(session, at)?.recorded?.nsPoints);
  return read.ok ? undefined : refuse('unreadable-score', read.error.message);
}

/** Why a score cannot be adjusted, or what has to be looked at first. */
function adjustmentFault(tournament: Tournament, data: FactData['score-adjusted']) {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const meeting = findBoard(tournament, session.value, data);
  if (!meeting.ok) return meeting;
  if (isCancelled(session.value.boards.get(data.board), data)) {
    return refuse('board-cancelled', `Board ${data.board} was cancelled.`, { params: { board: data.board } });
  }
  return (
    withoutGrounds(data) ??
    sideFault(session.value, data, data.ns) ??
    sideFault(session.value, data, data.ew) ??
    weightsFault(session.value, data) ??
    unlessMeant(lookAtAdjustment([data.ns, data.ew]), data.confirmed)
  );
}

/** A score as it was ruled, whoever ruled: who may, and until when, was looked at before. */
export const scoreRuled: Decider<'adjust-score'> = (tournament, data, circumstances) =>
  adjustmentFault(tournament, data) ?? ifScorable(circumstances, fact('score-adjusted', data));

/** What the director's own hand is not free to write at that place and time. */
function ownFault(tournament: Tournament, data: FactData['score-adjusted'], { time }: Circumstances) {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const { ns, ew, confirmed, because } = data;
  return ownRulingFault(tournament, session.value, data, time, { scores: { ns, ew }, confirmed, because });
}

/** Law 12. Rulings may come after the session: from the director's second thoughts, or from an appeal. */
export const adjustScore: Decider<'adjust-score'> = (tournament, data, circumstances) =>
  adjustmentFault(tournament, data) ??
  ownFault(tournament, data, circumstances) ??
  ifScorable(circumstances, fact('score-adjusted', data));

/** All of them or none. */
export const scoreMissed: Decider<'score-missed'> = (tournament, data, circumstances) => {
  const { scores, ...grounds } = data;
  if (scores.length === 0) return refuse('no-scores', 'Say which boards the scores are for.');
  const adjusted = scores.map((score) => ({ ...score, ...grounds }));
  for (const one of adjusted) {
    const fault = adjustmentFault(tournament, one) ?? ownFault(tournament, one, circumstances);
    if (fault !== undefined) return fault;
    const session = tournament.sessions.get(one.session);
    if (session !== undefined && playAt(session, one) !== undefined) {
      const { board, table, round } = one;
      const message = `Board ${board} at table ${table} in round ${round} has a result: it was not missed.`;
      return refuse('not-missed', message, { params: { board, table, round } });
    }
  }
  return ifScorable(circumstances, ...adjusted.map((one) => fact('score-adjusted', one)));
};

/** Whoever answers for himself is one of the contestant's players. */
export function offenderFault(
  tournament: Tournament,
  contestant: ContestantId,
  offender: number | undefined,
): Refused | undefined {
  const entry = tournament.contestants.get(contestant);
  if (offender === undefined || entry === undefined) return undefined;
  return playerOf(entry, offender) === undefined ? noSuchPlayer(contestant) : undefined;
}

export function onPairFault(tournament: Tournament, data: OnContestant) {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const seat = findSeat(tournament, session.value, data.contestant);
  if (!seat.ok) return seat;
  return offenderFault(tournament, data.contestant, data.offender) ?? withoutGrounds(data);
}

/** The match that a penalty is taken off is one of the contestant's; in IMPs it is always taken off a match. */
function penalisedMatchFault(
  tournament: Tournament,
  session: SessionState,
  { contestant, match, board, amount }: FactData['penalty-given'],
): Refused | undefined {
  const phase = matchesPhaseOf(tournament, session);
  const params = { contestant };
  if (phase === undefined) {
    return match === undefined
      ? undefined
      : refuse('no-such-match', 'There are no matches in this session.', { params });
  }
  if (match !== undefined) {
    const drawn = session.sections.get(match.section)?.drawn?.find(({ round }) => round === match.round);
    if (drawn !== undefined && penalisedIn(drawn, contestant, match) !== undefined) return undefined;
    const message = `Contestant ${contestant} has no match in round ${match.round} of this session.`;
    return refuse('no-such-match', message, { params: { ...params, round: match.round } });
  }
  const { comeOff, clause } = profileOf(tournament.settings).teams.match.penaltiesInImps;
  const isOffImps = comeOff === 'imps' || phase.format.draw.kind === 'knockout';
  if (amount.unit !== 'imps' || !isOffImps || board !== undefined) return undefined;
  return refuse('match-missing', 'Say of which match: these IMPs come off its result.', { clause, params });
}

/** Laws 90 and 91, in the unit of the session: what it comes to is worked out with the scores. */
export const givePenalty: Decider<'give-penalty'> = (tournament, data) => {
  const { amount } = data;
  const value = parseFraction(amount.value);
  if (!value.ok)
    return refuse('penalty-unreadable', value.error.message, { params: { value: amount.value } });
  if (value.value.sign === 0)
    return refuse('penalty-nothing', 'A penalty of nothing is a warning: give that.');
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const fits = penaltyFits(tournament, session.value, data);
  if (!fits.ok) return refuse('penalty-unfit', fits.error.message, { params: { unit: amount.unit } });
  return (
    onPairFault(tournament, data) ??
    penalisedMatchFault(tournament, session.value, data) ??
    unlessMeant(lookAtPenalty(tournament.settings, session.value, amount), data.confirmed) ??
    follows(fact('penalty-given', data))
  );
};

export const giveWarning: Decider<'give-warning'> = (tournament, data) =>
  onPairFault(tournament, data) ?? follows(fact('warning-given', data));

function boardFault(session: SessionState, board: number) {
  const known = [...session.sections.values()].some(({ movement }) => boardsInPlay(movement).includes(board));
  if (known) return undefined;
  return refuse('no-such-board', `Session ${session.session} does not play board ${board}.`, {
    params: { board },
  });
}

export const cancelBoard: Decider<'cancel-board'> = (tournament, data, circumstances) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const section = data.section === undefined ? undefined : findSection(session.value, data.section);
  if (section?.ok === false) return section;
  const elsewhere = (data.meetings ?? [])
    .map((meeting) => findBoard(tournament, session.value, { ...data, ...meeting }))
    .find((found) => !found.ok);
  if (elsewhere?.ok === false) return elsewhere;
  const fault = boardFault(session.value, data.board) ?? withoutGrounds(data);
  if (fault !== undefined) return fault;
  const { cancelled = [] } = session.value.boards.get(data.board) ?? {};
  const already =
    cancelled === 'everywhere' || (data.section !== undefined && cancelled.includes(data.section));
  if (already) {
    return refuse('board-cancelled', `Board ${data.board} is cancelled already.`, {
      params: { board: data.board },
    });
  }
  return ifScorable(circumstances, fact('board-cancelled', data));
};

/** Laws 2 and 87A: a board counts as it is marked; where only some tables played it so, they are a group of their own. */
export const markBoard: Decider<'mark-board'> = (tournament, data, circumstances) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const fault = boardFault(session.value, data.board) ?? withoutGrounds(data);
  if (fault !== undefined) return fault;
  const { meetings, dealer, vulnerable, board, reason, clause } = data;
  const state = session.value.boards.get(board);
  const before = conditionsOf(board, state, meetings?.[0]);
  if (before.dealer === dealer && before.vulnerable === vulnerable) {
    const message = `Board ${board} counts as dealt by ${dealer}, vulnerable ${vulnerable}, already.`;
    return refuse('marked-so', message, { params: { board } });
  }
  const marked = fact('board-marked', data);
  const apart = meetings ?? apartByMarks(state);
  if (apart.length === 0) return ifScorable(circumstances, marked);
  const field = conditionsOf(board, state);
  const isAsAll = meetings === undefined || (field.dealer === dealer && field.vulnerable === vulnerable);
  const group = isAsAll ? {} : { group: groupOfMarks(data) };
  const grouped = groupBoard(
    tournament,
    { session: data.session, board, ...group, meetings: apart, reason, clause },
    circumstances,
  );
  return grouped.ok ? ifScorable(circumstances, marked, ...grouped.value) : grouped;
};

/** Law 87: tables that played a fouled board alike are compared among themselves. */
export const groupBoard: Decider<'group-board'> = (tournament, data, circumstances) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const fault = boardFault(session.value, data.board) ?? withoutGrounds(data);
  if (fault !== undefined) return fault;
  if (data.group !== undefined && isBlank(data.group)) return refuse('group-name', 'Give the group a name.');
  if (data.meetings.length === 0) return refuse('group-empty', 'Say which tables form the group.');
  for (const meeting of data.meetings) {
    const found = findBoard(tournament, session.value, {
      ...meeting,
      session: data.session,
      board: data.board,
    });
    if (!found.ok) return found;
  }
  return ifScorable(circumstances, fact('board-grouped', data));
};
