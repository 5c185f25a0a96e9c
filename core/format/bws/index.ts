export * from './model.ts';
export * from './reader.ts';
export * from './results.ts';
