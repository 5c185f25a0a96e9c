/** What fills the gaps of a text, by their names. */
export type Params = Readonly<Record<string, string>>;

/**
 * A text with its gaps filled: `{seat}` by what `fill` answers for `seat`. A gap for which it answers nothing stays, so
 * that it shows.
 */
export const fillGaps = (text: string, fill: (name: string) => string | undefined): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => fill(name) ?? gap);
