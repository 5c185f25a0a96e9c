export * from './68-claim-or-concession.ts';
export * from './69-agreed-claim.ts';
export * from './70-contested-claim.ts';
export * from './71-concession-cancelled.ts';
export * from './claims/index.ts';
export * from './editions.ts';
