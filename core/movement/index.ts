export {
  ARRIVAL_WAYS,
  type Arrival,
  type ArrivalKind,
  type ArrivalWay,
  waysToSeat,
} from './arrival.ts';
export type { ArrivalFigures, Extent } from './arrival-figures.ts';
export * from './balance.ts';
export type { Candidate } from './candidate.ts';
export * from './cards.ts';
export * from './check.ts';
export { fillVacancy } from './fill-vacancy.ts';
export { type Entrant, strongerFirst } from './groups.ts';
export * from './howell.ts';
export {
  FEWEST_HOWELL_TABLES,
  MOST_HOWELL_TABLES,
  searchHowell,
  searchThreeQuarterHowell,
} from './howell-search.ts';
export * from './individual.ts';
export * from './json.ts';
export * from './mitchell.ts';
export { MITCHELL_METHODS, type MitchellMethod } from './mitchell-frames.ts';
export * from './mixed.ts';
export * from './movement.ts';
export { modulo } from './numbers.ts';
export * from './official.ts';
export { type Random, seeded } from './random.ts';
export * from './recommend.ts';
export * from './recommend-individual.ts';
export { type Damage, type DamageCode, type Replan, replan, type Situation } from './replan.ts';
export * from './seat-apart.ts';
export * from './seating.ts';
export * from './sections.ts';
export * from './two-sessions.ts';
export type { Wishes } from './wishes.ts';
export { FEWEST_WORGER_TABLES, type WorgerHowellRequest, worgerHowell } from './worger.ts';
