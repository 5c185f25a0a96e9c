import type { Seat } from '../../game/index.ts';

/** A PBN file as it stands: what its games say, not yet what it means. */
export interface PbnFile {
  /** What a `% PBN 2.1` line claims. */
  readonly version?: string;
  /** Does a `% EXPORT` line claim the strict format? */
  readonly exportFormat: boolean;
  /** The lines that begin with `%`, without it. */
  readonly directives: readonly { readonly text: string; readonly line: number }[];
  readonly games: readonly PbnGame[];
}

export interface PbnGame {
  /** The tags of the identification section, in the order of the file, then those inherited from games before. */
  readonly tags: readonly PbnTag[];
  readonly auction?: PbnAuction;
  readonly play?: PbnPlay;
  readonly tables: readonly PbnTable[];
  /** Sections that the standard does not define, by the tag that begins them. */
  readonly sections: readonly PbnSection[];
  readonly comments: readonly PbnComment[];
  readonly line: number;
}

export interface PbnTag {
  readonly name: string;
  /** What the tag means here: `#` and `##` are already replaced. */
  readonly value: string;
  /** True when the value comes from an earlier game. */
  readonly inherited: boolean;
  readonly line: number;
}

/** A call or card with all that is written about it. */
export interface PbnAction {
  /** `1NT`, `Pass`, `AP`, `X`; `SA`; `-` for none or unknown, `+` for the next one to come, `^S` for a turn skipped. */
  readonly text: string;
  /** `^I` before a call, `^R` or `^L` before a card. */
  readonly irregularity?: 'I' | 'R' | 'L';
  readonly note?: number;
  /** Numeric annotations; the suffixes `!` to `?!` are given by their numbers. */
  readonly nags: readonly number[];
  readonly line: number;
}

export interface PbnNote {
  readonly index: number;
  readonly text: string;
}

interface ActionSection {
  /** Whose action stands in the first column. */
  readonly first: Seat;
  readonly actions: readonly PbnAction[];
  /** Ended by `*`: nothing more will be known. */
  readonly ended: boolean;
  readonly notes: readonly PbnNote[];
  readonly line: number;
}

/** Calls in rotation. */
export interface PbnAuction extends ActionSection {}

/** Cards in columns, four to a trick, the first column always the same seat's. */
export interface PbnPlay extends ActionSection {}

export interface PbnColumn {
  readonly name: string;
  /** The order its values promise: `+` from the highest down, `-` from the lowest up. */
  readonly order?: 'descending' | 'ascending';
  readonly width?: number;
  readonly align?: 'L' | 'R';
}

export interface PbnTable {
  readonly name: string;
  readonly columns: readonly PbnColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly line: number;
}

export interface PbnSection {
  readonly name: string;
  readonly value: string;
  readonly lines: readonly string[];
  readonly line: number;
}

export interface PbnComment {
  readonly text: string;
  readonly line: number;
  /** The tag it follows; missing at the beginning of the game. */
  readonly after?: string;
}

/** The value of a tag of a game, inherited or its own. */
export const tagValue = (game: PbnGame, name: string): string | undefined =>
  game.tags.find((tag) => tag.name === name)?.value;

/** What a tag of a game tells; nothing where it is empty or says that its value is not known. */
export const toldTag = (game: PbnGame, name: string): string | undefined => {
  const value = tagValue(game, name)?.trim();
  return value === undefined || value === '' || value === '?' ? undefined : value;
};

export const tableOf = (game: PbnGame, name: string): PbnTable | undefined =>
  game.tables.find((table) => table.name === name);
