import { ok, type Result } from '../../base/index.ts';
import { parseBoardResult, parseCard, printBoardResult } from '../../game/index.ts';
import { beyondDoubtUntil, correctionsUntil, isAfter } from '../clock/corrections.ts';
import type { CommandData } from '../command.ts';
import { calledIn } from '../contestant.ts';
import type { RecordedResult } from '../fact.ts';
import {
  type ContestantId,
  everybodyAt,
  type MeetingBoard,
  meetingKey,
  type Party,
  type Sitting,
  sitsAt,
  sitsIn,
  twiceAt,
} from '../meeting.ts';
import { matchAtTable } from '../meetings/drawn-rounds.ts';
import { leadIn } from '../meetings/lead.ts';
import { sidesOn } from '../meetings/mending.ts';
import { playsOn } from '../meetings/plays.ts';
import { isCancelled, isComplete, playAt, withoutPostponed } from '../meetings/schedule.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Play, SessionState, Tournament } from '../state.ts';
import { toAsk } from './asked.ts';
import {
  ALREADY_SO,
  type Circumstances,
  type Decider,
  type Decision,
  fact,
  follows,
  unlessConfirmed,
} from './decision.ts';
import { findBegunSession, findBoard, findMeeting, findOpenSession, withoutGrounds } from './find.ts';
import { stoppedFault } from './move-call.ts';
import { heldByAppeal, outOfRound } from './rounds.ts';

type Refused = { readonly ok: false; readonly error: Refusal };

type Written = Pick<RecordedResult, 'result' | 'lead'>;

/** What was written down, in the one form it is kept in. */
function readResult(
  tournament: Tournament,
  session: SessionState,
  { result, lead }: RecordedResult,
  by: Party,
): Result<Written, Refusal> {
  const read = parseBoardResult(result);
  if (!read.ok) return refuse('unreadable-result', read.error.message, { params: { result } });
  const passedOut = read.value === 'passed-out';
  if (passedOut && lead !== undefined) {
    return refuse('no-lead', 'A board that was passed out has no lead.');
  }
  const card = lead === undefined ? undefined : parseCard(lead);
  if (card?.ok === false) return refuse('not-a-card', card.error.message, { params: { lead: lead ?? '' } });
  const { settings } = tournament;
  if (leadIn(tournament, session) === 'required' && by !== 'director' && card === undefined && !passedOut) {
    const clause = profileOf(settings).exactLead?.clause;
    const message = 'The card led is asked for: give its suit and rank.';
    return refuse('lead-missing', message, clause === undefined ? {} : { clause });
  }
  return ok({
    result: printBoardResult(read.value),
    ...(card === undefined ? {} : { lead: card.value }),
  });
}

interface Sides {
  readonly ns: Sitting;
  readonly ew: Sitting;
}

/** The pairs that are named and not those that would be taken anyway. */
const otherPairs = (sat: Sides, taken: Sides): Partial<Sides> => ({
  ...(sat.ns === taken.ns ? {} : { ns: sat.ns }),
  ...(sat.ew === taken.ew ? {} : { ew: sat.ew }),
});

/** Was the pair given no score there, because it has one elsewhere? */
const hasNoScore = ({ ns, adjustment }: Play, contestant: ContestantId): boolean =>
  (sitsIn(ns, contestant) ? adjustment?.ns : adjustment?.ew)?.kind === 'no-score';

/** A team plays a board of its match in both rooms. */
function isOtherRoom({ sections }: SessionState, at: MeetingBoard, play: Play): boolean {
  const section = sections.get(at.section);
  if (section?.drawn === undefined || play.section !== at.section) return false;
  const [here, there] = [matchAtTable(section, at), matchAtTable(section, play)];
  return here !== undefined && here.match === there?.match && here.room !== there.room;
}

/** Is somebody there who cannot be: not entered, on both sides, or with a score on this board already? */
function pairsFault(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
  { ns, ew }: Sides,
): Refused | undefined {
  const twice = twiceAt({ ns, ew });
  if (twice !== undefined) {
    return refuse('wrong-pairs', `${calledIn(tournament, twice)} cannot play against itself.`);
  }
  const sitting = everybodyAt({ ns, ew });
  const unknown = sitting.find((contestant) => !tournament.contestants.has(contestant));
  if (unknown !== undefined) {
    return refuse('no-such-pair', `${calledIn(tournament, unknown)} is not entered.`, {
      params: { pair: unknown },
    });
  }
  const here = meetingKey(at);
  for (const play of playsOn(session.boards.get(at.board))) {
    const again = sitting.find((contestant) => sitsAt(play, contestant) && !hasNoScore(play, contestant));
    if (again === undefined || meetingKey(play) === here) continue;
    if (isOtherRoom(session, at, play)) continue;
    const { section, table, round } = play;
    const message = `${calledIn(tournament, again)} already has a score on board ${at.board}, from table ${section}${table} in round ${round}.`;
    return refuse('already-played', message, {
      params: { pair: again, board: at.board, section, table, round },
    });
  }
  return undefined;
}

