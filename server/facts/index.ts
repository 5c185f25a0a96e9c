export * from './fact-log.ts';
export * from './postgres-fact-log.ts';
export { hashOf } from './rows.ts';
export * from './sqlite-fact-log.ts';
