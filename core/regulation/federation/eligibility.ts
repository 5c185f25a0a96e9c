import { type Breach, breaches, under } from '../breach.ts';
import { ROP_5_11 } from '../rop/substitution.ts';
import type { RtpCategory } from '../rtp2014/pairs-scoring.ts';
import {
  CATEGORY_CLASSES,
  type DatedLimits,
  EVENT_TYPES,
  type EventType,
  type EventTypeName,
} from './event-types.ts';

/** A player as far as eligibility goes by him. */
export interface EligiblePlayer {
  readonly name: string;
  readonly sex?: 'F' | 'M';
  readonly born?: string;
  readonly category?: RtpCategory;
  /** He holds a National category beside his own: the higher counts. */
  readonly national?: true;
  readonly region?: string;
  /** The years in which he has a licence. */
  readonly licences?: readonly number[];
}

/** What of an event decides who may enter. */
export interface EntryEvent {
  readonly profile: 'rtp-2014' | 'rop';
  /** One, or several combined. */
  readonly types: readonly EventTypeName[];
  /** The first day. */
  readonly date: string;
  /** A national event, a regional qualifier of one, or a regional championship: a licence is needed (RTP 3.1.4.1). */
  readonly needsLicence: boolean;
  /** The season whose card is asked for (ROP 2); the year of the first day unless it is said. */
  readonly season?: number;
  /** Whose event it is, of a regional one. */
  readonly region?: string;
  /** Regions whose events are for their own players only, beside those that the ROP names. */
  readonly closedRegions?: readonly string[];
  /** Limits of age that the WBF has redefined. */
  readonly limits?: readonly DatedLimits[];
}

const YEAR_LETTERS = 4;
const yearOf = (day: string): number => Number(day.slice(0, YEAR_LETTERS));

/** The years completed on a day. */
export function ageOn(born: string, day: string): number {
  const before = born.slice(YEAR_LETTERS) <= day.slice(YEAR_LETTERS);
  return yearOf(day) - yearOf(born) - (before ? 0 : 1);
}

function typesOf({ profile, types, date, limits = [] }: EntryEvent): readonly EventType[] {
  const own: Readonly<Record<string, EventType>> = EVENT_TYPES[profile];
  // RTP 3.1.1: the WBF's limits; the ROP (1.1) has its own.
  const inForce = (profile === 'rop' ? [] : limits)
    .filter(({ since }) => since <= date)
    .toSorted((one, other) => (one.since < other.since ? 1 : -1));
  return types.flatMap((name): readonly EventType[] => {
    const type = own[name];
    if (type === undefined) return [];
    // A limit that a later date does not name stays as it was.
    const limit = inForce
      .map((limits) => limits[name as keyof DatedLimits])
      .find((each) => typeof each === 'number');
    if (typeof limit !== 'number') return [type];
    return [type.minAge === undefined ? { ...type, maxAge: limit } : { ...type, minAge: limit }];
  });
}

const ORDER = ['national', 'first', 'second', 'third'] as const;
const isAbove = (category: RtpCategory, best: 'second' | 'third'): boolean =>
  ORDER.indexOf(CATEGORY_CLASSES[category]) < ORDER.indexOf(best);

function byType(type: EventType, player: EligiblePlayer, { date }: EntryEvent): readonly Breach[] {
  const broken = under(type.clause);
  const { name, sex, born, category, national } = player;
  const lastDay = `${yearOf(date)}-12-31`;
  const thatDay = born === undefined ? undefined : ageOn(born, lastDay);
  const { maxAge, minAge, under: younger, bestCategory } = type;
  const needsAge = maxAge !== undefined || minAge !== undefined || younger !== undefined;
  return breaches(
    broken(
      type.sex !== undefined && sex === undefined,
      'sex-unknown',
      `The register does not say the sex of ${name}.`,
      { name },
    ),
    broken(
      type.sex !== undefined && sex !== undefined && sex !== type.sex,
      'women-only',
      `${name}: the event is for women.`,
      { name },
    ),
    broken(
      needsAge && born === undefined,
      'birth-unknown',
      `The register does not say when ${name} was born.`,
      { name },
    ),
    broken(
      maxAge !== undefined && thatDay !== undefined && thatDay > maxAge,
      'too-old',
      `${name} is ${thatDay} on 31 December; at most ${maxAge} is allowed.`,
      { name, age: thatDay ?? 0, limit: maxAge ?? 0 },
    ),
    broken(
      minAge !== undefined && thatDay !== undefined && thatDay < minAge,
      'too-young',
      `${name} is ${thatDay} on 31 December; ${minAge} is asked for.`,
      { name, age: thatDay ?? 0, limit: minAge ?? 0 },
    ),
    broken(
      younger !== undefined && born !== undefined && ageOn(born, date) >= younger,
      'not-under',
      `${name} is ${born === undefined ? '' : ageOn(born, date)} on the first day; the event is for players under ${younger}.`,
      { name, age: born === undefined ? 0 : ageOn(born, date), limit: younger ?? 0 },
    ),
    broken(
      bestCategory !== undefined && category === undefined && national !== true,
      'category-unknown',
      `The register does not say the category of ${name}.`,
      { name },
    ),
    broken(
      bestCategory !== undefined &&
        (national === true || (category !== undefined && isAbove(category, bestCategory))),
      'category-too-high',
      `${name} is of a higher category than the event allows.`,
      { name },
    ),
  );
}

