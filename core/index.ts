/** The whole library, folder by folder: `game` is what the subpath `naipe/game` exports. */
export * as base from './base/index.ts';
export * as check from './check/index.ts';
export * as draw from './draw/index.ts';
export * as federation from './federation/index.ts';
export * as format from './format/index.ts';
export * as game from './game/index.ts';
export * as laws from './laws/index.ts';
export * as movement from './movement/index.ts';
export * as regulation from './regulation/index.ts';
export * as scoring from './scoring/index.ts';
export * as simultaneous from './simultaneous/index.ts';
export * as solver from './solver/index.ts';
export * as tournament from './tournament/index.ts';
