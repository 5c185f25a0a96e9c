export * from './hosts.ts';
export type { Sink } from './live-feed.ts';
