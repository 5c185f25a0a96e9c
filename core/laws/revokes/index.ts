export { findRevokes } from './find-revokes.ts';
export * from './readings.ts';
export * from './report.ts';
export type { FinalResult } from './result.ts';
export * from './revoke.ts';
export * from './told.ts';
export * from './unproved.ts';
