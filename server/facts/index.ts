export * from './fact-log.ts';
export * from './sqlite-fact-log.ts';
