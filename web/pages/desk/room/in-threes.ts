/** `123 456`: as people read digits out. */
export const inThrees = (digits: string): string => digits.replace(/\d{3}(?=\d)/g, '$& ');