function cancelledFault(session: SessionState, at: MeetingBoard): Refused | undefined {
  const { board } = at;
  if (!isCancelled(session.boards.get(board), at)) return undefined;
  return refuse('board-cancelled', `Board ${board} was cancelled.`, { params: { board } });
}

/** Refuses when something else stands than the sender believes. */
function changedMeanwhile(play: Play | undefined, expects: string | null): Refused | undefined {
  const stands = play?.recorded?.result ?? null;
  const believed = expects === null ? null : canonical(expects);
  if (stands === believed) return undefined;
  const message =
    stands === null
      ? `There is no result there any more; it was ${believed}.`
      : `${stands} has been entered there meanwhile${believed === null ? '' : `, not ${believed}`}.`;
  return refuse('changed-meanwhile', message, { stands });
}

function canonical(result: string): string {
  const read = parseBoardResult(result);
  return read.ok ? printBoardResult(read.value) : result;
}

const sameResult = ({ recorded }: Play, { result, lead }: Written): boolean =>
  recorded?.result === result && (lead === undefined || lead === recorded.lead);

export const recordResult: Decider<'record-result'> = (tournament, { expects = null, ...data }) => {
  const { by, confirmed, session: _, section, round, table, board, ...written } = data;
  const at = { session: data.session, section, round, table, board };
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const meeting = findBoard(tournament, session.value, at);
  if (!meeting.ok) return meeting;
  const outside =
    by === 'director'
      ? undefined
      : (outOfRound(tournament, session.value, at) ??
        stoppedFault(tournament, session.value, at) ??
        heldByAppeal(tournament, session.value, at));
  if (outside !== undefined) return outside;
  const read = readResult(tournament, session.value, written, by);
  if (!read.ok) return read;
  const result = read.value;
  const { ns, ew } = sidesOn(meeting.value, board);
  const sat = { ns: written.ns ?? ns, ew: written.ew ?? ew };
  if (by !== 'director' && (sat.ns !== ns || sat.ew !== ew)) {
    const message = `${calledIn(tournament, ns)} and ${ew} play here: call the director if others sit.`;
    return refuse('wrong-pairs', message, { params: { ns, ew } });
  }
  const fault =
    cancelledFault(session.value, at) ??
    pairsFault(tournament, session.value, at, sat) ??
    (by === 'director'
      ? unlessConfirmed(toAsk(tournament, session.value, at, sat, result.result), confirmed)
      : undefined);
  if (fault !== undefined) return fault;
  const recorded = fact('result-recorded', {
    ...at,
    ...result,
    ...otherPairs(sat, { ns, ew }),
    by,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
  const standing = playAt(session.value, at);
  if (standing === undefined) return changedMeanwhile(undefined, expects) ?? follows(recorded);
  if (standing.status === 'agreed') return agreedAlready(tournament, standing, by);
  const same = standing.status === 'entered' && sameResult(standing, result);
  if (same && standing.recorded?.by === by) return ALREADY_SO;
  // The other side entered the same by itself: that is agreement.
  if (same && by !== 'director') return follows(fact('result-agreed', { ...at, by }));
  return (
    (by === 'director' ? undefined : entryStands(tournament, standing)) ??
    changedMeanwhile(standing, expects) ??
    follows(recorded)
  );
};

/** Where players do not even correct what they have just written (ROP 5.12). */
function entryStands({ settings }: Tournament, { board, recorded }: Play): Refused | undefined {
  const { clause, from } = profileOf(settings).directorCorrects;
  if (from === 'agreement') return undefined;
  const stands = recorded?.result ?? null;
  const message = `Board ${board} is written down as ${stands}: only the director changes it. Call him.`;
  return refuse('entry-stands', message, { clause, stands, params: { board } });
}

function agreedAlready({ settings }: Tournament, { board, recorded }: Play, by: Party): Refused {
  const { clause } = profileOf(settings).directorCorrects;
  const stands = recorded?.result ?? null;
  const what = stands === null ? 'has a ruling' : `is agreed as ${stands}`;
  const message =
    by === 'director'
      ? `Board ${board} ${what}: correct it with a reason.`
      : `Board ${board} ${what}: both sides ask the director together to change it.`;
  return refuse('already-agreed', message, { clause, stands });
}

const noResult = ({ board }: MeetingBoard): Refused =>
  refuse('no-result', `Board ${board} has no result yet.`, { params: { board } });

export const agreeResult: Decider<'agree-result'> = (tournament, { expects, ...data }) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const outside = outOfRound(tournament, session.value, data);
  if (outside !== undefined) return outside;
  const play = playAt(session.value, data);
  if (play?.recorded === undefined) return noResult(data);
  if (expects !== undefined) {
    const stale = changedMeanwhile(play, expects);
    if (stale !== undefined) return stale;
  }
  if (play.status === 'agreed') return ALREADY_SO;
  if (play.recorded.by === data.by) {
    const { clause } = profileOf(tournament.settings).agreement;
    const message = `${data.by} entered this result: the other side agrees to it.`;
    return refuse('own-result', message, { clause, params: { by: data.by } });
  }
  if (play.dispute !== undefined && play.dispute.by !== data.by) {
    const message = `${play.dispute.by} does not agree: enter what happened, or call the director.`;
    return refuse('disputed', message, { params: { by: play.dispute.by } });
  }
  return follows(fact('result-agreed', data));
};

export const disputeResult: Decider<'dispute-result'> = (tournament, { expects, ...data }) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const outside = outOfRound(tournament, session.value, data);
  if (outside !== undefined) return outside;
  const play = playAt(session.value, data);
  if (play?.recorded === undefined) return noResult(data);
  const stale = expects === undefined ? undefined : changedMeanwhile(play, expects);
  if (stale !== undefined) return stale;
  const confirmations = session.value.sections.get(data.section)?.confirmed.get(meetingKey(data)) ?? [];
  if (play.adjustment !== undefined || confirmations.length === 2) {
    const { clause } = profileOf(tournament.settings).directorCorrects;
    const message = `Board ${data.board} is settled: call the director about it.`;
    return refuse('settled', message, { clause, params: { board: data.board } });
  }
  return play.dispute?.by === data.by ? ALREADY_SO : follows(fact('result-disputed', data));
};

