import { ok, type Result } from '../../base/index.ts';
import { isAfter, requestsUntil } from '../clock/corrections.ts';
import { askedBy, type CorrectionRequest, pairsOfScore } from '../corrections.ts';
import type { SessionNumber } from '../meeting.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findBegunSession, findBoard, findContestant, isBlank } from './find.ts';
import { correctResult } from './results.ts';

/* Corrections that players ask for (RTP 2.2.7.2, 3.7.2; ROP 4.15, 4.16; Law 79C). */

/** When players ask too late, only the director can still take it up. */
function lateFindings(tournament: Tournament, session: SessionState, time: string): readonly Finding[] {
  const limits = requestsUntil(tournament, session).filter(
    ({ about }) => about === 'any' || about === 'recorded',
  );
  const last = limits.find(({ until }) => isAfter(time, until));
  if (last === undefined) return [];
  const { until, clause } = last;
  const message = `Players could ask for this until ${until}.`;
  return [{ code: 'asked-late', message, clause, params: { until } }];
}

export const askCorrection: Decider<'ask-correction'> = (tournament, data, { time }) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  const meeting = findBoard(tournament, session.value, data);
  if (!meeting.ok) return meeting;
  const { board, says } = data;
  if (playAt(session.value, data)?.recorded === undefined) {
    return refuse('no-result', `Board ${board} has no result there.`, { params: { board } });
  }
  if (isBlank(says)) return refuse('says-missing', 'Say what should be written.');
  const isOpen = (session.value.requests ?? []).some(
    (each) =>
      each.decided === undefined &&
      each.contestant === data.contestant &&
      each.board === board &&
      each.section === data.section &&
      each.round === data.round &&
      each.table === data.table,
  );
  if (isOpen) {
    return refuse('asked-already', `The director has this request about board ${board} already.`, {
      params: { board },
    });
  }
  return (
    unlessConfirmed(lateFindings(tournament, session.value, time), data.confirmed) ??
    follows(fact('correction-asked', data))
  );
};

interface FoundRequest {
  readonly session: SessionState;
  readonly request: CorrectionRequest;
}

function findRequest(
  tournament: Tournament,
  data: { readonly session: SessionNumber; readonly request: number },
): Result<FoundRequest, Refusal> {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const request = session.value.requests?.find(({ number }) => number === data.request);
  if (request === undefined) return refuse('no-such-request', 'Nobody asked for that correction.');
  return request.decided === undefined
    ? ok({ session: session.value, request })
    : refuse('request-decided', 'The director has decided about this already.');
}

export const answerCorrection: Decider<'answer-correction'> = (tournament, data) => {
  const found = findRequest(tournament, data);
  if (!found.ok) return found;
  const { session, request } = found.value;
  if (askedBy(tournament, session, request).includes(data.contestant))
    return follows(fact('correction-answered', data));
  return refuse('not-asked', 'The other pair of that table is asked, once.', {
    clause: profileOf(tournament.settings).directorCorrects.clause,
  });
};

/** RTP 2.2.7.2, ROP 4.16: the two pairs ask together; of another table's score the director finds out himself. */
function notTogether(tournament: Tournament, { session, request }: FoundRequest): readonly Finding[] {
  const isOwn = pairsOfScore(tournament, session, request).includes(request.contestant);
  if (!isOwn || request.answer?.agrees === true) return [];
  const { clause } = profileOf(tournament.settings).directorCorrects;
  const message =
    request.answer === undefined
      ? 'The other pair has not confirmed it: the two ask together.'
      : 'The other pair says that it is not so.';
  const code = request.answer === undefined ? 'not-confirmed-by-other' : 'denied-by-other';
  return [{ code, message, clause }];
}

/** ROP 4.15: the deposit goes back where there was an error; otherwise it is for the director to say. */
function depositFault({ settings }: Tournament, isError: boolean, deposit: 'returned' | 'kept' | undefined) {
  if (deposit === undefined) return undefined;
  const asked = profileOf(settings).corrections.deposit;
  if (asked === undefined) return refuse('no-deposit', 'By this regulation a claim comes without a deposit.');
  return isError && deposit === 'kept'
    ? refuse('deposit-back', 'There was an error: the deposit goes back.', asked)
    : undefined;
}

export const decideCorrection: Decider<'decide-correction'> = (tournament, data, circumstances) => {
  const found = findRequest(tournament, data);
  if (!found.ok) return found;
  const { request } = found.value;
  const { session, result, reason, clause, deposit, confirmed } = data;
  if (isBlank(reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  const unfit = depositFault(tournament, result !== undefined, deposit);
  if (unfit !== undefined) return unfit;
  const decided = fact('correction-decided', {
    session,
    ...(deposit === undefined ? {} : { deposit }),
    request: request.number,
    accepted: result !== undefined,
    reason,
    clause,
  });
  if (result === undefined) return follows(decided);
  const { section, round, table, board } = request;
  const corrected = correctResult(
    tournament,
    {
      session,
      section,
      round,
      table,
      board,
      result,
      reason,
      clause,
      ...(confirmed === undefined ? {} : { confirmed }),
    },
    circumstances,
  );
  if (!corrected.ok) return corrected;
  return (
    unlessConfirmed(notTogether(tournament, found.value), confirmed) ?? follows(...corrected.value, decided)
  );
};
