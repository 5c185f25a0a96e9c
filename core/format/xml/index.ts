export * from './limits.ts';
export * from './reader.ts';
export * from './tree.ts';
