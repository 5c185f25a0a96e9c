import { AMOUNTS, lookAt } from '../amounts.ts';
import { minutesAfter } from '../clock/corrections.ts';
import { openPause } from '../evolve/clock.ts';
import type { NewFact, RoundOfSession } from '../fact.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SessionState } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows, unlessMeant } from './decision.ts';
import { findOpenSession, isBlank } from './find.ts';

const MOST_LETTERS = 80;

export const pauseClock: Decider<'pause-clock'> = (tournament, data, { time }) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const { until, message } = data;
  if (until !== undefined && !isWithin(until, time, AMOUNTS.break.possible[1])) {
    return refuse('break-end', 'A break ends later than now, and within twelve hours.');
  }
  if (message !== undefined && (isBlank(message) || message.length > MOST_LETTERS)) {
    return refuse('break-message', `What a break is called has 1 to ${MOST_LETTERS} letters.`, {
      params: { most: MOST_LETTERS },
    });
  }
  const open = openPause(session.value, time);
  const isSame = open !== undefined && open.until === until && open.message === message;
  if (isSame) return ALREADY_SO;
  const minutes = until === undefined ? 0 : Math.round((Date.parse(until) - Date.parse(time)) / 60_000);
  return unlessMeant(lookAt('break', minutes), data.confirmed) ?? follows(fact('clock-paused', data));
};

const isWithin = (until: string, time: string, minutes: number): boolean => {
  const moment = Date.parse(until);
  return moment > Date.parse(time) && moment <= Date.parse(minutesAfter(time, minutes));
};

/** What lets the clock go on, when it stands. */
export const goesOn = (session: SessionState, time: string): readonly NewFact[] =>
  openPause(session, time) === undefined ? [] : [fact('clock-resumed', { session: session.session })];

export const resumeClock: Decider<'resume-clock'> = (tournament, data, { time }) => {
  const session = findOpenSession(tournament, data.session);
  return session.ok ? follows(...goesOn(session.value, time)) : session;
};

/** Only a round that is being played has a clock to be changed. */
function notRunning(
  { sections }: SessionState,
  { section: only, round }: RoundOfSession,
): Refused | undefined {
  const runs = [...sections.values()].some(({ section, rounds }) => {
    const times = rounds.get(round);
    return (only === undefined || only === section) && times !== undefined && times.endedAt === undefined;
  });
  if (runs) return undefined;
  return refuse('round-not-running', `Round ${round} is not being played.`, { params: { round } });
}

/** RTP 2.3.7, ROP 6.14: the time of a segment runs from when all are seated. */
export const seatRound: Decider<'seat-round'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const fault = notRunning(session.value, data);
  if (fault !== undefined) return fault;
  const isSo = [...session.value.sections.values()]
    .filter(({ section, rounds }) => (data.section ?? section) === section && rounds.has(data.round))
    .every(({ rounds }) => rounds.get(data.round)?.seatedAt !== undefined);
  return isSo ? ALREADY_SO : follows(fact('round-seated', data));
};

export const extendRound: Decider<'extend-round'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const { minutes } = data;
  const fault = notRunning(session.value, data);
  if (fault !== undefined) return fault;
  const most = AMOUNTS.extension.possible[1];
  if (!Number.isInteger(minutes) || minutes === 0 || Math.abs(minutes) > most) {
    const message = `A round is made longer or shorter by 1 to ${most} whole minutes, not ${minutes}.`;
    return refuse('extension', message, { params: { most } });
  }
  return unlessMeant(lookAt('extension', minutes), data.confirmed) ?? follows(fact('round-extended', data));
};
