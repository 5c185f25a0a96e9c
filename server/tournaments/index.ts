export * from './hosts.ts';
export { GZIP_BEGINS, type Sink } from './live-feed.ts';
