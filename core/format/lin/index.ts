export * from './from-pbn.ts';
export * from './model.ts';
export * from './reader.ts';
export * from './to-pbn.ts';
export * from './writer.ts';
