import { Fraction, fail, ok, type Result } from '../../base/index.ts';
import type { RtpCategory } from './pairs-scoring.ts';

/** RTP 1.3.4: the tiers that categories form, 1 the highest. */
export const RTP_2014_TIERS: Readonly<Record<RtpCategory, RtpTier>> = {
  national: 1,
  first: 1,
  'second-spades': 2,
  'second-hearts': 2,
  'second-diamonds': 2,
  'second-clubs': 2,
  'third-spades': 3,
  'third-hearts': 3,
  'third-diamonds': 3,
  'third-clubs': 3,
  unclassified: 3,
  'never-licensed': 3,
};

/** The categories, the best first: the order in which the tiers list them. */
export const RTP_2014_CATEGORIES = Object.keys(RTP_2014_TIERS) as readonly RtpCategory[];

export type RtpTier = 1 | 2 | 3;

export const rtpTier = ({ category }: { readonly category: RtpCategory }): RtpTier =>
  RTP_2014_TIERS[category];

/** RTP 1.3.4(1): the value index of a player of whom there is no record. */
const RTP_1_3_4 = { withoutRecord: 20 } as const;

/** The value index of each category, as the federation's classification rules name and set them. */
export type ValueOfCategory = Readonly<Record<string, number>>;

/** Categories of a player, by the names that the federation gives them. */
export interface CategoriesHeld {
  readonly ranking?: string;
  readonly national?: string;
}

/** What is known of a player: on the ranking list, licensed in some earlier season, or without any record. */
export type PlayerRecord =
  | { readonly listed: CategoriesHeld }
  | { readonly lastLicensed: CategoriesHeld }
  | 'no-record';

/** A player's value index (RTP 1.3.4). */
export function rtpPlayerValue(values: ValueOfCategory, player: PlayerRecord): Result<number> {
  if (player === 'no-record') return ok(RTP_1_3_4.withoutRecord);
  const listed = 'listed' in player;
  const { ranking, national } = listed ? player.listed : player.lastLicensed;
  // Off the list a National category counts alone; on it the larger of the two.
  const held = !listed && national !== undefined ? [national] : [ranking, national];
  const found: number[] = [];
  for (const category of held) {
    if (category === undefined) continue;
    const value = Object.hasOwn(values, category) ? values[category] : undefined;
    if (value === undefined) {
      return refuse(`The federation's table has no value index for the category "${category}".`);
    }
    found.push(value);
  }
  return ok(found.length === 0 ? RTP_1_3_4.withoutRecord : Math.max(...found));
}

/** RTP 3.5.2: what part of the sum of a triplet's three is its value index. */
const TRIPLET_PART = Fraction.of(2, 3);

/** The value index of a pair, or of a triplet (RTP 3.5.2). */
export const rtpPairValue = (
  ...players: readonly [number, number] | readonly [number, number, number]
): Fraction => {
  const sum = Fraction.sum(players.map(Fraction.ofDecimal));
  return players.length === 3 ? sum.times(TRIPLET_PART) : sum;
};

/** Where an entry stands when entries are put in order. */
export interface ValueStanding {
  readonly value: Fraction;
  /** The place in the ranking of its best-ranked player; none if none is listed. */
  readonly bestRank?: number;
}

/** The higher value index first; of equals, the one whose best player is better ranked (RTP 3.5.2, 3.6.3). */
export const byRtpValue = (one: ValueStanding, other: ValueStanding): number =>
  other.value.compare(one.value) ||
  Math.sign((one.bestRank ?? Number.MAX_SAFE_INTEGER) - (other.bestRank ?? Number.MAX_SAFE_INTEGER));

export interface TeamPlayer {
  readonly value: number;
  readonly woman?: boolean;
}

/** RTP 3.6.2: how many of a team's players count. */
const RTP_3_6_2 = { open: 4, mixedOfEach: 2 } as const;

/** A team's value index: its four highest; in mixed events its two best men and two best women (RTP 3.6.2). */
export function rtpTeamValue(players: readonly TeamPlayer[], event: 'open' | 'mixed'): Result<number> {
  if (event === 'open') return best(players, RTP_3_6_2.open, 'players');
  const women = best(
    players.filter(({ woman }) => woman === true),
    RTP_3_6_2.mixedOfEach,
    'women',
  );
  if (!women.ok) return women;
  const men = best(
    players.filter(({ woman }) => woman !== true),
    RTP_3_6_2.mixedOfEach,
    'men',
  );
  return men.ok ? ok(exactSum([women.value, men.value])) : men;
}

/** Value indices may have decimals: they are added as written. */
const exactSum = (values: readonly number[]): number =>
  Fraction.sum(values.map(Fraction.ofDecimal)).toNumber();

function best(players: readonly TeamPlayer[], count: number, who: string): Result<number> {
  if (players.length < count) {
    return refuse(`The team has ${players.length} ${who}; its value index counts ${count} (RTP 3.6.2).`);
  }
  const values = players.map(({ value }) => value).sort((a, b) => b - a);
  return ok(exactSum(values.slice(0, count)));
}

const refuse = (message: string): Result<never> => fail({ code: 'value-index', message });
