export * from './entropy.ts';
export * from './fraction.ts';
export * from './isolated.ts';
export * from './json-reader.ts';
export * from './parse-fault.ts';
export * from './plain-letters.ts';
export * from './result.ts';
export * from './text.ts';
