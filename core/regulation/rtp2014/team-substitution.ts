import { type Breach, breaches, under } from '../breach.ts';
import type { RtpCategory } from './pairs-scoring.ts';
import { rtpTier } from './value-index.ts';

/** RTP 3.6.5: substitutes in teams. */
export const RTP_3_6_5 = {
  /** The clause is for events that allow no more players than these, and teams that have entered them all. */
  players: 6,
  toField: 4,
  substitutesInMatch: 1,
  /** Of the matches of the event or phase. */
  matchesAtMost: { matches: 1, of: 5 },
} as const;

const broken = under('RTP 3.6.5');

export interface RtpTeamPlayer {
  readonly id: string;
  readonly category: RtpCategory;
}

export interface RtpTeamSubstitute extends RtpTeamPlayer {
  readonly woman?: boolean;
  readonly partnerIsWoman?: boolean;
  /** Whether he has represented another team of the event, or will. */
  readonly otherTeam: 'none' | 'before' | 'after';
}

/** What a team asks for one match. */
export interface RtpTeamSubstitution {
  readonly event: 'open' | 'women' | 'mixed';
  /** The most players that the event lets a team enter. */
  readonly mostPlayers: number;
  readonly entered: readonly RtpTeamPlayer[];
  /** Those of them who can play this match. */
  readonly able: readonly string[];
  readonly substitutes: readonly RtpTeamSubstitute[];
  readonly toldBeforehand: boolean;
  /** The matches of the event or phase, and those in which the team has already used a substitute. */
  readonly matches: number;
  readonly matchesBefore: number;
  /** Those of the players entered who have played before (ROP 6.6). */
  readonly used?: readonly string[];
}

/** In how many matches of an event or phase a team may use a substitute (RTP 3.6.5). */
export const rtpMostSubstituteMatches = (matches: number): number =>
  Math.floor((matches * RTP_3_6_5.matchesAtMost.matches) / RTP_3_6_5.matchesAtMost.of);

/** Of the matches in which a team used a substitute, in the order played, those beyond the limit (RTP 3.6.5). */
export const rtpMatchesBeyondLimit = <Match>(matches: number, used: readonly Match[]): readonly Match[] =>
  used.slice(rtpMostSubstituteMatches(matches));

/**
 * What the use of a substitute breaks (RTP 3.6.5). If he plays all the same, the team may be held not to have appeared
 * in the matches concerned. He earns no ranking points, unless at once declared to stay for a player not yet used.
 */
export function rtpTeamSubstitutionBreaches(asked: RtpTeamSubstitution): readonly Breach[] {
  const { entered, able, substitutes, event } = asked;
  const absent = entered.filter(({ id }) => !able.includes(id));
  const most = rtpMostSubstituteMatches(asked.matches);
  const bestAbsent = Math.min(...absent.map(rtpTier));
  return breaches(
    broken(
      asked.mostPlayers > RTP_3_6_5.players,
      'larger-teams',
      `The event allows ${asked.mostPlayers} players; substitutes are for events that allow no more than ${RTP_3_6_5.players}.`,
    ),
    broken(
      entered.length < RTP_3_6_5.players,
      'team-not-complete',
      `The team has entered ${entered.length} players; it may complete itself (RTP 3.6.4) instead.`,
    ),
    broken(
      able.length >= RTP_3_6_5.toField,
      'four-can-play',
      `${able.length} of the players entered can play; a substitute is for a team that cannot field ${RTP_3_6_5.toField}.`,
    ),
    broken(
      substitutes.length > RTP_3_6_5.substitutesInMatch,
      'several-substitutes',
      `A team has ${substitutes.length} substitutes; only ${RTP_3_6_5.substitutesInMatch} may play in a match.`,
    ),
    broken(!asked.toldBeforehand, 'director-not-told', 'The captain tells the director before the match.'),
    broken(
      substitutes.some(({ otherTeam }) => otherTeam !== 'none'),
      'other-team',
      'A substitute has represented another team of the event, or will.',
    ),
    broken(
      substitutes.some((substitute) => !sexFits(event, substitute)),
      'sex',
      event === 'women'
        ? 'In a women’s event a substitute is a woman.'
        : 'In a mixed event a substitute is not of his partner’s sex.',
    ),
    broken(
      substitutes.some((substitute) => rtpTier(substitute) < bestAbsent),
      'substitute-tier',
      'A substitute is of a higher tier than the best-ranked of the absent players.',
    ),
    broken(
      asked.matchesBefore >= most,
      'too-many-matches',
      `A substitute may play in ${most} of ${asked.matches} matches; the team has used one in ${asked.matchesBefore}.`,
    ),
  );
}

function sexFits(event: RtpTeamSubstitution['event'], substitute: RtpTeamSubstitute): boolean {
  switch (event) {
    case 'open':
      return true;
    case 'women':
      return substitute.woman === true;
    case 'mixed':
      return (substitute.woman === true) !== (substitute.partnerIsWoman === true);
  }
}
