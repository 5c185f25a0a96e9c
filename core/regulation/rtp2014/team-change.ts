import { type Breach, breaches, under } from '../breach.ts';

/** RTP 3.6.4 and 3.1.3.3(b): what must stay of a team in a national event. */
const RTP_3_6_4 = { keptOfQualifiers: 4, ofRegion: 4, complete: 6 } as const;

const broken = under('RTP 3.6.4');
const ofRegionBroken = under('RTP 3.1.3.3(b)');

export interface JoiningPlayer {
  readonly id: string;
  /** For which part of the event he has already played for another team. */
  readonly playedForAnother: 'nothing' | 'an-earlier-phase' | 'this-phase';
}

/** A change of a team's players. */
export interface RtpTeamChange {
  /** The most players that the event lets a team have. */
  readonly mostPlayers: number;
  readonly entered: readonly string[];
  /** Those of them who have already played in this phase. */
  readonly used: readonly string[];
  readonly leaving: readonly string[];
  readonly joining: readonly JoiningPlayer[];
  readonly toldBeforehand: boolean;
  /** In a national event with regional qualifying: whom the team used to qualify. */
  readonly qualifiedWith?: readonly string[];
  /** The regional association represented in a national event, and its players. */
  readonly region?: { readonly name: string; readonly players: readonly string[] };
}

/** What a change of a team's players breaks (RTP 3.6.4). What it costs when the value index rises is a penalty. */
export function rtpTeamChangeBreaches(change: RtpTeamChange): readonly Breach[] {
  const { entered, used, leaving, joining, qualifiedWith, region } = change;
  const team = [...entered.filter((id) => !leaving.includes(id)), ...joining.map(({ id }) => id)];
  const kept = qualifiedWith?.filter((id) => team.includes(id)).length ?? 0;
  const ofRegion = region?.players.filter((id) => team.includes(id)).length ?? 0;
  const played = leaving.filter((id) => used.includes(id));
  const taken = joining.filter(({ playedForAnother }) => isTaken(playedForAnother, qualifiedWith));
  return breaches(
    broken(
      !change.toldBeforehand,
      'not-told',
      'The organiser, or the director once the event has begun, is told before.',
    ),
    broken(
      team.length > change.mostPlayers,
      'too-many-players',
      `The team would have ${team.length} players; the event allows ${change.mostPlayers}.`,
    ),
    broken(
      played.length > 0,
      'already-played',
      `Only players not yet used are replaced; ${played.join(', ')} has played.`,
    ),
    broken(
      taken.length > 0,
      'other-team',
      `${taken.map(({ id }) => id).join(', ')} has played for another team.`,
    ),
    broken(
      qualifiedWith !== undefined && kept < RTP_3_6_4.keptOfQualifiers,
      'too-few-kept',
      `The team keeps ${kept} of the players with whom it qualified; it needs ${RTP_3_6_4.keptOfQualifiers}.`,
      { count: kept, fewest: RTP_3_6_4.keptOfQualifiers },
    ),
    ofRegionBroken(
      region !== undefined && ofRegion < RTP_3_6_4.ofRegion,
      'too-few-of-region',
      `${ofRegion} players belong to ${region?.name}; a team that represents it needs ${RTP_3_6_4.ofRegion}.`,
      { count: ofRegion, region: region?.name ?? '', fewest: RTP_3_6_4.ofRegion },
    ),
  );
}

/** Who represented another team before is free only in a national event, for a team that qualified with fewer than six. */
function isTaken(
  playedForAnother: JoiningPlayer['playedForAnother'],
  qualifiedWith: readonly string[] | undefined,
): boolean {
  switch (playedForAnother) {
    case 'nothing':
      return false;
    case 'this-phase':
      return true;
    case 'an-earlier-phase':
      return qualifiedWith === undefined || qualifiedWith.length >= RTP_3_6_4.complete;
  }
}
