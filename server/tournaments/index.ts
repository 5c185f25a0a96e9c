export type { TournamentCases } from './case-register.ts';
export * from './hosts.ts';
export type { Sink } from './live-feed.ts';
