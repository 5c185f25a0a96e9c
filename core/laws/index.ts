export * from './claims/index.ts';
export * from './editions.ts';
