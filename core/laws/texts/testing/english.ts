/** Words that no sentence of the other three languages has. */
const ENGLISH =
  /\b(the|of|and|which|was|were|does|with|trick|tricks|played|plays|card|cards|call|may|lead|partner|director rules)\b/i;

/** Has a text been left in English? What fills its gaps is not looked at, nor a reason that the director gave in his own words. */
export const isEnglish = (sentence: string): boolean =>
  ENGLISH.test(sentence.replaceAll(/\{\w+\}|(?<=[?:;] )“[^”]*”/g, ''));
