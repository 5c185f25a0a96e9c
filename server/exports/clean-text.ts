/** Halves of characters, and what is no character at all: XML has no place for them, and nobody can read them. */
const NOT_CHARACTERS = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const CONTROLS = /\p{Cc}+/gu;

/** Text that any file may hold. What people typed was checked; what an older file brought in may not have been. */
export const cleanText = (text: string): string =>
  text.replace(NOT_CHARACTERS, '\uFFFD').replace(CONTROLS, ' ');
