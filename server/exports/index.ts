export * from './csv.ts';
export * from './pbn.ts';
export * from './results.ts';
export * from './tournament-file.ts';
export * from './usebio.ts';
