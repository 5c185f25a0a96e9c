export { rowsOf, versionsOf } from './chain-facts.ts';
export * from './check-data.ts';
export * from './code-renewals.ts';
export * from './commit-queue.ts';
export * from './database.ts';
export * from './director-table.ts';
export * from './fact-hash.ts';
export * from './finding.ts';
export { forgetMark, lossesOf } from './high-water-mark.ts';
export * from './notices.ts';
export { moveInPlace, privateFile, syncToDisk } from './private-files.ts';
export * from './removals.ts';
export {
  epochIn,
  isChained,
  renewEpoch,
  SCHEMA_VERSION,
  unlockFacts,
  writtenByNewer,
} from './schema.ts';
export * from './storage-care.ts';
export * from './trouble.ts';
