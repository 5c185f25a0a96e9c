import { parseFraction } from '../../base/index.ts';
import { isWay, requestPeriodOf } from '../../regulation/index.ts';
import { AMOUNTS, unlikelySettings } from '../amounts.ts';
import { isTimeZone } from '../clock/days.ts';
import type { CommandData } from '../command.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { EVERY_PLACE, METHODS, profileOf, settingsOfNew, usualDevices } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import {
  type Decider,
  type Decision,
  fact,
  follows,
  ifScorable,
  takingReasons,
  unlessConfirmed,
} from './decision.ts';
import { isBlank } from './find.ts';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

type Refused = { readonly ok: false; readonly error: Refusal };

/** Why settings cannot be as they are, if they cannot. */
export function settingsFault(settings: Settings): Refused | undefined {
  const { minutesPerBoard, correctionMinutes, requestMinutes } = settings;
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
  const requests = requestPeriodOf(settings.profile);
  if (requests !== undefined && !whole(requestMinutes, 1, requests.minutes)) {
    const message = `Players may ask for corrections for 1 to ${requests.minutes} minutes, not ${requestMinutes}.`;
    return refuse('request-minutes', message, {
      clause: requests.clause,
      params: { most: requests.minutes },
    });
  }
  for (const places of [settings.prizePlaces, settings.qualifyingPlaces]) {
    if (whole(places, 0, EVERY_PLACE)) continue;
    return refuse('places', `${places} is no number of places.`, { params: { places } });
  }
  if (!isTimeZone(settings.timeZone)) {
    const message = `"${settings.timeZone}" is no time zone such as Europe/Lisbon.`;
    return refuse('time-zone', message, { params: { timeZone: settings.timeZone } });
  }
  return readingsFault(settings) ?? handicapFault(settings) ?? carryOverFault(settings);
}

/** Every reading is one of those that the regulations leave open, read in a way that is known. */
function readingsFault({ readings }: Settings): Refused | undefined {
  const unknown = Object.entries(readings).find(([id, way]) => !isWay(id, way));
  if (unknown === undefined) return undefined;
  const [reading, way] = unknown;
  return refuse('no-such-reading', `${reading} cannot be read as "${way}".`, { params: { reading, way } });
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
  // Nothing at all is a share too: a new phase then counts alone.
  const isShare = share.ok && share.value.sign >= 0 && share.value.compare(1) <= 0;
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

/** RTP 2.2.7.2, 3.7.2: another period stands in the event's regulations before play. */
function lateCorrectionPeriod({ sessions, settings }: Tournament, changes: Partial<Settings>): Finding[] {
  const begun = [...sessions.values()].some(({ status }) => status !== 'planned');
  const { announced, clause } = profileOf(settings).corrections;
  const periods = ['correctionMinutes', 'correctionsEnd', 'requestMinutes'] as const;
  const isOther = periods.some((period) => (changes[period] ?? settings[period]) !== settings[period]);
  if (!begun || announced !== true || !isOther) return [];
  const message = 'Play has begun: another correction period is announced before the tournament starts.';
  return [{ code: 'correction-period-late', message, clause }];
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

/** Who competes is settled by the first who is entered. */
export function contestantsFault(
  { contestants, settings }: Tournament,
  changes: Partial<Settings>,
): Refused | undefined {
  const kind = changes.contestants ?? settings.contestants;
  if (kind === settings.contestants || contestants.size === 0) return undefined;
  return refuse(
    'contestants-entered',
    `Somebody is entered already: the tournament is for ${settings.contestants}s.`,
  );
}

export const changeSettings: Decider<'change-settings'> = (tournament, data, circumstances) =>
  contestantsFault(tournament, data.changes) ??
  settingsFault({ ...tournament.settings, ...data.changes }) ??
  unlessConfirmed(
    takingReasons([
      ...lateCarryOver(tournament, data.changes),
      ...lateCorrectionPeriod(tournament, data.changes),
      ...unlikelySettings(data.changes),
    ]),
    data.confirmed,
    data.because,
  ) ??
  ifScorable(
    circumstances,
    fact('settings-changed', { ...data, changes: withDevices(tournament.settings, data.changes) }),
  );
