/** Letters that are no other letter with a mark. */
const OTHERWISE: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/** `João` as `joao`: how a name is compared with one that somebody typed. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øßłđæœ]/g, (letter) => OTHERWISE[letter] ?? letter);
