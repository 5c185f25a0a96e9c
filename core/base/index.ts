export * from './parse-fault.ts';
export * from './result.ts';
