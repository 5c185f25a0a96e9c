/** Why others were passed over, and who they are. */
export type BecauseCode =
  | 'has-met'
  | 'same-club'
  | 'same-region'
  | 'same-nation'
  | 'forbidden'
  | 'blocks-rest'
  | 'meets-another'
  | 'out-blocks-rest'
  | 'had-bye';

export interface Because {
  readonly code: BecauseCode;
  readonly teams: readonly string[];
}

export type ReasonCode =
  | 'next'
  | 'passed-over'
  | 'fold'
  | 'slide'
  | 'nearest'
  | 'fixed'
  | 'rematch'
  | 'club-released'
  | 'region-released'
  | 'nation-released'
  | 'danish'
  | 'place-certain'
  | 'bye'
  | 'bye-fixed'
  | 'second-bye'
  | 'triple'
  | 'triple-met'
  | 'triple-unmet'
  | 'triple-moved';

/** Why a match, a bye or a triple came about: `teams` are those it is about, the higher first. */
export interface Reason {
  readonly code: ReasonCode;
  readonly teams: readonly string[];
  readonly because: readonly Because[];
}
