import { PROFILES, type ProfileId, type RegulationProfile } from '../regulation/index.ts';
import {
  BUTLER,
  CROSS_IMPS,
  CROSS_IMPS_SUMMED,
  MATCHPOINTS,
  MATCHPOINTS_BY_HALVES,
  type Method,
  TOTAL_POINTS,
} from '../scoring/index.ts';
import type { MethodName, Settings } from './settings.ts';

export const METHODS: Readonly<Record<MethodName, Method>> = {
  matchpoints: MATCHPOINTS,
  'matchpoints-by-halves': MATCHPOINTS_BY_HALVES,
  'cross-imps': CROSS_IMPS,
  'cross-imps-summed': CROSS_IMPS_SUMMED,
  butler: BUTLER,
  'total-points': TOTAL_POINTS,
};

export const profileOf = (settings: Settings): RegulationProfile => PROFILES[settings.profile];

/** What the regulation says when the organiser says nothing. */
export function defaultSettings(profile: ProfileId): Settings {
  const { laws, minutesPerBoard, corrections } = PROFILES[profile];
  return {
    profile,
    laws,
    method: 'matchpoints',
    sections: 'across',
    lines: 'apart',
    handicap: 'none',
    carryOver: null,
    screens: false,
    minutesPerBoard: minutesPerBoard.open,
    lead: 'optional',
    rounds: 'called',
    official: false,
    correctionMinutes: corrections.minutes,
    showTraveller: 'after-agreement',
    showRanking: 'after-session',
  };
}

/** Settings that follow from those given: the regulation's, and its time for screens where no other is set. */
export function settingsFrom(given: Partial<Settings>): Settings {
  const profile = given.profile ?? 'rtp-2014';
  const defaults = defaultSettings(profile);
  const { minutesPerBoard } = PROFILES[profile];
  const minutes = given.screens === true ? minutesPerBoard.screens : minutesPerBoard.open;
  return { ...defaults, minutesPerBoard: minutes, ...given, profile };
}
