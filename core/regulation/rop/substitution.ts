import { type Breach, breaches, under } from '../breach.ts';
import type { RtpTeamSubstitution } from '../rtp2014/team-substitution.ts';

/** The categories of the federation's list, the highest first (ROP 1.1). */
export const ROP_CATEGORIES = ['first', 'second', 'third', 'unclassified'] as const;
export type RopCategory = (typeof ROP_CATEGORIES)[number];

/** ROP 5.11: substitution in pairs. */
export const ROP_5_11 = {
  /** Sessions in which a player may be replaced, in an event of two or more. */
  sessionsReplaced: 1,
  sessionsToAllow: 2,
  /** Regions whose events only their own players may enter, as substitutes too. */
  closedRegions: ['Centro', 'Centro-Sul', 'Algarve'],
  /** Sessions that a substitute may miss and still become a member of the pair. */
  sessionsMissed: 1,
} as const;

const broken = under('ROP 5.11');

export interface RopPlayer {
  readonly category: RopCategory;
  readonly region?: string;
}

/** A substitution of a player of a pair. */
export interface RopPairSubstitution {
  readonly sessions: number;
  readonly sessionsReplaced: number;
  readonly replaced: RopPlayer;
  readonly substitute: RopPlayer & { readonly hasPlayedInEvent: boolean };
  /** The reason is valid and the director has given leave. */
  readonly leave: boolean;
  readonly forceMajeure: boolean;
  /** The pair would change from one phase to the next. */
  readonly betweenPhases: boolean;
  /** The region of a regional event. */
  readonly regionOfEvent?: string;
  /** The regulations of the event let a substitute be of a higher category. */
  readonly anyCategory?: boolean;
}

/** What a substitution in pairs breaks (ROP 5.11). */
export function ropPairSubstitutionBreaches(asked: RopPairSubstitution): readonly Breach[] {
  const { sessions, sessionsReplaced, replaced, substitute, leave, forceMajeure, regionOfEvent } = asked;
  const excused = forceMajeure && leave;
  const closed = ROP_5_11.closedRegions.some((region) => region === regionOfEvent);
  const single = sessions < ROP_5_11.sessionsToAllow;
  return breaches(
    broken(!leave, 'no-leave', 'A substitution needs a valid reason and the director’s leave.'),
    broken(
      asked.anyCategory !== true && rank(substitute) < rank(replaced),
      'substitute-category',
      'The substitute is of a higher category than the player replaced.',
    ),
    broken(
      closed && substitute.region !== regionOfEvent,
      'substitute-region',
      `In events of ${regionOfEvent} a substitute belongs to that region.`,
    ),
    broken(
      single && !excused,
      'one-session',
      'In an event of one session nobody is replaced, save force majeure with leave.',
    ),
    broken(
      !single && sessionsReplaced > ROP_5_11.sessionsReplaced,
      'too-many-sessions',
      `The player is replaced in ${sessionsReplaced} sessions; ${ROP_5_11.sessionsReplaced} is allowed.`,
    ),
    broken(asked.betweenPhases, 'between-phases', 'A pair does not change between phases.'),
    broken(
      substitute.hasPlayedInEvent && !excused,
      'has-played',
      'The substitute has already played in the event; only force majeure with leave allows it.',
    ),
  );
}

/** What becomes of the pair: breaches that were not expressly approved disqualify it (ROP 5.11). */
export function ropPairRuling(found: readonly Breach[], approved: boolean): 'allowed' | 'disqualified' {
  return found.length === 0 || approved ? 'allowed' : 'disqualified';
}

/** Whether a substitute has acquired the rights of the player whom he replaced (ROP 5.11). */
export const ropSubstituteIsMember = (sessions: number, sessionsPlayed: number): boolean =>
  sessions >= ROP_5_11.sessionsToAllow && sessionsPlayed >= sessions - ROP_5_11.sessionsMissed;

/** ROP 6.6: the most players of a team. */
const ROP_6_6 = { players: 6 } as const;

const inTeams = under('ROP 6.6');

/** A change of a team's players. */
export interface RopTeamSubstitution {
  /** How many of the team's players have played. */
  readonly used: number;
  readonly replacedHasPlayed: boolean;
  readonly newPlayedForAnother: boolean;
  readonly extremeNeed: boolean;
  readonly toldDirector: boolean;
}

/** What it breaks (ROP 6.6). The director reports every change; the replaced player may play for no other team. */
export function ropTeamSubstitutionBreaches(asked: RopTeamSubstitution): readonly Breach[] {
  const { used, replacedHasPlayed, extremeNeed } = asked;
  const allUsed = used >= ROP_6_6.players;
  return breaches(
    inTeams(!asked.toldDirector, 'director-not-told', 'The director is told before.'),
    inTeams(asked.newPlayedForAnother, 'other-team', 'The new player has played for another team.'),
    inTeams(
      replacedHasPlayed && !allUsed,
      'not-all-used',
      `Until all ${ROP_6_6.players} have played, only players not yet used are replaced.`,
    ),
    inTeams(
      replacedHasPlayed && allUsed && !extremeNeed,
      'no-extreme-need',
      'Once all have played, only extreme need allows a substitute.',
    ),
  );
}

/**
 * A substitute for a match, as the tournament asks: whether there is extreme need the director says, by confirming it. Who has
 * not played yet is replaced freely.
 */
export function ropSubstituteBreaches({
  entered,
  able,
  substitutes,
  toldBeforehand,
  used = entered.map(({ id }) => id),
}: RtpTeamSubstitution): readonly Breach[] {
  const replaced = entered.filter(({ id }) => !able.includes(id));
  return ropTeamSubstitutionBreaches({
    used: used.length,
    replacedHasPlayed: replaced.some(({ id }) => used.includes(id)),
    newPlayedForAnother: substitutes.some(({ otherTeam }) => otherTeam !== 'none'),
    extremeNeed: false,
    toldDirector: toldBeforehand,
  });
}

const rank = ({ category }: RopPlayer): number => ROP_CATEGORIES.indexOf(category);
