export * from './fraction.ts';
export * from './parse-fault.ts';
export * from './result.ts';
