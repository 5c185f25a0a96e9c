export * from './boards.ts';
export { findingText } from './finding-text.ts';
export * from './hand-record.ts';
export * from './model.ts';
export * from './played.ts';
export * from './reader.ts';
export * from './results.ts';
export * from './writer.ts';
