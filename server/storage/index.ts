export * from './commit-queue.ts';
export * from './database.ts';
export { SCHEMA_VERSION, writtenByNewer } from './schema.ts';
