export { drawn, type Lots, lotsFrom } from './lots.ts';
export { ALLEGIANCES, type Allegiance, type DrawnMatch, type DrawTeam } from './match.ts';
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
export * from './swiss/danish.ts';
export type { Deadlock, DrawFault } from './swiss/faults.ts';
export * from './swiss/reason.ts';
export * from './swiss/request.ts';
export { drawSwiss, type SwissDraw } from './swiss/swiss.ts';
export type { Triple } from './swiss/triple.ts';
export * from './texts/reason-text.ts';
