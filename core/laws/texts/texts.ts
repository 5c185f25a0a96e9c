import type { RefusalTexts } from './en/refusals.ts';

/**
 * The words of rulings in one language, by the ids that the laws use. `{seat}`, `{call}` and the like are filled in.
 * A question or answer may have words of its own for an irregularity (`accept/lead-out-of-turn`); an answer may
 * have words of its own for a question (`comparable/yes`).
 */
export interface LawTexts {
  /** Why something cannot be recorded. */
  readonly refusals: RefusalTexts;
  /** What went wrong. */
  readonly irregularities: Texts;
  /** What is asked of the director or a player. */
  readonly questions: Texts;
  readonly answers: Texts;
  /** Why the engine suggests an answer. */
  readonly reasons: Texts;
  /** What the director says without changing anything. */
  readonly notes: Texts;
  /** What lasts. */
  readonly lasting: Texts;
  /** What a ruling does to the calls and cards. */
  readonly effects: Texts;
  readonly reviews: Texts;
  /** Words that stand alone. */
  readonly words: Texts;
}

export type Texts = Readonly<Record<string, string>>;
