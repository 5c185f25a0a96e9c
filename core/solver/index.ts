export * from './par.ts';
export * from './tricks.ts';
