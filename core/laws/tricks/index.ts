export * from './check.ts';
export * from './history.ts';
export * from './judgement.ts';
export * from './owned.ts';
export * from './record.ts';
export * from './revoke.ts';
export * from './revokes.ts';
export * from './ruling.ts';
