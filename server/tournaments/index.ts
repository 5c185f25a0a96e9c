export type { Acknowledged } from './host.ts';
export * from './hosts.ts';
export { GZIP_BEGINS, type Sink } from './live-feed.ts';
export type { KnownPlayer, TournamentSummary } from './summaries.ts';
