/** What only a director can answer: asked, never guessed. */
export interface Judgement {
  /** Stable: the clause, then the trick and the player it is about, as in `64C1:T6W`. */
  readonly id: string;
  readonly clause: string;
  readonly question: string;
  readonly answers: readonly PossibleAnswer[];
  /** What to look at, in short sentences. */
  readonly facts: readonly string[];
}

export interface PossibleAnswer {
  readonly id: string;
  readonly text: string;
}

/** The director's answers so far, by the id of the judgement. */
export type Answers = Readonly<Record<string, string>>;

export const YES_OR_NO: readonly PossibleAnswer[] = [
  { id: 'yes', text: 'Yes' },
  { id: 'no', text: 'No' },
];

/** The id of a judgement about a player's card in a trick. */
export const judgementId = (clause: string, { trick, seat }: { trick: number; seat: string }): string =>
  `${clause}:T${trick}${seat}`;
