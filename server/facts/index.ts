export * from './aggregate-host.ts';
export * from './fact-log.ts';
