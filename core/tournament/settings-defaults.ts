import {
  type EventClass,
  NEWEST_LAWS,
  PROFILES,
  type ProfileId,
  profileRead,
  type ReadingsChosen,
  type RegulationProfile,
  requestPeriodOf,
} from '../regulation/index.ts';
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

const read = new WeakMap<ReadingsChosen, Map<ProfileId, RegulationProfile>>();

/** The regulation as the organiser reads it. */
export function profileOf({
  profile: id,
  readings,
}: Pick<Settings, 'profile' | 'readings'>): RegulationProfile {
  const known = read.get(readings) ?? new Map<ProfileId, RegulationProfile>();
  read.set(readings, known);
  const profile = known.get(id) ?? profileRead(id, readings);
  known.set(id, profile);
  return profile;
}

/** What kind of event the regulation sees in it. */
export const eventClassOf = ({ official, festival }: Settings): EventClass =>
  official ? 'official' : festival ? 'festival' : 'private';

/** Are the sections of a session compared and ranked each for itself? */
export const sectionsIn = (
  settings: Pick<Settings, 'sections'>,
  { inGroups }: { readonly inGroups?: true },
): Settings['sections'] => (inGroups === true ? 'apart' : settings.sections);

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
    // Before it could be said, they were.
    leavers: 'among',
    handicap: 'none',
    carryOver: null,
    prizePlaces: EVERY_PLACE,
    qualifyingPlaces: 0,
    sessionCount: 1,
    screens: false,
    mixed: false,
    substitutesOfAnyCategory: false,
    // Before a tournament had a place, its days were those of UTC.
    timeZone: 'UTC',
    minutesPerBoard: minutesPerBoard.open,
    lead: exactLead?.usual ?? 'optional',
    rounds: 'called',
    official: false,
    festival: false,
    regionalQualifying: false,
    reserves: false,
    devices: usualDevices(false),
    dealing: 'machine',
    pastDeals: false,
    readings: {},
    correctionMinutes: corrections.minutes,
    correctionsEnd: 'next-session',
    delegate: '',
    requestMinutes: requestPeriodOf(profile)?.minutes ?? corrections.minutes,
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
 * share their places and who leaves comes behind, unless told.
 */
export const settingsOfNew = (given: Partial<Settings> = {}): Settings =>
  settingsFrom({ laws: NEWEST_LAWS, prizePlaces: 0, leavers: 'behind', ...given });
