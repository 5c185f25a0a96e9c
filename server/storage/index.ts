export * from './fact-hash.ts';
export * from './finding.ts';
export * from './open-store.ts';
export * from './postgres/index.ts';
export { hashOf, toFact } from './rows.ts';
export * from './sqlite/index.ts';
export * from './store.ts';
export * from './trouble.ts';
