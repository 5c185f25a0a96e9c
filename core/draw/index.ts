export * from './knockout/bracket.ts';
export * from './knockout/repechage.ts';
export { drawn, type Lots, lotsFrom } from './lots.ts';
export { ALLEGIANCES, type Allegiance, couple, type DrawnMatch, type DrawTeam } from './match.ts';
export * from './read.ts';
export * from './round-robin.ts';
export * from './series/pots.ts';
export * from './series/promotion.ts';
export * from './series/scheme.ts';
export {
  type Exchange,
  rematchesOf,
  type Series,
  type SeriesTeam,
  type SerpentineOptions,
  serpentine,
} from './series/serpentine.ts';
export * from './session/check.ts';
export {
  type HeadToHeadRequest,
  headToHead,
} from './session/head-to-head.ts';
export { type NewEnglishRequest, newEnglish } from './session/new-english.ts';
export * from './session/team-movement.ts';
export * from './session/whist.ts';
export * from './swiss/check.ts';
export * from './swiss/conditions.ts';
export * from './swiss/danish.ts';
export * from './swiss/early.ts';
export * from './swiss/edit.ts';
export type { Deadlock, DrawFault, Impossible } from './swiss/faults.ts';
export * from './swiss/reason.ts';
export * from './swiss/request.ts';
export { drawSwiss, type SwissDraw } from './swiss/swiss.ts';
export * from './swiss/tables.ts';
export type { Triple } from './swiss/triple.ts';
export * from './texts/reason-text.ts';
