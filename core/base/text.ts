/** Capitals for a to z alone: the text keeps its length, so that offsets in it stay true (`ß` would become `SS`). */
export const asciiUpper = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
