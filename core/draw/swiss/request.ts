import type { Allegiance, DrawnMatch, DrawTeam } from '../match.ts';

/** A team of a Swiss with what it has behind it. */
export interface SwissTeam extends DrawTeam {
  /** Whom it has met. A match that was not played is no meeting; a triple is one with both (RTP 3.6.12.2, A32). */
  readonly met: readonly string[];
  readonly byes: number;
  /** How often it was at home and away; balanced where both teams say it. */
  readonly homes?: number;
  readonly aways?: number;
  /** It fields a highly unusual method: always the visitor against a team that does not (RTP 2.3.4.3). */
  readonly hum?: boolean;
  /** It does not play this round: it has left, was excluded, or comes later. Whom it has met stays known, so it can return. */
  readonly absent?: boolean;
  /** The round in which it first plays; the first unless told. */
  readonly joins?: number;
}

/** Teams of one club, region or nation are kept apart. */
export interface Apart {
  readonly by: Allegiance;
  /** In the first so many rounds; in all unless told. */
  readonly rounds?: number;
  /** Given up where no draw without a rematch keeps to it; never unless told. */
  readonly release?: 'if-necessary';
}

/**
 * How opponents are found. `regulation`: the highest takes the highest such that the rest can be paired (RTP 3.6.12.2).
 * `nearest`: the draw as a whole stays closest to the standings. `fold` and `slide` are for the first round: highest against
 * lowest, or upper against lower half.
 */
export const SWISS_METHODS = ['regulation', 'nearest', 'fold', 'slide'] as const;
export type SwissMethod = (typeof SWISS_METHODS)[number];

/** What happens with an odd number of teams: the lowest sits out, or the last three meet each other. */
export const ODD_WAYS = ['bye', 'triple'] as const;
export type OddWay = (typeof ODD_WAYS)[number];

export interface SwissRequest {
  /** In the order of the standings; for the first round in that of the value index, or as drawn by lot. */
  readonly teams: readonly SwissTeam[];
  readonly method: SwissMethod;
  readonly odd?: OddWay;
  /** Who plays a triple where some of the last three have met: those all the same, or the lowest three who have not (A31). */
  readonly triple?: 'last' | 'unmet';
  /** The round that is drawn: rules that hold for the first rounds go by it. */
  readonly round?: number;
  /** What is released first stands first. */
  readonly apart?: readonly Apart[];
  readonly forbidden?: readonly DrawnMatch[];
  readonly fixed?: readonly DrawnMatch[];
  /** Who sits out, if the director has said so. */
  readonly bye?: string;
  /** Where no draw avoids rematches: none is made, or the one with the fewest. */
  readonly rematches?: 'never' | 'fewest';
}
