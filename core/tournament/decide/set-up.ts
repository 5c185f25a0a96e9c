import { parseFraction } from '../../base/index.ts';
import { AMOUNTS, lookAtHandicap, unlikelySettings } from '../amounts.ts';
import type { CommandData } from '../command.ts';
import type { PairEntry, Partners } from '../fact.ts';
import { playsOn } from '../plays.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { EVERY_PLACE, METHODS, profileOf, settingsOfNew, usualDevices } from '../settings-defaults.ts';
import type { Pair, Tournament } from '../state.ts';
import {
  type Decider,
  type Decision,
  fact,
  follows,
  ifScorable,
  unlessConfirmed,
  unlessMeant,
} from './decision.ts';
import { findPair, isBlank } from './find.ts';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

type Refused = { readonly ok: false; readonly error: Refusal };

/** Why settings cannot be as they are, if they cannot. */
export function settingsFault(settings: Settings): Refused | undefined {
  const { minutesPerBoard, correctionMinutes } = settings;
  const { corrections } = profileOf(settings);
  const whole = (value: number, least: number, most: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  // Seven and a half is common.
  const most = AMOUNTS.minutesPerBoard.possible[1];
  if (!(minutesPerBoard > 0 && minutesPerBoard <= most)) {
    const message = `A board has more than 0 and at most ${most} minutes, not ${minutesPerBoard}.`;
    return refuse('minutes-per-board', message, { params: { most } });
  }
  if (!whole(correctionMinutes, corrections.least, AMOUNTS.correctionMinutes.possible[1])) {
    const message = `The correction period is at least ${corrections.least} minutes, not ${correctionMinutes}.`;
    return refuse('correction-minutes', message, {
      clause: corrections.clause,
      params: { least: corrections.least },
    });
  }
  for (const places of [settings.prizePlaces, settings.qualifyingPlaces]) {
    if (whole(places, 0, EVERY_PLACE)) continue;
    return refuse('places', `${places} is no number of places.`, { params: { places } });
  }
  return handicapFault(settings) ?? carryOverFault(settings);
}

function handicapFault(settings: Settings): Refused | undefined {
  const { handicap, method } = settings;
  const profile = profileOf(settings);
  const rule = profile.ranking.handicap;
  if (handicap === 'none') return undefined;
  if (METHODS[method].kind !== 'matchpoints') {
    const message = 'A handicap is added to a percentage: score by matchpoints, or play without it.';
    return refuse('handicap', message, rule === undefined ? {} : { clause: rule.clause });
  }
  if (handicap === 'by-pair' || rule !== undefined) return undefined;
  return refuse('handicap', `${profile.name} has no handicaps by category: give each pair its own.`);
}

/** At most a whole session's score is carried over, to a step that makes sense. */
function carryOverFault(settings: Settings): Refused | undefined {
  const { carryOver } = settings;
  if (carryOver === null) return undefined;
  const [share, step] = [parseFraction(carryOver.share), parseFraction(carryOver.toNearest)];
  const isShare = share.ok && share.value.sign > 0 && share.value.compare(1) <= 0;
  const isStep = step.ok && step.value.sign > 0 && step.value.compare(AMOUNTS.carryOverStep.possible[1]) <= 0;
  if (isShare && isStep && Number.isInteger(carryOver.afterSession) && carryOver.afterSession > 0) {
    return undefined;
  }
  const message =
    'What is carried over is a share such as 1/4 of the score, rounded to a step such as 0.01, after a session.';
  return refuse('carry-over', message, { ...profileOf(settings).ranking.carryOver });
}

/** Carrying over is announced before the first board, rounding included. */
function lateCarryOver({ sessions, settings }: Tournament, changes: Partial<Settings>): Finding[] {
  const begun = [...sessions.values()].some(({ status }) => status !== 'planned');
  const { carryOver } = changes;
  if (!begun || carryOver === undefined || isSameCarryOver(carryOver, settings.carryOver)) return [];
  const message = 'Play has begun: what is carried over is announced before the tournament starts.';
  return [{ code: 'carry-over-late', message, ...profileOf(settings).ranking.carryOver }];
}

const isSameCarryOver = (one: Settings['carryOver'], other: Settings['carryOver']): boolean =>
  one === null || other === null
    ? one === other
    : one.afterSession === other.afterSession &&
      one.share === other.share &&
      one.toNearest === other.toNearest &&
      one.rounding === other.rounding;

/** The first fact of all. */
export function createTournament(data: CommandData['create-tournament']): Decision {
  const { name, date, venue, settings: given = {} } = data;
  if (isBlank(name)) return refuse('name-missing', 'Give the tournament a name.');
  if (!CALENDAR_DATE.test(date))
    return refuse('date', `"${date}" is no date such as 2026-03-14.`, { params: { date } });
  const settings = settingsOfNew(given);
  return (
    settingsFault(settings) ??
    follows(fact('tournament-created', { name, date, ...(venue === undefined ? {} : { venue }), settings }))
  );
}

/** An event that becomes official, or no longer is, has the devices that are usual for it unless it says otherwise. */
function withDevices(settings: Settings, changes: Partial<Settings>): Partial<Settings> {
  const { official, devices } = changes;
  const wasUsual = settings.devices === usualDevices(settings.official);
  if (official === undefined || official === settings.official || devices !== undefined || !wasUsual)
    return changes;
  return { ...changes, devices: usualDevices(official) };
}

export const changeSettings: Decider<'change-settings'> = (tournament, data, circumstances) =>
  settingsFault({ ...tournament.settings, ...data.changes }) ??
  unlessConfirmed(
    [...lateCarryOver(tournament, data.changes), ...unlikelySettings(data.changes)],
    data.confirmed,
  ) ??
  ifScorable(
    circumstances,
    fact('settings-changed', { ...data, changes: withDevices(tournament.settings, data.changes) }),
  );

/** Why a pair cannot have its handicap, if it cannot. */
export function handicapOfPairFault({ handicap }: { readonly handicap?: string }): Refused | undefined {
  if (handicap === undefined) return undefined;
  const value = parseFraction(handicap);
  if (value.ok && value.value.sign >= 0 && value.value.compare(AMOUNTS.handicap.possible[1]) <= 0)
    return undefined;
  return refuse('handicap', `A handicap is a percentage such as 2.5, not ${handicap}.`);
}

function playersFault(tournament: Tournament, players: Partners, except?: string): Refused | undefined {
  if (players.some(({ name }) => isBlank(name))) {
    return refuse('player-missing', 'A pair has two players: give both names.');
  }
  const [first, second] = players;
  if (first.id !== undefined && first.id === second.id) {
    const message = `${first.name} and ${second.name} have the same number ${first.id}.`;
    const params = { player: first.name, other: second.name, number: first.id };
    return refuse('same-number', message, { params });
  }
  for (const pair of tournament.pairs.values()) {
    if (pair.pair === except || isOut(pair)) continue;
    const twice = players.find(({ id }) => id !== undefined && pair.players.some((other) => other.id === id));
    if (twice !== undefined) {
      const message = `${twice.name} already plays in pair ${pair.pair}.`;
      return refuse('player-twice', message, { params: { player: twice.name, pair: pair.pair } });
    }
  }
  return undefined;
}

/** Withdrawn before it played. */
const isOut = ({ withdrawn }: Pair): boolean => withdrawn !== undefined && withdrawn.from === undefined;

export const enterPair: Decider<'enter-pair'> = (tournament, data) => {
  if (isBlank(data.pair)) return refuse('pair-number', 'Give the pair a number.');
  if (tournament.pairs.has(data.pair)) {
    const message = `Pair ${data.pair} is already entered.`;
    return refuse('pair-twice', message, { params: { pair: data.pair } });
  }
  return (
    playersFault(tournament, data.players) ??
    handicapOfPairFault(data) ??
    unlessMeant(lookAtHandicap(data.handicap), data.confirmed) ??
    follows(fact('pair-entered', data))
  );
};

const isSameHandicap = (one: Pick<PairEntry, 'handicap'>, other: Pick<PairEntry, 'handicap'>): boolean =>
  one.handicap === other.handicap;

export const changePair: Decider<'change-pair'> = (tournament, data) => {
  const pair = findPair(tournament, data.pair);
  if (!pair.ok) return pair;
  const players = data.players ?? pair.value.players;
  return (
    playersFault(tournament, players, data.pair) ??
    handicapOfPairFault(data) ??
    unlessMeant(
      lookAtHandicap(isSameHandicap(pair.value, data) ? undefined : data.handicap),
      data.confirmed,
    ) ??
    follows(fact('pair-changed', data))
  );
};

export const withdrawPair: Decider<'withdraw-pair'> = (tournament, data) => {
  const pair = findPair(tournament, data.pair);
  if (!pair.ok) return pair;
  const params = { pair: data.pair };
  if (pair.value.withdrawn !== undefined) {
    return refuse('already-withdrawn', `Pair ${data.pair} is withdrawn already.`, { params });
  }
  const last = lastRoundPlayed(tournament, data.pair);
  const { from } = data;
  const isLater =
    last === undefined ||
    (from !== undefined &&
      (from.session > last.session || (from.session === last.session && from.round > last.round)));
  if (isLater) return follows(fact('pair-withdrawn', data));
  const message = `Pair ${data.pair} has results up to round ${last.round} of session ${last.session}: withdraw it from a later round.`;
  return refuse('has-played', message, { params: { ...params, ...last } });
};

function lastRoundPlayed(
  { sessions }: Tournament,
  pair: string,
): { readonly session: number; readonly round: number } | undefined {
  let last: { readonly session: number; readonly round: number } | undefined;
  for (const { session, boards } of sessions.values()) {
    for (const board of boards.values()) {
      for (const { ns, ew, round } of playsOn(board)) {
        if (ns !== pair && ew !== pair) continue;
        if (last === undefined || session > last.session || (session === last.session && round > last.round))
          last = { session, round };
      }
    }
  }
  return last;
}
