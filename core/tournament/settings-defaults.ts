import { NEWEST_LAWS, PROFILES, type ProfileId, type RegulationProfile } from '../regulation/index.ts';
import {
  BUTLER,
  CROSS_IMPS,
  CROSS_IMPS_SUMMED,
  MATCHPOINTS,
  MATCHPOINTS_BY_HALVES,
  type Method,
  TOTAL_POINTS,
} from '../scoring/index.ts';
import type { DevicePolicy, MethodName, Settings } from './settings.ts';

export const METHODS: Readonly<Record<MethodName, Method>> = {
  matchpoints: MATCHPOINTS,
  'matchpoints-by-halves': MATCHPOINTS_BY_HALVES,
  'cross-imps': CROSS_IMPS,
  'cross-imps-summed': CROSS_IMPS_SUMMED,
  butler: BUTLER,
  'total-points': TOTAL_POINTS,
};

export const profileOf = (settings: Settings): RegulationProfile => PROFILES[settings.profile];

/** RTP 3.4: in official events nobody uses a device of his own. */
export const usualDevices = (official: boolean): DevicePolicy => (official ? 'table' : 'own');

/** As many as any list has: before it could be said which places matter, all did. */
export const EVERY_PLACE = 10_000;

/** What the regulation says when the organiser says nothing. */
export function defaultSettings(profile: ProfileId): Settings {
  const { laws, minutesPerBoard, exactLead, corrections } = PROFILES[profile];
  return {
    contestants: 'pair',
    profile,
    laws,
    method: 'matchpoints',
    sections: 'across',
    lines: 'apart',
    handicap: 'none',
    carryOver: null,
    prizePlaces: EVERY_PLACE,
    qualifyingPlaces: 0,
    sessionCount: 1,
    screens: false,
    mixed: false,
    minutesPerBoard: minutesPerBoard.open,
    lead: exactLead?.usual ?? 'optional',
    rounds: 'called',
    official: false,
    devices: usualDevices(false),
    correctionMinutes: corrections.minutes,
    showTraveller: 'after-agreement',
    showRanking: 'after-session',
  };
}

/** Settings that follow from those given: the regulation's, its time for screens, its devices and leads where no others are set. */
export function settingsFrom(given: Partial<Settings>): Settings {
  const profile = given.profile ?? 'rtp-2014';
  const defaults = defaultSettings(profile);
  const { minutesPerBoard } = PROFILES[profile];
  const minutes = given.screens === true ? minutesPerBoard.screens : minutesPerBoard.open;
  const devices = usualDevices(given.official === true);
  // The lead is asked for on travellers of pairs; a match has its sheets (ROP 5.12, 6.12).
  const lead = given.contestants === 'team' ? 'optional' : defaults.lead;
  return { ...defaults, minutesPerBoard: minutes, devices, lead, ...given, profile };
}

/**
 * Settings of a new tournament: it is played by the newest Laws, whichever the regulation was written for, and equals
 * share their places, unless told.
 */
export const settingsOfNew = (given: Partial<Settings> = {}): Settings =>
  settingsFrom({ laws: NEWEST_LAWS, prizePlaces: 0, ...given });
