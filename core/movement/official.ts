/** A number of rounds and the boards of each. */
export interface Length {
  readonly rounds: number;
  readonly boardsPerRound: number;
}

/** The movement that a regulation gives for a number of pairs in one section. */
export interface OfficialRow {
  readonly pairs: { readonly from: number; readonly to: number };
  readonly lengths: readonly Length[];
}

/** What a regulation says about movements. Each profile has a table of this shape. */
export interface OfficialMovements {
  /** As it is cited: "RTP 2014". */
  readonly name: string;
  readonly howell: { readonly clause: string; readonly rows: readonly OfficialRow[] };
  readonly mitchell: { readonly clause: string; readonly rows: readonly OfficialRow[] };
  /** From how many pairs the field is divided into how many sections, the largest first. */
  readonly sections: {
    readonly clause: string;
    readonly rows: readonly { from: number; sections: number }[];
  };
  /** Mitchell and Howell together in three sessions. */
  readonly mixed: {
    readonly clause: string;
    readonly rows: readonly (Length & { readonly pairs: number })[];
    /** The group named second sits North–South in its Mitchell; the first unless told. */
    readonly secondIsNS?: true;
  };
  /** The clause by which a Howell and what derives from it are played to the last round; none when they may be cut. */
  readonly neverCutShort: { readonly clause: string } | undefined;
  /** The fewest boards of a session or event that counts, and of a player. */
  readonly fewestBoards: { readonly clause: string; readonly event: number; readonly player: number };
  /** How often two pairs should meet at most, where the regulation says. */
  readonly mostMeetings: { readonly clause: string; readonly times: number } | undefined;
}

const includes = ({ pairs }: OfficialRow, count: number): boolean => pairs.from <= count && count <= pairs.to;

/** The lengths that a regulation gives for a Howell of so many pairs. */
export const officialHowell = (official: OfficialMovements, pairs: number): readonly Length[] =>
  official.howell.rows.find((row) => includes(row, pairs))?.lengths ?? [];

/** The lengths that a regulation gives for a Mitchell of so many pairs in one section. */
export const officialMitchell = (official: OfficialMovements, pairs: number): readonly Length[] =>
  official.mitchell.rows.find((row) => includes(row, pairs))?.lengths ?? [];

/**
 * Into how many sections a regulation divides so many pairs: the number of its row, or more when a section would be
 * larger than any row allows.
 */
export function officialSections(official: OfficialMovements, pairs: number): number {
  const least = official.sections.rows.find((row) => pairs >= row.from)?.sections ?? 1;
  const largest = Math.max(...official.mitchell.rows.map((row) => row.pairs.to));
  return Math.max(least, Math.ceil(pairs / largest));
}
