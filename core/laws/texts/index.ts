/** The words of the Laws in four languages. Apart from `naipe/laws`, so that who only rules does not carry them. */
export * from './claim-wording.ts';
export * from './fact-wording.ts';
export { faultText } from './fault-text.ts';
export { fillText, type Sentence } from './keyed-words.ts';
export { lastingText } from './lasting-wording.ts';
export { meanwhileText } from './meanwhile-wording.ts';
export { replacementOptions } from './options.ts';
export { optionsOutlook, outlook } from './outlook.ts';
export * from './play-wording.ts';
export * from './ruling-wording.ts';
export * from './wording.ts';