/** Licence, affiliation and region. */
function byMembership(event: EntryEvent, player: EligiblePlayer): readonly Breach[] {
  const { profile, date, region, needsLicence, closedRegions = [] } = event;
  const { season = yearOf(date) } = event;
  const { name, licences = [] } = player;
  const unlicensed = !licences.includes(season);
  const types = typesOf(event);
  const asked = needsLicence || types.some(({ licensed, affiliated }) => licensed || affiliated);
  const closed: readonly string[] = [...ROP_5_11.closedRegions, ...closedRegions];
  return breaches(
    under(profile === 'rop' ? 'ROP 1' : needsLicence ? 'RTP 3.1.4.1' : 'RTP 3.1.1')(
      asked && unlicensed,
      'no-licence',
      `${name} has no licence for ${season}.`,
      { name, year: season },
    ),
    under('ROP 2')(
      profile === 'rop' && region !== undefined && closed.includes(region) && player.region !== region,
      'closed-region',
      `${name} is not of ${region}, whose events are for its own players.`,
      { name, region: region ?? '' },
    ),
  );
}

/** Why a player may not enter an event: each reason with its clause; nothing when he may. */
export function eligibilityBreaches(event: EntryEvent, player: EligiblePlayer): readonly Breach[] {
  return [...typesOf(event).flatMap((type) => byType(type, player, event)), ...byMembership(event, player)];
}

/** Why two players may not be a pair of an event, or three a triplet (RTP 3.5.2), of whom a woman and a man must be able to sit down. */
export function pairBreaches(event: EntryEvent, players: readonly EligiblePlayer[]): readonly Breach[] {
  const mixed = typesOf(event).find((type) => type.mixed === true);
  const sexes = players.map(({ sex }) => sex);
  const [one = { name: '' }, other = { name: '' }] = players;
  return breaches(
    under(mixed?.clause ?? '')(
      mixed !== undefined && !(sexes.includes('F') && sexes.includes('M')),
      'not-mixed',
      `${one.name} and ${other.name}: a mixed pair is one woman and one man.`,
      { one: one.name, other: other.name },
    ),
  );
}

/** RTP 3.1.3.3(b): how many of those who represent a region are registered there. */
export const RTP_3_1_3_3_B = { pair: 1, team: 4 } as const;

/** Why players may not represent a region in a national event (RTP 3.1.3.3(b)). */
export function representationBreaches(
  kind: 'pair' | 'team',
  region: string,
  players: readonly EligiblePlayer[],
): readonly Breach[] {
  const own = players.filter((player) => player.region === region).length;
  const least = RTP_3_1_3_3_B[kind];
  return breaches(
    under('RTP 3.1.3.3(b)')(
      own < least,
      'too-few-of-region',
      `${own} of the players are registered in ${region}; at least ${least} must be.`,
      { own, least, region },
    ),
  );
}

/** Somebody's entry in a qualifier of an event: where, and since when. */
export interface QualifierEntry {
  readonly entry: string;
  readonly region: string;
  readonly date: string;
  readonly players: readonly string[];
}

/** A player who plays the qualifiers of two regions: the later entry is disqualified and its results annulled (RTP 3.1.3.3(a)). */
export interface TwoRegions {
  readonly player: string;
  readonly disqualified: string;
  readonly earlier: string;
  readonly clause: 'RTP 3.1.3.3(a)';
}

/** Entries with a player who has played in another region before (RTP 3.1.3.3(a)). */
export function playersInTwoRegions(entries: readonly QualifierEntry[]): readonly TwoRegions[] {
  const first = new Map<string, QualifierEntry>();
  const found: TwoRegions[] = [];
  for (const entry of entries.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
    for (const player of entry.players) {
      const earlier = first.get(player);
      if (earlier === undefined) first.set(player, entry);
      else if (earlier.region !== entry.region)
        found.push({ player, disqualified: entry.entry, earlier: earlier.entry, clause: 'RTP 3.1.3.3(a)' });
    }
  return found;
}

/** Those of closed regions may play elsewhere, but do not qualify there (ROP 2). */
export const mayQualifyIn = (
  player: Pick<EligiblePlayer, 'region'>,
  region: string,
  closedRegions: readonly string[] = [],
): boolean =>
  player.region === region ||
  ![...ROP_5_11.closedRegions, ...closedRegions].some((closed) => closed === player.region);

/** RTP 3.1.1, ROP 1.2: each pair of a mixed team is one woman and one man, and two pairs play. */
const MIXED_TEAM = { women: 2, men: 2 } as const;

/** Why players may not be a team of an event. */
export function teamBreaches(event: EntryEvent, players: readonly EligiblePlayer[]): readonly Breach[] {
  const mixed = typesOf(event).find((type) => type.mixed === true);
  const women = players.filter(({ sex }) => sex === 'F').length;
  const men = players.filter(({ sex }) => sex === 'M').length;
  return breaches(
    under(event.profile === 'rop' ? 'ROP 1.2' : 'RTP 3.1.1')(
      mixed !== undefined && (women < MIXED_TEAM.women || men < MIXED_TEAM.men),
      'team-not-mixed',
      `A mixed team has two women and two men at least; not ${women} and ${men}.`,
      { women, men },
    ),
  );
}
