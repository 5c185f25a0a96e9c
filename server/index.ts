export * from './announcement.ts';
export * from './check-data.ts';
export * from './erasure/offline.ts';
export { readTournamentFile } from './exports/index.ts';
export * from './facts/index.ts';
export * from './federation/offline.ts';
export * from './http/create-server.ts';
export { isLogLevel, LOG_LEVELS } from './http/logging.ts';
export type { MetricsAddress } from './http/metrics.ts';
export * from './migrate.ts';
export * from './passwords.ts';
export { isOneOfSeveral, serveWithProcesses } from './processes.ts';
export * from './read-reach.ts';
export * from './running.ts';
export * from './serve.ts';
export * from './serve-until-stopped.ts';
export * from './site.ts';
export {
  backup,
  inspect,
  isPostgres,
  openPostgresFactLog,
  openSqliteFactLog,
  restore,
  type SqliteStorageCare,
} from './storage/index.ts';
export * from './transfer.ts';
export * from './transfer-facts.ts';
export * from './version.ts';