export const confirmRound: Decider<'confirm-round'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const meeting = findMeeting(tournament, session.value, data);
  if (!meeting.ok) return meeting;
  const outside = outOfRound(tournament, session.value, data);
  if (outside !== undefined) return outside;
  const confirmed = session.value.sections.get(data.section)?.confirmed.get(meetingKey(data)) ?? [];
  if (confirmed.includes(data.by)) return ALREADY_SO;
  if (isComplete(session.value, withoutPostponed(session.value, meeting.value)))
    return follows(fact('round-confirmed', data));
  const message = `Round ${data.round} is not settled at table ${data.section}${data.table}: every board has to be agreed first.`;
  return refuse('round-not-settled', message, {
    clause: profileOf(tournament.settings).agreement.clause,
    params: { round: data.round },
  });
};

/** May a score still be corrected, and what has to be confirmed for it (Law 79C)? */
function correctionPeriod(
  tournament: Tournament,
  session: SessionState,
  { time }: Circumstances,
  confirmed: readonly string[] | undefined,
): Refused | undefined {
  const until = correctionsUntil(tournament, session);
  if (until === undefined || !isAfter(time, until)) return undefined;
  const { beyondDoubt } = profileOf(tournament.settings).corrections;
  const last = beyondDoubtUntil(tournament, session);
  if (last !== undefined && isAfter(time, last)) {
    const message = `The correction period ended at ${until}, and the last moment for any correction was ${last}.`;
    return refuse('correction-period-over', message, { clause: beyondDoubt.clause, params: { until, last } });
  }
  const finding: Finding = {
    code: 'beyond-doubt',
    message: `The correction period ended at ${until}: the record must be wrong beyond reasonable doubt, and the organiser must agree.`,
    clause: beyondDoubt.clause,
    params: { until },
  };
  return unlessConfirmed([finding], confirmed);
}

/** What a ruling makes of the result; errors in writing it down are bound by their own period (Law 79C). */
export const resultRuled: Decider<'correct-result'> = (tournament, command) =>
  corrected(tournament, command, () => undefined);

export const correctResult: Decider<'correct-result'> = (tournament, command, circumstances) =>
  corrected(tournament, command, (session) =>
    correctionPeriod(tournament, session, circumstances, command.confirmed),
  );

function corrected(
  tournament: Tournament,
  command: CommandData['correct-result'],
  tooLate: (session: SessionState) => Refused | undefined,
): Decision {
  const {
    expects,
    reason,
    clause,
    confirmed,
    session: _,
    section,
    round,
    table,
    board,
    ...written
  } = command;
  const at = { session: command.session, section, round, table, board };
  const session = findBegunSession(tournament, command.session);
  if (!session.ok) return session;
  const meeting = findBoard(tournament, session.value, at);
  if (!meeting.ok) return meeting;
  const read = readResult(tournament, session.value, written, 'director');
  if (!read.ok) return read;
  const play = playAt(session.value, at);
  const taken: Sides = play ?? sidesOn(meeting.value, board);
  const sat = { ns: written.ns ?? taken.ns, ew: written.ew ?? taken.ew };
  const others = otherPairs(sat, taken);
  const fault =
    withoutGrounds({ reason, clause }) ??
    cancelledFault(session.value, at) ??
    pairsFault(tournament, session.value, at, sat) ??
    (expects === undefined ? undefined : changedMeanwhile(play, expects)) ??
    unlessConfirmed(toAsk(tournament, session.value, at, sat, read.value.result), confirmed) ??
    tooLate(session.value);
  if (fault !== undefined) return fault;
  const unchanged = play?.status === 'agreed' && sameResult(play, read.value);
  if (unchanged && Object.keys(others).length === 0) {
    return refuse('nothing-changes', `Board ${board} already stands as ${read.value.result}.`);
  }
  return follows(
    fact('result-corrected', {
      ...at,
      ...read.value,
      ...others,
      reason,
      clause,
      ...(confirmed === undefined ? {} : { confirmed }),
    }),
  );
}
