export * from './par.ts';
export * from './play-costs.ts';
export * from './plays.ts';
export * from './position.ts';
export * from './steps.ts';
export * from './tricks.ts';
