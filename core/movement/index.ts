export * from './balance.ts';
export * from './check.ts';
export * from './howell.ts';
export {
  FEWEST_HOWELL_TABLES,
  MOST_HOWELL_TABLES,
  searchHowell,
  searchThreeQuarterHowell,
} from './howell-search.ts';
export * from './mitchell.ts';
export { MITCHELL_METHODS, type MitchellMethod } from './mitchell-frames.ts';
export * from './mixed.ts';
export * from './movement.ts';
export * from './official.ts';
export { type Random, seeded } from './random.ts';
export * from './sections.ts';
