import { type PenaltyProposal, type PenaltyTable, proposePenalty } from './penalty-table.ts';

/** A board on which something went wrong in one room of a match. */
export interface SpoiltBoard<What extends string> {
  readonly what: What;
  /** Has the other room played it? */
  readonly otherRoom: 'played' | 'not-played';
  /** Is there time, and a board, to play instead, and is the match still open (Law 86)? */
  readonly replaceable: boolean;
}

/** What becomes of the board. */
export type BoardRemedy =
  | 'stands'
  /** The other room plays it in the same form, so that the two compare. */
  | 'played-likewise'
  | 'replaced'
  | 'cancelled'
  /** The director sees whether it can be played. */
  | 'director-decides';

export interface SpoiltBoardProposal<Offence extends string> {
  readonly board: BoardRemedy;
  readonly clause: string;
  /** The row of the regulation's table of penalties that may follow. */
  readonly offence: Offence | undefined;
  readonly sentence: string;
}

/** What a regulation says of boards that went wrong in one room: of which ways, and what becomes of the board. */
export interface SpoiltBoardRules {
  readonly whats: readonly string[];
  /** Nothing for a way that the regulation does not name. */
  readonly propose: (spoilt: SpoiltBoard<string>) => SpoiltBoardProposal<string> | undefined;
  /** What the row of its table that a proposal names charges, the first time or another. */
  readonly penalty: (offence: string, repetition: number) => PenaltyProposal | undefined;
}

/** The rules of a regulation, from the ways it names and its answer to each. */
export const spoiltBoardRules = <What extends string>(
  whats: readonly What[],
  propose: (spoilt: SpoiltBoard<What>) => SpoiltBoardProposal<string>,
  table: PenaltyTable,
): SpoiltBoardRules => ({
  whats,
  penalty: (kind, repetition) => {
    const proposal = proposePenalty(table, { kind, competition: 'teams', repetition, harm: true });
    return proposal.ok ? proposal.value : undefined;
  },
  propose: (spoilt) => {
    const what = whats.find((each) => each === spoilt.what);
    return what === undefined ? undefined : propose({ ...spoilt, what });
  },
});
