export { CAUSES, type CauseCode } from './causes.ts';
export * from './model.ts';
export type { ReportedPractice } from './practice.ts';
export { type RescoreOptions, rescore } from './rescore.ts';
