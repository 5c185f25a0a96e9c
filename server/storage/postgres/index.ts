export * from './database.ts';
export { openPostgresFactLog } from './fact-log.ts';
export * from './store.ts';
